import type { CarrierDirectory } from '../../../carriers/index.ts';
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

/** What is said of a column that is not imported, or not understood as a whole. */
export type ColumnDoubt = { code: string; message: string; severity: 'warning' | 'error' };

/**
 * Decides which of several price columns are the price: buying beside selling, plain beside restricted ("SOC", "DG"),
 * first beside repeated. What is left aside is a finding, never silence.
 */
export function choosePriceColumns(
  table: Table,
  context: GroupContext,
  report: (column: PriceColumn, doubt: ColumnDoubt) => void,
): ChosenColumns {
  const chosen = new Map<PriceColumn, SheetFacts>();
  const taken = new Set<string>();
  const sells = table.prices.filter((column) => column.side === 'sell');
  const hasCost = sells.length < table.prices.length;
  const plain = [...table.prices].sort(
    (a, b) => Number(a.qualifier !== undefined) - Number(b.qualifier !== undefined) || a.column - b.column,
  );
  for (const column of plain) {
    if (column.side === 'sell' && hasCost) {
      const message = `Column "${column.header}" holds selling prices next to the buying prices; it was not imported.`;
      report(column, { code: 'selling_price', severity: 'warning', message });
      continue;
    }
    const facts = column.group === undefined ? {} : groupFacts(column.group, table, context);
    const key = `${typesOf(column)}|${JSON.stringify(facts ?? {})}`;
    if (taken.has(key)) {
      const why = column.qualifier
        ? `it is a second ${typesOf(column)} price, for "${column.qualifier}"`
        : `there is a ${typesOf(column)} price already`;
      const message = `Column "${column.header}" was not imported: ${why}.`;
      report(column, { code: 'column_repeated', severity: 'warning', message });
      continue;
    }
    if (column.qualifier) {
      const message = `Column "${column.header}" was read as the ${typesOf(column)} price; "${column.qualifier}" was added to the remarks.`;
      report(column, { code: 'column_partly_understood', severity: 'warning', message });
    }
    taken.add(key);
    chosen.set(column, facts ?? {});
  }
  return chosen;
}
