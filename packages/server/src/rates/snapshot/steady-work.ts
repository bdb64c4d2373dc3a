/** Work that goes on by itself: once at a time, and again a while after it failed. */
export type SteadyWork = {
  /** Does it, or waits for it when it is being done. Resolves also when it fails, which is said elsewhere. */
  doNow: () => Promise<void>;
  /** Does it a while later, because of what happened. */
  doLater: (error: unknown) => void;
  /** Waits for what is being done; nothing is begun from here on. */
  stop: () => Promise<void>;
};

/** What is done, until `isStopped` says otherwise; what a failure means for it; and who hears of failures, each said once. */
export type SteadyTask = {
  run: (isStopped: () => boolean) => Promise<void>;
  onFailure: () => void;
  warn: (error: unknown) => void;
};

const RETRY_MILLISECONDS = 5_000;

/** Work that nobody does yet. */
export function createSteadyWork({ run, onFailure, warn }: SteadyTask): SteadyWork {
  let working: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let warned = '';

  const doNow = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    working ??= run(() => isStopped)
      .then(() => {
        warned = '';
      })
      .catch((error) => {
        onFailure();
        doLater(error);
      })
      .finally(() => {
        working = undefined;
      });
    return working;
  };
  const doLater = (error: unknown) => {
    // Said once, however long it lasts.
    if (warned !== String(error)) warn(error);
    warned = String(error);
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(doNow, RETRY_MILLISECONDS).unref();
  };
  const stop = async () => {
    isStopped = true;
    clearTimeout(retry);
    await working;
  };
  return { doNow, doLater, stop };
}
