import type { CarrierDirectory } from '../../../../carriers/index.ts';
import { columnName } from '../../../../spreadsheets/index.ts';
import type { SheetFacts } from '../../facts/sheet-facts.ts';
import { statedEnds } from '../../facts/stated-ends.ts';
import { phraseSource } from '../../lexicon/phrases.ts';
import { ABBREVIATION } from '../../places/choose-place.ts';
import type { PlaceReader, PlacesReading } from '../../places/place-reader.ts';
import { plainText } from '../../plain-text.ts';
import { carrierOfLabel } from '../../rows/carrier-reader.ts';
import { type DateContext, namesDays, parseValidity } from '../../validity/parse-validity.ts';
import { chargesOfHeading } from '../headers/header-statements.ts';
import type { RawRow } from '../raw-row.ts';
import { hasColumn, type PriceColumn, type Table } from '../table.ts';
import { type SummedColumn, summedColumns } from './summed-columns.ts';

/** The price columns that are imported, with what the label above a group of them says. */
export type ChosenColumns = ReadonlyMap<PriceColumn, SheetFacts>;

export type GroupContext = {
  carriers: CarrierDirectory;
  places: PlaceReader;
  dates: DateContext;
  title: SheetFacts;
};

const FORMER = new RegExp(phraseSource('former-price'));
const NEW = new RegExp(phraseSource('new-price'));
const NO_OFFER = new RegExp(phraseSource('no-offer'));

/** Whether a heading names a price that is no offer: a target, a benchmark. */
export function isNoOffer(heading: string): boolean {
  return NO_OFFER.test(plainText(heading));
}

/** What a label over prices says of them: a carrier, a validity, or a port of the end of the lane that nothing else names. */
function labelFacts(label: string, table: Table, context: GroupContext): SheetFacts | undefined {
  const carrier = carrierOfLabel(label, context.carriers);
  if (carrier !== undefined) return { carrier };
  const days = daysIn(label, context);
  if (days) return days;
  const stated = endBeforeName(label, table, context);
  if (stated) return stated;
  const place = context.places.read(label);
  const isPort =
    (place.places.length > 0 && place.doubts.every(({ severity }) => severity !== 'error')) || isNamesake(label, place);
  if (!isPort && table.matrix?.across === undefined) return undefined;
  const end = table.matrix?.across ?? openEnd(table, context.title);
  return end && { [end]: label };
}

/** "ab Hamburg", "to Durban": the port behind a word for its end of the lane, where no column has that end. */
function endBeforeName(label: string, table: Table, context: GroupContext): SheetFacts | undefined {
  const { origin, destination } = statedEnds(label, context, true);
  if (origin !== undefined && destination === undefined && isOpen(table, 'origin')) return { origin };
  if (destination !== undefined && origin === undefined && isOpen(table, 'destination')) return { destination };
  return undefined;
}

/** A name that several ports have; the other labels, or a person, say which one is meant. */
function isNamesake(label: string, { doubts }: PlacesReading): boolean {
  const isOpen = doubts.length > 0 && doubts.every(({ code }) => code === 'port_ambiguous');
  return isOpen && !ABBREVIATION.test(label);
}

/** "1-15 Dec", "Dec", "until 30 Nov", "from 1 Dec". */
function daysIn(label: string, { dates }: GroupContext): SheetFacts | undefined {
  const { from, to } = parseValidity(label, dates) ?? {};
  if (from && to) return { validFrom: from, validTo: to };
  if (!namesDays(plainText(label))) return undefined;
  return from ? { validFrom: from } : to ? { validTo: to } : undefined;
}

/** The end of the lane that neither a column nor the title names; of both, the destination. */
function openEnd(table: Table, title: SheetFacts): 'origin' | 'destination' | undefined {
  const [from, to] = [isOpen(table, 'origin'), isOpen(table, 'destination')];
  if (from && to) return title.destination !== undefined ? 'origin' : 'destination';
  return from ? 'origin' : to ? 'destination' : undefined;
}

/** Whether no column names an end of the lane. */
function isOpen(table: Table, end: 'origin' | 'destination'): boolean {
  return !hasColumn(table, end, `${end}-code`, end === 'origin' ? 'receipt' : 'delivery');
}

const typesOf = (column: PriceColumn) => column.equipment.map((type) => type.code).join('/');

/** A price column with what its label says; `restriction`: words of its heading, or a label above it, that were not understood. */
type Offered = { column: PriceColumn; facts: SheetFacts; restriction: string | undefined };

/** A container type in a heading, which is no day of "40' 1 Dec". */
const TYPE = /(?<!\d)(?:20|40|45)\s?(?:['"’″]|ft\b|feet\b|[a-z]{2,3}\b)*/gi;

function offerOf(column: PriceColumn, table: Table, context: GroupContext): Offered {
  const { qualifier, groups = [], header } = column;
  const beside = header.replace(TYPE, ' ');
  const own = qualifier === undefined ? undefined : (daysIn(beside, context) ?? endBeforeName(beside, table, context));
  const labels = groups.map((label) => ({ label, facts: labelFacts(label, table, context) }));
  const unread = labels.flatMap(({ label, facts }) => (facts === undefined ? [label] : []));
  // "Nov 40' (ref. only)" says more than its days.
  const isSaid = qualifier !== undefined && (own === undefined || isNoOffer(qualifier));
  const words = [...(isSaid ? [qualifier] : []), ...unread];
  return {
    column,
    facts: Object.assign({}, own, ...labels.map(({ facts }) => facts)),
    restriction: words.length === 0 ? undefined : words.join(', '),
  };
}

type Choice = {
  chosen: Map<PriceColumn, SheetFacts>;
  dates: DateContext;
  report: (column: PriceColumn, doubt: ColumnDoubt) => void;
};

/**
 * Of columns that are the price of the same thing the new one beside a former one counts, else the one without a restriction; of
 * several restricted ones, none. A target is no price.
 */
function chooseOne(all: readonly Offered[], { chosen, dates, report }: Choice): void {
  const same = all.filter(({ restriction = '' }) => !isNoOffer(restriction));
  if (same.length === 0) for (const one of all) reportNoOffer(one, report);
  const plain = newOf(same) ?? same.find(({ restriction }) => restriction === undefined);
  const restrictions = new Set(same.map(({ restriction }) => restriction));
  if (!plain && restrictions.size > 1) {
    const names = same.map(({ column }) => `"${column.header}"`).join(', ');
    for (const { column } of same) {
      const message = `Which of ${names} is the ${typesOf(column)} price? Say so with the answer \`columns\`: \`${columnName(column.column)}=ignore\` for the others.`;
      report(column, { code: 'question_columns', severity: 'error', message, answer: 'columns' });
    }
    return;
  }
  const taken = plain ?? same[0];
  if (!taken) return;
  const { column, facts, restriction } = taken;
  if (restriction !== undefined && taken !== plain) {
    const message = `Column "${column.header}" was read as the ${typesOf(column)} price; "${restriction}" was added to the remarks.`;
    report(column, { code: 'column_partly_understood', severity: 'warning', message });
  }
  const words = restriction === undefined || taken === plain ? {} : { headingWords: restriction };
  chosen.set(column, { ...facts, ...words, ...chargesOfHeading(column, dates) });
  for (const other of all) if (other !== taken) reportRepeated(other, report);
}

/** The one column of new prices, where the others are of former ones or say nothing. */
function newOf(same: readonly Offered[]): Offered | undefined {
  const isFormer = ({ restriction = '' }: Offered) => FORMER.test(plainText(restriction));
  const isNew = ({ restriction = '' }: Offered) => NEW.test(plainText(restriction));
  const others = same.filter((one) => !isFormer(one));
  const [only, ...more] = others.some(isNew)
    ? others.filter((one) => one.restriction === undefined || isNew(one)).filter(isNew)
    : others;
  const isClear = same.every((one) => one === only || isFormer(one) || one.restriction === undefined);
  return same.length > 1 && more.length === 0 && isClear ? only : undefined;
}

function reportNoOffer({ column }: Offered, report: Choice['report']): void {
  const name = columnName(column.column);
  const message = `Column "${column.header}" is no offer by its heading, and no other column is the ${typesOf(column)} price. Say which one is in the answer \`columns\`: \`${name}=price ${typesOf(column)}\` if it is this one.`;
  report(column, { code: 'question_columns', severity: 'error', message, answer: 'columns' });
}

/** Prices until a day on which newer ones of the same type begin, and that are over when the sheet's prices begin. */
function isOver({ column, facts }: Offered, offered: readonly Offered[], title: SheetFacts): boolean {
  const { validFrom, validTo } = facts;
  if (validFrom !== undefined || validTo === undefined) return false;
  if (title.validFrom !== undefined && title.validFrom <= validTo) return false;
  return offered.some((other) => typesOf(other.column) === typesOf(column) && (other.facts.validFrom ?? '') > validTo);
}

/** A target or a price for reference, beside the offer for a container type of it. */
function isBesideOffer({ column, restriction = '' }: Offered, offered: readonly Offered[]): boolean {
  const codes = column.equipment.map(({ code }) => code);
  return (
    isNoOffer(restriction) &&
    offered.some(
      (other) => !isNoOffer(other.restriction ?? '') && other.column.equipment.some(({ code }) => codes.includes(code)),
    )
  );
}

/** A column that its sender hid is no offer of a container type that a column he shows has: his cost, or a price of before. */
function isHiddenBeside({ column, equipment }: PriceColumn, prices: readonly PriceColumn[], { grid }: Table): boolean {
  const { hiddenColumns } = grid.tab;
  if (!hiddenColumns.has(column)) return false;
  const shown = prices.filter((other) => !hiddenColumns.has(other.column)).flatMap((other) => other.equipment);
  return equipment.some(({ code }) => shown.some((type) => type.code === code));
}

/** "NET 40" or "40GP SOC" beside "40' STD/HC": of prices for a container type the plain one counts, also where its column has more types. */
function isBesidePlain({ column, facts, restriction }: Offered, offered: readonly Offered[]): boolean {
  if (restriction === undefined && column.side !== 'buy') return false;
  const said = JSON.stringify(facts);
  const codes = column.equipment.map(({ code }) => code);
  return offered.some(
    (other) =>
      other.restriction === undefined &&
      other.column.side === undefined &&
      other.column.lcl === column.lcl &&
      other.column.equipment.length > codes.length &&
      codes.every((code) => other.column.equipment.some((type) => type.code === code)) &&
      JSON.stringify(other.facts) === said,
  );
}

function reportRepeated({ column, restriction }: Offered, report: Choice['report']): void {
  const why =
    restriction === undefined
      ? `there is a ${typesOf(column)} price already`
      : `it is a second ${typesOf(column)} price, for "${restriction}"`;
  const message = `Column "${column.header}" was not imported: ${why}.`;
  report(column, { code: 'column_repeated', severity: 'warning', message });
}

/** What is said of a column that is not imported, or not understood as a whole. */
export type ColumnDoubt = { code: string; message: string; severity: 'warning' | 'error'; answer?: string };

function reportSum({ column, parts }: SummedColumn, report: Choice['report']): void {
  const names = parts.map(({ header }) => `"${header}"`).join(' and ');
  const message = `Column "${column.header}" was not imported: its amounts are the sums of those under ${names}.`;
  report(column, { code: 'column_repeated', severity: 'warning', message });
}

/**
 * Decides which of several price columns are the price: buying beside selling, plain beside restricted ("SOC", "DG"),
 * first beside repeated, new beside old, shown beside hidden, the freight beside its sum with surcharges. What is left aside is a finding, never silence; between two restricted ones a person decides.
 */
export function choosePriceColumns(
  { table, rows }: { table: Table; rows: readonly RawRow[] },
  context: GroupContext,
  report: (column: PriceColumn, doubt: ColumnDoubt) => void,
): ChosenColumns {
  const chosen = new Map<PriceColumn, SheetFacts>();
  const sums = summedColumns(table, rows);
  for (const sum of sums) reportSum(sum, report);
  const prices = table.prices.filter((column) => !sums.some((sum) => sum.column === column));
  const shown = prices.filter((column) => !isHiddenBeside(column, prices, table));
  const hasCost = shown.some((column) => column.side !== 'sell');
  const offered: Offered[] = [];
  for (const column of prices) {
    if (column.side === 'sell' && hasCost) {
      const message = `Column "${column.header}" holds selling prices next to the buying prices; it was not imported.`;
      report(column, { code: 'selling_price', severity: 'warning', message });
    } else {
      offered.push(offerOf(column, table, context));
    }
  }
  const standing = offered.filter((one) => {
    const why = isHiddenBeside(one.column, prices, table)
      ? 'it is hidden, and a column that is shown has the price'
      : isOver(one, offered, context.title)
        ? 'newer prices follow it on this sheet'
        : isBesideOffer(one, offered)
          ? 'it is no offer by its heading, and other columns are'
          : isBesidePlain(one, offered)
            ? 'another column has the price of its container types'
            : undefined;
    const message = `Column "${one.column.header}" was not imported: ${why}.`;
    if (why !== undefined) report(one.column, { code: 'column_repeated', severity: 'warning', message });
    return why === undefined;
  });
  for (const same of Map.groupBy(
    standing,
    ({ column, facts }) => `${typesOf(column)}|${JSON.stringify(column.lcl)}|${JSON.stringify(facts)}`,
  ).values())
    chooseOne(same, { chosen, dates: context.dates, report });
  return chosen;
}
