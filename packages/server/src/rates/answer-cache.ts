import { randomBytes } from 'node:crypto';
import type { ChangeFeed } from '../db/index.ts';

/** Of each of the two halves: the answers since a while ago, and those of the while before. */
const HALF_BYTES = 8 * 1024 * 1024;
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 400;

/** Something rendered that can be sent again, with its size. */
type Keepable = { body: Uint8Array; isWhole?: boolean };

/**
 * Answers that are sent again while nothing changed. Right after a change, in whatever process, none of the older ones is
 * given any more; while changes cannot be heard, none is given at all.
 */
export type AnswerCache<T extends Keepable> = {
  /** Whether this very answer would be given for the key now. */
  holds: (key: string, answer: T) => boolean;
  /** Names the state that the answer is of, when it would be given for the key now; undefined when that is not sure. */
  stateOf: (key: string, answer: T) => string | undefined;
  /** The kept answer, or the one that `make` gives; several who ask at once wait for one making. */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
};

/**
 * Answers depend on the published rates, and on what the names in a question mean: `namesOf` gives the object that
 * understands them, another one when that changed.
 */
export function createAnswerCache<T extends Keepable>(changes: ChangeFeed, namesOf: () => object): AnswerCache<T> {
  let names = namesOf();
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  let making = new Map<string, Promise<T>>();
  let bytes = 0;
  // Two processes never name a state alike: each knows only how often its own memory was emptied.
  const processName = randomBytes(6).toString('base64url');
  let generation = 0;

  const forget = () => {
    generation += 1;
    young = new Map();
    old = new Map();
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
    young.set(key, answer);
    bytes += answer.body.byteLength + ENTRY_BYTES;
    if (bytes <= HALF_BYTES) return;
    old = young;
    young = new Map();
    bytes = 0;
  };

  /** What is asked for again stays: it moves to the young half. */
  const find = (key: string): T | undefined => {
    const answer = young.get(key);
    if (answer) return answer;
    const older = old.get(key);
    if (older) {
      old.delete(key);
      keep(key, older);
    }
    return older;
  };

  const makeOnce = (key: string, make: () => Promise<T>): Promise<T> => {
    const shared = making;
    const promise = make()
      .then((answer) => {
        // A change that came meanwhile replaced the map: this answer may be from before it.
        if (answer.isWhole !== false && isTrusted() && shared === making) keep(key, answer);
        return answer;
      })
      .finally(() => shared.delete(key));
    shared.set(key, promise);
    return promise;
  };

  const holds = (key: string, answer: T) => isTrusted() && find(key) === answer;
  return {
    holds,
    stateOf: (key, answer) => (holds(key, answer) ? `${processName}-${generation}` : undefined),
    get: (key, make) => {
      if (!isTrusted()) return make();
      const answer = find(key);
      if (answer) return Promise.resolve(answer);
      return making.get(key) ?? makeOnce(key, make);
    },
  };
}
