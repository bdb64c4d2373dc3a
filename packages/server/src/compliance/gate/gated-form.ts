import type { Finding } from '../../base/index.ts';
import type { DocumentReading } from '../../extraction/index.ts';
import type { CheckFinding } from '../check-finding.ts';
import type { DeclaredValues, SourceName } from '../declaration/declare-values.ts';
import type { CheckOptions } from '../declaration/goods-facts.ts';

/** The list that a form is judged by, and the day of sailing where it is stated. */
export type GateOptions = Pick<CheckOptions, 'list'> & Partial<CheckOptions>;

/** A form that is about to be filled: what it shows, everything its documents state, and what each of these states by itself. */
export type GatedForm = {
  /** Id of the target format. */
  readonly format: string;
  /** The keys of the form's fields. */
  readonly fields: readonly string[];
  /** The form's values, the caller's own (`given`) in front of extracted ones. */
  readonly values: DeclaredValues;
  /** Everything the documents state, corrections applied. */
  readonly evidence: DeclaredValues;
  readonly documents: readonly SourceName[];
  readonly readings: readonly DocumentReading[];
  /** The goods, where the form has several; its own values are what they share. */
  readonly goods?: readonly GatedGoods[] | undefined;
  /** The caller compares the papers of the goods with each other and with what is given. */
  readonly withoutConflicts?: boolean;
};

/** One of several goods on a form. */
export type GatedGoods = Pick<GatedForm, 'values' | 'evidence' | 'readings'> & {
  /** Numbers of the containers that it travels in, where that is known. */
  readonly containers?: readonly string[] | undefined;
};

/**
 * Whether the form may be filled: `refusals` forbid it, with quotes and questions; `findings` go with the filled form.
 * `final`: no person can overrule the refusals. `derived` is what the list says and no document does, by its goods (from 1).
 */
export type GateVerdict = {
  readonly refusals: readonly CheckFinding[];
  readonly findings: readonly Finding[];
  readonly final: boolean;
  readonly derived?: readonly { readonly goods: number; readonly key: string; readonly value: string }[];
};
