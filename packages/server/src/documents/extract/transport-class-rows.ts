import type { Line } from '../model/index.ts';
import { parseModes } from './lexicon/transport-modes.ts';
import { columnsOf } from './table-columns.ts';
import { isModeName } from './transport-mode-heads.ts';
import { headsOf } from './transport-table-heads.ts';
import { type FoundTable, factsOfRow, RowOfConcepts } from './transport-table-rows.ts';

/**
 * The small table under a heading that asks for the classes: «Class | Subsidiary risks» over a row for each mode, «IMDG | : 3 | 8».
 */
export function readClassRows(lines: readonly Line[], at: number): FoundTable | undefined {
  const header = lines[at];
  const heads = header?.cells.length === 2 ? headsOf([header]) : [];
  if (!header || heads[0]?.head !== 'class' || heads[1]?.head !== 'subsidiary') return undefined;
  const columns = columnsOf(heads, [], 1);
  const found: FoundTable = { facts: [], lines: new Set([header]) };
  for (const line of lines.slice(at + 1)) {
    const [mode, ...values] = line.cells;
    if (!mode || !isModeName(mode.text) || values.length === 0) break;
    const row = new RowOfConcepts();
    for (const cell of values) row.add(line, cell, columns);
    found.facts.push(...factsOfRow(row, parseModes(mode.text)));
    found.lines.add(line);
  }
  return found.facts.length > 0 ? found : undefined;
}
