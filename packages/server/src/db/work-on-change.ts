import type { Log } from '../base/index.ts';
import type { ChangeFeed, ChangeTopic } from './change-feed.ts';

/** Recurring work. */
export type OngoingWork = {
  /** Resolves when the current run is done; no other is started. */
  stop: () => Promise<void>;
};

/** Recurring work and when to do it. */
export type WorkOnChange = {
  changes: ChangeFeed;
  topic: ChangeTopic;
  /** Also done at this interval, since a notification may be lost. */
  everyMilliseconds: number;
  /** Does everything there is to do; never run concurrently in this process. A failure is logged and retried at the next run. */
  work: () => Promise<void>;
  log: Log;
  /** Name of the work in the log. */
  name: string;
};

/** Does work now, after every change of a topic, and at an interval: for reading a table as it grows. */
export function workOnChange({ changes, topic, everyMilliseconds, work, log, name }: WorkOnChange): OngoingWork {
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await work().catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, `${name} failed; it will be retried`);
      });
    }
    running = undefined;
  };
  const request = () => {
    if (isStopped) return;
    isWanted = true;
    running ??= run();
  };
  changes.on(topic, request);
  const timer = setInterval(request, everyMilliseconds);
  timer.unref();
  request();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
