import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { type Fragment, joinPassages, type Passage, passageOfCell } from '../layout/passage.ts';
import { inAllScripts } from '../lexicon/han-variants.ts';
import { HAZARD_STATEMENTS } from '../lexicon/hazard-statements.ts';
import { readTable } from '../lexicon/read-table.ts';
import { wordsOf } from '../lexicon/words.ts';
import { fixMisspellings } from '../resolve/fix-misspellings.ts';
import { findHazardCodes } from '../values/parse-hazard-codes.ts';

type Found = { code: string; from: Passage };

const ON_INGREDIENTS_WORDS = wordsOf('on-ingredients');

/** A line on what makes the product hazardous: "Contains: 2-butanone oxime (H317)". Its codes are the ingredients'. */
const ON_INGREDIENTS = new RegExp(`^[\\s·•*]*(?:${ON_INGREDIENTS_WORDS})(?!\\p{L})`, 'iu');

/** Codes as printed. */
function codesIn(lines: readonly Line[]): Found[] {
  const own = lines.filter(({ text }) => !ON_INGREDIENTS.test(text));
  const cells = own.flatMap((line) => line.cells.map((cell) => passageOfCell(line, cell)));
  return findHazardCodes(cells).map(({ value, from }) => ({ code: value, from }));
}

/** The section's text with one character for each character of its lines, so that places are known. */
function flatten(lines: readonly Line[]): { text: string; fragmentsOf: (start: number, end: number) => Fragment[] } {
  const parts: { at: number; line: Line; cell: Line['cells'][number] }[] = [];
  let text = '';
  for (const line of lines) {
    for (const [index, cell] of line.cells.entries()) {
      // A line of Chinese goes on in the next one without a blank, a word that is broken without its hyphen.
      if (index === 0 && /[\u3040-\u9fff] $/.test(text) && /^[\u3040-\u9fff]/.test(cell.text)) text = text.slice(0, -1);
      if (index === 0 && /\p{Ll}- $/u.test(text) && /^\p{Ll}/u.test(cell.text)) text = text.slice(0, -2);
      parts.push({ at: text.length, line, cell });
      text += `${cell.text} `;
    }
  }
  const fragmentsOf = (start: number, end: number) =>
    parts.flatMap(({ at, line, cell }) => {
      const from = Math.max(start - at, 0);
      const to = Math.min(end - at, cell.text.length);
      return to > from ? [{ line, cell, start: from, end: to }] : [];
    });
  return { text: text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ' '), fragmentsOf };
}

/** Words of the Chinese and Japanese statements that SDSs write in place of each other. */
const SYNONYMS = readTable('statement-synonyms').map(
  ([word = '', forms = '']) => [new RegExp(word, 'g'), forms] as const,
);

/** OCR loses blanks between words; Chinese is written in several scripts, and says the same in several words. */
function patternOf(statement: string): RegExp {
  const words = SYNONYMS.reduce((source, [word, forms]) => source.replace(word, forms), statement);
  return new RegExp(inAllScripts(words.replace(/ /g, '\\s*').replace(/^(?=[a-z])/, '(?<![a-z])')), 'giu');
}

const PATTERNS = HAZARD_STATEMENTS.map(({ code, wording }) => ({ code, pattern: patternOf(wording) }));

/** Left edges that differ by less belong to one column. */
const COLUMN = 6;

/** The cells right of a table's labels as lines of their own: a statement goes on below, whatever label stands between. */
function rightColumns(lines: readonly Line[]): Line[][] {
  const columns: { left: number; lines: Line[] }[] = [];
  // Other scripts have blanks where a line ends, and their statements are known by fewer words.
  if (!lines.some(({ text }) => /[\u3040-\u9fff]/.test(text))) return [];
  for (const line of lines) {
    const cell = line.cells.at(-1);
    if (!cell) continue;
    const own = columns.find(({ left }) => Math.abs(left - cell.box[0]) < COLUMN);
    const alone = { ...line, cells: [cell] };
    if (own) own.lines.push(alone);
    else columns.push({ left: cell.box[0], lines: [alone] });
  }
  return columns.length > 1 ? columns.map((column) => column.lines) : [];
}

/** Codes of the standard statements that a section prints without codes, also where they run down a table's column. */
function statementsIn(lines: readonly Line[]): Found[] {
  const found = statementsInOrder(lines);
  for (const more of rightColumns(lines).flatMap(statementsInOrder))
    if (!found.some(({ code }) => code === more.code)) found.push(more);
  return found;
}

function statementsInOrder(lines: readonly Line[]): Found[] {
  const flat = flatten(lines);
  const { text, placeOf } = fixMisspellings(flat.text);
  const spans: { code: string; start: number; end: number }[] = [];
  for (const { code, pattern } of PATTERNS) {
    for (const match of text.matchAll(pattern))
      spans.push({ code, start: match.index, end: match.index + match[0].length });
  }
  const outer = spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other !== span &&
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ),
  );
  const found: Found[] = [];
  for (const span of outer.sort((a, b) => a.start - b.start)) {
    const codes = span.code.split(' ').filter((code) => !found.some((one) => one.code === code));
    for (const code of codes)
      found.push({
        code,
        from: joinPassages([{ text: '', fragments: flat.fragmentsOf(placeOf(span.start), placeOf(span.end)) }]),
      });
  }
  return found;
}

const STATEMENTS_BEGIN = new RegExp(wordsOf('statements-begin'), 'i');
const STATEMENTS_END = new RegExp(wordsOf('statements-end'), 'i');

const GHS_WORDS = new RegExp(wordsOf('ghs'), 'i');

/** How many lines of a value stand above its label, which is centred beside it. */
function linesAbove(lines: readonly Line[], at: number): number {
  const label = lines[at]?.cells[0];
  const column = lines[at]?.cells[1]?.box[0] ?? lines[at - 1]?.cells[0]?.box[0] ?? 0;
  if (!label || column < label.box[2]) return 0;
  let above = 0;
  while (lines[at - above - 1]?.cells.length === 1) {
    const cell = lines[at - above - 1]?.cells[0];
    if (!cell || Math.abs(cell.box[0] - column) >= COLUMN) break;
    above++;
  }
  return above;
}

/** Section 2 in two parts: what stands under "Hazard statements", or all of it when there is no such heading, and the rest. */
function splitAtStatements(lines: readonly Line[]): { under: readonly Line[]; rest: readonly Line[] } {
  const heading = lines.findIndex((line) => STATEMENTS_BEGIN.test(line.text));
  // Sheets older than the GHS describe hazards in words that only look like its statements.
  if (heading < 0)
    return { under: lines.length < 150 && lines.some((line) => GHS_WORDS.test(line.text)) ? lines : [], rest: [] };
  const begin = heading - linesAbove(lines, heading);
  const length = lines.slice(heading + 1).findIndex((line) => STATEMENTS_END.test(line.text));
  const end = length < 0 ? lines.length : heading + 1 + length;
  // A label that stands between the lines of its value is no part of it.
  const under = lines
    .slice(begin, end)
    .map((line, at) => (begin < heading && begin + at === heading ? { ...line, cells: line.cells.slice(1) } : line));
  return { under, rest: [...lines.slice(0, begin), ...lines.slice(end)] };
}

/** Hazards that the OSHA standard knows no statement for: American sheets print them under "Other information". */
const ELSEWHERE = /^H(?:4\d\d|303|305|313|316|333)$/;

/** Statements under their heading, and those wherever the section prints them that the heading may not hold. */
function allStatements(lines: readonly Line[]): Found[] {
  const { under, rest } = splitAtStatements(lines);
  const found = statementsIn(under);
  if (found.length === 0) return found;
  const elsewhere = statementsIn(rest).filter(
    (one) => ELSEWHERE.test(one.code) && !found.some((own) => own.code === one.code),
  );
  return [...found, ...elsewhere];
}

/** The product's own hazard codes of section 2, joined by ", ". */
export function extractHazards(lines: readonly Line[]): Draft {
  const codes = codesIn(lines);
  const statements = codes.length > 0 ? [] : allStatements(lines);
  const found = codes.length > 0 ? codes : statements;
  if (found.length === 0) return NOT_STATED;
  return stated(
    found.map((one) => one.code).join(', '),
    joinPassages(found.map((one) => one.from)),
    codes.length > 0 ? 'pattern' : 'statement',
  );
}
