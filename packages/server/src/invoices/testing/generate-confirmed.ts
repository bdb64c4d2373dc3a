import { priceParts } from '@agent-rate/client/quote-parts';
import { fromMinor, roundToMinor } from '../../base/index.ts';
import type { KeptConfirmation, Quote } from '../../orders/index.ts';
import type { Invoice, InvoiceLine } from '../invoice.schema.ts';
import { chargesOf, generateInvoice, type Planted, type Random, randomOf, wordingsOf } from './generate-invoice.ts';
import { quoteOf } from './sample-quote.ts';

/**
 * An invented invoice for a quote whose order was confirmed in part. `planted`: what is more than was confirmed; `unordered`: the
 * lines that charge what was not confirmed.
 */
export type ConfirmedInvoice = {
  quote: Quote;
  confirmation: KeptConfirmation;
  invoice: Invoice;
  planted: Planted[];
  unordered: number[];
};

const confirmationOf = (parts: KeptConfirmation['parts'], random: Random): KeptConfirmation => ({
  ...{ status: 'accepted', parts, rest: random.pick(['declined', 'open'] as const) },
  ...{ reason: 'No space', confirmedAt: '2026-12-02T09:00:00.000Z' },
});

/** An invoice for an order of which fewer containers were confirmed: that of the confirmed ones, beside the whole quote. */
export function generateFewer(seed: number): ConfirmedInvoice {
  const random = randomOf(seed + 7_000);
  const { quote: agreed, invoice, planted } = generateInvoice(seed);
  const { containers } = agreed.quantities;
  const ordered = containers + 1 + random.below(4);
  const quote = quoteOf(ordered, agreed.rate.base.amount, agreed.rate.charges);
  const confirmation = confirmationOf([{ part: 1, ordered, confirmed: containers }], random);
  return { quote, confirmation, invoice, planted, unordered: [] };
}

const TYPES = ['20GP', '40GP', '40HC'] as const;
type Parts = NonNullable<Quote['parts']>;

/** An invoice for an order of several container types, some of which were not confirmed, or not all containers of them. */
export function generateParts(seed: number): ConfirmedInvoice {
  const random = randomOf(seed + 90_000);
  const types = TYPES.slice(random.below(2));
  const charges = chargesOf(random);
  const parts = types.map((type) => partOf(type, random, charges));
  const { parts: sums, ...price } = priceParts(parts, []);
  const whole = parts.map((part, at) => ({ ...part, ...sums[at] }));
  const [first] = whole;
  const quote = { ...quoteOf(1, 1, []), ...first, ...price, parts: whole, gaps: [] } as unknown as Quote;
  const counts = parts.map(({ quantities: { containers } }, at) => {
    const confirmed = random.chance(0.35) ? 0 : 1 + random.below(containers);
    return { part: at + 1, ordered: containers, confirmed };
  });
  if (counts.every(({ confirmed }) => confirmed === 0) && counts[0]) counts[0].confirmed = 1;
  const made = chargeAll({ parts: whole as unknown as Parts, counts, quote, random });
  const lines = made.map(({ line }) => line);
  const planted = made.flatMap(({ kind, by }, at) => (by === undefined ? [] : [{ kind, line: at + 1, by }]));
  const unordered = made.flatMap(({ kind }, at) => (kind === 'unordered' ? [at + 1] : []));
  const invoice: Invoice = { number: `INV-P${seed}`, issuedOn: '2026-12-14', currency: 'USD', lines };
  return { quote, confirmation: confirmationOf(counts, random), invoice, planted, unordered };
}

function partOf(type: string, random: Random, charges: ReturnType<typeof chargesOf>) {
  const containers = 1 + random.below(4);
  const of = quoteOf(
    containers,
    800 + random.below(3200),
    charges.map((one) => dearer(one, random)),
  );
  const { quantities, date, rateId, publication } = of;
  const rate = { ...of.rate, equipment: { ...of.rate.equipment, code: type } };
  return { ...{ leg: null, billOfLading: 1, date, rateId, publication, rate, quantities }, gaps: [] as string[] };
}

/** The same charge costs more or less in another container type. */
function dearer(one: ReturnType<typeof chargesOf>[number], random: Random) {
  return one.amount === null ? one : { ...one, amount: one.amount + random.pick([0, 0, 5, 12, 30]) };
}

type Charging = { parts: Parts; counts: KeptConfirmation['parts']; quote: Quote; random: Random };
type Made = { kind: string; line: InvoiceLine; by?: number };

/** What was confirmed is charged as the rules of the quote have it, with errors; now and then what was not confirmed, too. */
function chargeAll({ parts, counts, quote, random }: Charging): Made[] {
  const kept = parts.map((part, at) => {
    const containers = counts[at]?.confirmed ?? 0;
    return { ...part, quantities: { ...part.quantities, containers } };
  });
  const agreed = priceParts(
    kept.map((part) => (part.quantities.containers > 0 ? part : { ...part, rate: { ...part.rate, charges: [] } })),
    [],
  ).lines.filter(({ part }) => (counts[part - 1]?.confirmed ?? 0) > 0);
  const lines = agreed.flatMap((line) => (line.countedIn === undefined ? charge(line, parts, random) : []));
  const declined = quote.lines.flatMap((line) =>
    (counts[(line.part ?? 1) - 1]?.confirmed ?? 0) === 0 && line.basis === 'PER_CONTAINER' && random.chance(0.3)
      ? asQuoted(line, parts).map((made) => ({ ...made, kind: 'unordered' }))
      : [],
  );
  const all = [...lines, ...declined];
  return all.length > 0 ? all : [{ kind: 'stranger', line: { description: 'Document courier', amount: 30 } }];
}

type Line = Quote['lines'][number];

function describe({ code, part, basis }: Line, parts: Parts): string {
  const [word = ''] = code === 'OFR' ? ['Ocean freight'] : wordingsOf(code);
  const isOfContainers = basis === 'PER_CONTAINER' || basis === 'PER_TEU';
  return isOfContainers ? `${word} ${parts[(part ?? 1) - 1]?.rate.equipment.code}` : word;
}

function asQuoted(line: Line, parts: Parts): Made[] {
  const { unitAmount, quantity, amount, currency, certainty, status } = line;
  if (status === 'included' || certainty !== 'certain' || unitAmount === null || amount === null) return [];
  if (quantity === null || quantity === 0 || currency === null) return [];
  return [{ kind: 'as quoted', line: { description: describe(line, parts), quantity, unitAmount, amount, currency } }];
}

function charge(quoted: Line, parts: Parts, random: Random): Made[] {
  const [honest] = asQuoted(quoted, parts);
  if (honest === undefined || random.chance(0.55)) return honest ? [honest] : [];
  const { quantity = 1, unitAmount = 0, currency = 'USD', description, amount } = honest.line;
  const more = 1 + random.below(90);
  const money = (value: number) => fromMinor(roundToMinor(value, currency), currency);
  if (random.chance(0.3)) {
    return [{ kind: 'multiplied', line: { ...honest.line, amount: money(amount + more) }, by: more }];
  }
  if (random.chance(0.25)) {
    // Which container type it is for, the amount alone says.
    return [{ kind: 'type not named', line: { ...honest.line, description: description.replace(/ \d{2}..$/, '') } }];
  }
  const dear = { ...honest.line, unitAmount: money(unitAmount + more), amount: money((unitAmount + more) * quantity) };
  return [{ kind: 'price', line: dear, by: money(more * quantity) }];
}
