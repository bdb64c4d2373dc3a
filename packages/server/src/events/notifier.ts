/** Wakes waiting readers when there is something new. A notification between `count` and `wait` is not lost. */
export type Notifier = {
  notify: () => void;
  /** The number of notifications so far, to be passed to `wait`. */
  count: () => number;
  /** Resolves at the first notification after `count`, after the time, or when the signal fires. */
  wait: (count: number, options: { milliseconds: number; signal: AbortSignal }) => Promise<void>;
};

/** Creates a notifier. */
export function createNotifier(): Notifier {
  let notified = 0;
  const waiting = new Set<() => void>();
  return {
    notify: () => {
      notified += 1;
      for (const wake of waiting) wake();
    },
    count: () => notified,
    wait: (count, { milliseconds, signal }) =>
      new Promise((resolve) => {
        if (count !== notified || signal.aborted) return resolve();
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        waiting.add(wake);
        signal.addEventListener('abort', wake, { once: true });
      }),
  };
}
