import type { KeyStore } from './key-store.ts';

const INTERVAL_MILLISECONDS = 60_000;

/** Saves when keys are used, at most once a minute each, without delaying the request. */
type LastUsed = {
  note: (keyId: string, at: Date) => void;
  /** Resolves when pending writes are done. */
  flush: () => Promise<void>;
};

/** `onError` gets failed writes, which never fail a request. */
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
    flush: async () => {
      await Promise.all(writing);
    },
  };
}
