import type { Line } from '../../documents/offline.ts';
import { findLabels } from '../labels/find-labels.ts';
import type { LabelHit } from '../labels/labels.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import { type Fragment, type Passage, passageOf, slicePassage, textOfFragment } from '../layout/passage.ts';
import { PROPERTY_LABELS, type PropertyConcept } from '../lexicon/sheet-labels.ts';
import { wordsOf } from '../lexicon/words.ts';
import { saysNothing } from '../values/parse-negation.ts';

/** A cell of a table that names the method of measurement, before the cell with the figure. */
const METHOD = /^(?:ASTM|DIN|ISO|EN|OECD|IP|EC|EU|GB\/T|JIS)\b[\w\s./,:()-]{0,24}$/;

/** A cell of a table that says nothing but the unit of the figure in the next one. */
const UNIT = /^\(?(?:[°º]\s?[CF]|℃|℉|deg\.?\s?[CF])\)?$/i;

/** What a row says of a property: its figure, with what the cells before the figure say of it, and no more than one pair of a row of several. */
function readRow(passage: Passage, label: string): { passage: Passage; label: string } {
  const [first, ...others] = passage.fragments;
  if (!first || others.length === 0) return { passage, label };
  const words = textOfFragment(first).trim();
  if (METHOD.test(words)) return readRow(passageOf(others), label);
  if (UNIT.test(words)) return readRow(passageOf(others), `${label}, ${words}`);
  const beside = others.some(({ line, cell }) => line === first.line && cell !== first.cell);
  return { passage: beside && saysNothing(words) ? passageOf([first]) : passage, label };
}

const REMARKS_WORDS = wordsOf('remarks');

/** The head of a table's column that tells how a figure was measured, or what else there is to say of it. */
const REMARKS = new RegExp(`^(?:${REMARKS_WORDS})$`, 'i');

/** The head of a column of units. */
const UNITS = new RegExp(`^(?:${wordsOf('unit-head')})$`, 'i');

/** Where the columns under these heads begin and end, if the lines are a table that has some. */
function columnsUnder(lines: readonly Line[], heads: RegExp): [number, number][] {
  const head = lines.find((line) => line.cells.length > 2 && line.cells.some((cell) => heads.test(cell.text.trim())));
  return (head?.cells ?? []).flatMap((cell, at): [number, number][] => {
    const next = head?.cells[at + 1];
    return at > 0 && heads.test(cell.text.trim()) ? [[cell.box[0] - 3, (next?.box[0] ?? 10_000) - 3]] : [];
  });
}

/** A value without the mark that parts it from the next label in its line: "78 °C; flash point: …". */
const withoutSeparator = (passage: Passage): Passage =>
  slicePassage(passage, 0, passage.text.replace(/[\s;·•|]+$/, '').length);

const isWithin = (columns: readonly [number, number][], { cell }: Fragment): boolean =>
  columns.some(([x0, x1]) => cell.box[0] >= x0 && cell.box[0] < x1);

/** Properties whose value is a figure, not words that may begin as another label does. */
const FIGURES: ReadonlySet<PropertyConcept> = new Set(['flashPoint', 'boilingPoint', 'density']);

/** What stands under the labels of properties, those that say most plainly what they ask for first. */
export class PropertyReader extends ValueFinder<PropertyConcept> {
  private readonly remarks: readonly [number, number][];
  private readonly units: readonly [number, number][];

  constructor(lines: readonly Line[]) {
    super(lines, findLabels(lines, PROPERTY_LABELS));
    this.remarks = columnsUnder(lines, REMARKS);
    this.units = columnsUnder(lines, UNITS);
  }

  /** Values in the order of their labels' rank; `behind` is all that stands in the label's line behind it. */
  passages(concept: PropertyConcept): { passage: Passage; label: string; rank: number; behind?: Passage }[] {
    const own = this.hitsOf(concept).sort((a, b) => a.rank - b.rank || a.line - b.line);
    return own.flatMap((hit) => {
      const behind = this.behind(hit);
      // A row of boxes to tick is no value of the finder's, nor is a method or a unit with the figure in a column further off.
      const found = this.ownValueOf(hit);
      const isFigureApart = found !== undefined && (METHOD.test(found.text) || UNIT.test(found.text));
      const passage = found && !isFigureApart ? found : behind.text === '' ? found : behind;
      const label = this.labelOf(hit);
      if (!passage) return [];
      const row = readRow(this.withoutRemarks(passage), label);
      return [{ passage: withoutSeparator(row.passage), label: row.label, rank: hit.rank, behind }];
    });
  }

  /** What the finder finds, unless it is the next column's label with its figure. */
  private ownValueOf(hit: LabelHit<PropertyConcept>): Passage | undefined {
    const found = this.find(hit, 'lines', 2);
    const [first] = found?.fragments ?? [];
    if (!first || !FIGURES.has(hit.concept)) return found;
    const isAnother = this.hits.some(
      ({ concept, line, cell, end }) =>
        concept !== hit.concept &&
        this.lines[line] === first.line &&
        first.line.cells[cell] === first.cell &&
        first.start < end &&
        /\d/.test(first.cell.text.slice(end)),
    );
    return isAnother ? undefined : found;
  }

  private behind(hit: LabelHit): Passage {
    const line = this.lines[hit.line];
    const cells = line?.cells.slice(hit.cell) ?? [];
    const next = this.hits.find(
      (other) =>
        other.line === hit.line && (other.cell > hit.cell || (other.cell === hit.cell && other.start >= hit.end)),
    );
    return passageOf(
      cells.slice(0, next ? next.cell - hit.cell + 1 : undefined).flatMap((cell, at) => {
        const end = next && cell === line?.cells[next.cell] ? next.start : cell.text.length;
        return line ? [{ line, cell, start: at === 0 ? hit.end : 0, end }] : [];
      }),
    );
  }

  /** A value without what stands beside it in a column of remarks, or for a unit that there is none. */
  private withoutRemarks(passage: Passage): Passage {
    const kept = passage.fragments.filter(
      (fragment) =>
        !isWithin(this.remarks, fragment) &&
        !(isWithin(this.units, fragment) && /^[-–—\s]*$/.test(textOfFragment(fragment))),
    );
    return kept.length === 0 || kept.length === passage.fragments.length ? passage : passageOf(kept);
  }
}
