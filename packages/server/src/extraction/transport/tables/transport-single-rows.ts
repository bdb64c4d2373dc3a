import type { Cell, Line } from '../../../documents/offline.ts';
import { bandsOf, linesOverlapping } from '../../layout/table-bands.ts';
import { columnsOf, type Head } from '../../layout/table-columns.ts';
import type { TransportConcept } from '../../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../../lexicon/transport-modes.ts';
import { isUnNumber } from '../../values/un-number-form.ts';
import {
  cellsOfBand,
  fills,
  type Hit,
  headsOf,
  labelOf,
  labelsOver,
  modesAbove,
  richerHeads,
} from './transport-table-heads.ts';
import { type FoundTable, factsOfRow, NUMBER, plainConcept, RowOfFacts } from './transport-table-rows.ts';

/** A row of values, what heads its columns, the lines of that head, and the modes that it holds for. */
type HeadedRow = {
  readonly heads: readonly Head<TransportConcept>[];
  readonly header: readonly Line[];
  readonly values: readonly Line[];
  readonly modes: ReadonlySet<Mode>;
};

/** A head of so many known labels makes what stands below it a row. */
const LEAST_HEADS = 3;

const known = (heads: readonly Head<TransportConcept>[]) =>
  heads.filter(({ head }) => head !== 'other' && head !== 'mode').length;

const hasNumber = (band: readonly Line[]) => band.some(({ cells }) => cells.some(({ text }) => NUMBER.test(text)));

/** The lines of a head and of the row below it: told by the space between them, else a line each. */
function headAndRow(lines: readonly Line[], at: number): (readonly Line[])[] {
  const bands = bandsOf(lines.slice(at, at + 14)).slice(0, 2);
  if (bands[1] && !hasNumber(bands[0] ?? [])) return bands;
  return [lines.slice(at, at + 1), lines.slice(at + 1, at + 2)];
}

/**
 * A row under its head: "UN number | Shipping name | Class" over "UN1263 | PAINT | 3", for the mode that stands above it or for
 * all; or under a head that begins with its mode: "IMDG | Class | Pack gr. | LQ | EmS" over "3 | II | 5 L | F-E, S-E".
 */
function underHead(lines: readonly Line[], at: number, hits: readonly Hit[]): HeadedRow | undefined {
  const [head = [], values = []] = headAndRow(lines, at);
  const above = linesOverlapping(lines, at);
  const [first] = head;
  const taken = new Set([...above, ...head, ...values]);
  const modes = hits.filter((hit) => hit.concept === 'mode' && taken.has(lines[hit.line] as Line));
  const begins =
    modes.length === 1 &&
    modes.every((hit) => first && lines[hit.line] === first && hit.cell === 0 && fills(first, hit));
  const header = [
    ...above,
    ...(first && begins ? [{ ...first, cells: first.cells.slice(1) }] : head.slice(0, 1)),
    ...head.slice(1),
  ];
  if (header.some((line) => line.cells.some((cell) => /:\s*\S/.test(cell.text)))) return undefined;
  const cells = cellsOfBand(values);
  const number = cells.find((cell) => NUMBER.test(cell.text));
  const heads = richerHeads(number ? labelsOver(cells, header) : [], headsOf(header));
  if (cells.length < 3 || known(heads) < LEAST_HEADS) return undefined;
  if (begins) return { heads, header: [...above, ...head], values, modes: parseModes(first?.cells[0]?.text ?? '') };
  const isNumbered = heads.some(({ x0, head }) => head === 'unNumber' && Math.abs(x0 - (number?.box[0] ?? 0)) < 20);
  if (!isNumbered || modes.length > 0) return undefined;
  const begin = at - above.length;
  return { heads, header, values, modes: modesAbove(lines.slice(Math.max(0, begin - 1), begin), 1) };
}

/** The lines of the row that a line stands in: those beside it and below it that are set as close as the lines of a cell. */
function rowAround(lines: readonly Line[], at: number): readonly Line[] {
  const above = linesOverlapping(lines, at);
  const band = bandsOf(lines.slice(at - above.length, at + 8))[0] ?? [];
  const isOne = band.flatMap(({ cells }) => cells).filter(({ text }) => isUnNumber(text)).length === 1;
  return isOne ? band : lines.slice(at, at + 1);
}

/** What cells say of themselves where no head does. */
const CLASS = /^(?:class\s)?[1-9](?:\.[1-6])?[A-S]?(?:\s?\([1-9](?:\.[1-6])?\))?$/i;
const AMOUNT = /^\d+(?:[.,]\d+)?\s?(?:m?l|k?g)$/i;

/** The heads of a number, a name and the cells behind them; a second class is the subsidiary hazard. */
function headsOfCells([number, name, ...others]: readonly Cell[]): Head<TransportConcept>[] {
  const first = others.find(({ text }) => CLASS.test(text));
  const conceptOf = (cell: Cell): TransportConcept => {
    if (CLASS.test(cell.text)) return cell === first ? 'class' : 'subsidiary';
    return AMOUNT.test(cell.text) ? 'limitedQuantity' : (plainConcept(cell) ?? 'other');
  };
  return [number, name, ...others].flatMap((cell, index) => {
    const head = index === 0 ? 'unNumber' : index === 1 ? 'shippingName' : undefined;
    return cell ? [{ x0: cell.box[0], head: head ?? conceptOf(cell) }] : [];
  });
}

/**
 * A row of a table whose head is unclear, or on another page: "IMDG | UN 1263 | PAINT | 3 | II". Its cells tell by
 * themselves what they are. The mode stands in front of the number, or as a heading above it.
 */
function byItself(lines: readonly Line[], at: number): HeadedRow | undefined {
  const cells = lines[at]?.cells ?? [];
  const number = cells.findIndex(({ text }) => isUnNumber(text));
  if (number < 0 || number > 1 || !/\p{L}{4}/u.test(cells[number + 1]?.text ?? '')) return undefined;
  const [first] = cells;
  if (number === 1 && labelOf(first?.text) !== 'mode') return undefined;
  const modes = number === 1 ? parseModes(first?.text ?? '') : modesAbove(lines, at);
  const heads = headsOfCells(cells.slice(number));
  return known(heads) > LEAST_HEADS ? { heads, header: [], values: rowAround(lines, at), modes } : undefined;
}

/** A row of values that a head, or what its cells say, tells the concepts of. */
export function readSingleRow(lines: readonly Line[], at: number, hits: readonly Hit[]): FoundTable | undefined {
  const found = underHead(lines, at, hits) ?? byItself(lines, at);
  if (!found) return undefined;
  const row = new RowOfFacts<TransportConcept>();
  row.gather(found.values, columnsOf(found.heads, [], 1));
  return { facts: factsOfRow(row, found.modes), lines: new Set([...found.header, ...found.values]) };
}
