import { CARRIAGE_COLUMNS } from '../carriage/carriage.ts';
import { printEms } from '../codes/ems.ts';
import type { DangerousGoodsEntry } from '../list/entry.ts';
import { LIST_COLUMNS, type ListColumn } from './list-row.ts';

/** A cell in quotes where it needs them. */
const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What a list to import has in each column. A dash says that there is none, an empty cell that it is not known. */
function cellsOf(entry: DangerousGoodsEntry): Readonly<Record<ListColumn, string>> {
  const carriage = CARRIAGE_COLUMNS.map((column) => {
    const codes = entry.carriage[column]?.values.filter((code) => !code.includes('('));
    return [column, codes === undefined ? '' : codes.join(', ') || '-'] as const;
  });
  return {
    un: entry.un,
    name: entry.name,
    nameZh: entry.nameZh ?? '',
    class: entry.hazardClass,
    subsidiary: entry.subsidiaryHazards.join(', '),
    packingGroup: entry.packingGroup ?? '',
    state: entry.state,
    ems: entry.ems === null ? '' : printEms(entry.ems),
    limitedQuantity: entry.limitedQuantity,
    exceptedQuantity: entry.exceptedQuantity,
    marinePollutant: entry.marinePollutant ? 'Y' : '-',
    specialProvisions: entry.specialProvisions.join(', ') || '-',
    seaTransport: entry.seaTransport,
    ...(Object.fromEntries(carriage) as Record<(typeof CARRIAGE_COLUMNS)[number], string>),
  };
}

/** Rows as the CSV file that `dangerous-goods import` reads: a template that is filled already. */
export function printListTable(entries: readonly DangerousGoodsEntry[]): string {
  const lines = entries.map((entry) => {
    const cells = cellsOf(entry);
    return LIST_COLUMNS.map((column) => cell(cells[column])).join(',');
  });
  return [LIST_COLUMNS.join(','), ...lines, ''].join('\n');
}
