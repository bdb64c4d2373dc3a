import type { Log } from '../base/index.ts';
import type { ChangeFeed, ChangeTopic } from './change-feed.ts';

/** Work that goes on until it is stopped. */
export type OngoingWork = {
  /** Resolves when what is under way is done; nothing is begun after. */
  stop: () => Promise<void>;
};

/** What is to be done when, and where a failure is told. */
export type WorkOnChange = {
  changes: ChangeFeed;
  topic: ChangeTopic;
  /** Also done every so often, since a notification may be lost. */
  everyMilliseconds: number;
  /** Everything there is to do; never run twice at a time in this process. What fails is tried again at the next turn. */
  work: () => Promise<void>;
  log: Log;
  /** What the work is called in the log. */
  name: string;
};

/** Does work now, after every change of a topic, and every so often: for what walks through a table as it grows. */
export function workOnChange({ changes, topic, everyMilliseconds, work, log, name }: WorkOnChange): OngoingWork {
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await work().catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, `${name} failed; trying again`);
      });
    }
    running = undefined;
  };
  const nudge = () => {
    if (isStopped) return;
    isWanted = true;
    running ??= run();
  };
  changes.on(topic, nudge);
  const timer = setInterval(nudge, everyMilliseconds);
  timer.unref();
  nudge();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
