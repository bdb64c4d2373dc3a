import { addUpParts, type PartLine } from '@agent-rate/client/quote-parts';
import { addUpLines, type QuoteLine } from '@agent-rate/client/quote-rules';
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

/**
 * What an order costs: its quote, with the surcharges on dangerous goods certain when there are any among the cargo. The
 * signed quote itself stays as it is.
 */
export function priceOrder({ quote, cargo }: Pick<OrderContent, 'quote' | 'cargo'>): OrderPrice {
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
function addUp({ parts, gaps }: Quote, lines: Quote['lines']): Omit<OrderPrice, 'applied'> {
  if (parts === undefined) return addUpLines(lines, gaps);
  const { totals, complete, missing } = addUpParts(
    lines.map((line) => ({ ...line, part: line.part ?? 0 })) as PartLine[],
    parts,
    gaps,
  );
  return { totals, complete, missing };
}
