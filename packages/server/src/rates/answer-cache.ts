import type { ChangeFeed } from '../db/index.ts';

const KEPT_BYTES = 64 * 1024 * 1024;
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 400;

/** Something rendered that can be sent again, with its size. */
type Keepable = { body: Uint8Array };

/**
 * Answers that are sent again while nothing changed. Right after a change, in whatever process, none of the older ones is
 * given any more; while changes cannot be heard, none is given at all.
 */
type AnswerCache<T extends Keepable> = {
  /** Whether this very answer would be given for the key now. */
  holds: (key: string, answer: T) => boolean;
  /** The kept answer, or the one that `make` gives; several who ask at once wait for one making. */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
};

/**
 * Answers depend on the published rates, and on what the names in a question mean: `namesOf` gives the object that
 * understands them, another one when that changed.
 */
export function createAnswerCache<T extends Keepable>(changes: ChangeFeed, namesOf: () => object): AnswerCache<T> {
  let names = namesOf();
  let kept = new Map<string, T>();
  let making = new Map<string, Promise<T>>();
  let bytes = 0;

  const forget = () => {
    kept = new Map();
    making = new Map();
    bytes = 0;
  };
  changes.on('rates', forget);
  const isTrusted = () => {
    if (names !== namesOf()) {
      names = namesOf();
      forget();
    }
    return changes.isConnected();
  };

  const keep = (key: string, answer: T) => {
    kept.set(key, answer);
    bytes += answer.body.byteLength + ENTRY_BYTES;
    for (const [oldest, { body }] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(oldest);
      bytes -= body.byteLength + ENTRY_BYTES;
    }
  };

  const makeOnce = (key: string, make: () => Promise<T>): Promise<T> => {
    const shared = making;
    const promise = make()
      .then((answer) => {
        // A change that came meanwhile replaced the map: this answer may be from before it.
        if (isTrusted() && shared === making) keep(key, answer);
        return answer;
      })
      .finally(() => shared.delete(key));
    shared.set(key, promise);
    return promise;
  };

  return {
    holds: (key, answer) => isTrusted() && kept.get(key) === answer,
    get: (key, make) => {
      if (!isTrusted()) return make();
      const answer = kept.get(key);
      if (answer) return Promise.resolve(answer);
      return making.get(key) ?? makeOnce(key, make);
    },
  };
}
