import type { KnownCharge } from '../charges/charge-lexicon.ts';
import type { FoundAmount } from './amounts.ts';
import type { ChargeTerm } from './charge-terms.ts';
import type { AmountUnit } from './stated-charge.ts';

/** Where a piece of a text is: offsets from 0, `end` exclusive. */
export type Span = { start: number; end: number };

/** A piece of a text about charges. `rank` of a separator: 1 within a list, 2 between clauses, 3 between sentences. */
export type Token = Span &
  (
    | { kind: 'charge'; charge: KnownCharge }
    | { kind: 'amount'; amounts: readonly FoundAmount[]; hasCurrency: boolean }
    | { kind: 'percent'; percent: number }
    | { kind: 'sizes'; unit: AmountUnit }
    | { kind: 'date' }
    | { kind: 'term'; terms: ReadonlySet<ChargeTerm> }
    | { kind: 'separator'; rank: 1 | 2 | 3; sign: string }
    | { kind: 'open' }
    | { kind: 'close' }
    | { kind: 'colon' }
    | { kind: 'word' }
  );
