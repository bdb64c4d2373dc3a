import type { Box } from '../../documents/offline.ts';
import type { Block } from '../layout/blocks.ts';
import { beginsAt, centreOf, inRow, overlap, sideBySide } from '../layout/columns.ts';
import { type Passage, slicePassage } from '../layout/passage.ts';
import type { FormLabel } from './find-form-labels.ts';

/** Where a text stands to its label: behind it, right of it, below it, on with what one of these begins, or in its column of a table. */
export type Relation = 'inline' | 'right' | 'below' | 'continued' | 'column';

/** A piece of text that one label owns. */
export type Piece = { readonly passage: Passage; readonly relation: Relation; readonly block: Block };

/** A label with all that it owns, in reading order. */
export type Region = { readonly label: FormLabel; readonly pieces: readonly Piece[] };

/** Regions, and the texts that no label owns. */
export type Layout = { readonly regions: readonly Region[]; readonly free: readonly Passage[] };

type Item = {
  readonly box: Box;
  readonly page: number;
  readonly size: number;
  readonly label: FormLabel | undefined;
  readonly text: string;
};

/** Labels that own what stands in other blocks: not those within sentences. */
const owns = (label: FormLabel): boolean =>
  label.begins || label.closed || label.end >= label.block.passage.text.length;

/** The label left of a block in its row, with no other text between that has no label. */
function labelLeft(block: Block, labels: readonly FormLabel[]): FormLabel | undefined {
  const left = labels.filter(
    (label) =>
      label.block.page === block.page && owns(label) && label.box[2] <= block.box[0] + 1 && inRow(label.box, block.box),
  );
  return left.sort((a, b) => b.box[2] - a.box[2])[0];
}

/** How far two things are from standing in one column: by their left edges or their middles. */
const apart = (a: Box, b: Box) => Math.min(Math.abs(a[0] - b[0]), Math.abs(centreOf(a) - centreOf(b)));

/** The row of items nearest above a block of which one stands over it, and that one. */
function itemAbove(block: Block, items: readonly Item[]): Item | undefined {
  const { box, size } = block;
  const above = items
    .filter(
      (item) => item.page === block.page && item.box[3] <= box[1] + 0.35 * size && item.box[3] > box[1] - 5 * size,
    )
    .sort((a, b) => b.box[3] - a.box[3]);
  const seen = new Set<Item>();
  for (const item of above) {
    if (seen.has(item)) continue;
    const row = above.filter((one) => inRow(one.box, item.box));
    for (const one of row) seen.add(one);
    const nearest = row.sort((a, b) => apart(a.box, box) - apart(b.box, box) || a.box[0] - b.box[0])[0];
    if (!nearest) continue;
    const isOver = overlap(nearest.box, box) > 0 || apart(nearest.box, box) < 1.2 * size;
    const last = row.filter((one) => one.box[0] <= box[0]).sort((a, b) => b.box[2] - a.box[2])[0];
    const isLeft = last === nearest && nearest.label !== undefined && box[0] - nearest.box[2] < 6 * size;
    const gap = box[1] - nearest.box[3];
    const most = (nearest.label ? 2.6 : 1.2) * Math.max(size, nearest.size);
    if (isOver || isLeft) return gap < most ? nearest : undefined;
  }
  return undefined;
}

type Owner = { readonly label: FormLabel; readonly relation: Relation };

/** Whether a label in two languages, or in English, has a text without a label right below it: that is its value. */
function isCaption(label: FormLabel, items: readonly Item[]): boolean {
  if (!label.whole || label.closed || !/\p{Script=Latin}{2}/u.test(label.block.passage.text)) return false;
  const { box, block } = label;
  const under = items.filter(
    (item) =>
      item.page === block.page &&
      item.box[1] > box[3] - 0.3 * block.size &&
      item.box[1] - box[3] < 1.3 * block.size &&
      Math.abs(item.box[0] - box[0]) < 1.2 * block.size,
  );
  return under.length > 0 && under.every((item) => item.label === undefined);
}

/** Whether further labels of the column of this one have their values in the column of this text: a table of two columns. */
function isInValueColumn(block: Block, owner: FormLabel, { rowOwners }: Context): boolean {
  const others = [...rowOwners].filter(
    ([one, label]) =>
      one !== block && one.page === block.page && beginsAt(one.box, block.box[0]) && beginsAt(label.box, owner.box[0]),
  );
  return others.length >= 2;
}

/** Whether a text goes on with what stands behind the label right above it, at the same edge, and not with a label far to its left. */
function goesOnAbove(block: Block, above: Item | undefined, beside: FormLabel): boolean {
  const label = above?.label;
  if (!label?.closed) return false;
  return (
    label.end < label.block.passage.text.length &&
    Math.abs(label.block.box[0] - block.box[0]) < 0.3 * block.size &&
    block.box[1] - label.block.box[3] < 0.5 * block.size &&
    block.box[0] - beside.box[2] > 3 * block.size
  );
}

/** A sentence is over: what stands below does not go on with it. */
const FINISHED = /[。;；]\s*$/;

/** What a block without labels of its own belongs to. */
function ownerOf(block: Block, context: Context): Owner | undefined {
  const beside = context.rowOwners.get(block);
  const above = itemAbove(block, context.items);
  const owned = above && (above.label ?? context.owners.get(above)?.label);
  const inlineOfOther = beside && !beside.whole && beside.end < beside.block.passage.text.length;
  const captionOnly =
    beside &&
    !isInValueColumn(block, beside, context) &&
    isCaption(beside, context.items) &&
    block.box[0] - beside.box[2] > 1.5 * block.size;
  // A caption in the corner of its cell, and a label with its value in the cell to the left.
  if (
    beside &&
    !captionOnly &&
    !goesOnAbove(block, above, beside) &&
    !(inlineOfOther && above?.label && block.box[0] - beside.block.box[2] > 1.5 * block.size)
  )
    return { label: beside, relation: 'right' };
  if (owned && !(above?.text !== undefined && FINISHED.test(above.text))) {
    const isUnderCaption = above.label !== undefined && (owned.whole || owned.end >= owned.block.passage.text.length);
    return { label: owned, relation: isUnderCaption ? 'below' : 'continued' };
  }
  const reached = context.labels.filter(
    (label) =>
      label.whole &&
      label.block.page === block.page &&
      label.box[2] <= block.box[0] + 1 &&
      sideBySide(label.box, block.box) > -0.9 * Math.min(block.size, label.block.size) &&
      !context.blocks.some(
        (one) => one !== block && one.box[0] > label.box[2] && one.box[2] < block.box[0] && inRow(one.box, block.box),
      ),
  );
  // Of several to the left, that of the nearest column.
  const near = reached.sort((a, b) => b.box[2] - a.box[2])[0];
  return near && { label: near, relation: 'right' };
}

type Context = {
  readonly labels: readonly FormLabel[];
  readonly blocks: readonly Block[];
  readonly items: readonly Item[];
  readonly blockItems: ReadonlyMap<Block, Item>;
  readonly rowOwners: ReadonlyMap<Block, FormLabel>;
  readonly owners: Map<Item, Owner>;
};

/** The texts between the labels of a block: what stands before the first, and behind each. */
function textsOf(block: Block, labels: readonly FormLabel[]): { before: Passage; behind: Map<FormLabel, Passage> } {
  const { passage } = block;
  const own = labels.filter((label) => label.block === block).sort((a, b) => a.start - b.start);
  const behind = new Map<FormLabel, Passage>();
  own.forEach((label, at) => {
    behind.set(label, slicePassage(passage, label.end, own[at + 1]?.start ?? passage.text.length));
  });
  return { before: slicePassage(passage, 0, own[0]?.start ?? passage.text.length), behind };
}

/** The page as things that stand somewhere, with the label that owns each block of its own row. */
function contextOf(blocks: readonly Block[], labels: readonly FormLabel[]): Context {
  const further = new Set(labels.flatMap((label) => label.further));
  const begun = new Set(labels.filter(({ begins }) => begins).map(({ block }) => block));
  const plain = blocks.filter((block) => !further.has(block) && !begun.has(block));
  const rowOwners = new Map<Block, FormLabel>();
  for (const block of plain) {
    const label = labelLeft(
      block,
      labels.filter((one) => one.block !== block),
    );
    if (label) rowOwners.set(block, label);
  }
  const itemOf = ({ box, page, size, passage }: Block): Item => ({
    box,
    page,
    size,
    label: undefined,
    text: passage.text,
  });
  const blockItems = new Map(plain.map((block) => [block, itemOf(block)]));
  const labelItems = labels.filter(owns).map((label): Item => ({ ...itemOf(label.block), box: label.box, label }));
  return { labels, blocks, items: [...labelItems, ...blockItems.values()], blockItems, rowOwners, owners: new Map() };
}

/** Gives every text of the pages to the one label that it belongs to. */
export function regionsOf(blocks: readonly Block[], labels: readonly FormLabel[]): Layout {
  const further = new Set(labels.flatMap((label) => label.further));
  const context = contextOf(blocks, labels);
  const pieces = new Map<FormLabel, Piece[]>(labels.map((label) => [label, []]));
  const free: Passage[] = [];
  for (const block of blocks) {
    if (further.has(block)) continue;
    const { before, behind } = textsOf(block, labels);
    for (const [label, passage] of behind)
      if (passage.text !== '') pieces.get(label)?.push({ passage, relation: 'inline', block });
    if (before.text === '') continue;
    const item = context.blockItems.get(block);
    const owner = item && ownerOf(block, context);
    if (!owner) free.push(before);
    else {
      context.owners.set(item, owner);
      pieces.get(owner.label)?.push({ passage: before, relation: owner.relation, block });
    }
  }
  return { regions: labels.map((label) => ({ label, pieces: pieces.get(label) ?? [] })), free };
}
