import { randomBytes } from 'node:crypto';
import type { ChangeFeed } from '../../db/index.ts';
import { createFingerprintSet } from './fingerprint-set.ts';

/** Of each of the two halves: the answers since a while ago, and those of the while before. */
const HALF_BYTES = 4 * 1024 * 1024;
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 400;
/** Questions that were asked once and are remembered as such. */
const MOST_SEEN = 50_000;

/** Something rendered that can be sent again, with its size. */
type Keepable = { body: Uint8Array; isWhole?: boolean };

/** An answer, and for how long it holds. */
export type Lasting<T> = T & {
  /** Whether this very answer would be given now. */
  isCurrent: () => boolean;
  /** Names the state that the answer is of; undefined when it may be of none, as while changes cannot be heard. */
  state: string | undefined;
};

/**
 * Answers that are sent again while nothing changed. Right after a change, in whatever process, none of the older ones is
 * given any more; while changes cannot be heard, none is given at all.
 */
export type AnswerCache<T extends Keepable> = {
  /** The kept answer, or the one that `make` gives; several who ask at once wait for one making. */
  get: (key: string, make: () => Promise<T>) => Promise<Lasting<T>>;
};

type Sources = {
  changes: ChangeFeed;
  /** Gives the object that understands the names in a question, another one when that changed. */
  namesOf: () => object;
};

type Settings = Sources & {
  /** What is quickly made is kept when it is asked for a second time: most questions are asked once. */
  keep: 'always' | 'when-asked-again';
};

/** Answers depend on the published rates, and on what the names in a question mean. */
export function createAnswerCache<T extends Keepable>({ keep, ...sources }: Settings): AnswerCache<T> {
  let kept = createHalves<Lasting<T>>();
  let making = new Map<string, Promise<Lasting<T>>>();
  const wasAsked = keep === 'always' ? () => true : rememberAsked();
  const state = watchState(sources, () => {
    kept = createHalves();
    making = new Map();
  });
  const makeOnce = (key: string, make: () => Promise<T>): Promise<Lasting<T>> => {
    const [shared, madeIn] = [making, state.generation];
    const promise = make()
      .then((answer) => {
        const lasting = toLasting(answer, state, madeIn);
        if (lasting.state === undefined || lasting.isWhole === false || !wasAsked(key)) return lasting;
        // Small buffers share their memory with others: a copy of its own keeps none of these alive.
        const own = { ...lasting, body: new Uint8Array(lasting.body) };
        kept.keep(key, own);
        return own;
      })
      .finally(() => shared.delete(key));
    shared.set(key, promise);
    return promise;
  };
  return {
    get: (key, make) => {
      if (!state.isTrusted()) return make().then((answer) => toLasting(answer, state, Number.NaN));
      const answer = kept.find(key);
      if (answer) return Promise.resolve(answer);
      return making.get(key) ?? makeOnce(key, make);
    },
  };
}

/** What answers depend on, as often as it changed. */
type State = {
  generation: number;
  /** Two processes never name a state alike: each knows only how often its own memory was emptied. */
  readonly processName: string;
  /** Whether changes are heard, so that the generation is that of now. */
  readonly isTrusted: () => boolean;
};

/** Counts the changes from now on; `forget` is called at each. */
function watchState({ changes, namesOf }: Sources, forget: () => void): State {
  let names = namesOf();
  const beginNext = () => {
    state.generation += 1;
    forget();
  };
  const isTrusted = () => {
    if (names !== namesOf()) {
      names = namesOf();
      beginNext();
    }
    return changes.isConnected();
  };
  const state = { generation: 0, processName: randomBytes(6).toString('base64url'), isTrusted };
  changes.on('rates', beginNext);
  return state;
}

/** `madeIn` is the generation before it was made: a change that came meanwhile makes it one of none. */
function toLasting<T extends Keepable>(answer: T, state: State, madeIn: number): Lasting<T> {
  const isCurrent = () => state.isTrusted() && state.generation === madeIn;
  if (!isCurrent()) return { ...answer, isCurrent: () => false, state: undefined };
  const name = `${state.processName}-${madeIn}`;
  // The same question may be answered in full at any time: what lacks something is never sent again for that.
  if (answer.isWhole === false) return { ...answer, isCurrent: () => false, state: `${name}-part` };
  return { ...answer, isCurrent, state: name };
}

/** A young and an old half: when the young one is full, it becomes the old one. What is asked for again moves back. */
function createHalves<T extends { body: Uint8Array }>() {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  let bytes = 0;
  const keep = (key: string, answer: T): void => {
    young.set(key, answer);
    bytes += answer.body.byteLength + ENTRY_BYTES;
    if (bytes <= HALF_BYTES) return;
    old = young;
    young = new Map();
    bytes = 0;
  };
  const find = (key: string): T | undefined => {
    const answer = young.get(key);
    if (answer) return answer;
    const older = old.get(key);
    if (older === undefined) return undefined;
    old.delete(key);
    keep(key, older);
    return older;
  };
  return { keep, find };
}

function rememberAsked(): (key: string) => boolean {
  let asked = createFingerprintSet();
  let count = 0;
  return (key) => {
    if (asked.has(key)) return true;
    if (count === MOST_SEEN) {
      asked = createFingerprintSet();
      count = 0;
    }
    asked.add(key);
    count += 1;
    return false;
  };
}
