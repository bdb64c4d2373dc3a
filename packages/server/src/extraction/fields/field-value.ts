import { type Evidence, evidenceOf, type Passage } from '../layout/passage.ts';

/**
 * What is known of a field: `stated` by the document; `derived` from other stated values; or empty, because the document
 * does not say (`not_stated`), says that there is none (`negated`), cannot be read there (`unreadable`) or disagrees with
 * itself (`conflict`).
 */
export type FieldStatus = 'stated' | 'derived' | 'not_stated' | 'negated' | 'unreadable' | 'conflict';

export type FieldValue = {
  value: string | number | null;
  status: FieldStatus;
  /** How likely the value, or the blank, is right, as fitted on labelled documents; 0 for what is unreadable or in conflict. */
  confidence: number;
  evidence: Evidence[];
};

/** How a value was found: a fact of its confidence. */
export type Method = 'label' | 'pattern' | 'statement' | 'block' | 'fallback';

/** A value on its way, with the passage that proves it. */
export type Draft = {
  readonly value: string | number | null;
  readonly status: FieldStatus;
  readonly method: Method;
  readonly passages: readonly Passage[];
  /** How likely it is right by its score, where it was scored. */
  readonly probability?: number;
};

export function stated(value: string | number, passage: Passage | readonly Passage[], method: Method = 'label'): Draft {
  return { value, status: 'stated', method, passages: [passage].flat() as Passage[] };
}

export function derived(value: string | number, passages: readonly Passage[]): Draft {
  return { value, status: 'derived', method: 'label', passages };
}

/** Nothing to fill in: because the document says so, with its words, or because it says nothing. */
export function negated(passage: Passage): Draft {
  return { value: null, status: 'negated', method: 'label', passages: [passage] };
}

/** A label is there, but what stands behind it cannot be read. */
export function unreadable(passage: Passage): Draft {
  return { value: null, status: 'unreadable', method: 'label', passages: [passage] };
}

/** Two values that exclude each other, each with its words: nothing is filled in. */
export function conflicting(drafts: readonly Draft[]): Draft {
  return { value: null, status: 'conflict', method: 'label', passages: drafts.flatMap((draft) => draft.passages) };
}

export const NOT_STATED: Draft = { value: null, status: 'not_stated', method: 'label', passages: [] };

export function evidenceOfDraft(draft: Draft): Evidence[] {
  return draft.passages.flatMap(evidenceOf);
}
