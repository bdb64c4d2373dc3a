import type { Line } from '../model/index.ts';
import { brokenHit } from './broken-labels.ts';
import type { Label, LabelHit } from './labels.ts';
import { hitAt, LEAD } from './match-label.ts';
import { columnHit, numberedHit, wrappedHit } from './wrapped-labels.ts';

/** Every label in these lines, in reading order: at the beginning of a cell, or inside one when a colon closes it. */
export function findLabels<Concept extends string>(lines: readonly Line[], declared: readonly Label<Concept>[]) {
  const labels = [...declared].sort((a, b) => Number(a.phrase ?? false) - Number(b.phrase ?? false));
  const hits: LabelHit<Concept>[] = [];
  const partOfLabel = new Set<number>();
  lines.forEach((line, lineIndex) => {
    const numbered = numberedHit(lines, lineIndex, labels);
    const below = numbered && { hit: numbered, lines: 1 };
    const broken = partOfLabel.has(lineIndex) || numbered ? undefined : brokenHit(lines, lineIndex, labels);
    if (broken) {
      hits.push(broken as LabelHit<Concept>);
      partOfLabel.add(lineIndex).add(lineIndex + 1);
    }
    const wrapped = partOfLabel.has(lineIndex) ? undefined : (below ?? wrappedHit(lines, lineIndex, labels));
    if (wrapped) {
      hits.push(wrapped.hit as LabelHit<Concept>);
      for (let below = 1; below <= wrapped.lines; below++) partOfLabel.add(lineIndex + below);
    }
    line.cells.forEach((cell, cellIndex) => {
      if (cellIndex === 0 && partOfLabel.has(lineIndex)) return;
      if (wrapped && cellIndex <= wrapped.hit.cell) return;
      const place = { line: lineIndex, cell: cellIndex };
      const lead = LEAD.exec(cell.text)?.[0].length ?? 0;
      const first =
        hitAt(place, cell.text, lead, labels) ??
        (lead > 0 ? hitAt(place, cell.text, 0, labels) : undefined) ??
        (cellIndex === 0 ? undefined : columnHit(lines, place, labels));
      if (first) hits.push(first as LabelHit<Concept>);
      // «D.O.T. Proper Shipping Name: …»: a second label directly behind the first.
      const second = first && first.end < cell.text.length ? hitAt(place, cell.text, first.end, labels) : undefined;
      const follows = second && second.concept !== first?.concept && (second.closed || !first?.closed);
      if (follows) hits.push(second as LabelHit<Concept>);
      let at = (follows ? second.end : first?.end) ?? lead;
      const searched = at;
      for (const inner of cell.text.slice(at).matchAll(/[\s,;.)、,;]+(?=[\p{Lu}\p{Lo}])/gu)) {
        const offset = searched + inner.index + inner[0].length;
        if (offset < at) continue;
        const hit = hitAt(place, cell.text, offset, labels);
        if (!hit?.closed) continue;
        hits.push(hit as LabelHit<Concept>);
        at = hit.end;
      }
    });
  });
  return hits;
}
