/** For the page around a frame: gives each frame of an element the height that it asks for. */
addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
  if (typeof data !== "object" || data === null) return;
  const { overtrick, height } = data as { overtrick?: unknown; height?: unknown };
  if (overtrick !== "height" || typeof height !== "number" || !(height > 0 && height < 100_000)) return;
  // Only the frame that said so, whatever else is on the page.
  const frame = [...document.querySelectorAll("iframe")].find((one) => one.contentWindow === source);
  if (!frame) return;
  const whole = String(height + around(frame));
  frame.height = whole;
  // A site whose own rules give frames a height means those of others.
  frame.style.setProperty("height", `${whole}px`, "important");
});

/** Many sites count border and padding as part of a height: then the frame needs both besides what it shows. */
function around(frame: HTMLIFrameElement): number {
  const style = getComputedStyle(frame);
  if (style.boxSizing !== "border-box") return 0;
  const { borderTopWidth, borderBottomWidth, paddingTop, paddingBottom } = style;
  return [borderTopWidth, borderBottomWidth, paddingTop, paddingBottom].reduce(
    (sum, size) => sum + parseFloat(size),
    0,
  );
}
