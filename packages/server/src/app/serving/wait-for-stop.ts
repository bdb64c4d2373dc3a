const PARENT_EVERY_MILLISECONDS = 500;
/** A terminal sends its interrupt to every process, and a launcher passes it on: that is one request to stop, not two. */
const SAME_REQUEST_MILLISECONDS = 1_000;

/**
 * Resolves with the reason at the first signal, when a launcher ends, or with `stopsWithParent` when the parent process ends.
 * A second request, later, ends the process at once.
 */
export function waitForStop(stopsWithParent: boolean): Promise<string> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    const stop = (reason: string) => {
      if (firstAt !== undefined && Date.now() - firstAt > SAME_REQUEST_MILLISECONDS) process.exit(1);
      firstAt ??= Date.now();
      resolve(reason);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    // A launcher that ends while this process stops is no second request: it is disconnected in the end.
    const stopWithout = (reason: string) => {
      if (firstAt === undefined) stop(reason);
    };
    process.once('disconnect', () => stopWithout('launcher ended'));
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (!stopsWithParent || process.ppid === parent) return;
      clearInterval(watch);
      stopWithout('npm ended');
    }, PARENT_EVERY_MILLISECONDS);
    watch.unref();
  });
}
