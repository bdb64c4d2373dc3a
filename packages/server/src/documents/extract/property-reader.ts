import type { Line } from '../model/index.ts';
import { findLabels } from './find-labels.ts';
import type { Label } from './labels.ts';
import { PROPERTY_LABELS, type PropertyConcept } from './lexicon/property-labels.ts';
import { type Passage, passageOf, textOfFragment } from './passage.ts';
import { ValueFinder } from './value-finder.ts';

/** A cell of a table that names the method of measurement, before the cell with the figure. */
const METHOD = /^(?:ASTM|DIN|ISO|EN|OECD|IP|EC|EU|GB\/T|JIS)\b[\w\s./,:()-]{0,24}$/;

function withoutMethod(passage: Passage): Passage {
  const [first, ...others] = passage.fragments;
  if (!first || others.length === 0 || !METHOD.test(textOfFragment(first))) return passage;
  return passageOf(others);
}

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
      return passage ? [{ passage: withoutMethod(passage), label, rank: hit.rank }] : [];
    });
  }
}
