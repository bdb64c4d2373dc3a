import { addUpParts, type PartLine, priceParts } from '@agent-rate/client/quote-parts';
import { addUpLines, priceQuote, type QuoteLine } from '@agent-rate/client/quote-rules';
import type { OrderContent } from '../order.schema.ts';
import type { Quote } from '../quotes/quote.schema.ts';
import type { OrderPrice } from './order-price.schema.ts';

/** Words by which a condition is met by dangerous goods, and those that stand around them. */
const DANGEROUS = /\b(?:dangerous|hazardous|hazmat|haz|IMO|IMDG|DG)\b|危险品|危险货物|危险|危品/gi;
const AROUND =
  /\b(?:only|if|for|when|with|on|is|are|the|cargo|goods|shipments?|containers?|class|applies)\b|货物|货|仅限|仅|适用|only/gi;

type AppliedLine = QuoteLine & { amount: number; currency: string };

/** Whether a conditional line is charged on dangerous goods, whatever else they are: "dangerous goods only", not "DG class 1". */
function isForDangerousGoods(line: QuoteLine): line is AppliedLine {
  const { certainty, condition, amount, currency } = line;
  if (certainty !== 'conditional' || condition === null || amount === null || currency === null) return false;
  const rest = condition.replace(DANGEROUS, ' ');
  return rest !== condition && !/[\p{L}\d]/u.test(rest.replace(AROUND, ' '));
}

/** Whether any cargo of an order is declared as dangerous goods. */
export function isDangerous({ cargo }: Pick<OrderContent, 'cargo'>): boolean {
  return cargo.some(({ dangerousGoods }) => dangerousGoods !== undefined);
}

/** Whether a quote says anything about a surcharge on dangerous goods: its amount, that it is inside, or that it is open. */
export function namesDangerousGoods({ quote }: Pick<OrderContent, 'quote'>): boolean {
  return quote.lines.some(({ code, name, condition }) =>
    [code, name, condition].some((text) => text === 'DGS' || (text !== null && text.replace(DANGEROUS, '') !== text)),
  );
}

type Ordered = Pick<OrderContent, 'quote' | 'cargo'>;
type Priced = Pick<Quote, 'parts' | 'gaps' | 'lines' | 'totals' | 'complete' | 'missing'>;

/**
 * What an order costs: its quote, with the surcharges on dangerous goods certain when there are any among the cargo. The
 * signed quote itself stays as it is.
 */
export function priceOrder({ quote, cargo }: Ordered): OrderPrice {
  return priceWithCargo(quote, cargo);
}

/** How many containers of each part are confirmed. */
type Counts = readonly { part: number; confirmed: number }[];

/** What the confirmed containers of an order cost, by the rules of its quote: what is charged per bill of lading stays whole. */
export function priceConfirmed({ quote, cargo }: Ordered, counts: Counts): OrderPrice {
  return priceWithCargo(reduceToConfirmed(quote, counts), cargo);
}

/** A quote for the confirmed containers alone: its parts, the lines of those that are confirmed, and what they add up to. */
export function reduceToConfirmed(quote: Quote, counts: Counts): Priced & Pick<Quote, 'quantities'> {
  const { parts, rate, quantities, gaps } = quote;
  if (parts === undefined) {
    const reduced = { ...quantities, containers: counts[0]?.confirmed ?? 0 };
    return { quantities: reduced, gaps, ...priceQuote(rate, reduced, gaps, quote.date) };
  }
  const confirmed = parts.map((part, at) => {
    const containers = counts[at]?.confirmed ?? 0;
    const reduced = { ...part, quantities: { ...part.quantities, containers } };
    // Of a part without containers, nothing is charged, also not per bill of lading.
    return containers > 0 ? reduced : { ...reduced, rate: { ...part.rate, charges: [] }, gaps: [] };
  });
  const { parts: _sums, ...price } = priceParts(confirmed, gaps);
  return { quantities: confirmed[0]?.quantities ?? quantities, parts: confirmed, gaps, ...price };
}

function priceWithCargo(quote: Priced, cargo: OrderContent['cargo']): OrderPrice {
  const { totals, complete, missing, lines } = quote;
  const applied = isDangerous({ cargo }) ? lines.filter(isForDangerousGoods) : [];
  if (applied.length === 0) return { totals, complete, missing, applied: [] };
  const charged = lines.map((line) =>
    applied.some((one) => one === line) ? { ...line, certainty: 'certain' as const, note: null } : line,
  );
  const named = applied.map(({ code, name, amount, currency }) => ({ code, name, amount, currency }));
  return { ...addUp(quote, charged), applied: named };
}

/** What the lines of a quote add up to, all parts together. */
function addUp({ parts, gaps }: Priced, lines: Quote['lines']): Omit<OrderPrice, 'applied'> {
  if (parts === undefined) return addUpLines(lines, gaps);
  const { totals, complete, missing } = addUpParts(
    lines.map((line) => ({ ...line, part: line.part ?? 0 })) as PartLine[],
    parts,
    gaps,
  );
  return { totals, complete, missing };
}
