import { fromMinor, roundToMinor } from '../../base/index.ts';
import type { Quote } from '../../orders/index.ts';
import type { Charge } from '../../rates/index.ts';
import type { Invoice, InvoiceLine } from '../invoice.schema.ts';
import { charge, quoteOf } from './sample-quote.ts';

/** What is wrong with a line: its kind, and by how much it is too much, in the currency of the line. */
export type Planted = { kind: string; line: number; by: number };

/** An invented invoice for an invented quote. Every line that is not planted must not be claimed. */
export type GeneratedInvoice = { quote: Quote; invoice: Invoice; planted: Planted[]; kinds: string[] };

/** Numbers that look random. */
export type Random = {
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
};

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (share) => next() < share,
  };
}

/** Charges with the ways in which invoices write them. */
const CHARGES: readonly (readonly [code: string, name: string, basis: Charge['basis'], wordings: readonly string[]])[] =
  [
    [
      'BAF',
      'Bunker adjustment factor',
      'PER_CONTAINER',
      ['BAF', 'Bunker Adjustment Factor', 'Bunker adjustment factor (BAF)', '燃油附加费', '燃油附加费 BAF'],
    ],
    [
      'LSS',
      'Low sulphur surcharge',
      'PER_CONTAINER',
      ['LSS', 'Low sulphur surcharge', 'LSS - Low Sulphur Surcharge', 'low sulphur surcharge / container'],
    ],
    [
      'PSS',
      'Peak season surcharge',
      'PER_CONTAINER',
      ['PSS', 'Peak season surcharge', '旺季附加费', 'Peak Season Surcharge (PSS) 40HC'],
    ],
    [
      'OTHC',
      'Terminal handling at origin',
      'PER_CONTAINER',
      ['OTHC', 'Origin THC', 'Terminal handling at origin', 'OTHC 2 x 40HC'],
    ],
    ['ISPS', 'Port security charge', 'PER_CONTAINER', ['ISPS', 'Port security', '港口安保费']],
    ['ETS', 'Emissions trading surcharge', 'PER_CONTAINER', ['ETS', 'EU ETS', '碳排放附加费']],
    ['BL', 'Bill of lading fee', 'PER_BILL_OF_LADING', ['B/L fee', 'Bill of lading fee', 'B/L fee per B/L']],
    ['AMS', 'Advance manifest filing', 'PER_BILL_OF_LADING', ['AMS', '舱单费', 'AMS fee']],
    ['CIC', 'Container imbalance charge', 'PER_TEU', ['CIC', 'Container imbalance charge']],
  ];
const FREIGHT = ['Ocean freight', 'O/F', '海运费', 'Ocean Freight 40HC', '海运费 Ocean freight', 'Basic ocean freight'];
/** Lines of no quoted charge. */
const STRANGERS = [
  'Customs clearance',
  'Document courier',
  'VAT 6%',
  'Demurrage 3 days',
  'Container cleaning fee',
  'Agency',
  '代理费',
  'BAF/CAF',
  'Warehouse rent',
  'THC',
  'Documentation fee',
];

type Making = {
  random: Random;
  quote: Quote;
  containers: readonly string[];
  /** Containers that the invoice is for: as quoted, or one more. */
  shipped: number;
  /** Whether the head of the invoice names containers and bill of lading. */
  hasHead: boolean;
};

/** The invoice of a seed. */
export function generateInvoice(seed: number): GeneratedInvoice {
  const random = randomOf(seed);
  const count = 1 + random.below(5);
  const quote = quoteOf(count, 800 + random.below(3200) + random.pick([0, 0.5, 0.25]), chargesOf(random));
  const shipped = random.chance(0.12) ? count + 1 : count;
  const containers = Array.from({ length: shipped }, (_, at) => `QBYU${String(1_000_000 + seed * 10 + at)}`);
  const hasHead = random.chance(0.7);
  const making: Making = { random, quote, containers, shipped, hasHead };
  const charges = quote.lines.flatMap((quoted, at) =>
    random.chance(0.9) ? makeCharge(making, quoted, at === 0 ? FREIGHT : wordingsOf(quoted.code)) : [],
  );
  const all = [...charges, ...(charges.length === 0 || random.chance(0.5) ? makeStranger(random) : [])];
  const lines = all.map(({ line }) => line);
  const planted = all.flatMap(({ kind, by }, at) => (by === undefined ? [] : [{ kind, line: at + 1, by }]));
  const head = hasHead ? { billsOfLading: [`QBFL${seed}`], containers: [...containers] } : {};
  const invoice: Invoice = {
    number: `INV-${seed}`,
    issuedOn: '2026-12-14',
    issuer: 'Quaybright',
    currency: 'USD',
    ...head,
    lines,
  };
  return { quote, invoice, planted, kinds: [...new Set(all.map(({ kind }) => kind))] };
}

/** The ways in which invoices write a charge. */
export const wordingsOf = (code: string | null) => CHARGES.find(([own]) => own === code)?.[3] ?? [code ?? ''];

/** Charges of a rate, beside its freight. */
export function chargesOf(random: Random): Charge[] {
  return CHARGES.filter(() => random.chance(0.6)).map(([code, name, basis]) => {
    const amount = 20 + random.below(300) + random.pick([0, 0, 0.5, 0.35]);
    if (random.chance(0.12)) return charge(code, name, { basis, status: 'included', amount: null, currency: null });
    if (random.chance(0.08)) return charge(code, name, { basis, status: 'at-cost', amount: null });
    const currency = random.chance(0.15) ? 'EUR' : 'USD';
    return charge(code, name, { basis, amount, currency, condition: random.chance(0.1) ? 'above 24 t' : null });
  });
}

type Quoted = Quote['lines'][number];

/** A line with what is wrong with it; `by`: how much it is too much. */
type Made = { kind: string; line: InvoiceLine; by?: number };

const made = (kind: string, line: InvoiceLine, by?: number): Made[] => [
  { kind, line, ...(by === undefined ? {} : { by }) },
];

const money = (amount: number, currency: string) => fromMinor(roundToMinor(amount, currency), currency);

function makeCharge(making: Making, quoted: Quoted, wordings: readonly string[]): Made[] {
  const { random } = making;
  const description = random.pick(wordings);
  if (quoted.status === 'included') {
    const amount = 30 + random.below(200);
    return random.chance(0.6) ? made('included', { description, amount, quantity: 1 }, amount) : [];
  }
  const { unitAmount, quantity, currency, certainty } = quoted;
  if (unitAmount === null || quantity === null || currency === null) {
    return made('at cost', { description, amount: 10 + random.below(400), currency: 'USD' });
  }
  const price = { description, unit: unitAmount, quantity, currency };
  if (certainty === 'conditional') return makeConditional(making, price);
  if (making.shipped > making.quote.quantities.containers) return makeLarger(making, quoted, price);
  if (random.chance(0.45)) return makeHonest(making, quoted, price);
  return makeError(making, quoted, price);
}

type Price = { description: string; unit: number; quantity: number; currency: string };

function makeConditional(making: Making, { description, unit, quantity, currency }: Price): Made[] {
  const { random } = making;
  const more = random.chance(0.4) ? 15 : 0;
  const amount = money((unit + more) * quantity, currency);
  const by = money(amount - money(unit * quantity, currency), currency);
  return made(
    'conditional',
    { description, quantity, unitAmount: unit + more, amount, currency },
    more === 0 ? undefined : by,
  );
}

/** One container more than quoted was shipped: what it costs is for the two sides to say. */
function makeLarger(making: Making, { basis }: Quoted, { description, unit, quantity, currency }: Price): Made[] {
  const { random, quote, shipped } = making;
  const isOfContainers = basis === 'PER_CONTAINER' || basis === 'PER_TEU';
  const units = isOfContainers ? (quantity / quote.quantities.containers) * shipped : quantity;
  const amount = money(unit * units, currency);
  const isLump = making.hasHead && random.chance(0.5);
  return made('larger shipment', {
    description,
    amount,
    currency,
    ...(isLump ? {} : { quantity: units, unitAmount: unit }),
  });
}

function makeHonest(making: Making, { basis }: Quoted, { description, unit, quantity, currency }: Price): Made[] {
  const { random, containers } = making;
  const amount = money(unit * quantity, currency);
  const line = { description, amount, currency };
  const way = random.below(6);
  if (way === 0) return made('lump sum', line);
  if (way === 1) return made('one unit', { ...line, quantity: 1, unitAmount: amount });
  if (way === 2 && basis === 'PER_CONTAINER' && Number.isInteger(unit)) {
    return containers.flatMap((number) =>
      made('each container', { description: `${description} ${number}`, amount: unit, currency, quantity: 1 }),
    );
  }
  if (way === 3)
    return made('rounded', { ...line, amount: money(amount + 0.01, currency), quantity, unitAmount: unit });
  if (way === 4 && currency === 'USD') {
    const rate = 7.1 + random.below(100) / 1000;
    const converted = money(amount * rate, 'CNY');
    const stated = random.chance(0.5) ? { exchangeRate: { currency, rate } } : {};
    return made('converted', { description, amount: converted, currency: 'CNY', ...stated });
  }
  return made('as quoted', { ...line, quantity, unitAmount: unit });
}

function makeError(making: Making, { basis }: Quoted, { description, unit, quantity, currency }: Price): Made[] {
  const { random, hasHead } = making;
  const amount = money(unit * quantity, currency);
  const line = { description, currency };
  const more = 1 + random.below(120) + random.pick([0, 0.5]);
  const whole = { ...line, quantity, unitAmount: unit, amount };
  const way = random.below(8);
  if (way === 0) {
    const over = money((unit + more) * quantity, currency);
    return made('price', { ...line, quantity, unitAmount: unit + more, amount: over }, money(over - amount, currency));
  }
  if (way === 1 && hasHead) {
    const units = quantity + 1;
    const over = money(unit * units, currency);
    return made(
      'quantity',
      { ...line, quantity: units, unitAmount: unit, amount: over },
      money(over - amount, currency),
    );
  }
  if (way === 2 && hasHead) {
    return [...made('twice', whole), ...made('twice', whole, amount)];
  }
  if (way === 3) return made('multiplied', { ...whole, amount: money(amount + more, currency) }, more);
  if (way === 4) {
    const small = Math.min(more, Math.max(1, Math.floor(unit / 2)));
    return made('lump sum over', { ...line, amount: money(amount + small, currency) }, small);
  }
  if (way === 5 && currency === 'USD') {
    const rate = 7.2;
    const over = money((amount + more + amount * 0.01) * rate, 'CNY');
    const by = money(over - amount * rate, 'CNY');
    return made('converted over', { description, currency: 'CNY', amount: over, exchangeRate: { currency, rate } }, by);
  }
  if (way === 6) {
    const less = Math.min(more, unit / 2);
    return made('under', {
      ...line,
      quantity,
      unitAmount: money(unit - less, currency),
      amount: money(amount - less * quantity, currency),
    });
  }
  if (way === 7 && basis === 'PER_CONTAINER')
    return made('other container', { ...whole, description: `${description} 20GP`, amount: amount + more });
  const over = money(amount + more * quantity, currency);
  return made('price', { ...line, quantity, unitAmount: unit + more, amount: over }, money(over - amount, currency));
}

function makeStranger(random: Random): Made[] {
  return made('stranger', { description: random.pick(STRANGERS), amount: 10 + random.below(500) });
}
