import { parseEquipmentList } from '../record/equipment.ts';
import { roleOfHeader } from '../sheet-reader/tables/columns/column-lexicon.ts';
import type { TextLine } from './prose/prose-lines.ts';
import type { SourcePlace } from './source-tab.ts';

type CellRow = { cells: readonly string[]; from: SourcePlace };

const isLabel = (text: string) => {
  const label = text.replace(/\s*[:：]\s*$/, '');
  return roleOfHeader(label) !== undefined || parseEquipmentList(label) !== undefined;
};

/** Fewer rows with a label make no list of them. */
const FEWEST_LABELS = 3;

/**
 * Rows of labels and their values ("Port of loading | Mersin", "20' DV | USD 900") as the lines of a list: it is one quotation, and no
 * table with a rate in each row. Undefined for other tables.
 */
export function labelLines(rows: readonly CellRow[]): TextLine[] | undefined {
  const filled = rows.map(({ cells, from }) => ({ cells: cells.filter((text) => text.trim() !== ''), from }));
  const pairs = filled.filter(({ cells }) => cells.length === 2);
  const labels = pairs.filter(({ cells: [label = '', value = ''] }) => isLabel(label) && !isLabel(value));
  const isList = filled.every(({ cells }) => cells.length <= 2) && labels.length >= FEWEST_LABELS;
  if (!isList || labels.length < 0.6 * pairs.length) return undefined;
  return filled.map(({ cells: [label = '', value], from }) => ({
    text: value === undefined ? label : `${label.replace(/\s*[:：]\s*$/, '')}: ${value}`,
    from,
  }));
}
