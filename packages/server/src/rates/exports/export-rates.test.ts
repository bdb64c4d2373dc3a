import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog, unopened } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { readWorkbook } from '../../spreadsheets/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { openRates, type Rates } from '../rates.ts';
import { wordsOfDays } from '../record/charge-days.ts';
import { EQUIPMENT_TYPES, equipmentRef } from '../record/equipment.ts';
import {
  CHARGE_BASES,
  CHARGE_STATUSES,
  type Charge,
  type Place,
  type Rate,
  type RateContent,
} from '../record/rate.schema.ts';
import { rateTotal } from '../record/rate-total.ts';
import { openRateSheet } from '../sheet-reader/index.ts';
import { saveDraft } from '../sheets/sheet-store.ts';
import type { RateExportQuery } from './export.schema.ts';

const resolver = createPortResolver();
const carriers = createCarrierDirectory();
const NOW = new Date('2026-11-20T12:00:00Z');
const context = { answers: {}, ports: resolver, carriers, now: NOW };

async function openRatesWith(
  contents: readonly RateContent[],
): Promise<{ rates: Rates; publish: (more: readonly RateContent[]) => Promise<void> }> {
  const { database, url } = await createTestDatabase();
  const rates = openRates({
    jobs: unopened(),
    log: createLog('silent'),
    database,
    changes: await createTestFeed(url),
    ports: () => resolver,
    carriers,
  });
  let sheets = 0;
  const publish = async (more: readonly RateContent[]) => {
    sheets += 1;
    const reading = {
      rates: more.map((content, index) => ({ content, tab: 'Rates', row: index + 2, column: null })),
      findings: [],
      tabs: [],
      accounts: [],
      layout: 'sample',
    };
    const draft = { fileName: `sheet-${sheets}.csv`, sha256: String(sheets), createdBy: 'test', answers: {}, reading };
    await rates.publish(await saveDraft(database, draft), 'test');
  };
  if (contents.length > 0) await publish(contents);
  return { rates, publish };
}

async function bytesOf(rates: Rates, query: RateExportQuery): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of rates.export({ include_expired: true, ...query }, NOW).pieces) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What an import makes of an export. */
function readAgain(bytes: Buffer, name: string) {
  return openRateSheet({ name, bytes }, context).read(context);
}

const place = (code: string, text?: string): Place => {
  const port = resolver.find(code);
  if (port === undefined) throw new Error(code);
  return { code: port.code, name: port.name, country: port.country, text: text ?? port.name };
};

const BUNKER: Charge = {
  ...{ code: 'BAF', name: 'Bunker', amount: 220, currency: 'USD', basis: 'PER_CONTAINER', paymentTerm: 'PREPAID' },
  ...{ status: 'subject-to', condition: null },
};

function content(given: Partial<RateContent> & { allIn?: boolean; exclusions?: string[] }): RateContent {
  const { allIn = false, exclusions = [], ...own } = given;
  const charges = own.charges ?? [BUNKER];
  const base = own.base ?? { amount: 1840, currency: 'USD' };
  const equipment = own.equipment ?? { code: '40HC', isoCode: '45G1' };
  return {
    ...{ origin: place('CNSHA'), destination: place('NLRTM'), via: [], placeOfReceipt: null, placeOfDelivery: null },
    ...{ serviceMode: null, carrier: { scac: 'MAEU', name: carriers.find('MAEU')?.name ?? '' }, service: null },
    ...{ equipment, validFrom: '2026-12-01', validTo: '2026-12-31' },
    ...{ transitDays: 31, transitDaysMin: null, freeDays: { demurrage: null, detention: null, combined: 14 } },
    ...{ commodity: 'FAK', contract: { type: 'FAK' as const, reference: null }, remarks: null },
    ...own,
    ...{ base, charges, total: rateTotal({ base, equipment, charges, allIn, exclusions }) },
  };
}

test('A CSV file for Excel has a row for each rate, with what its total holds and what it leaves out', async () => {
  const reefer: Charge = { ...BUNKER, code: 'ERS', name: 'Emergency', amount: 90, condition: 'reefer only' };
  const thc: Charge = {
    ...BUNKER,
    code: 'THC',
    name: 'Terminal',
    amount: null,
    currency: null,
    paymentTerm: null,
    status: 'at-cost',
  };
  const { rates } = await openRatesWith([content({ charges: [BUNKER, reefer, thc] })]);
  const text = (await bytesOf(rates, {})).toString('utf8');
  expect(text.startsWith('\ufeffRate ID,Origin,Origin code,')).toBe(true);
  const { rows } = readWorkbook({ name: 'rates.csv', bytes: Buffer.from(text) }).tabs[0] ?? { rows: [] };
  const row = Object.fromEntries((rows[0]?.values ?? []).map((heading, at) => [heading, rows[1]?.values[at] ?? null]));
  expect(row).toMatchObject({
    'Origin code': 'CNSHA',
    'Ocean freight': '1840',
    Total: '2060',
    'Total is complete': 'no',
    'In the total': 'Ocean freight 1840; BAF 220',
    'Under a condition': 'ERS 90 USD: reefer only',
    'Valid from': '2026-12-01',
    Charges:
      'BAF | Bunker | 220 USD | per container | prepaid | on top\n' +
      'ERS | Emergency | 90 USD | per container | prepaid | on top | reefer only\n' +
      'THC | Terminal |  | per container |  | at cost',
    'Source file': 'sheet-1.csv',
  });
  expect(row['Not in the total']).toContain('Terminal (THC) is charged at cost.');
});

test('An XLSX file has numbers and days as such, and a tab with a row for each charge', async () => {
  const { rates } = await openRatesWith([content({})]);
  const { tabs } = readWorkbook({ name: 'rates.xlsx', bytes: await bytesOf(rates, { format: 'xlsx' }) });
  const [table, charges] = tabs;
  const cell = (heading: string) => {
    const at = table?.rows[0]?.values.indexOf(heading) ?? -1;
    return [table?.rows[1]?.values[at], table?.rows[1]?.formats?.[at] ?? null];
  };
  expect(tabs.map(({ name }) => name)).toEqual(['Rates', 'Charges']);
  expect(cell('Ocean freight')).toEqual([1840, null]);
  expect(cell('Valid to')).toEqual([46_387, 'yyyy\\-mm\\-dd']);
  expect(charges?.rows[1]?.values.slice(4)).toEqual([
    ...['40HC', 'BAF', 'Bunker', 220, 'USD', 'per container', 'prepaid', 'on top', null, 'yes'],
  ]);
});

test('A file of a day has the totals of that day, with the days of each charge', async () => {
  const pss = { ...BUNKER, code: 'PSS', name: 'Peak season', amount: 100, condition: 'from 2026-12-15' };
  const days = { from: '2026-12-15', to: null };
  const { rates } = await openRatesWith([content({ charges: [BUNKER, { ...pss, days }] })]);
  const totalOn = async (valid_on: string) =>
    JSON.parse((await bytesOf(rates, { format: 'ndjson', valid_on })).toString('utf8')).total.amount;
  expect([await totalOn('2026-12-14'), await totalOn('2026-12-15')]).toEqual([2060, 2160]);
  const text = (await bytesOf(rates, { valid_on: '2026-12-15' })).toString('utf8');
  expect(text).toContain(
    'PSS | Peak season | 100 USD | per container | prepaid | on top | from 2026-12-15 | 2026-12-15/..',
  );
  expect(text).toContain('Ocean freight 1840; BAF 220; PSS 100');
});

test('NDJSON has a rate on each line as GET /rates/{id} answers it', async () => {
  const { rates } = await openRatesWith([
    content({}),
    content({ base: { amount: 900, currency: 'USD' }, service: 'B' }),
  ]);
  const lines = (await bytesOf(rates, { format: 'ndjson' })).toString('utf8').trim().split('\n');
  const exported = lines.map((line) => JSON.parse(line) as Rate);
  expect(exported.map(({ base }) => base.amount)).toEqual([900, 1840]);
  expect(lines).toEqual(await Promise.all(exported.map(({ id }) => rates.get(id))));
});

test('No cell becomes a formula, and the text is the same after an import', async () => {
  const texts = ['=1+1', '+44 20', '-5', '@SUM(A1)', '\t=1', '＝1', "'=1", " =cmd|'/c calc'!A1", '_x0041_', 'a\rb'];
  const { rates } = await openRatesWith(texts.map((remarks, index) => content({ remarks, service: `S${index}` })));
  for (const format of ['csv', 'xlsx'] as const) {
    const bytes = await bytesOf(rates, { format, orderby: 'id' });
    const { tabs } = readWorkbook({ name: `rates.${format}`, bytes });
    for (const { formulas } of tabs.flatMap(({ rows }) => rows)) expect(formulas?.filter(Boolean) ?? []).toEqual([]);
    if (format === 'csv') expect(bytes.toString('utf8')).not.toMatch(/(?:^|[,\n])"?[\s]*[=+\-@＝]/);
    expect(readAgain(bytes, `rates.${format}`).rates.map(({ content: one }) => one.remarks)).toEqual(texts);
  }
});

test('What is published while an export is read is not in it', async () => {
  const many = (amount: number) =>
    Array.from({ length: 1_200 }, (_, index) => content({ base: { amount, currency: 'USD' }, service: `S${index}` }));
  const { rates, publish } = await openRatesWith(many(1000));
  const pieces = rates.export({ format: 'ndjson', include_expired: true }, NOW).pieces[Symbol.asyncIterator]();
  const first = await pieces.next();
  await publish(many(2000));
  let text = Buffer.from(first.value ?? []).toString('utf8');
  for (let next = await pieces.next(); !next.done; next = await pieces.next())
    text += Buffer.from(next.value).toString('utf8');
  const amounts = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Rate).base.amount);
  expect([amounts.length, new Set(amounts)]).toEqual([1_200, new Set([1000])]);
});

test('A fourth export at once is refused, and one that is left makes room', async () => {
  const { rates } = await openRatesWith([content({})]);
  const open = () => rates.export({ include_expired: true }, NOW).pieces[Symbol.asyncIterator]();
  const running = [open(), open(), open()];
  for (const one of running) await one.next();
  await expect(open().next()).rejects.toMatchObject({ code: 'rate_exports_busy', status: 503 });
  await running[0]?.return?.();
  expect((await open().next()).done).toBe(false);
});

test('A place that is not known is refused instead of an empty file', async () => {
  const { rates } = await openRatesWith([content({})]);
  expect(() => rates.export({ origin: 'Xyzzyville' }, NOW)).toThrow(/origin/);
});

const text = fc.oneof(
  fc.constantFrom('=SUM(A1:A9)', 'a | b \\ c', 'line one\nline two', '-12', "'+x", '上海, "quoted"; x', '007', 'TRUE'),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((one) => one.trim() !== '' && !/[\0\ufeff\ufffe\uffff]/.test(one)),
);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
const days = orNull(fc.integer({ min: 0, max: 60 }));
const amounts = fc.integer({ min: 1, max: 999_999 }).map((n) => n / 100);
const someDays = fc.constantFrom(
  { from: '2026-12-15', to: null },
  { from: null, to: '2026-12-20' },
  { from: '2026-12-15', to: '2026-12-20' },
);
const alwaysCharge: fc.Arbitrary<Charge> = fc.record({
  code: orNull(fc.constantFrom('BAF', 'THC', 'X-1')),
  name: text,
  amount: orNull(
    fc.oneof(
      amounts,
      amounts.map((n) => -n),
    ),
  ),
  currency: orNull(fc.constantFrom('USD', 'EUR')),
  basis: fc.constantFrom(...CHARGE_BASES),
  paymentTerm: orNull(fc.constantFrom('PREPAID' as const, 'COLLECT' as const)),
  status: fc.constantFrom(...CHARGE_STATUSES),
  condition: orNull(text),
});
const someCharge = fc.tuple(alwaysCharge, orNull(someDays)).map(([charge, days]): Charge => {
  if (days === null) return charge;
  return { ...charge, condition: [charge.condition ?? [], wordsOfDays(days)].flat().join('; '), days };
});
const somePlace = fc
  .tuple(fc.constantFrom('CNSHA', 'NLRTM', 'USLAX', 'KRPUS'), orNull(text))
  .map(([code, given]) => place(code, given ?? undefined));
const someRate = fc.record({
  ...{ origin: somePlace, destination: somePlace, via: fc.array(somePlace, { maxLength: 2 }) },
  ...{ placeOfReceipt: orNull(somePlace), placeOfDelivery: orNull(somePlace), serviceMode: orNull(text) },
  carrier: orNull(
    fc.constantFrom({ scac: 'MAEU', name: carriers.find('MAEU')?.name ?? '' }, { scac: null, name: 'A line' }),
  ),
  ...{ service: orNull(text), commodity: orNull(text), remarks: orNull(text) },
  equipment: fc.constantFrom(...EQUIPMENT_TYPES).map(equipmentRef),
  base: fc.record({ amount: amounts, currency: fc.constantFrom('USD', 'EUR') }),
  charges: fc.array(someCharge, { maxLength: 3 }),
  ...{ transitDays: days, transitDaysMin: days },
  freeDays: fc.record({ demurrage: days, detention: days, combined: days }),
  contract: fc.record({ type: orNull(fc.constantFrom('SPOT' as const, 'NAC' as const)), reference: orNull(text) }),
  ...{ allIn: fc.boolean(), exclusions: fc.array(text, { maxLength: 2 }) },
});

test('An exported file that is imported again gives the same rates', async () => {
  const { rates, publish } = await openRatesWith([]);
  const known = new Map<string, RateContent>();
  await fc.assert(
    fc.asyncProperty(fc.array(someRate.map(content), { minLength: 1, maxLength: 4 }), async (contents) => {
      // A service of its own lets each be an offer of its own; the service's text is varied by the property too.
      const own = contents.map((one, index) => ({ ...one, service: `${one.service ?? ''}#${known.size + index}` }));
      for (const one of own) known.set(one.service, one);
      await publish(own);
      for (const format of ['csv', 'xlsx'] as const) {
        const { rates: again, findings } = readAgain(await bytesOf(rates, { format }), `rates.${format}`);
        expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
        const byService = new Map(again.map(({ content: one }) => [one.service, one]));
        expect(byService).toEqual(known);
      }
    }),
    { numRuns: 15 },
  );
});
