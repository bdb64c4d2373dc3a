import type { Features } from '../candidates/candidate.ts';
import type { Draft } from '../fields/field-value.ts';
import type { SectionFourteenKey } from '../fields/find-field.ts';
import type { Passage } from '../layout/passage.ts';
import type { Mode } from '../lexicon/transport-modes.ts';

/** The transport fields of a document, keyed as the registry's canonical fields are. */
export type TransportKey = SectionFourteenKey | 'shipperDeclareAs' | 'exemptedFromIMDGCode';
export type TransportDrafts = Record<TransportKey, Draft>;

/** A form for the sea takes the sea's entry; what other modes say counts only when the sea's says nothing. */
export const ORDER: readonly Mode[] = ['sea', 'any', 'air', 'road', 'dot', 'tdg'];

/** What a claim may be about besides fields: that the rules do not apply, and which labels of hazards the packages bear. */
export type ClaimKey = SectionFourteenKey | 'notRegulated' | 'hazardLabels';

/** What a text says of a field; `value` is null where it says that there is none, or cannot be read. */
export type Said = {
  readonly key: ClaimKey;
  readonly value: string | null;
  readonly from: Passage;
  /** What speaks for it besides its place: names of `scoring/weights.json`. */
  readonly features?: Features;
  /** The shipping name, folded, behind which a technical name stands. */
  readonly completes?: string;
};

/** A candidate of section 14: what a text says of a field, and the modes of transport that it says it for. */
export type Claim = Said & { readonly modes: ReadonlySet<Mode>; readonly features: Features };
