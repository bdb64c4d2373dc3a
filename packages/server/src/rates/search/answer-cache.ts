import { randomBytes } from 'node:crypto';
import type { ChangeFeed } from '../../db/index.ts';
import { createFingerprintSet } from './fingerprint-set.ts';

/** Of each of the two halves: recent answers, and older ones. */
const HALF_BYTES = 4 * 1024 * 1024;
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 400;
/** Questions that were asked once and are remembered as such. */
const MOST_SEEN = 50_000;

/** A rendered answer that can be sent again. */
type Keepable = { body: Uint8Array; isWhole?: boolean };

/** An answer, and for how long it holds. */
export type Lasting<T> = T & {
  /** Whether this answer would be given now. */
  isCurrent: () => boolean;
  /** Names the state that the answer was made from; undefined when it is uncertain, as while no changes are received. */
  state: string | undefined;
};

/**
 * Answers that are sent again while nothing changed. Right after a change in any process no older answer is given; while no
 * changes are received, none is given at all.
 */
export type AnswerCache<T extends Keepable> = {
  /** The kept answer, or the one that `make` gives; concurrent callers wait for the same `make`. */
  get: (key: string, make: () => Promise<T>) => Promise<Lasting<T>>;
};

type Sources = {
  changes: ChangeFeed;
  /** Gives the object that understands the names in a question, another one when that changed. */
  namesOf: () => object;
};

type Settings = Sources & {
  /** Quick answers are kept when they are asked for a second time: most questions are asked once. */
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
        // Small buffers share memory with others, which a copy does not keep alive.
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

/** How often the sources of answers changed. */
type State = {
  generation: number;
  /** Generations of two processes are unrelated. */
  readonly processName: string;
  /** Whether changes are received, so that the generation is current. */
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

/** `madeIn` is the generation when making began: after a change since then, the answer belongs to no generation. */
function toLasting<T extends Keepable>(answer: T, state: State, madeIn: number): Lasting<T> {
  const isCurrent = () => state.isTrusted() && state.generation === madeIn;
  if (!isCurrent()) return { ...answer, isCurrent: () => false, state: undefined };
  const name = `${state.processName}-${madeIn}`;
  // The same question may be answered in full later, so an incomplete answer is never sent again.
  if (answer.isWhole === false) return { ...answer, isCurrent: () => false, state: `${name}-part` };
  return { ...answer, isCurrent, state: name };
}

/** A young and an old half: a full young half becomes the old one. An answer that is used again becomes young. */
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
