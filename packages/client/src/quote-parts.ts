import {
  addUpLines,
  priceQuote,
  type QuotedRate,
  type QuoteLine,
  type QuotePrice,
  type QuoteQuantities,
} from './quote-rules.ts';

/**
 * A part of a quote of several: so many containers at one rate. Parts with the same number of `billOfLading` are on the same
 * bills of lading, whose number is in the quantities of each.
 */
export type QuotedPart = {
  rate: QuotedRate;
  quantities: QuoteQuantities;
  billOfLading: number;
  gaps: readonly string[];
  /** The day of its price. */
  date?: string;
};

/** A line of a part, counted from 1. `countedIn`: the part in which the same charge of the same bills of lading is counted. */
export type PartLine = QuoteLine & { part: number; countedIn?: number };

/** What the lines of a part add up to. */
export type PartSums = Omit<QuotePrice, 'lines'>;

/** What parts cost: every line, what each part adds up to, and what all of them do. */
export type PartsPrice = PartSums & { lines: PartLine[]; parts: PartSums[] };

/** What is charged once for the bills of lading, however many parts are on them. */
const ONCE: readonly string[] = ['PER_BILL_OF_LADING', 'PER_DOCUMENT', 'PER_SHIPMENT'];

/**
 * Works out what several parts cost together. A charge per bill of lading, document or shipment that several parts on the same
 * bills of lading have is counted once, at the highest of its prices; in the other parts its quantity is 0. `gaps`: what the
 * parts leave open together, a sentence each. The same rule makes a quote of parts and verifies it.
 */
export function priceParts(parts: readonly QuotedPart[], gaps: readonly string[]): PartsPrice {
  const priced = parts.map(({ rate, quantities, gaps: own, date }, at) =>
    priceQuote(rate, quantities, own, date).lines.map((line): PartLine => ({ ...line, part: at + 1 })),
  );
  const lines = countOnce(priced.flat(), parts);
  return { lines, ...addUpParts(lines, parts, gaps) };
}

/** What the lines of parts add up to: each part, and all of them. */
export function addUpParts(
  lines: readonly PartLine[],
  parts: readonly { gaps: readonly string[] }[],
  gaps: readonly string[],
): PartSums & { parts: PartSums[] } {
  const sums = parts.map(({ gaps: own }, at) =>
    addUpLines(
      lines.filter(({ part }) => part === at + 1),
      own,
    ),
  );
  const missing = [...sums.flatMap((one, at) => one.missing.map((sentence) => `Part ${at + 1}: ${sentence}`)), ...gaps];
  const { totals } = addUpLines(lines, [...parts.flatMap((one) => one.gaps), ...gaps]);
  return { totals, complete: missing.length === 0, missing, parts: sums };
}

/** Takes the charges out that another part on the same bills of lading has too. */
function countOnce(lines: readonly PartLine[], parts: readonly QuotedPart[]): PartLine[] {
  const seen = new Map<string, number>();
  const keys = lines.map((line) => {
    const { part, code, name, basis, status, unitAmount, amount, currency, condition, paymentTerm } = line;
    if (!ONCE.includes(basis) || status !== 'subject-to' || amount === null || unitAmount === null) return undefined;
    // One that does not hold on the day of its part is counted nowhere.
    if (line.quantity === 0) return undefined;
    const bills = parts[part - 1]?.billOfLading;
    const key = JSON.stringify([bills, code ?? name, basis, currency, condition, paymentTerm, unitAmount < 0]);
    // One rate may have a charge twice: then it is charged twice.
    const before = seen.get(`${part} ${key}`) ?? 0;
    seen.set(`${part} ${key}`, before + 1);
    return `${before} ${key}`;
  });
  const counted = new Map<string, PartLine>();
  for (const [at, line] of lines.entries()) {
    const key = keys[at];
    if (key === undefined) continue;
    const best = counted.get(key);
    if (best === undefined || (line.unitAmount ?? 0) > (best.unitAmount ?? 0)) counted.set(key, line);
  }
  return lines.map((line, at) => {
    const elsewhere = counted.get(keys[at] ?? '');
    if (elsewhere === undefined || elsewhere.part === line.part) return line;
    return { ...line, quantity: 0, amount: 0, certainty: 'certain', note: null, countedIn: elsewhere.part };
  });
}
