/** A task in the background: one run at a time, and another one a while after a failure. */
export type RetryingTask = {
  /** Runs the task, or waits for the run that is under way. Resolves also when it fails. */
  run: () => Promise<void>;
  /** Runs the task after a delay, because of an error elsewhere. */
  retryLater: (error: unknown) => void;
  /** Waits for the run that is under way; no other one follows. */
  stop: () => Promise<void>;
};

/** What a task does until `isStopped`, what follows a failure, and where failures are logged. */
export type TaskSettings = {
  run: (isStopped: () => boolean) => Promise<void>;
  onFailure: () => void;
  /** Called once for the same error in succession. */
  warn: (error: unknown) => void;
};

const RETRY_MILLISECONDS = 5_000;

/** A task that does not run yet. */
export function createRetryingTask({ run, onFailure, warn }: TaskSettings): RetryingTask {
  let running: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let warned = '';

  const runNow = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    running ??= run(() => isStopped)
      .then(() => {
        warned = '';
      })
      .catch((error) => {
        onFailure();
        retryLater(error);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const retryLater = (error: unknown) => {
    if (warned !== String(error)) warn(error);
    warned = String(error);
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(runNow, RETRY_MILLISECONDS).unref();
  };
  const stop = async () => {
    isStopped = true;
    clearTimeout(retry);
    await running;
  };
  return { run: runNow, retryLater, stop };
}
