import { type Box, unionOf } from '../../documents/offline.ts';
import type { Block } from '../layout/blocks.ts';
import { centreOf, inRow, overlap } from '../layout/columns.ts';
import type { FormConcept } from '../lexicon/form-labels.ts';
import { parseUnNumber } from '../values/parse-un-number.ts';
import type { FormLabel } from './find-form-labels.ts';
import type { Piece, Region } from './label-regions.ts';

/** What the columns of a table of goods ask for; two of them make a row of labels the head of one. */
const OF_GOODS = new Set<FormConcept>([
  ...['unNumber', 'shippingName', 'hazardClass', 'subsidiary', 'packingGroup', 'packages', 'grossTotal', 'netTotal'],
  ...['flashPoint', 'marinePollutant', 'packaging', 'technicalName'],
]);
const LEAST_HEADS = 3;

/** The head of a column: its label, and the blocks that it is set in. */
type Head = {
  readonly concept: FormConcept;
  readonly language: string;
  readonly blocks: readonly Block[];
  readonly box: Box;
};

/** A table of goods: what its first row says under each head, and what stands in other rows. */
export type GoodsTable = {
  readonly regions: readonly Region[];
  /** Every block of it. */
  readonly blocks: ReadonlySet<Block>;
  /** Those whose words may describe its goods: of its first row, and all where no column holds UN numbers. */
  readonly described: readonly Block[];
  /** UN numbers of further rows that differ from the first one's. */
  readonly furtherNumbers: readonly Block[];
};

const middle = ([, y0, , y1]: Box) => (y0 + y1) / 2;

const inColumn = (a: Box, b: Box) => overlap(a, b) > 0.3 * Math.min(a[2] - a[0], b[2] - b[0]);

/** The heads that stand beside this one, from left to right; none where other words stand among them. */
function headRow(seed: Head, heads: readonly Head[], blocks: readonly Block[]): Head[] {
  const page = seed.blocks[0]?.page;
  const row = heads.filter(({ blocks: [first], box }) => first?.page === page && inRow(box, seed.box));
  const own = new Set(row.flatMap(({ blocks: parts }) => parts));
  const strangers = blocks.filter(
    (one) => one.page === page && !own.has(one) && inRow(one.box, seed.box) && /[\d:]/.test(one.passage.text),
  );
  const concepts = new Set(row.filter(({ concept }) => OF_GOODS.has(concept)).map(({ concept }) => concept));
  const isHead = row.length >= LEAST_HEADS && concepts.size >= 2 && strangers.length === 0;
  return isHead ? row.sort((a, b) => a.box[0] - b.box[0]) : [];
}

/** How far a block is from standing under a head: nothing where they overlap, and a little by their middles. */
const away = (head: Head, { box }: Block) =>
  Math.max(0, -overlap(head.box, box)) + 0.05 * Math.abs(centreOf(head.box) - centreOf(box));

/**
 * The heads over the blocks of one line, in their order: each its own where there are enough, so that a figure set to the
 * right of its column is not the next column's.
 */
function headsOver(line: readonly Block[], row: readonly Head[]): Map<Block, Head> {
  type Way = { readonly cost: number; readonly heads: readonly number[] };
  const ways = line.reduce<Way[]>(
    (before, block) =>
      row.map((head, at): Way => {
        const own = away(head, block);
        const shared = 3 * block.size;
        return before
          .filter(({ heads }) => (heads.at(-1) ?? 0) <= at)
          .map(({ cost, heads }) => ({ cost: cost + own + (heads.at(-1) === at ? shared : 0), heads: [...heads, at] }))
          .reduce((best, one) => (one.cost < best.cost ? one : best), { cost: Number.POSITIVE_INFINITY, heads: [] });
      }),
    [{ cost: 0, heads: [] }],
  );
  const best = ways.reduce((one, other) => (other.cost < one.cost ? other : one));
  return new Map(
    line.flatMap((block, at) => (row[best.heads[at] ?? -1] ? [[block, row[best.heads[at] ?? -1] as Head]] : [])),
  );
}

/** The blocks of a body by the lines they share. */
function linesOf(body: readonly Block[]): Block[][] {
  const lines: Block[][] = [];
  for (const block of body) {
    const line = lines.find((one) => one.every((other) => inRow(other.box, block.box)));
    if (line) line.push(block);
    else lines.push([block]);
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]));
}

/** What stands below the heads, down to the next label, or to a gap that no row leaves. */
function bodyOf(row: readonly Head[], blocks: readonly Block[], labels: readonly FormLabel[]): Block[] {
  const [first] = row[0]?.blocks ?? [];
  if (!first) return [];
  const bottom = Math.max(...row.map(({ box }) => box[3]));
  const [left, right] = [Math.min(...row.map(({ box }) => box[0])), Math.max(...row.map(({ box }) => box[2]))];
  const own = new Set(row.flatMap((head) => head.blocks));
  const below = blocks
    .filter((one) => one.page === first.page && !own.has(one) && one.box[1] > bottom - 0.3 * first.size)
    .sort((a, b) => a.box[1] - b.box[1]);
  const ends = labels.filter(
    ({ block, concept, begins }) => begins && concept !== 'total' && below.includes(block) && block.box[0] < right,
  );
  const end = Math.min(...ends.map(({ box }) => box[1]));
  // A head of one line ends above those beside it that have two: what is alone below it is its cell.
  const body = blocks.filter(
    (one) =>
      one.page === first.page &&
      !own.has(one) &&
      one.box[1] <= bottom - 0.3 * first.size &&
      row.some(({ box }) => one.box[1] > box[3] - 0.3 * first.size && inColumn(box, one.box)) &&
      !below.some((next) => next.box[1] < end - 0.3 * next.size && inColumn(next.box, one.box)),
  );
  let last = bottom;
  for (const block of below) {
    if (block.box[1] - last > 5 * first.size || block.box[1] > end - 0.3 * block.size) break;
    if (block.box[2] < left - 3 * first.size) continue;
    body.push(block);
    last = Math.max(last, block.box[3]);
  }
  return body;
}

/** The lines of each cell of one column, from above. */
function cellsOf(column: readonly Block[], starts: readonly number[]): Block[][] {
  const cells: Block[][] = [];
  for (const block of [...column].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const cell = cells.at(-1);
    const last = cell?.at(-1);
    const begins = starts.some((y) => Math.abs(y - block.box[1]) < 0.3 * block.size && y !== starts[0]);
    const goesOn =
      last &&
      !begins &&
      (inRow(last.box, block.box) || block.box[1] - last.box[3] < 0.65 * Math.max(last.size, block.size));
    if (cell && goesOn) cell.push(block);
    else cells.push([block]);
  }
  return cells;
}

const isNumber = ({ passage }: Block) => parseUnNumber(passage) !== undefined;

/** The first row's cell of a column; undefined where it is empty, and what stands there belongs to another row. */
function firstCell(cells: readonly (readonly Block[])[], anchors: readonly Block[], ends: readonly Block[]) {
  const [cell] = cells;
  const [own, next] = [anchors[0], anchors[1] ?? ends[0]];
  if (!cell || !own) return cell;
  const box = unionOf(cell.map((one) => one.box));
  if (ends.some((one) => inRow(one.box, box))) return undefined;
  if (!next || inRow(box, own.box)) return cell;
  return Math.abs(middle(box) - middle(own.box)) < Math.abs(middle(box) - middle(next.box)) ? cell : undefined;
}

function labelOf({ concept, language, blocks, box }: Head): FormLabel | undefined {
  const [block, ...further] = blocks;
  if (!block) return undefined;
  const end = block.passage.text.length;
  return { concept, language, block, start: 0, end, box, closed: false, whole: true, begins: true, further };
}

function tableOf(row: readonly Head[], blocks: readonly Block[], labels: readonly FormLabel[]): GoodsTable {
  const body = bodyOf(row, blocks, labels);
  const totals = labels.filter(({ concept, block }) => concept === 'total' && body.includes(block));
  const ends = totals.map(({ block }) => block);
  const inTotal = (block: Block) => ends.some((one) => one === block || inRow(one.box, block.box));
  const over = new Map(linesOf(body).flatMap((line) => [...headsOver(line, row)]));
  const columns = new Map(row.map((head) => [head, body.filter((one) => over.get(one) === head)]));
  const numbers = row.find(({ concept }) => concept === 'unNumber');
  const anchors = (numbers ? (columns.get(numbers) ?? []) : [])
    .filter((one) => isNumber(one) && !inTotal(one))
    .sort((a, b) => a.box[1] - b.box[1]);
  const numberOf = (block: Block) => parseUnNumber(block.passage)?.value;
  const furtherNumbers = anchors.filter((one) => numberOf(one) !== numberOf(anchors[0] ?? one));
  const starts = anchors.map(({ box }) => box[1]);
  const regions = row.flatMap((head): Region[] => {
    const label = labelOf(head);
    const column = columns.get(head) ?? [];
    const mass = head.concept === 'grossTotal' || head.concept === 'netTotal';
    const total = mass && anchors.length > 1 && furtherNumbers.length === 0 ? column.filter(inTotal) : [];
    const cell = total.length > 0 ? total : firstCell(cellsOf(column, starts), anchors, ends);
    const pieces = (cell ?? []).map((block): Piece => ({ passage: block.passage, relation: 'column', block }));
    return label ? [{ label, pieces }] : [];
  });
  const described = numbers ? regions.flatMap(({ pieces }) => pieces.map(({ block }) => block)) : body;
  return { regions, blocks: new Set([...row.flatMap((head) => head.blocks), ...body]), described, furtherNumbers };
}

/** The tables of goods on the pages: rows under a row of heads, each over its column. */
export function findGoodsTables(blocks: readonly Block[], labels: readonly FormLabel[]): GoodsTable[] {
  const heads = labels
    .filter(({ whole, closed }) => whole && !closed)
    .map(
      ({ concept, language, block, further, box }): Head => ({ concept, language, blocks: [block, ...further], box }),
    );
  const taken = new Set<Block>();
  const tables: GoodsTable[] = [];
  for (const seed of heads) {
    if (!OF_GOODS.has(seed.concept) || seed.blocks.some((one) => taken.has(one))) continue;
    const row = headRow(seed, heads, blocks);
    if (row.length === 0) continue;
    const table = tableOf(row, blocks, labels);
    for (const one of table.blocks) taken.add(one);
    if (table.regions.some(({ pieces }) => pieces.length > 0)) tables.push(table);
  }
  return tables;
}
