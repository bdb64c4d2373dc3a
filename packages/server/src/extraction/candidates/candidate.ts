import type { Passage } from '../layout/passage.ts';

/** What is known of a candidate: the names of `scoring/weights.json`, each with how much it applies. */
export type Features = Readonly<Record<string, number>>;

/** A value that a field may have: its words, and what speaks for it. */
export type Candidate = {
  readonly key: string;
  readonly value: string | number;
  readonly from: Passage;
  readonly features: Features;
  /** The label whose region it stands in; a label states one value. */
  readonly region?: object;
};
