import { boxOfText, type Cell, type Line } from '../model/index.ts';
import type { Fragment, Passage } from './passage.ts';
import { passageOf } from './passage.ts';

/** A label that documents put before (or above) a value. `pattern` matches the label alone, at its beginning. */
export type Label<Concept extends string = string> = {
  readonly concept: Concept;
  readonly pattern: RegExp;
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
const LEAD = /^[\s·•●▪■◆*–\-−>]*(?:\d{1,2}(?:\.\d{1,2})*\s?[.)、]?\s*(?=[^\d\s.,%°:])|\(?[a-z](?:\/[a-z])?\)\s*(?:l['’]\s?)?|\(\d{1,2}\)\s*|[一二三四五六七八九十]{1,2}[、.]\s*)?/i;
const REMARK = /^\s*(?:[([{][^)\]}]{0,60}[)\]}]|\*)/;
const CLOSE = /^[\s,/]*(?:(?:(?<=[/,]\s?)[\p{L} ]{3,18}(?=\s*:)|[\p{L}]{1,12}-|de|du|des|del|la|of|the|or|and|y|et|und|for|im|no|num)\s*(?=:))?(?:[:=]|[-–—]\s)\s*:?\s*/iu;
/** What may follow a label directly, without any mark between. */
const PLAIN_VALUE = /^\s+(?=[\p{Lu}\p{Lo}\d<>~≥≤=+('"-])/u;

/** Declares labels of one concept, best first; each is a source of a regular expression. */
export function labelsOf<Concept extends string>(concept: Concept, ...sources: string[]): Label<Concept>[] {
  return sources.map((source, rank) => {
    // OCR loses blanks between words.
    const tolerant = source.replace(/(?<![\\[]) (?![?*+{])/g, ' ?');
    return { concept, rank, pattern: new RegExp(`^(?:${tolerant})`, 'iu') };
  });
}

type Match = { length: number; closed: boolean };

/** Matches a label at the beginning of `text`, in one or two languages, with what closes it. */
function matchLabel(text: string, label: Label, all: readonly Label[]): Match | undefined {
  const first = label.pattern.exec(text);
  if (!first || first[0] === '') return undefined;
  let length = first[0].trimEnd().length;
  const twins = all.filter((other) => other.concept === label.concept);
  for (let round = 0; round < 2; round++) {
    const glue = /^[\s/(]*/.exec(text.slice(length))?.[0].length ?? 0;
    const twin = twins.map((other) => other.pattern.exec(text.slice(length + glue))?.[0].length ?? 0);
    const more = Math.max(0, ...twin);
    if (more === 0) break;
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
  if (/[\p{Script=Han}\p{Script=Hangul})]$/u.test(text.slice(0, length)) && /^[A-Za-z\d<>≥≤~-]/.test(rest)) return { length, closed: false };
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
  /[,/&(-]$|\s(?:and|or|of|for|the|de|du|des|et|y|und|im|zum)$|(?:^|\s)(?:UN|proper|transport|subsidiary|emergency|marine|environmental|product|physical|telephone)$/iu;

/** The label's words that stand in the lines below it, left of its value's column. */
function wrappedWords(lines: readonly Line[], at: number, head: string, labels: readonly Label[]): { words: string; lines: number } {
  const line = lines[at];
  const label = line?.cells[0];
  if (!line || !label) return { words: '', lines: 0 };
  const valued = line.cells.length > 1 || /[:=]\s*\S/.test(label.text);
  let words = head;
  let count = 0;
  let previous = line;
  for (const next of lines.slice(at + 1, at + 4)) {
    const [cell] = next.cells;
    if (!valued || !cell || next.page !== line.page || Math.abs(cell.box[0] - label.box[0]) > 3) break;
    if (next.box[1] - previous.box[3] > 0.5 * line.size || cell.text.length > 45 || /[:=]|^[·•*\d]/.test(cell.text)) break;
    const open = OPEN_END.test(words);
    if (!open && hitAt({ line: at, cell: 0 }, cell.text, 0, labels)) break;
    words = /\p{L}-$/u.test(words) ? words.slice(0, -1) + cell.text : `${words} ${cell.text}`;
    count++;
    previous = next;
  }
  return { words, lines: count };
}

/** A label that runs over several lines beside its value: «Emergency telephone num- : +1 …» over «ber». */
function wrappedHit(lines: readonly Line[], at: number, labels: readonly Label[]): { hit: LabelHit; lines: number } | undefined {
  const cell = lines[at]?.cells[0];
  if (!cell) return undefined;
  const lead = LEAD.exec(cell.text)?.[0].length ?? 0;
  const colon = cell.text.indexOf(':', lead);
  const head = (colon >= 0 ? cell.text.slice(lead, colon) : cell.text.slice(lead)).trim();
  const wrapped = wrappedWords(lines, at, head, labels);
  if (wrapped.lines === 0 || head.length > 60) return undefined;
  let best: LabelHit | undefined;
  let longest = head.length;
  for (const label of labels) {
    const length = label.pattern.exec(wrapped.words)?.[0].length ?? 0;
    if (length <= longest) continue;
    longest = length;
    const end = colon >= 0 ? colon + 1 : cell.text.length;
    best = { concept: label.concept, rank: label.rank, line: at, cell: 0, start: lead, end, closed: true, wrapped: wrapped.lines };
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
      if (cellIndex === 0 && (wrapped || partOfLabel.has(lineIndex))) return;
      const place = { line: lineIndex, cell: cellIndex };
      const lead = LEAD.exec(cell.text)?.[0].length ?? 0;
      const first = hitAt(place, cell.text, lead, labels) ?? (lead > 0 ? hitAt(place, cell.text, 0, labels) : undefined);
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

/** How far a value goes: its cell, its row, the lines below in its column, or those even where words stand left of them. */
export type Reach = 'cell' | 'row' | 'lines' | 'block';

/** Finds the value that belongs to a label among lines in which other labels may stand. */
export class ValueFinder {
  private readonly lines: readonly Line[];
  private readonly hits: readonly LabelHit[];
  private readonly starts: Map<string, LabelHit[]> = new Map();

  constructor(lines: readonly Line[], hits: readonly LabelHit[]) {
    this.lines = lines;
    this.hits = hits;
    for (const hit of hits) {
      const key = `${hit.line}.${hit.cell}`;
      this.starts.set(key, [...(this.starts.get(key) ?? []), hit]);
    }
  }

  /** Whether a label stands at the beginning of that cell. */
  private labelled(line: number, cell: number): boolean {
    return this.starts.has(`${line}.${cell}`);
  }

  /** Whether the cell is another label, not a value that happens to begin with a label's word («Formula 409»). */
  private stops(hit: LabelHit, index: number): boolean {
    const other = this.starts.get(`${hit.line}.${index}`)?.[0];
    if (!other || (other.concept === hit.concept && !other.closed)) return false;
    const fills = other.end >= (this.lines[hit.line]?.cells[index]?.text.length ?? 0);
    return other.closed || fills || index > hit.cell + 1 || this.inline(hit) !== undefined;
  }

  private startsWithLabel(line: number): boolean {
    return this.labelled(line, 0);
  }

  /** What stands in the label's own cell behind it, up to the next label in the cell. */
  private inline(hit: LabelHit): Fragment | undefined {
    const line = this.lines[hit.line];
    const cell = line?.cells[hit.cell];
    if (!line || !cell) return undefined;
    const next = this.starts.get(`${hit.line}.${hit.cell}`)?.find((other) => other.start >= hit.end);
    const end = next?.start ?? cell.text.length;
    return cell.text.slice(hit.end, end).trim() === '' ? undefined : { line, cell, start: hit.end, end };
  }

  private hasInnerLabel(hit: LabelHit): boolean {
    return this.starts.get(`${hit.line}.${hit.cell}`)?.some((other) => other.start >= hit.end) ?? false;
  }

  /** The cells to the right of the label, up to the next label. */
  private rightOf(hit: LabelHit): Fragment[] {
    const line = this.lines[hit.line];
    const found: Fragment[] = [];
    for (let index = hit.cell + 1; line && index < line.cells.length; index++) {
      const cell = line.cells[index];
      if (!cell || this.stops(hit, index)) break;
      if (!/^[:\s]*$/.test(cell.text)) found.push({ line, cell, start: /^:\s*/.exec(cell.text)?.[0].length ?? 0, end: cell.text.length });
    }
    return found;
  }

  /** A cell to the right whose line stands half a line higher or lower: labels are often centred beside two lines. */
  private beside(hit: LabelHit): Fragment[] {
    const own = this.lines[hit.line];
    const label = own?.cells[hit.cell];
    if (!own || !label) return [];
    for (const index of [hit.line - 1, hit.line + 1]) {
      const line = this.lines[index];
      const cell = line?.cells[0];
      if (!line || !cell || line.page !== own.page || this.startsWithLabel(index)) continue;
      const near = Math.abs(line.box[1] - own.box[1]) < 0.8 * own.size;
      const end = line.cells.findIndex((_, at) => this.labelled(index, at));
      if (near && cell.box[0] > label.box[2] - 1) return fragmentsOf(line).slice(0, end < 0 ? undefined : end);
    }
    return [];
  }

  /** The line below, when it is close and no label itself. */
  private below(hit: LabelHit): Fragment[] {
    const own = this.lines[hit.line];
    const label = own?.cells[hit.cell];
    const line = this.lines[hit.line + 1];
    if (!own || !label || !line || (hit.cell === 0 && this.startsWithLabel(hit.line + 1))) return [];
    if (line.page === own.page && line.box[1] - own.box[3] > 2.2 * own.size) return [];
    const right = own.cells[hit.cell + 1]?.box[0] ?? Number.POSITIVE_INFINITY;
    const numbered = hit.cell === 1 && /^[\d.*\s]+$/.test(own.cells[0]?.text ?? '');
    // A centred heading over text that begins further left.
    const heads = own.cells.length === 1 && line.cells.length === 1 && line.box[2] > label.box[0];
    const left = numbered ? own.box[0] : heads ? 0 : label.box[0];
    const under = line.cells.filter((cell) => cell.box[0] >= left - 8 && cell.box[0] < right - 3);
    if (under[0] && this.labelled(hit.line + 1, line.cells.indexOf(under[0]))) return [];
    return under.slice(0, hit.cell > 0 || own.cells.length > 1 ? 1 : 9).map((cell) => ({ line, cell, start: 0, end: cell.text.length }));
  }

  /** Goes on with the lines below a value that stand in its column. */
  private continued(hit: LabelHit, found: readonly Fragment[], { most, strict }: { most: number; strict: boolean }): Fragment[] {
    const first = found[0];
    const label = this.lines[hit.line]?.cells[hit.cell];
    if (!first || !label) return [];
    const more: Fragment[] = [];
    let previous = first.line;
    const ownCell = first.cell === label;
    // A value under a label of the right column: what the left column says there is another matter.
    const beneath = hit.cell > 0 && first.line !== this.lines[hit.line];
    const column = ownCell ? boxOfText(label, first.start, first.start + 1)[0] : first.cell.box[0];
    for (let index = this.lines.indexOf(first.line) + 1; index < this.lines.length && more.length < most; index++) {
      const line = this.lines[index];
      if (!line || (this.startsWithLabel(index) && !beneath) || /^\s*[·•▪■©]/.test(line.text)) break;
      const gap = line.page === previous.page ? line.box[1] - previous.box[3] : 0;
      if (gap > 0.75 * previous.size || line.page > previous.page + 1) break;
      const cell = columnCell(line, column, { ownCell, label, inLabel: !strict || index <= hit.line + (hit.wrapped ?? 0) });
      if (cell && this.labelled(index, line.cells.indexOf(cell))) break;
      if (cell) more.push({ line, cell, start: 0, end: cell.text.length });
      else if (line.cells.length > 1 || Math.abs(line.box[0] - label.box[0]) > 3 || line.box[2] > column || ownCell) break;
      previous = line;
    }
    return more;
  }

  /** The value of a label: behind it, right of it, beside it or below it; undefined when there is none. */
  find(hit: LabelHit, reach: Reach = 'row', most = 6): Passage | undefined {
    const inline = this.inline(hit);
    let found = inline ? [inline] : [];
    if (!this.hasInnerLabel(hit) && reach !== 'cell') found = [...found, ...this.rightOf(hit)];
    if (found.length === 0) found = this.beside(hit);
    if (found.length === 0) found = this.below(hit);
    if (found.length === 0) return undefined;
    if (reach === 'lines' || reach === 'block') found = [...found, ...this.continued(hit, found, { most, strict: reach === 'lines' })];
    const passage = passageOf(found);
    return passage.text === '' ? undefined : passage;
  }

  hitsOf(concept: string): LabelHit[] {
    return this.hits.filter((hit) => hit.concept === concept);
  }
}

function fragmentsOf(line: Line): Fragment[] {
  return line.cells.map((cell) => ({ line, cell, start: 0, end: cell.text.length }));
}

/** The cell of `line` that goes on in the value's column; a wrapped label may stand left of it. */
function columnCell(line: Line, column: number, value: { ownCell: boolean; label: Cell; inLabel: boolean }): Cell | undefined {
  const cell = line.cells.find((candidate) => Math.abs(candidate.box[0] - column) < 5);
  if (cell) {
    const left = line.cells.slice(0, line.cells.indexOf(cell));
    const goesOn = value.inLabel || left.every((words) => /^[\p{Ll}(\p{Lo}]/u.test(words.text) && !/[:=]$/.test(words.text));
    return left.length < 2 && goesOn && !/^[:=]/.test(cell.text) ? cell : undefined;
  }
  // A sentence that goes on under its own label.
  const [first] = line.cells;
  if (!value.ownCell || !first || line.cells.length > 1) return undefined;
  const under = first.box[0] >= value.label.box[0] - 2 && first.box[0] < column;
  return under && value.label.box[2] > column + 150 ? first : undefined;
}
