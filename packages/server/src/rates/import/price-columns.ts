import type { CarrierDirectory } from '../../carriers/index.ts';
import { type DateContext, parseValidity } from './parse-validity.ts';
import type { PlaceReader } from './place-reader.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { hasColumn, type PriceColumn, type Table } from './table.ts';

/** The price columns that are imported, with what the label above a group of them says. */
export type ChosenColumns = ReadonlyMap<PriceColumn, SheetFacts>;

export type GroupContext = { carriers: CarrierDirectory; places: PlaceReader; dates: DateContext };

function groupFacts(label: string, table: Table, context: GroupContext): SheetFacts | undefined {
  if (context.carriers.find(label)) return { carrier: label };
  const validity = parseValidity(label, context.dates);
  if (validity?.from && validity.to) return { validFrom: validity.from, validTo: validity.to };
  const place = context.places.read(label);
  if (place.places.length > 0 && place.doubts.length === 0) {
    if (!hasColumn(table, 'origin', 'origin-code', 'receipt')) return { origin: label };
    if (!hasColumn(table, 'destination', 'destination-code', 'delivery')) return { destination: label };
  }
  return undefined;
}

const typesOf = (column: PriceColumn) => column.equipment.map((type) => type.code).join('/');

/**
 * Decides which of several price columns are the price: buying beside selling, plain beside restricted («SOC», «DG»),
 * first beside repeated. What is left aside is a finding, never silence.
 */
export function choosePriceColumns(
  table: Table,
  context: GroupContext,
  report: (column: PriceColumn, code: string, message: string) => void,
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
      report(
        column,
        'selling_price',
        `Column «${column.header}» holds selling prices beside the cost; it was not imported.`,
      );
      continue;
    }
    const facts = column.group === undefined ? {} : groupFacts(column.group, table, context);
    const key = `${typesOf(column)}|${JSON.stringify(facts ?? {})}`;
    if (taken.has(key)) {
      const why = column.qualifier
        ? `it is a second ${typesOf(column)} price, for «${column.qualifier}»`
        : `there is a ${typesOf(column)} price already`;
      report(column, 'column_repeated', `Column «${column.header}» was not imported: ${why}.`);
      continue;
    }
    if (column.qualifier)
      report(
        column,
        'column_partly_understood',
        `Column «${column.header}» was read as the ${typesOf(column)} price; «${column.qualifier}» went into the remarks.`,
      );
    taken.add(key);
    chosen.set(column, facts ?? {});
  }
  return chosen;
}
