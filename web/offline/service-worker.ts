/**
 * The page without a network: the service worker keeps the whole site, serves it from then on, and fetches a new
 * version in the background. A new version waits until the reader takes it.
 */

/** How often a waiting version is told to take over, and when the page is loaded again whether it did or not. */
const again = 500;
const enough = 5000;

/** Registers the worker of the folder that the page lies in, and tells when a new version can be taken. */
export async function keepOffline(offer: (take: () => void) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register("./sw.js", { updateViaCache: "none" });
  let served = workers.controller !== null;
  let asked = false;
  const reload = (): void => location.reload();

  const offerWaiting = (): void => {
    const { waiting } = registration;
    // Without a version that serves already, the waiting one is the first and nobody need be asked.
    if (!waiting || !served) return;
    offer(() => {
      asked = true;
      // Another tab may have taken it since; then a reload is all that is left to do.
      if (waiting.state !== "installed") {
        reload();
        return;
      }
      const tell = (): void => waiting.postMessage({ type: "SKIP_WAITING" });
      // Told while the old version hands out files, as after a first touch, Chromium leaves the new one waiting;
      // told once more, it takes over, within a second.
      tell();
      setInterval(tell, again);
      setTimeout(reload, enough);
    });
  };
  const watch = (): void => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") offerWaiting();
    });
  };
  workers.addEventListener("controllerchange", () => {
    if (asked) reload();
    // Taken in another tab: this one goes on as it is until its reader reloads it.
    else if (served) offer(reload);
    served = true;
  });
  registration.addEventListener("updatefound", watch);
  watch();
  offerWaiting();
  // A page may stay open for weeks: whoever comes back to it gets what is new.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
  });
}
