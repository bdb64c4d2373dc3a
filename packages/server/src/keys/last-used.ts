import type { KeyStore } from './key-store.ts';

const INTERVAL_MILLISECONDS = 60_000;

/** Notes when keys are used, at most once a minute each, without the request waiting for it. */
type LastUsed = {
  note: (keyId: string, at: Date) => void;
  /** Resolves when what is being written is written. */
  settle: () => Promise<void>;
};

/** `onError` hears of a note that could not be written: it is a convenience and never fails a request. */
export function createLastUsed(store: Pick<KeyStore, 'saveLastUsed'>, onError: (error: Error) => void): LastUsed {
  const notedAt = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  return {
    note: (keyId, at) => {
      const time = at.getTime();
      if (time - (notedAt.get(keyId) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MILLISECONDS) return;
      notedAt.set(keyId, time);
      const write = store.saveLastUsed(keyId, at).catch(onError);
      writing.add(write);
      write.finally(() => writing.delete(write));
    },
    settle: async () => {
      await Promise.all(writing);
    },
  };
}
