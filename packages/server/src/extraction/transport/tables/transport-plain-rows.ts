import type { Cell, Line } from '../../../documents/offline.ts';
import { overlap } from '../../layout/columns.ts';
import { type Fragment, type Passage, passageOf, passageOfCell } from '../../layout/passage.ts';
import { bandsOf, linesOverlapping } from '../../layout/table-bands.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { isUnNumber } from '../../values/un-number-form.ts';
import { modesAbove } from './transport-grids.ts';
import { isModeName } from './transport-mode-heads.ts';
import { type FoundTable, plainConcept } from './transport-table-rows.ts';

const CLASS = /^(?:class\s)?[1-9](?:\.[1-6])?[A-S]?(?:\s?\([1-9](?:\.[1-6])?\))?$/i;
const AMOUNT = /^\d+(?:[.,]\d+)?\s?(?:m?l|k?g)$/i;
const NAME = /\p{L}{4}/u;

/** What a cell says by itself that it is. */
function conceptOfCell({ text }: Cell, isClassed: boolean): TransportConcept | undefined {
  if (isUnNumber(text)) return 'unNumber';
  if (CLASS.test(text)) return isClassed ? 'subsidiary' : 'class';
  return AMOUNT.test(text) ? 'limitedQuantity' : plainConcept({ text });
}

/** The lines of the row that a line stands in: those beside it and below it that are set as close as the lines of a cell. */
function rowAround(lines: readonly Line[], at: number): readonly Line[] {
  const above = linesOverlapping(lines, at);
  const band = bandsOf(lines.slice(at - above.length, at + 8))[0] ?? [];
  const isOne = band.flatMap(({ cells }) => cells).filter(({ text }) => isUnNumber(text)).length === 1;
  return isOne ? band : lines.slice(at, at + 1);
}

/** The name: the words that stand in the column of the first cell behind the number that has any. */
function nameOf(row: readonly Line[], name: Cell): Passage {
  const fragments = row.flatMap((line): Fragment[] =>
    line.cells
      .filter(({ box }) => overlap(box, name.box) > 0.5 * (box[2] - box[0]))
      .map((cell) => ({ line, cell, start: 0, end: cell.text.length })),
  );
  return passageOf(fragments);
}

/**
 * A row of a table whose head is unclear, or on another page: "IMDG | UN 1263 | PAINT | 3 | II". Its cells tell by
 * themselves what they are. The mode stands in front of the number, or as a heading above it.
 */
export function readPlainRow(lines: readonly Line[], at: number): FoundTable | undefined {
  const line = lines[at];
  const number = line?.cells.findIndex(({ text }) => isUnNumber(text)) ?? -1;
  const name = line?.cells[number + 1];
  if (!line || number < 0 || number > 1 || !name || !NAME.test(name.text)) return undefined;
  const first = line.cells[0];
  if (number === 1 && !(first && isModeName(first.text))) return undefined;
  const modes: ReadonlySet<Mode> = number === 1 && first ? parseModes(first.text) : modesAbove(lines, at);
  const row = rowAround(lines, at);
  const facts: FoundTable['facts'] = [{ concept: 'shippingName', modes, passage: nameOf(row, name) }];
  for (const cell of line.cells.slice(number)) {
    const concept =
      cell === name
        ? undefined
        : conceptOfCell(
            cell,
            facts.some((fact) => fact.concept === 'class'),
          );
    if (concept && concept !== 'mode' && concept !== 'other')
      facts.push({ concept, modes, passage: passageOfCell(line, cell) });
  }
  return facts.length > 3 ? { facts, lines: new Set(row) } : undefined;
}
