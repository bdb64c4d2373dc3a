import type { Cell, Line } from '../model/index.ts';
import { jointBetween } from './passage.ts';

/** A label that documents put before (or above) a value. `pattern` matches the label alone, at its beginning. */
export type Label<Concept extends string = string> = {
  readonly concept: Concept;
  readonly pattern: RegExp;
  /** The same where something that may follow a label follows: chooses among alternatives that begin alike. */
  readonly whole: RegExp;
  /** Smaller is better when several labels of one concept stand in a section. */
  readonly rank: number;
};

/** A label found: the cell it stands in, where it begins, and where what follows it begins. */
export type LabelHit<Concept extends string = string> = {
  readonly concept: Concept;
  readonly rank: number;
  readonly line: number;
  readonly cell: number;
  readonly start: number;
  readonly end: number;
  /** Whether a colon or the like closes it; a label without one is less sure. */
  readonly closed: boolean;
  /** How many lines below the first the label's own words go on. */
  readonly wrapped?: number;
};

/** Bullets and numbers before a label: «· », «14.3 », «a) », «1、». */
const LEAD =
  /^[\s·•●▪■◆*–\-−>]*(?:\d{1,2}(?:\.\d{1,2})*\s?[.)、]?\s*(?=[^\d\s.,%°:])|\(?[a-z](?:\/[a-z])?\)\s*(?:l['’]\s?)?|\(\d{1,2}\)\s*|[一二三四五六七八九十]{1,2}[、.]\s*)?/i;
const REMARK = /^\s*(?:[([{](?!\+?\d{2,4}[)\]])[^)\]}]{0,60}[)\]}]|\*|,?\s*[°º]\s?[CF](?![a-z]))/;
const CLOSE =
  /^[\s,/]*(?:\.\s?(?=:)|(?:(?<=[/,]\s?)[\p{L} ]{3,26}(?=\s*:)|[\p{L}]{1,12}-|de|du|des|del|la|of|the|or|and|y|et|und|for|im|no|num)\s*(?=:))?(?:[:=]|[-–—]\s|\.{3,}|…+|_{3,})\s*:?\s*/iu;
/** What may follow a label directly, without any mark between. */
const PLAIN_VALUE = /^\s+(?=[\p{Lu}\p{Lo}\d<>~≥≤=+('"-])/u;

/** What stands behind a whole label: its end, a mark that closes it, a remark, or the beginning of a value. */
const END = String.raw`\s*(?:$|[:=([{*/,…]|[-–—]\s|\.{3}|_{3})|\s+(?-i:[\p{Lu}\p{Lo}])|\s+[\d<>~≥≤+'"-]`;

/** Declares labels of one concept, best first; each is a source of a regular expression. */
export function labelsOf<Concept extends string>(concept: Concept, ...sources: string[]): Label<Concept>[] {
  return sources.map((source, rank) => {
    // OCR loses blanks between words.
    const tolerant = source.replace(/(?<![\\[]) (?![?*+{])/g, ' ?');
    return {
      concept,
      rank,
      pattern: new RegExp(`^(?:${tolerant})`, 'iu'),
      whole: new RegExp(`^(?:${tolerant})(?=${END})`, 'iu'),
    };
  });
}

type Match = { length: number; closed: boolean };

/** Matches a label at the beginning of `text`, in one or two languages, with what closes it. */
function matchLabel(text: string, label: Label, all: readonly Label[]): Match | undefined {
  const begins = label.pattern.exec(text);
  if (!begins || begins[0] === '') return undefined;
  const first = label.whole.exec(text) ?? begins;
  let length = first[0].trimEnd().length;
  const twins = all.filter((other) => other.concept === label.concept);
  for (let round = 0; round < 2; round++) {
    const between = /^[\s/(]*/.exec(text.slice(length))?.[0] ?? '';
    const glue = between.length;
    const twin = twins.map((other) => other.pattern.exec(text.slice(length + glue))?.[0].length ?? 0);
    const more = Math.max(0, ...twin);
    if (more === 0 || (between.includes('(') && text[length + glue + more] !== ')')) break;
    length += glue + more;
    if (text[length] === ')') length++;
  }
  for (let remarks = 0; remarks < 3; remarks++) {
    const remark = REMARK.exec(text.slice(length));
    if (!remark) break;
    const after = text.slice(length + remark[0].length);
    if (after.trim() !== '' && !CLOSE.test(after) && !REMARK.test(after) && !PLAIN_VALUE.test(after)) break;
    length += remark[0].length;
  }
  const rest = text.slice(length);
  const close = CLOSE.exec(rest);
  if (close) return { length: length + close[0].length, closed: true };
  if (rest.trim() === '') return { length: text.length, closed: false };
  const plain = PLAIN_VALUE.exec(rest);
  if (plain) return { length: length + plain[0].length, closed: false };
  // Chinese writes values right after the label.
  if (/[\p{Script=Han}\p{Script=Hangul})]$/u.test(text.slice(0, length)) && /^[A-Za-z\d<>≥≤~-]/.test(rest))
    return { length, closed: false };
  return undefined;
}

function hitAt(place: { line: number; cell: number }, text: string, offset: number, labels: readonly Label[]) {
  let best: LabelHit | undefined;
  for (const label of labels) {
    const match = matchLabel(text.slice(offset), label, labels);
    if (!match) continue;
    const end = offset + match.length;
    if (!best || end > best.end || (end === best.end && match.closed && !best.closed)) {
      best = { concept: label.concept, rank: label.rank, ...place, start: offset, end, closed: match.closed };
    }
  }
  return best;
}

/** Ends of a line after which a label goes on, though what follows could be a label by itself. */
const OPEN_END =
  /[,/&(-]$|\s(?:and|or|of|for|the|de|du|des|et|y|und|im|zum)$|(?:^|\s)(?:UN|proper|transport|subsidiary|emergency|marine|environmental|product|physical|hazard|telephone)$/iu;

/** Which cell of a line its label stands in: the second where the first is only its number. */
function labelCell(line: Line): number {
  return line.cells.length > 1 && /^\d{1,2}(?:\.\d{1,2})*[.)]?$/.test(line.cells[0]?.text ?? '') ? 1 : 0;
}

/** Whether a label reaches further than the first `length` characters of a text. */
function goesOn(text: string, length: number, labels: readonly Label[]): boolean {
  return labels.some(({ concept, pattern }) => concept !== 'mode' && (pattern.exec(text)?.[0].length ?? 0) > length);
}

/** Whether words are a label and nothing else. */
function isWhole(words: string, labels: readonly Label[]): boolean {
  return labels.some(({ pattern }) => pattern.exec(words)?.[0].length === words.length);
}

/** Whether a line is the value of a label that it stands beside, less than a line lower. */
function standsBeside(line: Line, next: Line, label: Cell): boolean {
  const [cell] = next.cells;
  const lower = next.box[1] - line.box[1];
  return cell !== undefined && next.page === line.page && cell.box[0] > label.box[2] && lower < 1.9 * line.size;
}

/** Whether a line goes on with the words of a label: at its left edge, close below it, and not a label of its own. */
function continuesLabel(label: { line: Line; cell: Cell; previous: Line }, next: Line): boolean {
  const [cell] = next.cells;
  if (!cell || next.page !== label.line.page || Math.abs(cell.box[0] - label.cell.box[0]) > 3) return false;
  // Rows stand further apart than the lines of a row.
  const widest = /^\p{Ll}/u.test(cell.text) ? 0.9 : 0.5;
  if (next.box[1] - label.previous.box[3] > widest * label.line.size) return false;
  return cell.text.length <= 45 && !/[:=]|^[·•*\d–-]|^\(?[a-z]\)/i.test(cell.text);
}

/** The words of a label with those of its next line: a hyphen that breaks a word goes. */
function withNextWords(words: string, next: string, known: boolean): string {
  if (/\p{L}-$/u.test(words) && !known && /^\p{Ll}/u.test(next)) return words.slice(0, -1) + next;
  return words + jointBetween(words, next) + next;
}

/** The label's words that stand in the lines below it, left of its value's column. */
function wrappedWords(
  lines: readonly Line[],
  at: number,
  head: string,
  labels: readonly Label[],
): { words: string; lines: number } {
  const line = lines[at];
  const label = line?.cells[labelCell(line)];
  if (!line || !label) return { words: '', lines: 0 };
  const known = hitAt({ line: at, cell: 0 }, head, 0, labels) !== undefined;
  let valued = line.cells.length > labelCell(line) + 1 || /[:=]\s*\S/.test(label.text);
  let words = head;
  let count = 0;
  let skipped = 0;
  let previous = line;
  for (const next of lines.slice(at + 1, at + 5)) {
    if (standsBeside(line, next, label)) {
      // A value in the middle of the label's height has a line of its own.
      valued = true;
      skipped++;
      continue;
    }
    const text = next.cells[0]?.text ?? '';
    // … or stands beside the label's second line.
    valued ||= next.cells.length > 1 && count === 0 && (!known || /^\p{Ll}/u.test(text));
    if (!valued || !continuesLabel({ line, cell: label, previous }, next)) break;
    if (count > 0 && next.cells.length > 1 && /^\p{Lu}/u.test(text) && isWhole(words, labels)) break;
    const other = OPEN_END.test(words) ? undefined : hitAt({ line: at, cell: 0 }, text, 0, labels);
    const joined = withNextWords(words, text, known);
    const apart = other?.concept === 'mode' || (next.cells.length > 1 && other?.end === text.length);
    if (other && (known || (apart && !goesOn(joined, words.length, labels)))) break;
    words = joined;
    count += 1 + skipped;
    skipped = 0;
    previous = next;
  }
  return { words, lines: count };
}

/** A label that runs over several lines beside its value: «Emergency telephone num- : +1 …» over «ber». */
function wrappedHit(
  lines: readonly Line[],
  at: number,
  labels: readonly Label[],
): { hit: LabelHit; lines: number } | undefined {
  const own = lines[at] ? labelCell(lines[at]) : 0;
  const cell = lines[at]?.cells[own];
  if (!cell) return undefined;
  const lead = LEAD.exec(cell.text)?.[0].length ?? 0;
  const colon = cell.text.indexOf(':', lead);
  const head = (colon >= 0 ? cell.text.slice(lead, colon) : cell.text.slice(lead)).trim();
  const wrapped = wrappedWords(lines, at, head, labels);
  if (wrapped.lines === 0 || head.length > 60) return undefined;
  let best: LabelHit | undefined;
  let longest = head.length;
  for (const label of labels) {
    const matched = label.pattern.exec(wrapped.words)?.[0].length ?? 0;
    const remark = /^\s*\([^()]*\)$/.test(wrapped.words.slice(matched));
    const length = matched > 0 && remark ? wrapped.words.length : matched;
    if (length <= longest) continue;
    longest = length;
    const end = colon >= 0 ? colon + 1 : cell.text.length;
    best = {
      concept: label.concept,
      rank: label.rank,
      line: at,
      cell: own,
      start: lead,
      end,
      closed: true,
      wrapped: wrapped.lines,
    };
  }
  return best && { hit: best, lines: wrapped.lines };
}

/** Every label in these lines, in reading order: at the beginning of a cell, or inside one when a colon closes it. */
export function findLabels<Concept extends string>(lines: readonly Line[], labels: readonly Label<Concept>[]) {
  const hits: LabelHit<Concept>[] = [];
  const partOfLabel = new Set<number>();
  lines.forEach((line, lineIndex) => {
    const wrapped = partOfLabel.has(lineIndex) ? undefined : wrappedHit(lines, lineIndex, labels);
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
        hitAt(place, cell.text, lead, labels) ?? (lead > 0 ? hitAt(place, cell.text, 0, labels) : undefined);
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
