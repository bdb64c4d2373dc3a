import type { Cell, Line } from '../model/index.ts';
import { jointBetween } from './passage.ts';

/** A label that documents put before (or above) a value. `pattern` matches the label alone, at its beginning. */
export type Label<Concept extends string = string> = {
  readonly concept: Concept;
  readonly pattern: RegExp;
  /** The same where something that may follow a label follows: chooses among alternatives that begin alike. */
  readonly whole: RegExp;
  /** A phrase of any wording about the concept: never a reason to take two labels for one. */
  readonly phrase?: true;
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
  /^[\s·•●▪■◆◇○◎※˙*–—\-−>=]*[【〔「]?(?:[가-하][.)]\s*|\d{1,2}(?:\.\d{1,2})*\s?[.)、]?\s*(?=[^\d\s.,%°:])|\(?[a-z](?:\/[a-z])?\)\s*(?:l['’]\s?)?|\(\d{1,2}\)\s*|[一二三四五六七八九十]{1,2}[、.]\s*)?/i;
const REMARK = /^\s*(?:[([{](?!\+?\d{2,4}[)\]])[^)\]}]{0,90}[)\]}]|\*|,?\s*[°º]\s?[CF](?![a-z]))/;
const CLOSE =
  /^[\s,/;&]*(?:\.\s?(?=:)|(?:(?<=[/,;&]\s?)[\p{L} ]{3,30}(?=\s*:)|[\p{L}]{1,12}-|de|du|des|del|la|of|the|or|and|y|et|und|for|im|no|num)\s*(?=:))?(?::|=(?!=)|[-–—]\s|(?:\.\s?){3,}|…+|_{3,})\s*:?\s*/iu;
/** The bracket that ends «【製品名】». */
const BRACKET = /^\s*[】〕」]\s*:?\s*/;
/**
 * What no list has of a label in East Asian words, up to its colon: what else it asks for («供应商» + «名称、地址及电话:»), and
 * its words in another language («企业名称» + «Name of company:»).
 */
const REST_OF_ASIAN =
  /^(?:(?:名称|名稱|名|、|\/|及|和|与|與|或)[\p{Script=Han}、/()]{0,16})?(?:[\s/|,、(]{0,3}\p{Script=Latin}[\p{Script=Latin}\s/,.'’&()、-]{1,110}?)?\s*:\s*/u;
/** The words of a Latin label in an East Asian language, up to the colon. */
const ASIAN_HALF =
  /^[\s/|(]{0,3}[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}][^:]{0,30}:\s*/u;
const ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What a label has behind it that no list has, up to the colon. */
function furtherWords(label: string, rest: string): RegExpExecArray | null {
  if (!ASIAN.test(label)) return ASIAN_HALF.exec(rest);
  return label.length > 2 ? REST_OF_ASIAN.exec(rest) : null;
}

/** What may follow a label directly, without any mark between. */
const PLAIN_VALUE = /^\s+(?=[\p{Lu}\p{Lo}\d<>~≥≤=+('"-])/u;

/** What stands behind a whole label: its end, a mark that closes it, a remark, or the beginning of a value. */
const END = String.raw`\s*(?:$|[:=([{*/,;&…]|[-–—]\s|\.{3}|_{3})|\s+(?-i:[\p{Lu}\p{Lo}])|\s+[\d<>~≥≤+'"-]`;

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

/** Declares phrases: labels whose words are only known in part. They rank behind the labels of their concept. */
export function phrasesOf<Concept extends string>(concept: Concept, ...sources: string[]): Label<Concept>[] {
  return labelsOf(concept, ...sources).map((label) => ({ ...label, phrase: true, rank: label.rank + 10 }));
}

/** How far a label reaches; `loose` when words that no list has belong to it. */
type Match = { length: number; closed: boolean; loose?: boolean };

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
  const close = CLOSE.exec(rest) ?? BRACKET.exec(rest);
  if (close) return { length: length + close[0].length, closed: true };
  const further = furtherWords(text.slice(0, length), rest);
  if (further) return { length: length + further[0].length, closed: true, loose: true };
  if (rest.trim() === '') return { length: text.length, closed: false };
  const plain = PLAIN_VALUE.exec(rest);
  if (plain) return { length: length + plain[0].length, closed: false };
  // Chinese writes values right after the label.
  if (/[\p{Script=Han}\p{Script=Hangul})]$/u.test(text.slice(0, length)) && /^[A-Za-z\d<>≥≤~-]/.test(rest))
    return { length, closed: false };
  return undefined;
}

/** A short label that a form sets wide: «样 品 名 称». */
const WIDE = /^[\u3400-\u9fff](?: [\u3400-\u9fff]){1,7}(?![\u3400-\u9fff])/;

/** A text whose first words are set wide as if they were not, and how long its beginnings are in the text. */
function narrowed(text: string): { text: string; lengthOf: (length: number) => number } {
  const wide = WIDE.exec(text)?.[0];
  if (!wide) return { text, lengthOf: (length) => length };
  const narrow = wide.replaceAll(' ', '');
  const lengthOf = (length: number) =>
    length <= narrow.length ? Math.max(0, 2 * length - 1) : length + wide.length - narrow.length;
  return { text: narrow + text.slice(wide.length), lengthOf };
}

function hitAt(place: { line: number; cell: number }, text: string, offset: number, labels: readonly Label[]) {
  let best: (LabelHit & { loose?: boolean }) | undefined;
  const words = narrowed(text.slice(offset));
  for (const label of labels) {
    const match = label.phrase && best?.closed ? undefined : matchLabel(words.text, label, labels);
    if (!match || (label.phrase && best && !match.closed)) continue;
    const end = offset + words.lengthOf(match.length);
    const surer = best && end === best.end && ((match.closed && !best.closed) || (!match.loose && best.loose));
    if (!best || end > best.end || surer) {
      best = {
        concept: label.concept,
        rank: label.rank,
        ...place,
        start: offset,
        end,
        closed: match.closed,
        loose: match.loose ?? false,
      };
    }
  }
  return best;
}

/** Whether a text is nothing but a label. */
export function isLabelAlone(text: string, labels: readonly Label[]): boolean {
  const hit = hitAt({ line: 0, cell: 0 }, text, LEAD.exec(text)?.[0].length ?? 0, labels);
  return hit !== undefined && hit.end >= text.length;
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

/** Whether two cells stand in one column: by their left edges, their right edges or their middles. */
export function isInColumn({ box: one }: Cell, { box: other }: Cell): boolean {
  const [left, right] = [Math.abs(one[0] - other[0]), Math.abs(one[2] - other[2])];
  return left < 3 || right < 3 || Math.abs(one[0] + one[2] - other[0] - other[2]) < 4;
}

/** Whether a line goes on with the words of a label: in its column, close below it, and not a label of its own. */
function continuesLabel(label: { line: Line; cell: Cell; previous: Line }, next: Line): boolean {
  const [cell] = next.cells;
  if (!cell || next.page !== label.line.page || !isInColumn(cell, label.cell)) return false;
  // Rows stand further apart than the lines of a row.
  const widest = /^\p{Ll}/u.test(cell.text) ? 0.9 : 0.5;
  if (next.box[1] - label.previous.box[3] > widest * label.line.size) return false;
  return cell.text.length <= 45 && !/[:=](?!$)|^[·•*\d–-]|^\(?[a-z]\)/i.test(cell.text);
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
): { words: string; lines: number; labels: number } {
  const line = lines[at];
  const label = line?.cells[labelCell(line)];
  if (!line || !label) return { words: '', lines: 0, labels: 0 };
  let known = hitAt({ line: at, cell: 0 }, head, 0, labels) !== undefined;
  let valued = line.cells.length > labelCell(line) + 1 || /[:=]\s*\S/.test(label.text);
  let words = head;
  let count = 0;
  let skipped = 0;
  let others = 0;
  let previous = line;
  for (const next of lines.slice(at + 1, at + 5)) {
    if (standsBeside(line, next, label)) {
      // A value in the middle of the label's height has a line of its own.
      valued = true;
      skipped++;
      continue;
    }
    const printed = next.cells[0]?.text ?? '';
    // The colon behind a label's last line; one that is closed already has no further lines that end in one.
    const last = printed.endsWith(':');
    if (last && line.cells.some((cell) => /:\s*$/.test(cell.text) && cell === label)) break;
    const text = printed.replace(/\s*:$/, '');
    // … or stands beside the label's second line.
    valued ||= next.cells.length > 1 && count === 0 && (!known || /^\p{Ll}/u.test(text));
    if (!valued || !continuesLabel({ line, cell: label, previous }, next)) break;
    if (count > 0 && next.cells.length > 1 && /^\p{Lu}/u.test(text) && isWhole(words, labels)) break;
    const own = hitAt({ line: at, cell: 0 }, text, 0, labels);
    const isRemark = /^\([^()]*\)$/.test(text);
    const joined = withNextWords(words, text, known);
    // «Nazwa przewozowa» over «UN»: the name's last word, unless a number stands beside it.
    const isNameOfUn = text === 'UN' && isWhole(joined, labels) && !/^[:\s]*\d/.test(next.cells[1]?.text ?? '');
    const other = OPEN_END.test(words) || isRemark || isNameOfUn ? undefined : own;
    if (own && !isRemark && !isNameOfUn) others++;
    const apart = other?.concept === 'mode' || (next.cells.length > 1 && other?.end === text.length);
    if (other && (known || (apart && !goesOn(joined, words.length, labels)))) break;
    words = joined;
    known ||= hitAt({ line: at, cell: 0 }, words, 0, labels) !== undefined;
    count += 1 + skipped;
    skipped = 0;
    previous = next;
    if (last) break;
  }
  return { words, lines: count, labels: others };
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
  for (const label of wrapped.labels > 0 ? labels.filter(({ phrase }) => !phrase) : labels) {
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

/** A label that begins in the line above, where nothing stands beside it: «RECOMMENDED USES» over «OF THE PRODUCT: …». */
function spilledHit(lines: readonly Line[], at: number, labels: readonly Label[]): LabelHit | undefined {
  const above = lines[at - 1];
  const cell = lines[at]?.cells[0];
  const [first] = above?.cells ?? [];
  const head = /^[^:]{2,60}(?=:)/.exec(cell?.text ?? '')?.[0].trim();
  if (!above || !cell || !first || !head || above.cells.length > 1 || /:|[.;。]\s*$/.test(first.text)) return undefined;
  const line = lines[at] as Line;
  const near = above.page === line.page && line.box[1] - above.box[3] < 0.5 * line.size;
  if (!near || Math.abs(first.box[0] - cell.box[0]) > 3 || first.text.length > 110) return undefined;
  const lead = LEAD.exec(first.text)?.[0].length ?? 0;
  const words = withNextWords(first.text.slice(lead), head, false);
  const label = labels.find((one) => {
    const length = one.pattern.exec(words)?.[0].length ?? 0;
    return length === words.length || (length > 0 && furtherWords(words.slice(0, length), `${words.slice(length)}:`));
  });
  if (!label) return undefined;
  const end = cell.text.indexOf(':') + 1;
  return { concept: label.concept, rank: label.rank, line: at, cell: 0, start: 0, end, closed: true };
}

/** A label that the line's end breaks: «Identified uses of the mixture and uses advised» over «against: …». */
function brokenHit(lines: readonly Line[], at: number, labels: readonly Label[]): LabelHit | undefined {
  const line = lines[at];
  const next = lines[at + 1];
  const [cell, ...others] = line?.cells ?? [];
  const below = next?.cells[0];
  if (!line || !next || !cell || !below || others.length > 0 || next.page !== line.page) return undefined;
  if (/[:=]/.test(cell.text) || next.box[1] - line.box[3] > 0.75 * line.size) return undefined;
  const place = { line: at + 1, cell: 0 };
  const head = cell.text.slice(LEAD.exec(cell.text)?.[0].length ?? 0).trim();
  const joined = withNextWords(head, below.text, false);
  const hit = hitAt(place, joined, 0, labels);
  const known = hitAt(place, head, 0, labels);
  // The label's own words reach into the second line and end with it, or with a colon in it.
  const own = labels.filter((label) => label.concept === hit?.concept);
  if (!hit || head.length < 12 || !goesOn(joined, head.length, own)) return undefined;
  if (!hit.closed && (hit.end < joined.length || own.every(({ phrase }) => phrase))) return undefined;
  // What is a label by itself needs no more words, unless what follows is none and a colon proves that it belongs here.
  const proved = hit.closed && !hitAt(place, below.text, 0, labels) && isWhole(joined.replace(/:.*/s, '').trim(), own);
  if (known && known.end >= head.length && !proved) return undefined;
  return { ...hit, start: 0, end: hit.end - (joined.length - below.text.length) };
}

/** A label in a column of its own, left of its value, that goes on in the line below: «Transport hazard | 3» over «class(es)». */
function columnHit(
  lines: readonly Line[],
  place: { line: number; cell: number },
  labels: readonly Label[],
): LabelHit | undefined {
  const line = lines[place.line];
  const cell = line?.cells[place.cell];
  const isLabelled = line !== undefined && place.cell > 1 && place.cell + 1 < line.cells.length;
  if (!cell || !isLabelled) return undefined;
  let words = cell.text;
  let previous = line;
  for (const [index, next] of lines.slice(place.line + 1, place.line + 4).entries()) {
    const below = next.cells.find((one) => isInColumn(one, cell));
    const isNear = next.page === line.page && next.box[1] - previous.box[3] < 0.5 * line.size;
    if (!below || !isNear || /[:=]|^[·•*\d]/.test(below.text)) return undefined;
    words = withNextWords(words, below.text, false);
    const hit = hitAt(place, words, 0, labels);
    if (hit?.end === words.length) return { ...hit, end: cell.text.length, closed: true, wrapped: index + 1 };
    previous = next;
  }
  return undefined;
}

/** A number whose label was too wide to stand behind it: «14.3 | 3» over «Transportgefahrenklassen». */
function numberedHit(lines: readonly Line[], at: number, labels: readonly Label[]): LabelHit | undefined {
  const [line, next] = [lines[at], lines[at + 1]];
  const [number, value] = line?.cells ?? [];
  const label = next?.cells[0];
  if (!line || !next || !number || !value || !label || line.cells.length !== 2 || next.cells.length !== 1)
    return undefined;
  const isLabelBelow = /^\d{1,2}\.\d{1,2}\.?$/.test(number.text) && Math.abs(label.box[0] - number.box[0]) < 3;
  if (!isLabelBelow || next.page !== line.page || next.box[1] - line.box[3] > 0.5 * line.size) return undefined;
  const hit = hitAt({ line: at, cell: 0 }, label.text, 0, labels);
  if (hit?.end !== label.text.length || hitAt({ line: at, cell: 1 }, value.text, 0, labels)) return undefined;
  return { ...hit, end: number.text.length, closed: true, wrapped: 1 };
}

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
        (cellIndex === 0 ? spilledHit(lines, lineIndex, labels) : columnHit(lines, place, labels));
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
