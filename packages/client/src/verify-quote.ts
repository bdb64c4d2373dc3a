import { canonicalJson } from './canonical-json.ts';
import { checkSignature, type PublicKeys } from './check-signature.ts';
import { priceParts, type QuotedPart } from './quote-parts.ts';
import { priceQuote, type QuotedRate, type QuotePrice, type QuoteQuantities } from './quote-rules.ts';

export type { PublicKey, PublicKeys } from './check-signature.ts';

/** A signed quote as `POST /quotes` and `GET /quotes/{id}` answer it. */
export type SignedQuote = QuotePrice & {
  format?: string;
  id: string;
  issuedAt: string;
  validUntil: string;
  rateId: number;
  publication: number;
  quantities: QuoteQuantities;
  /** The day of the price. */
  date: string;
  rate: QuotedRate & { id: number; total: { missing: readonly string[] } };
  gaps: readonly string[];
  /** Of a quote of several rates: each with its own sums. The fields of one rate above are those of the first. */
  parts?: readonly (QuotedPart & Omit<QuotePrice, 'lines'> & { rateId: number; rate: { id: number } })[];
  /** JWS in compact form with its payload left out (RFC 7515 appendix F). */
  signature: string;
};

/** Something about a quote that does not hold, with its place in the quote. */
export type QuoteFault = { code: string; message: string; path: string };

/**
 * The verdict on a quote. `valid`: signed by one of the keys, and every figure follows from the rate inside it.
 * `expired` is apart: an old quote may well be genuine.
 */
export type QuoteVerdict = { valid: boolean; expired: boolean; kid: string | null; faults: QuoteFault[] };

/**
 * Verifies a quote offline: the Ed25519 signature over its canonical JSON (RFC 8785, without `signature`),
 * and every line and total computed again from the rate and the quantities inside. Never throws for a bad quote.
 */
export async function verifyQuote(quote: unknown, keys: PublicKeys, now: Date = new Date()): Promise<QuoteVerdict> {
  try {
    if (isQuote(quote)) return await judge(quote, keys, now);
  } catch {
    // What has the shape of a quote and cannot be computed is not a quote.
  }
  const faults = [{ code: 'not_a_quote', message: 'This is not a quote of the Agent Rate API.', path: '$' }];
  return { valid: false, expired: false, kid: null, faults };
}

async function judge(quote: SignedQuote, keys: PublicKeys, now: Date): Promise<QuoteVerdict> {
  const { signature, ...content } = quote;
  const { kid, fault } = await checkSignature(content, signature, keys);
  const faults = [...(fault ? [{ ...fault, path: '$.signature' }] : []), ...checkFormat(quote), ...checkFigures(quote)];
  return { valid: faults.length === 0, expired: new Date(quote.validUntil) < now, kid, faults };
}

function isQuote(value: unknown): value is SignedQuote {
  if (typeof value !== 'object' || value === null) return false;
  const { id, signature, rate, quantities, lines, totals, gaps, parts } = value as Record<string, unknown>;
  const isObject = (part: unknown) => typeof part === 'object' && part !== null;
  return (
    typeof id === 'string' &&
    typeof signature === 'string' &&
    [lines, totals, gaps, parts ?? []].every(Array.isArray) &&
    isObject(quantities) &&
    isObject(rate) &&
    isObject((rate as Record<string, unknown>).base) &&
    Array.isArray((rate as Record<string, unknown>).charges)
  );
}

/** The formats whose rules this verifier has. */
const FORMATS = /^agent-rate-quote\/[123]$/;

function checkFormat({ format }: SignedQuote): QuoteFault[] {
  if (format === undefined || FORMATS.test(format)) return [];
  const message = `Its figures follow newer rules (${format}): update this verifier.`;
  return [{ code: 'format_unknown', message, path: '$.format' }];
}

/** Works every figure out again. */
function checkFigures(quote: SignedQuote): QuoteFault[] {
  const faults: QuoteFault[] = [];
  const compare = (path: string, given: unknown, right: unknown) => {
    if (canonicalJson(given ?? null) === canonicalJson(right ?? null)) return;
    const message = `It says ${canonicalJson(given ?? null)}; worked out again it is ${canonicalJson(right ?? null)}.`;
    faults.push({ code: 'figure_differs', message, path });
  };
  const price = quote.parts
    ? priceAgain(quote.parts, quote, compare)
    : priceQuote(quote.rate, quote.quantities, quote.gaps, quote.date);
  compare('$.rateId', quote.rateId, quote.rate.id);
  for (const name of ['lines', 'totals'] as const) {
    const count = Math.max(quote[name].length, price[name].length);
    for (let at = 0; at < count; at += 1) compare(`$.${name}[${at}]`, quote[name][at], price[name][at]);
  }
  compare('$.complete', quote.complete, price.complete);
  compare('$.missing', quote.missing, price.missing);
  return faults;
}

type Compare = (path: string, given: unknown, right: unknown) => void;

/** Works a quote of several rates out again, and compares what is said of each. */
function priceAgain(parts: NonNullable<SignedQuote['parts']>, quote: SignedQuote, compare: Compare): QuotePrice {
  const { parts: sums, ...price } = priceParts(parts, quote.gaps);
  for (const [at, part] of parts.entries()) {
    compare(`$.parts[${at}].rateId`, part.rateId, part.rate.id);
    for (const name of ['totals', 'complete', 'missing'] as const)
      compare(`$.parts[${at}].${name}`, part[name], sums[at]?.[name]);
  }
  for (const name of ['rateId', 'rate', 'quantities'] as const) compare(`$.${name}`, quote[name], parts[0]?.[name]);
  return price;
}
