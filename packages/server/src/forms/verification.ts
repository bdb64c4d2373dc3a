import type { Finding } from '../base/index.ts';
import type { Unanswered } from './overrulings/answer-doubts.ts';
import type { Overruling } from './overrulings/overruling.schema.ts';
import type { ProvenanceValue } from './provenance.ts';

/** One value of the record, replayed. */
export type VerifiedValue = Pick<ProvenanceValue, 'key' | 'label' | 'value' | 'status'> & {
  /** The file still shows it where it was put. */
  readonly inFile: boolean;
  /** Its quotes are on the named pages; null when their documents were not given, or it has none. */
  readonly quotesStand: boolean | null;
  readonly correctedBy?: string;
};

/** What replaying a filled file's record gave. `verified`: no finding is an error. */
export type Verification = {
  readonly file: string;
  readonly verified: boolean;
  readonly format: string;
  readonly filledAt: string;
  readonly documents: readonly { readonly name: string; readonly sha256: string; readonly given: boolean }[];
  readonly values: readonly VerifiedValue[];
  /** The record has a signature; findings say whether it holds. */
  readonly signed: boolean;
  /** Findings that a person answered for when the file was filled. */
  readonly overruled: readonly Overruling[];
  /** Doubts that no person had answered for. */
  readonly unanswered: readonly Unanswered[];
  readonly findings: readonly Finding[];
};
