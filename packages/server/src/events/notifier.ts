/** Wakes those who wait for something new. Rings before a wait count: whoever missed one does not wait for the next. */
export type Bell = {
  ring: () => void;
  /** How often it rang; hand it to `wait`. */
  count: () => number;
  /** Resolves at the next ring after `count`, after the time, or when the signal fires. */
  wait: (count: number, options: { milliseconds: number; signal: AbortSignal }) => Promise<void>;
};

/** Makes a bell. */
export function createBell(): Bell {
  let rung = 0;
  const waiting = new Set<() => void>();
  return {
    ring: () => {
      rung += 1;
      for (const wake of waiting) wake();
    },
    count: () => rung,
    wait: (count, { milliseconds, signal }) =>
      new Promise((resolve) => {
        if (count !== rung || signal.aborted) return resolve();
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
