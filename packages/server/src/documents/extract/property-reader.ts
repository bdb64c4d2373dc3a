import type { Line } from '../model/index.ts';
import { findLabels } from './find-labels.ts';
import type { Label } from './labels.ts';
import { PROPERTY_LABELS, type PropertyConcept } from './lexicon/property-labels.ts';
import type { Passage } from './passage.ts';
import { ValueFinder } from './value-finder.ts';

/** What stands under the labels of properties, those that say most plainly what they ask for first. */
export class PropertyReader {
  readonly lines: readonly Line[];
  private readonly hits;
  private readonly finder: ValueFinder;

  constructor(lines: readonly Line[], stops: readonly Label<'other'>[] = []) {
    this.lines = lines;
    this.hits = findLabels(lines, [...PROPERTY_LABELS, ...stops]);
    this.finder = new ValueFinder(lines, this.hits);
  }

  passages(concept: PropertyConcept): { passage: Passage; label: string; rank: number }[] {
    const own = this.hits.filter((hit) => hit.concept === concept).sort((a, b) => a.rank - b.rank || a.line - b.line);
    return own.flatMap((hit) => {
      const passage = this.finder.find(hit, 'lines', 2);
      const label = this.lines[hit.line]?.cells[hit.cell]?.text.slice(hit.start, hit.end) ?? '';
      return passage ? [{ passage, label, rank: hit.rank }] : [];
    });
  }
}
