/** For the page around a frame: gives each frame of an element the height that it asks for. */
addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
  if (typeof data !== "object" || data === null) return;
  const { overtrick, height } = data as { overtrick?: unknown; height?: unknown };
  if (overtrick !== "height" || typeof height !== "number" || !(height > 0 && height < 100_000)) return;
  // Only the frame that said so, whatever else is on the page.
  const frame = [...document.querySelectorAll("iframe")].find((one) => one.contentWindow === source);
  if (!frame) return;
  frame.height = String(height);
  // A site whose own rules give frames a height means those of others.
  frame.style.setProperty("height", `${height}px`, "important");
});
