import type { Severity } from '../../../base/index.ts';

/** Words that mean other entries than the declared one. */
export type EntryChoice = {
  /** Declared numbers that it speaks of. */
  readonly numbers: readonly string[] | 'any';
  readonly exceptNumbers?: readonly string[];
  readonly words: RegExp;
  /** The words are the product's name only, not remarks. */
  readonly ofProduct?: true;
  /** Words that make the declared number the right one. */
  readonly unless?: RegExp;
  readonly right: readonly string[];
  readonly why: string;
  readonly severity?: Severity;
};
