import type { CarrierDirectory } from '../../../carriers/index.ts';
import { EQUIPMENT_TYPES } from '../../record/equipment.ts';
import type { Charge, RateContent } from '../../record/rate.schema.ts';
import { rateTotal, statedCompleteness } from '../../record/rate-total.ts';
import { accountTable } from '../accounts/account-tab.ts';
import type { TabAccounts } from '../accounts/cell-account.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { FindingList } from '../finding-list.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { type Grid, textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { readTable } from '../tables/read-table.ts';
import type { Table } from '../tables/table.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import { findCharge, type KnownCharge } from './charge-lexicon.ts';
import { daysOf, readChargeOfRow } from './charge-rows.ts';
import type { ScopeReader } from './charge-scope.ts';
import { createRatesOfLine } from './rates-of-line.ts';
import { readChargeColumns } from './row-charges.ts';
import { applyStated } from './stated-charges.ts';

/** A table of surcharges, and what it takes to read it. */
export type ChargesTab = { grid: Grid; table: Table; facts: SheetFacts; dates: DateContext; accounts: TabAccounts };
type Deps = { scopeOf: ScopeReader; places: PlaceReader; carriers: CarrierDirectory; findings: FindingList };

const BY_CODE = new Map(EQUIPMENT_TYPES.map((type) => [type.code, type]));
const isDangerous = (text: string) => /\bdg\b|\bimo\b|dangerous|hazard|危险/i.test(text);

/** The charge that the name of a tab of charges names, if it does. */
function titleCharge(tabName: string): KnownCharge | undefined {
  return findCharge(tabName) ?? (isDangerous(tabName) ? findCharge('DG') : undefined);
}

/** A table of charges while its lines are added to the rates of the file. `before`: the rates as they were without it. */
type Joining = ChargesTab & Deps & { rates: DraftRate[]; before: readonly DraftRate[] };

/**
 * Adds the charges of a table to the rates that each line is for: by its ports, its carrier, its container types, its days and what
 * it says in words. What fits no rate is a finding, and what is not understood stands in what the totals of those rates leave out.
 */
export function joinCharges(source: ChargesTab, rates: DraftRate[], deps: Deps): { rows: number; joined: number } {
  const { grid, table, accounts } = source;
  const body = readTable(grid, table);
  accountTable(accounts, { table, body, priceRole: 'charge' });
  const tab = grid.tab.name;
  const note = (row: number, code: string, message: string) =>
    deps.findings.add({ code, severity: 'note', message, tab, row, group: code });
  for (const row of body.priceless) note(row, 'charge_not_offered', NOT_OFFERED);
  const joining: Joining = { ...source, ...deps, rates, before: [...rates] };
  const ratesOf = createRatesOfLine(rates, tab, deps);
  let joined = 0;
  for (const row of body.rows) {
    const line = readLine(row, joining);
    if (line.isEmpty) {
      note(row.row, 'charge_not_offered', NOT_OFFERED);
      continue;
    }
    const touched = [...ratesOf(row)].filter((index) => addLine(line, index, joining));
    if (touched.length > 0) joined++;
    else note(row.row, 'charge_not_joined', 'These charges fit no rate of this file and were not added to any.');
    for (const quote of line.unclear) {
      const message = notUnderstood(quote);
      deps.findings.add({ code: 'charge_not_understood', severity: 'warning', message, quote, tab, row: row.row });
    }
  }
  return { rows: body.rows.length + body.priceless.length, joined };
}

const NOT_OFFERED = 'These lines of the charges tab have no amount.';
const notUnderstood = (quote: string) =>
  `"${quote}" says something about charges that was not understood; it stands in what the totals leave out.`;

/** What a line says: charges in words or under container types, and those of columns of their own. */
type Line = ReturnType<typeof readLine>;

function readLine(row: RawRow, { grid, table, facts, dates, before }: Joining) {
  const tab = grid.tab.name;
  const named = textOf(row.fields.get('charge')?.value);
  const others = otherTexts(grid, table, row.row);
  const isText = row.prices.length > 0 || row.fields.has('amount') || named !== '' || row.charges.length === 0;
  const charge = titleCharge(tab) ?? { code: null, name: tab, basis: 'PER_CONTAINER' as const };
  const said = isText
    ? readChargeOfRow(row, {
        dates,
        currency: currencyOfAmounts(table) ?? facts.currency ?? commonCurrency(before),
        others,
        charge,
      })
    : { charges: [], unclear: [] };
  const remark =
    row.charges.length > 0 || named === '' ? textOf(row.fields.get('remarks')?.value).replace(/\s+/g, ' ') : '';
  return {
    row,
    said: said.charges,
    unclear: said.unclear,
    nature: isDangerous(`${named} ${tab}`) ? 'dangerous goods only' : null,
    remark: remark === '-' ? '' : remark,
    days: daysOf(row)
      .filter((text) => text !== '')
      .join(' '),
    isEmpty: said.charges.length + said.unclear.length + row.charges.length === 0,
  };
}

/** Adds what a line says to one rate; whether it said anything for it. */
function addLine({ row, said, unclear, nature, remark, days }: Line, index: number, joining: Joining): boolean {
  const { rates, before, dates, scopeOf, facts } = joining;
  const rate = rates[index];
  const type = rate && BY_CODE.get(rate.content.equipment.code);
  if (!rate || !type) return false;
  const { currency } = rate.content.base;
  const currencyOf = (found: CurrencyReading | undefined) => {
    const own = found ?? facts.currency;
    return own === undefined || own === 'yen-or-yuan' ? currency : own;
  };
  const textOfCell = (text: string, charge: KnownCharge) => readChargeText(text, { dates, charge });
  const columns = readChargeColumns(row, type, { currencyOf, textOf: textOfCell });
  const applied = applyStated([...columns.stated, ...said], { ...rate.content, type }, { scopeOf, currencyOf });
  const inColumns = columns.charges.map((charge) => withConditions(charge, [charge.condition, days]));
  const added = [...inColumns, ...applied].map((charge) =>
    withConditions(charge, [charge.condition ?? nature, remark]),
  );
  if (added.length + unclear.length === 0) return false;
  rates[index] = { ...rate, content: withStated(rate.content, { added, unclear, before: before[index]?.content }) };
  return true;
}

function withConditions(charge: Charge, conditions: readonly (string | null)[]): Charge {
  return { ...charge, condition: conditions.filter((text) => text !== null && text !== '').join(': ') || null };
}

/** The currency that the heading of the amounts names: "Valor (BRL)". */
function currencyOfAmounts({ fields, fieldCurrency }: Table): CurrencyReading | undefined {
  const column = fields.get('amount')?.[0];
  return column === undefined ? undefined : fieldCurrency.get(column);
}

/** The currency of all rates, where they have one. */
function commonCurrency(rates: readonly DraftRate[]): string | undefined {
  const currencies = new Set(rates.map(({ content }) => content.base.currency));
  return currencies.size === 1 ? [...currencies][0] : undefined;
}

/** What a row says in columns whose heads say nothing that is known. */
function otherTexts(grid: Grid, table: Table, row: number): string[] {
  const known = new Set([
    ...[...table.fields.values()].flat(),
    ...[...table.prices, ...table.charges].map(({ column }) => column),
  ]);
  const open = grid
    .filledColumns(row)
    .filter((column) => !known.has(column) && typeof grid.value(row, column) === 'string');
  return open.map((column) => grid.text(row, column));
}

type Stated = { added: readonly Charge[]; unclear: readonly string[]; before: RateContent | undefined };

/** A rate with charges of a table. What its own row or title prices beats the table. */
function withStated(content: RateContent, { added, unclear, before }: Stated): RateContent {
  const isOpen = ({ amount, status }: Charge) => amount === null && status !== 'included';
  const isKnown = (charge: Charge) =>
    before?.charges.some((own) => own.name === charge.name && !(isOpen(own) && !isOpen(charge)));
  const news = added.filter((charge) => !isKnown(charge));
  const kept = content.charges.filter((own) => !(isOpen(own) && news.some(({ name }) => name === own.name)));
  const { allIn, exclusions } = statedCompleteness(content.total, content.charges);
  const charges = [...kept, ...news];
  const sentences = unclear.map((sentence) => `The sheet says: "${sentence}"`);
  const total = rateTotal({ base: content.base, charges, allIn, exclusions: [...exclusions, ...sentences] });
  return { ...content, charges, total };
}
