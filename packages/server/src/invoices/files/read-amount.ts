import { parseNumber } from '../../rates/index.ts';
import { statedCurrency } from './invoice-columns.ts';

/** An amount as a cell says it. */
export type ReadAmount = { amount: number; currency: string | undefined };

/** Thousands or three decimals: an invoice writes both. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;

/**
 * The amount in a cell: `5,220.00`, `USD 70.00`, `(30.00)` and `30.00-` for a credit. Undefined when it is none, or could be
 * more than one.
 */
export function readAmount(cell: string | number | null): ReadAmount | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'number') return Number.isFinite(cell) ? { amount: cell, currency: undefined } : undefined;
  const currency = statedCurrency(cell);
  const bare = cell
    .normalize('NFKC')
    .replace(/(?:US|HK|NT|A|C|S|R|CN|JP)?\s?[$¥]|[€£₩₹฿₫₱]|\b[A-Z]{3}\b|人民币|美元|美金|欧元|元/g, ' ')
    .trim();
  const [, minus, open, digits = '', close, trailing] =
    /^(-)?\s*(\()?\s*(-?[\d.,' ]+?)\s*(\))?\s*(-)?$/.exec(bare) ?? [];
  if (digits === '' || AMBIGUOUS.test(digits)) return undefined;
  const isNegative = minus !== undefined || trailing !== undefined || (open !== undefined && close !== undefined);
  const amount = parseNumber(digits.replace(/^-/, ''));
  if (amount === undefined) return undefined;
  return { amount: isNegative !== digits.startsWith('-') ? -amount : amount, currency };
}
