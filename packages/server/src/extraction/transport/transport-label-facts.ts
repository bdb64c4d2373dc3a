import type { Line } from '../../documents/offline.ts';
import type { LabelHit } from '../labels/labels.ts';
import { withLinesBelow } from '../labels/unlabelled-lines.ts';
import type { ValueFinder } from '../labels/value-finder.ts';
import { isInColumn } from '../layout/columns.ts';
import { type Passage, passageOf, passageOfLine, slicePassage } from '../layout/passage.ts';
import type { TransportConcept } from '../lexicon/sheet-labels.ts';
import { type Mode, parseModes } from '../lexicon/transport-modes.ts';
import { isUnNumber } from '../values/un-number-form.ts';
import type { TransportFact } from './transport-fact.ts';

/** Nothing said of the mode of transport: true for all. */
export const ANY: ReadonlySet<Mode> = new Set(['any']);
/** Values of these may run over several lines. */
const LONG: ReadonlySet<string> = new Set([
  'shippingName',
  'technicalName',
  'basicDescription',
  'mode',
  'specialProvisions',
  'marinePollutant',
  'ems',
]);

/** What the bracket behind a mode may say of the goods. */
const IN_BRACKETS = [
  ['class', /\bclass\s*\d(?:\.\d)?/i],
  ['packingGroup', /\b(?:PG|packing group)\s*I{1,3}\b/i],
] as const;

/** Values that a UN number never is: it begins the list of values under a list of labels. */
const SHORT: ReadonlySet<string> = new Set(['class', 'subsidiary', 'packingGroup']);

/** A label of section 14. */
export type TransportHit = LabelHit<TransportConcept>;
/** The modes the lines speak of now, and a label that still waits for its value. */
export type TransportContext = { modes: ReadonlySet<Mode>; pending: TransportFact['concept'] | undefined };

function textOf(lines: readonly Line[], hit: TransportHit): string {
  const line = lines[hit.line];
  const cell = line?.cells[hit.cell];
  const words = [cell?.text.slice(hit.start, hit.end) ?? ''];
  for (let below = 1; cell && below <= (hit.wrapped ?? 0); below++) {
    const next = lines[hit.line + below]?.cells.find((one) => isInColumn(one, cell));
    if (next) words.push(next.text);
  }
  return words.join(' ');
}

/** Whether a label is a numbered heading ("14.3 …") of its own, not one that each mode's block repeats. */
export function isLoneHeading(lines: readonly Line[], hit: TransportHit, hits: readonly TransportHit[]): boolean {
  const numbered = (one: TransportHit) =>
    /^[\s*·•]*14\.\d/.test(lines[one.line]?.cells.map((cell) => cell.text).join(' ') ?? '');
  if (!numbered(hit)) return false;
  return hits.filter((other) => other.concept === hit.concept && numbered(other)).length === 1;
}

/** What stands behind or below a mode's heading; all that follows is of that mode. */
export function factOfMode(
  lines: readonly Line[],
  hit: TransportHit,
  finder: ValueFinder<TransportConcept>,
  context: TransportContext,
): TransportFact | undefined {
  const words = textOf(lines, hit);
  const named = parseModes(words);
  const modes: ReadonlySet<Mode> = named.size > 0 ? named : ANY;
  const passage = finder.find(hit, 'lines', context.pending && !LONG.has(context.pending) ? 0 : 3);
  context.modes = modes;
  if (!passage) return undefined;
  // "Class (IMDG): 4.1", which may also be a heading: "Class (IMDG)".
  const isClass =
    /^(?:class(?:es?)?|klasse|clase)\s*\(/i.test(words) && /^[1-9](?:\.[1-6])?(?![\d.])/.test(passage.text);
  return { concept: isClass ? 'class' : (context.pending ?? 'basicDescription'), modes, passage };
}

/** Words that elsewhere are a label, but here begin a name or end a basic transport description. */
export function isNoLabel(lines: readonly Line[], hit: TransportHit): boolean {
  return beginsName(lines, hit) || endsDescription(lines, hit);
}

/** "… 6.1, PG III," over "MARINE POLLUTANT": the last words of a basic transport description. */
function endsDescription(lines: readonly Line[], hit: TransportHit): boolean {
  const cell = lines[hit.line]?.cells[hit.cell];
  const isRemark = hit.concept === 'marinePollutant' || hit.concept === 'limitedQuantity';
  if (!isRemark || hit.closed || !cell || hit.end < cell.text.length) return false;
  return lines[hit.line - 1]?.cells.some((above) => isInColumn(above, cell) && /\S.{9,},$/.test(above.text)) ?? false;
}

/** "Environmentally hazardous" over "substance, liquid, n.o.s.": a name, though its first line is a label elsewhere. */
function beginsName(lines: readonly Line[], hit: TransportHit): boolean {
  const cell = lines[hit.line]?.cells[hit.cell];
  if (hit.concept !== 'environment' || hit.closed || !cell) return false;
  return (
    lines[hit.line + 1]?.cells.some((below) => isInColumn(below, cell) && /^substances?,/i.test(below.text)) ?? false
  );
}

/** What a mode's heading says in brackets: "IMDG (Class 8, PG III)". */
export function factsOfHeading(lines: readonly Line[], hit: TransportHit): TransportFact[] {
  const line = lines[hit.line];
  const cell = line?.cells[hit.cell];
  const bracket = /\(([^()]*\b(?:class|PG|packing group)\b[^()]*)\)/i.exec(cell?.text.slice(hit.start, hit.end) ?? '');
  if (!line || !cell || !bracket) return [];
  const start = hit.start + bracket.index;
  const passage = passageOf([{ line, cell, start, end: start + bracket[0].length }]);
  const modes = parseModes(passageOfLine(line).text.slice(0, start));
  const facts: TransportFact[] = [];
  for (const [concept, pattern] of IN_BRACKETS) {
    const found = pattern.exec(passage.text);
    if (found)
      facts.push({ concept, modes, passage: slicePassage(passage, found.index, found.index + found[0].length) });
  }
  return facts;
}

/** "Environmental hazard | Marine pollutant": the words that elsewhere are a label are the answer here. */
function besideEnvironment(lines: readonly Line[], hit: TransportHit): Passage | undefined {
  const line = lines[hit.line];
  const cell = line?.cells[hit.cell + 1];
  const asks = hit.concept === 'environment' || hit.concept === 'marinePollutant';
  if (!asks || !line || !cell || line.cells.length !== hit.cell + 2) return undefined;
  return /^(?:(?:severe )?marine pollutant|海洋污染物)$/i.test(cell.text)
    ? passageOfLine({ ...line, cells: [cell] })
    : undefined;
}

/** "Packaging exceptions | LTD QTY": the answer to another label, though it is a label elsewhere. */
function isAnswer(
  lines: readonly Line[],
  hit: TransportHit,
  finder: ValueFinder<TransportConcept>,
): Passage | undefined {
  const line = lines[hit.line];
  const cell = line?.cells[hit.cell];
  if (hit.concept !== 'limitedQuantity' || !line || !cell || hit.cell === 0 || hit.closed || hit.end < cell.text.length)
    return undefined;
  const asked = [...finder.hitsOf('other'), ...finder.hitsOf('hazardLabel')].some(
    (other) => other.line === hit.line && other.cell < hit.cell,
  );
  return asked ? passageOfLine({ ...line, cells: [cell] }) : undefined;
}

/** The modes that a label names itself: "DOT hazard class", "Marine pollutant (IMDG)". */
function ownModes(label: string, concept: TransportConcept): Set<Mode> {
  const remark = /\((.+)\)/.exec(label)?.[1] ?? '';
  return parseModes(concept === 'marinePollutant' || concept === 'environment' ? remark : label);
}

/** "Notes on transport: carried as ordinary goods.", and what a certificate concludes. */
function sentenceOf(
  label: string,
  passage: Passage | undefined,
  { modes }: TransportContext,
): TransportFact | undefined {
  const concludes = /结论|conclusion/i.test(label);
  const says = passage && (concludes || /按(?:照)?(?:普通|一般)(?:货物|貨物|化学品|化工品)|按普货/.test(passage.text));
  return says ? { concept: 'basicDescription', modes, passage } : undefined;
}

/** What a label states; one without a value waits for the mode or the line that gives it. */
export function factOfLabel(
  lines: readonly Line[],
  hit: TransportHit,
  finder: ValueFinder<TransportConcept>,
  context: TransportContext,
): TransportFact | undefined {
  if (hit.concept === 'mode') return undefined;
  if (hit.concept === 'other') return sentenceOf(textOf(lines, hit), finder.find(hit, 'lines', 3), context);
  const found =
    isAnswer(lines, hit, finder) ??
    finder.find(hit, LONG.has(hit.concept) ? 'lines' : 'row', 4) ??
    besideEnvironment(lines, hit);
  const isOther = SHORT.has(hit.concept) && isUnNumber(found?.text ?? '');
  const value = isOther ? undefined : found;
  const passage = value && hit.concept === 'shippingName' ? withLinesBelow(lines, value, finder.hits) : value;
  const named = ownModes(textOf(lines, hit), hit.concept);
  context.pending = passage ? undefined : hit.concept;
  return passage ? { concept: hit.concept, modes: named.size > 0 ? named : context.modes, passage } : undefined;
}
