import { boxOfText, type Cell, type Line } from '../../documents/offline.ts';
import { beginsAt, isInColumn } from '../layout/columns.ts';
import { closeGap } from '../layout/line-gaps.ts';
import { withNextWords } from '../layout/passage.ts';
import { either } from '../lexicon/either.ts';
import type { Label, LabelHit } from './labels.ts';
import { goesOn, hitAt, isWhole, LEAD } from './match-label.ts';

/** Ends of a line after which a label goes on, though what follows could be a label by itself. */
const OPEN_END = new RegExp(
  either(
    '[,/&(-]$|\\s(?:and|or|of|for|the|de|du|des|et|ou|y|o|e|und|oder|im|zum)$',
    '(?:^|\\s)(?:UN|proper|transport|subsidiary|emergency|marine|environmental|product|physical|hazard|telephone)$',
  ),
  'iu',
);

/** Which cell of a line its label stands in: the second where the first is only its number ("14.3 | Class | 3"). */
export function labelCell(line: Line): number {
  return line.cells.length > 1 && /^\d{1,2}(?:\.\d{1,2})*[.)]?$/.test(line.cells[0]?.text ?? '') ? 1 : 0;
}

/** Whether a line is the value of a label that it stands beside, less than a line lower. */
function standsBeside(line: Line, next: Line, label: Cell): boolean {
  const [cell] = next.cells;
  const lower = next.box[1] - line.box[1];
  return cell !== undefined && next.page === line.page && cell.box[0] > label.box[2] && lower < 1.9 * line.size;
}

/** Whether a cell stands under a label, or under the label's words behind their number: "14.2 Proper" over "shipping name". */
function isUnder(cell: Cell, label: Cell): boolean {
  const lead = LEAD.exec(label.text)?.[0].length ?? 0;
  return isInColumn(cell, label) || (lead > 0 && Math.abs(cell.box[0] - boxOfText(label, lead, lead + 1)[0]) < 8);
}

/** Whether a line goes on with the words of a label: in its column, close below it, and not a label of its own. */
function continuesLabel(label: { line: Line; cell: Cell; previous: Line; gap: number }, next: Line): boolean {
  const [cell] = next.cells;
  if (!cell || next.page !== label.line.page || !isUnder(cell, label.cell)) return false;
  // Rows stand further apart than the lines of a row.
  const widest = Math.max(label.gap, /^\p{Ll}/u.test(cell.text) ? 0.9 : 0.5);
  if (next.box[1] - label.previous.box[3] > widest * label.line.size) return false;
  return cell.text.length <= 45 && !/[:=](?!$)|^[·•*\d–-]|^\(?[a-z]\)/i.test(cell.text);
}

/** Gathers the words of a label that stand in the lines below it, left of its value's column. */
class WrappedWords {
  private readonly line: Line;
  private readonly label: Cell;
  private readonly labels: readonly Label[];
  private readonly gap: number;
  private previous: Line;
  /** Whether the words so far are a label that is known. */
  private known: boolean;
  /** Whether a value has been seen beside the words. */
  private valued: boolean;
  private skipped = 0;
  words: string;
  /** How many lines below the first the words go on. */
  lines = 0;
  /** How many of the lines are labels by themselves. */
  others = 0;

  constructor({ line, label }: { line: Line; label: Cell }, head: string, { labels, gap }: Among) {
    this.line = line;
    this.label = label;
    this.labels = labels;
    this.gap = gap;
    this.previous = line;
    this.words = head;
    this.known = this.hitIn(head) !== undefined;
    this.valued = line.cells.length > labelCell(line) + 1 || /[:=]\s*\S/.test(label.text);
  }

  /** Takes the next line; false where the label is over. */
  take(next: Line): boolean {
    if (standsBeside(this.line, next, this.label)) {
      // A value in the middle of the label's height has a line of its own.
      this.valued = true;
      this.skipped++;
      this.previous = next;
      return true;
    }
    const printed = next.cells[0]?.text ?? '';
    const text = printed.replace(/\s*:$/, '');
    // The colon behind a label's last line; one that is closed already has no further lines that end in one.
    const isLast = printed !== text;
    if ((isLast && /:\s*$/.test(this.label.text)) || !this.goesOnIn(next, text)) return false;
    const joined = withNextWords(this.words, text, this.known);
    if (this.isAnother(next, text, joined)) return false;
    this.words = joined;
    this.known ||= this.hitIn(joined) !== undefined;
    this.lines += 1 + this.skipped;
    this.skipped = 0;
    this.previous = next;
    return !isLast;
  }

  private hitIn(text: string) {
    return hitAt({ line: 0, cell: 0 }, text, 0, this.labels);
  }

  /** Whether a line stands where the label's next words would, beside a value or below one. */
  private goesOnIn(next: Line, text: string): boolean {
    // Rows whose values begin with their labels' colons.
    if ([this.line, next].every(({ cells }) => cells.length > 1 && /^:/.test(cells.at(-1)?.text ?? ''))) return false;
    const beside = next.cells.length > 1;
    // … or stands beside the label's second line.
    this.valued ||= beside && this.lines === 0 && (!this.known || /[/&]$/.test(this.words) || /^\p{Ll}/u.test(text));
    const { line, label: cell, previous, gap } = this;
    if (!this.valued || !continuesLabel({ line, cell, previous, gap }, next)) return false;
    return this.lines === 0 || !beside || !/^\p{Lu}/u.test(text) || !isWhole(this.words, this.labels);
  }

  /** Whether the next line's words are a label of their own. */
  private isAnother(next: Line, text: string, joined: string): boolean {
    // "Nazwa przewozowa" over "UN": the name's last word, unless a number stands beside it.
    const isNameOfUn = text === 'UN' && isWhole(joined, this.labels) && !/^[:\s]*\d/.test(next.cells[1]?.text ?? '');
    const own = /^\([^()]*\)$/.test(text) || isNameOfUn ? undefined : this.hitIn(text);
    if (own) this.others++;
    const other = OPEN_END.test(this.words) ? undefined : own;
    if (!other) return false;
    const isApart = other.concept === 'mode' || (next.cells.length > 1 && other.end === text.length);
    return this.known || (isApart && !goesOn(joined, this.words.length, this.labels));
  }
}

/** The labels a text may be, and how far apart, in type sizes, the document sets its lines. */
type Among = { readonly labels: readonly Label[]; readonly gap: number };

function wrappedWords(lines: readonly Line[], at: number, head: string, labels: readonly Label[]) {
  const line = lines[at];
  const label = line?.cells[labelCell(line)];
  if (!line || !label) return { words: '', lines: 0, others: 0 };
  const wrapped = new WrappedWords({ line, label }, head, { labels, gap: closeGap(lines) });
  for (const next of lines.slice(at + 1, at + 5)) if (!wrapped.take(next)) break;
  return wrapped;
}

/** A label that runs over several lines beside its value: "Emergency telephone num- : +1 …" over "ber". */
export function wrappedHit(
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
  if (wrapped.lines === 0 || head === '' || head.length > 60) return undefined;
  let best: LabelHit | undefined;
  let longest = head.length;
  // A phrase goes on with any words: not with those of another label below one that is whole.
  const isOther = /^\p{Lu}/u.test(wrapped.words.slice(head.length).trimStart()) && isWhole(head, labels);
  for (const label of wrapped.others > 0 || isOther ? labels.filter(({ phrase }) => !phrase) : labels) {
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

/** A label in a column of its own, left of its value, that goes on in the line below: "Transport hazard | 3" over "class(es)". */
export function columnHit(
  lines: readonly Line[],
  place: { line: number; cell: number },
  labels: readonly Label[],
): LabelHit | undefined {
  const line = lines[place.line];
  const cell = line?.cells[place.cell];
  const isLabelled = line !== undefined && place.cell > 0 && place.cell + 1 < line.cells.length;
  if (!cell || !isLabelled) return undefined;
  // A phrase would begin with any words above it.
  const known = labels.filter(({ phrase }) => !phrase);
  let words = cell.text;
  let previous = line;
  for (const [index, next] of lines.slice(place.line + 1, place.line + 4).entries()) {
    const below = next.cells.find((one) => isInColumn(one, cell));
    if (!below && next.page === line.page && next.box[1] < previous.box[3]) {
      // Cells of other columns, half a line lower.
      previous = next;
      continue;
    }
    const isNear = next.page === line.page && next.box[1] - previous.box[3] < 0.5 * line.size;
    if (!below || !isNear || /[:=]|^[·•*\d]/.test(below.text)) return undefined;
    words = withNextWords(words, below.text, false);
    const hit = hitAt(place, words, 0, known);
    if (hit?.end === words.length) return { ...hit, end: cell.text.length, closed: true, wrapped: index + 1 };
    previous = next;
  }
  return undefined;
}

/** A number whose label was too wide to stand behind it: "14.3 | 3" over "Transportgefahrenklassen". */
export function numberedHit(lines: readonly Line[], at: number, labels: readonly Label[]): LabelHit | undefined {
  const [line, next] = [lines[at], lines[at + 1]];
  const [number, value] = line?.cells ?? [];
  const label = next?.cells[0];
  if (!line || !next || !number || !value || !label || line.cells.length !== 2 || next.cells.length !== 1)
    return undefined;
  const isLabelBelow = /^\d{1,2}\.\d{1,2}\.?$/.test(number.text) && beginsAt(label.box, number.box[0]);
  if (!isLabelBelow || next.page !== line.page || next.box[1] - line.box[3] > 0.5 * line.size) return undefined;
  const hit = hitAt({ line: at, cell: 0 }, label.text, 0, labels);
  if (hit?.end !== label.text.length || hitAt({ line: at, cell: 1 }, value.text, 0, labels)) return undefined;
  return { ...hit, end: number.text.length, closed: true, wrapped: 1 };
}
