import type { Quote } from '../../orders/index.ts';
import type { Judgement } from '../verdicts/judgement.ts';
import type { ChargeReading } from './read-charge.ts';

/** A line of a quote with its number, counted from 1. `numbers`: several lines at one price that are charged as one, its own first. */
export type NumberedQuoteLine = Quote['lines'][number] & { number: number; numbers?: readonly number[] };

/** The currency that a line of an invoice is compared in: the quoted one, or its own for what is inside the freight. */
export function currencyOf({ status, currency }: NumberedQuoteLine, own: string): string {
  return status === 'included' ? own : (currency ?? own);
}

/** A line of an invoice beside the line of the quote that it belongs to. Amounts are in minor units of the quoted currency. */
export type MatchedLine = {
  /** Its place in the invoice, counted from 0. */
  at: number;
  amount: number;
  quantity: number | undefined;
  unitAmount: number | undefined;
  /** Whether one unit is said to be what the quote charges for. */
  isBasisStated: boolean;
  /** The description, folded, to tell repetitions by. */
  words: string;
  reading: ChargeReading;
  /** How far the amount may be from a quoted one by rounding. */
  tolerance: number;
};

/** The lines of an invoice that belong to one line of the quote. */
export type ChargeGroup = { quoted: NumberedQuoteLine; lines: readonly MatchedLine[] };

/** What is settled before amounts are compared, by the place of the line in the invoice. */
export type Settled = Map<number, { judgement: Judgement; quoted: NumberedQuoteLine | undefined }>;
