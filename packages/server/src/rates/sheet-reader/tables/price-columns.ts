import type { CarrierDirectory } from '../../../carriers/index.ts';
import { columnName } from '../../../spreadsheets/index.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { type DateContext, parseValidity } from '../validity/parse-validity.ts';
import { hasColumn, type PriceColumn, type Table } from './table.ts';

/** The price columns that are imported, with what the label above a group of them says. */
export type ChosenColumns = ReadonlyMap<PriceColumn, SheetFacts>;

export type GroupContext = {
  carriers: CarrierDirectory;
  places: PlaceReader;
  dates: DateContext;
  title: SheetFacts;
};

/** What the label over prices says of them: a carrier, a validity, or a port of the end of the lane that nothing else names. */
function groupFacts(label: string, table: Table, context: GroupContext): SheetFacts | undefined {
  if (context.carriers.find(label)) return { carrier: label };
  const validity = parseValidity(label, context.dates);
  if (validity?.from && validity.to) return { validFrom: validity.from, validTo: validity.to };
  const place = context.places.read(label);
  const isPort = place.places.length > 0 && place.doubts.every(({ severity }) => severity !== 'error');
  if (!isPort && table.matrix?.across === undefined) return undefined;
  const end = table.matrix?.across ?? openEnd(table, context.title);
  return end && { [end]: label };
}

/** The end of the lane that neither a column nor the title names; of both, the destination. */
function openEnd(table: Table, title: SheetFacts): 'origin' | 'destination' | undefined {
  const isOpen = {
    origin: !hasColumn(table, 'origin', 'origin-code', 'receipt'),
    destination: !hasColumn(table, 'destination', 'destination-code', 'delivery'),
  };
  if (isOpen.origin && isOpen.destination) return title.destination !== undefined ? 'origin' : 'destination';
  return isOpen.origin ? 'origin' : isOpen.destination ? 'destination' : undefined;
}

const typesOf = (column: PriceColumn) => column.equipment.map((type) => type.code).join('/');

/** A price column with what its label says; `restriction`: words of its heading, or a label above it, that were not understood. */
type Offered = { column: PriceColumn; facts: SheetFacts; restriction: string | undefined };

function offerOf(column: PriceColumn, table: Table, context: GroupContext): Offered {
  const facts = column.group === undefined ? {} : groupFacts(column.group, table, context);
  return {
    column,
    facts: facts ?? {},
    restriction: column.qualifier ?? (facts === undefined ? column.group : undefined),
  };
}

type Choice = { chosen: Map<PriceColumn, SheetFacts>; report: (column: PriceColumn, doubt: ColumnDoubt) => void };

/** Of columns that are the price of the same thing the one without a restriction counts; of several restricted ones, none. */
function chooseOne(same: readonly Offered[], { chosen, report }: Choice): void {
  const plain = same.find(({ restriction }) => restriction === undefined);
  const restrictions = new Set(same.map(({ restriction }) => restriction));
  if (!plain && restrictions.size > 1) {
    const names = same.map(({ column }) => `"${column.header}"`).join(', ');
    for (const { column } of same) {
      const message = `Which of ${names} is the ${typesOf(column)} price? Say so with the answer \`columns\`: \`${columnName(column.column)}=ignore\` for the others.`;
      report(column, { code: 'question_columns', severity: 'error', message, answer: 'columns' });
    }
    return;
  }
  const [first] = same;
  const taken = plain ?? first;
  if (!taken) return;
  const { column, facts, restriction } = taken;
  if (restriction !== undefined) {
    const message = `Column "${column.header}" was read as the ${typesOf(column)} price; "${restriction}" was added to the remarks.`;
    report(column, { code: 'column_partly_understood', severity: 'warning', message });
  }
  chosen.set(column, facts);
  for (const other of same) if (other !== taken) reportRepeated(other, report);
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

/**
 * Decides which of several price columns are the price: buying beside selling, plain beside restricted ("SOC", "DG"),
 * first beside repeated, new beside old. What is left aside is a finding, never silence; between two restricted ones a person decides.
 */
export function choosePriceColumns(
  table: Table,
  context: GroupContext,
  report: (column: PriceColumn, doubt: ColumnDoubt) => void,
): ChosenColumns {
  const chosen = new Map<PriceColumn, SheetFacts>();
  const sells = table.prices.filter((column) => column.side === 'sell');
  const hasCost = sells.length < table.prices.length;
  const offered: Offered[] = [];
  for (const column of table.prices) {
    if (column.side === 'sell' && hasCost) {
      const message = `Column "${column.header}" holds selling prices next to the buying prices; it was not imported.`;
      report(column, { code: 'selling_price', severity: 'warning', message });
    } else {
      offered.push(offerOf(column, table, context));
    }
  }
  for (const same of Map.groupBy(
    offered,
    ({ column, facts }) => `${typesOf(column)}|${JSON.stringify(facts)}`,
  ).values())
    chooseOne(same, { chosen, report });
  return chosen;
}
