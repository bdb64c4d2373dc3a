import type { CarrierDirectory } from '../../../carriers/index.ts';
import { EQUIPMENT_TYPES } from '../../record/equipment.ts';
import type { Charge, RateContent } from '../../record/rate.schema.ts';
import { rateTotal, statedCompleteness } from '../../record/rate-total.ts';
import { accountTable } from '../accounts/account-tab.ts';
import type { TabAccounts } from '../accounts/cell-account.ts';
import { readChargeText } from '../charge-text/read-charge-text.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { FindingList, RowDoubt } from '../finding-list.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import type { DraftRate } from '../sheet-reading.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import { type Grid, textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { readTable } from '../tables/read-table.ts';
import type { Table } from '../tables/table.ts';
import type { DateContext } from '../validity/parse-validity.ts';
import { findCharge, type KnownCharge } from './charge-lexicon.ts';
import { daysOf, readChargeOfRow } from './charge-rows.ts';
import type { LineScope, ScopeReader } from './charge-scope.ts';
import { unknownScopeDoubt } from './lane-charges.ts';
import { createLinesOfRow } from './lines-by-head.ts';
import { createRatesOfLine } from './rates-of-line.ts';
import { readChargeColumns } from './row-charges.ts';
import { applyStated, type StatedContext } from './stated-charges.ts';

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
  const joining: Joining = { ...source, ...deps, rates, before: [...rates] };
  for (const row of body.priceless) {
    const said = saidWithoutAmount(table, row);
    if (said === undefined) note(row, 'charge_not_offered', NOT_OFFERED);
    else addWithoutAmount(said, row, joining);
  }
  const ratesOf = createRatesOfLine(rates, source, deps);
  const linesOf = createLinesOfRow(table, deps);
  const [joined, apart] = [new Set<number>(), new Set<number>()];
  for (const row of body.rows.flatMap(linesOf)) {
    const read = readLine(row, joining);
    const open = read.isEmpty ? saidWithoutAmount(table, row.row) : undefined;
    if (read.isEmpty && open === undefined) {
      note(row.row, 'charge_not_offered', NOT_OFFERED);
      continue;
    }
    const line = open === undefined ? read : { ...read, unclear: [open] };
    const { scope, rates: candidates } = ratesOf(row);
    const unknown = new Map<string, RowDoubt>();
    const unknownScope = (words: string, of: KnownCharge) => {
      const doubt = unknownScopeDoubt(words, of);
      unknown.set(doubt.message, doubt);
    };
    const touched = [...candidates].filter((index) => addLine({ ...line, scope, unknownScope }, index, joining));
    for (const doubt of unknown.values()) deps.findings.add({ ...doubt, tab, row: row.row });
    (touched.length > 0 ? joined : apart).add(row.row);
    for (const quote of line.unclear) {
      const message = notUnderstood(quote);
      deps.findings.add({ code: 'charge_not_understood', severity: 'warning', message, quote, tab, row: row.row });
    }
  }
  for (const row of [...apart].filter((one) => !joined.has(one)))
    note(row, 'charge_not_joined', 'These charges fit no rate of this file and were not added to any.');
  return { rows: body.rows.length + body.priceless.length, joined: joined.size };
}

/** What a line without an amount says of a charge: its name, and words beside it. A dash says that there is none. */
function saidWithoutAmount({ grid, fields }: Table, row: number): string | undefined {
  const restricting = new Set([...fields].flatMap(([role, columns]) => (SAYS_NO_AMOUNT.has(role) ? columns : [])));
  const filled = grid.filledColumns(row);
  const others = filled.filter((column) => findCharge(grid.text(row, column)) === undefined);
  const words = others.filter((column) => !restricting.has(column)).map((column) => grid.text(row, column).trim());
  const isSaid = others.length < filled.length && words.some((text) => /\p{L}{3}|\p{Script=Han}{2}/u.test(text));
  const isNone = words.some((text) => /^(?:[-–—]+|n\/?a|nil|none)$/i.test(text));
  return isSaid && !isNone ? filled.map((column) => grid.text(row, column)).join(' | ') : undefined;
}

/** Columns that say of what, where and in which unit, and never how much. */
const SAYS_NO_AMOUNT: ReadonlySet<ColumnRole> = new Set([
  'charge',
  'code',
  'currency',
  'rate-basis',
  'carrier',
  'origin',
  'origin-code',
  'origin-country',
  'destination',
  'destination-code',
  'destination-country',
  'receipt',
  'delivery',
  'place',
  'port-name',
  'valid-from',
  'valid-to',
  'validity',
]);

/** Puts such a line into what the totals of the rates leave out that it may be about. */
function addWithoutAmount(said: string, row: number, { rates, grid, findings, before }: Joining): void {
  const tab = grid.tab.name;
  const isHere = rates.some((rate) => rate.tab === tab);
  for (const [index, rate] of rates.entries()) {
    if (isHere && rate.tab !== tab) continue;
    const content = withStated(rate.content, { added: [], unclear: [said], before: before[index]?.content });
    rates[index] = { ...rate, content };
  }
  const message = notUnderstood(said);
  findings.add({ code: 'charge_not_understood', severity: 'warning', message, quote: said, tab, row });
}

const NOT_OFFERED = 'These lines of the charges tab have no amount.';
const notUnderstood = (quote: string) =>
  `"${quote}" says something about charges that was not understood; it stands in what the totals leave out.`;

/** What a line says: charges in words or under container types, and those of columns of their own. */
type Line = ReturnType<typeof readLine>;
type ScopedLine = Line & { scope: LineScope; unknownScope: NonNullable<StatedContext['unknownScope']> };

function readLine(row: RawRow, { grid, table, facts, dates, before }: Joining) {
  const tab = grid.tab.name;
  const named = textOf(row.fields.get('charge')?.value);
  const isText = row.prices.length > 0 || row.fields.has('amount') || named !== '' || row.charges.length === 0;
  const charge = titleCharge(tab) ?? { code: null, name: tab, basis: 'PER_CONTAINER' as const };
  const said = isText
    ? readChargeOfRow(row, {
        dates,
        currency: currencyOfAmounts(table) ?? facts.currency ?? commonCurrency(before),
        ...otherTexts(table, row.row),
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
function addLine(line: ScopedLine, index: number, joining: Joining): boolean {
  const { row, said, unclear, nature, remark, days, scope, unknownScope } = line;
  const { rates, before, dates, scopeOf, facts, findings } = joining;
  const rate = rates[index];
  const type = rate && BY_CODE.get(rate.content.equipment.code);
  if (!rate || !type) return false;
  const { currency } = rate.content.base;
  const currencyOf = (found: CurrencyReading | undefined) => {
    const own = found ?? facts.currency;
    return own === undefined || own === 'yen-or-yuan' ? currency : own;
  };
  const textOfCell = (text: string, charge: KnownCharge) => readChargeText(text, { dates, charge });
  const scoped = {
    ...rate.content,
    tab: rate.baseTab ?? rate.tab ?? undefined,
    row: rate.baseTab === undefined ? (rate.row ?? undefined) : undefined,
  };
  const inLine = scopeOf({ line: scope }, scoped);
  if (!inLine) return false;
  const columns = readChargeColumns(row, type, { currencyOf, textOf: textOfCell });
  for (const doubt of columns.doubts.filter(({ severity }) => severity === 'note'))
    findings.add({ ...doubt, tab: joining.grid.tab.name, row: row.row, group: doubt.message });
  const context = { scopeOf, currencyOf, line: scope, unknownScope };
  const applied = applyStated([...columns.stated, ...said], { ...scoped, type }, context);
  const inColumns = columns.charges.map((charge) =>
    withConditions(charge, [charge.condition, ...inLine.conditions, days]),
  );
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

/** "Trade", "Region", "Applies to": a heading of what says of a charge whom it is for. */
const TRADE =
  /\b(?:trades?|lanes?|tradelanes?|regions?|areas?|zones?|continents?|applies|applicable|scope|fahrtgebiete?|tráficos?|regi(?:ón|ão)|secteurs?)(?!\p{L})|航[区线區線]|区域|區域|适用/iu;

/** What a row says in columns whose heads say nothing that is known, and in those that say whom its charge is for. */
function otherTexts({ grid, fields, prices, charges, unknown }: Table, row: number) {
  const trades = new Set(unknown.flatMap(({ column, header }) => (TRADE.test(header) ? [column] : [])));
  const known = new Set([...fields.values()].flat());
  for (const { column } of [...prices, ...charges]) known.add(column);
  const texts = grid.filledColumns(row).filter((column) => typeof grid.value(row, column) === 'string');
  const textsIn = (columns: readonly number[]) => columns.map((column) => grid.text(row, column));
  return {
    trades: textsIn(texts.filter((column) => trades.has(column))),
    others: textsIn(texts.filter((column) => !trades.has(column) && !known.has(column))),
  };
}

/** "THC" without an amount says nothing more where the handling at each end is named by itself. */
function withoutBothEnds(charges: Charge[]): Charge[] {
  const isOf = (code: string) => charges.some((charge) => charge.code === code && charge.condition === null);
  if (!isOf('OTHC') || !isOf('DTHC')) return charges;
  return charges.filter(({ code, amount, status }) => code !== 'THC' || amount !== null || status === 'included');
}

type Stated = { added: readonly Charge[]; unclear: readonly string[]; before: RateContent | undefined };

/** A rate with charges of a table. What its own row or title prices beats the table. */
function withStated(content: RateContent, { added, unclear, before }: Stated): RateContent {
  const isOpen = ({ amount, status }: Charge) => amount === null && status !== 'included';
  const isKnown = (charge: Charge) =>
    before?.charges.some((own) => own.name === charge.name && !(isOpen(own) && !isOpen(charge)));
  const news = added.filter((charge) => !isKnown(charge));
  const kept = content.charges.filter((own) => !(isOpen(own) && news.some(({ name }) => name === own.name)));
  const { allIn, exclusions } = statedCompleteness(content);
  const charges = withoutBothEnds([...kept, ...news]);
  const sentences = unclear.map((sentence) => `The sheet says: "${sentence}"`);
  const total = rateTotal({ ...content, charges, allIn, exclusions: [...exclusions, ...sentences] });
  return { ...content, charges, total };
}
