/**
 * The page without a network: the service worker keeps the whole site, serves it from then on, and fetches a new
 * version in the background. A new version waits until the reader takes it.
 */

/** How often a waiting version is told to take over, and when the page is loaded again whether it did or not. */
const again = 500;
const enough = 5000;
/** Loaded again, a page goes on telling it, so often: its reader has asked once and need not ask again. */
const mostTimes = 4;
const asking = "overtrick.taking";
const timesAsked = (): number => Number(sessionStorage.getItem(asking) ?? 0);

/**
 * Registers the worker of the folder that the page lies in, and tells when a new version can be taken; `asked` where
 * its reader took it before the page was loaded again.
 */
export async function keepOffline(offer: (take: () => void, asked: boolean) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register("./sw.js", { updateViaCache: "none" });
  let served = workers.controller !== null;
  let asked = false;
  const reload = (): void => location.reload();
  if (!registration.waiting) sessionStorage.removeItem(asking);

  const offerWaiting = (): void => {
    const { waiting } = registration;
    // Without a version that serves already, the waiting one is the first and nobody need be asked.
    if (!waiting || !served) return;
    const times = timesAsked();
    const take = (): void => {
      asked = true;
      sessionStorage.setItem(asking, String(times + 1));
      // Another tab may have taken it since; then a reload is all that is left to do.
      if (waiting.state !== "installed") {
        reload();
        return;
      }
      const tell = (): void => waiting.postMessage({ type: "SKIP_WAITING" });
      // Told while the old version hands out files, as after a first touch, Chromium leaves the new one waiting for
      // half a minute; told once more, it takes over.
      tell();
      setInterval(tell, again);
      setTimeout(reload, enough);
    };
    offer(take, times > 0 && times < mostTimes);
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
    else if (served) offer(reload, false);
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
