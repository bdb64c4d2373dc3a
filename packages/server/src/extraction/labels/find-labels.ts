import type { Cell, Line } from '../../documents/offline.ts';
import { brokenHit } from './broken-labels.ts';
import type { Label, LabelHit } from './labels.ts';
import { hitAt, LEAD } from './match-label.ts';
import { columnHit, numberedHit, wrappedHit } from './wrapped-labels.ts';

type Place = { line: number; cell: number };

/** A second label directly behind the first: "D.O.T. Proper Shipping Name: …". */
function secondHit(place: Place, text: string, { first, labels }: { first: LabelHit; labels: readonly Label[] }) {
  const second = first.end < text.length ? hitAt(place, text, first.end, labels) : undefined;
  const follows = second && second.concept !== first.concept && (second.closed || !first.closed);
  return follows ? second : undefined;
}

/** Labels further within a cell, which only a colon tells from words of a value. */
function innerHits(place: Place, text: string, { from, labels }: { from: number; labels: readonly Label[] }) {
  const hits: LabelHit[] = [];
  let at = from;
  for (const inner of text.slice(from).matchAll(/[\s,;.)、,;]+(?=[\p{Lu}\p{Lo}])|;\s+(?=\p{Ll})/gu)) {
    const offset = from + inner.index + inner[0].length;
    const hit = offset < at ? undefined : hitAt(place, text, offset, labels);
    if (!hit?.closed) continue;
    hits.push(hit);
    at = hit.end;
  }
  return hits;
}

/** The labels in one cell, from left to right. */
function hitsInCell(lines: readonly Line[], place: Place, labels: readonly Label[]): LabelHit[] {
  const text = lines[place.line]?.cells[place.cell]?.text ?? '';
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const first =
    hitAt(place, text, lead, labels) ??
    (lead > 0 ? hitAt(place, text, 0, labels) : undefined) ??
    (place.cell === 0 ? undefined : columnHit(lines, place, labels));
  const second = first && secondHit(place, text, { first, labels });
  const outer = [first, second].filter((hit) => hit !== undefined);
  return [...outer, ...innerHits(place, text, { from: outer.at(-1)?.end ?? lead, labels })];
}

/** Whether a cell stands right of a label, in another column. */
function isRightOf(cell: Cell | undefined, label: Cell | undefined): boolean {
  return cell !== undefined && label !== undefined && cell.box[0] > label.box[2];
}

const ordered = new WeakMap<readonly Label[], readonly Label[]>();

/** The labels of a family with its phrases last, and those of them that are no phrases. */
function phrasesLast(declared: readonly Label[]): readonly Label[] {
  const labels =
    ordered.get(declared) ?? [...declared].sort((a, b) => Number(a.phrase ?? false) - Number(b.phrase ?? false));
  ordered.set(declared, labels);
  return labels;
}

/** Every label in these lines, in reading order: at the beginning of a cell, or inside one when a colon closes it. */
export function findLabels<Concept extends string>(lines: readonly Line[], declared: readonly Label<Concept>[]) {
  const labels = phrasesLast(declared);
  const hits: LabelHit[] = [];
  /** The lines that go on with a label, and that label's cell. */
  const partOfLabel = new Map<number, Cell | undefined>();
  lines.forEach((line, at) => {
    const numbered = numberedHit(lines, at, labels);
    const broken = partOfLabel.has(at) || numbered ? undefined : brokenHit(lines, at, labels);
    if (broken) {
      hits.push(broken);
      for (const part of [at, at + 1]) partOfLabel.set(part, lines[part]?.cells[0]);
    }
    const below = numbered && { hit: numbered, lines: 1 };
    const wrapped = partOfLabel.has(at) ? undefined : (below ?? wrappedHit(lines, at, labels));
    if (wrapped) hits.push(wrapped.hit);
    for (let more = 1; more <= (wrapped?.lines ?? 0); more++)
      partOfLabel.set(at + more, line.cells[wrapped?.hit.cell ?? 0]);
    const isOfLabel = partOfLabel.has(at) && !isRightOf(line.cells[0], partOfLabel.get(at));
    line.cells.forEach((_, cell) => {
      const taken = (cell === 0 && isOfLabel) || (wrapped && cell <= wrapped.hit.cell);
      if (!taken) hits.push(...hitsInCell(lines, { line: at, cell }, labels));
    });
  });
  return hits as LabelHit<Concept>[];
}
