// What the page's main thread has worked so far.

/**
 * A function that answers with the milliseconds of processor time that the page's thread has spent in tasks. Processor
 * time, not the clock: what a frame costs is the page's, how long others keep it waiting is not.
 */
export async function threadTime(context, page) {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find((metric) => metric.name === "TaskDuration").value;
  };
}
