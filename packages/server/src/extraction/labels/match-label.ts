import { either } from '../lexicon/either.ts';
import type { Label, LabelHit } from './labels.ts';

const LEAD_WORDS = either(
  '[가-하][.)]\\s*|\\d{1,2}(?:[.-]\\d{1,2})*\\s?[.)、]?\\s*(?=[^\\d\\s.,%°:])',
  "\\(?[a-z](?:/[a-z])?\\)\\s*(?:l['’]\\s?)?|(?:[a-z]|[ivx]{2,4})[.)]\\s+|\\(\\d{1,2}\\)\\s*|[一二三四五六七八九十]{1,2}[、.]\\s*",
);

/** Bullets and numbers before a label: "· ", "14.3 ", "a) ", "1、". */
export const LEAD = new RegExp(`^[\\s·•●▪■◆◇○◎※˙*–—\\-−>=]*[【〔「[]?(?:${LEAD_WORDS})?`, 'i');
const REMARK =
  /^\s*(?:[([{](?!\+?\d{2,4}[)\]]|\s*I{1,3}\s*[)\]])(?:[^()\]}]|\([^()]{0,40}\)){0,90}[)\]}]|\*|[,/]?\s*[°º]\s?[CF](?![a-z]))/;
const CLOSE_WORDS = either(
  '(?<=[/,;&]\\s?)[\\p{L} ]{3,30}(?=\\s*:)|[\\p{L}]{1,12}-|de|du|des|del|la|of|the|or|and|y|et|und|for',
  'im|no|num',
);
const CLOSE = new RegExp(
  `^[\\s,/;&]*(?:\\.\\s?(?=:)|(?:${CLOSE_WORDS})\\s*(?=:))?(?::|=(?!=)|[-–—]\\s|(?:\\.\\s?){3,}|…+|_{3,})\\s*:?\\s*`,
  'iu',
);
/** A remark between two colons: "Identity: (as used on label): …". */
const REMARK_BEHIND = /^\([^()]{3,60}\)\s*:\s*/;
/** The bracket that ends "【製品名】". */
const BRACKET = /^\s*[】〕」\]]\s*:?\s*/;
/**
 * What no list has of a label in East Asian words, up to its colon: what else it asks for ("供应商" + "名称、地址及电话:"), and
 * its words in another language ("企业名称" + "Name of company:").
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

/** The label again, in a language that no list has: "Product Name / Nama Produk". */
const TWIN = /^ \/ \p{Lu}[\p{L}. ]{2,40}$/u;

/** The mark before another label, which stands in the line below: "Product Name/" over "Trade Name". */
const UNFINISHED = /^\s?[/&]$/;

/** What may follow a label directly, without any mark between. */
const PLAIN_VALUE = /^\s+(?=[\p{Lu}\p{Lo}\d<>~≥≤=+('"-])/u;

/** What else a label asks for, up to its colon or, in capitals, to its end: "PRODUCT NAME" + "AND SYNONYMS". */
const JOINED_WORDS = new RegExp(
  either(
    "^(?:\\([sS]\\))?\\s+(?:AND|OR|and|or|&)\\s+\\p{L}[\\p{L}()'’ ]{2,40}:\\s*",
    "^(?:\\(S\\))?\\s+(?:AND|OR)\\s+\\p{Lu}[\\p{Lu}()'’ ]{2,40}$",
  ),
  'u',
);

/** How far a label reaches; `loose` when words that no list has belong to it. */
type Match = { length: number; closed: boolean; loose?: boolean };

/** How far a label goes that says the same again in other words or another language: "Product name / 产品名称". */
function withTwins(text: string, begun: number, twins: readonly Label[]): number {
  let length = begun;
  for (let round = 0; round < 2; round++) {
    const between = /^[\s/(]*/.exec(text.slice(length))?.[0] ?? '';
    const begin = length + between.length;
    const more = Math.max(0, ...twins.map(({ pattern }) => pattern.exec(text.slice(begin))?.[0].length ?? 0));
    if (more === 0 || (between.includes('(') && text[begin + more] !== ')')) break;
    length = begin + more;
    if (text[length] === ')') length++;
  }
  return length;
}

/** How far a label goes with the remarks behind it: "Flash point (closed cup)". */
function withRemarks(text: string, begun: number): number {
  let length = begun;
  for (let remarks = 0; remarks < 3; remarks++) {
    const remark = REMARK.exec(text.slice(length));
    if (!remark) break;
    const after = text.slice(length + remark[0].length);
    if (after.trim() !== '' && !CLOSE.test(after) && !REMARK.test(after) && !PLAIN_VALUE.test(after)) break;
    length += remark[0].length;
  }
  return length;
}

/** Matches a label at the beginning of `text`, in one or two languages, with what closes it. */
function matchLabel(text: string, label: Label, all: readonly Label[]): Match | undefined {
  const begins = label.pattern.exec(text);
  if (!begins || begins[0] === '') return undefined;
  const first = label.whole.exec(text) ?? begins;
  const twins = all.filter((other) => other.concept === label.concept);
  const length = withRemarks(text, withTwins(text, first[0].trimEnd().length, twins));
  return closed(text, length) ?? unclosed(text, length);
}

/** A label with its colon, or what else closes it, and perhaps more words before that. */
function closed(text: string, length: number): Match | undefined {
  const rest = text.slice(length);
  const close = CLOSE.exec(rest) ?? BRACKET.exec(rest);
  if (close) {
    const colon = length + close[0].length;
    return { length: colon + (REMARK_BEHIND.exec(text.slice(colon))?.[0].length ?? 0), closed: true };
  }
  const further = furtherWords(text.slice(0, length), rest);
  return further ? { length: length + further[0].length, closed: true, loose: true } : undefined;
}

/** A label that fills the text, or behind which a value may begin without any mark. */
function unclosed(text: string, length: number): Match | undefined {
  const rest = text.slice(length);
  // "产品用途 Use of" over "product": the line below goes on with the label's second language.
  const open = /[\u3400-\u9fff]/.test(text) ? /^(?:\s+(?:of|for|the|and|or|in|to))*\s*$/i : /^\s*$/;
  if (open.test(rest)) return { length: text.length, closed: false };
  if (TWIN.test(rest) || UNFINISHED.test(rest)) return { length: text.length, closed: false, loose: true };
  const more = JOINED_WORDS.exec(rest);
  if (more) return { length: length + more[0].length, closed: more[0].trimEnd().endsWith(':'), loose: true };
  const plain = PLAIN_VALUE.exec(rest);
  if (plain) return { length: length + plain[0].length, closed: false };
  // Chinese writes values right after the label.
  const isEastAsian = /[\p{Script=Han}\p{Script=Hangul})]$/u.test(text.slice(0, length));
  return isEastAsian && /^[A-Za-z\d<>≥≤~-]/.test(rest) ? { length, closed: false } : undefined;
}

/** A short label that a form sets wide: "样 品 名 称". */
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

type Found = Match & { readonly label: Label };

/** The label that a text begins with: the one that reaches furthest, of those the surest. */
function labelAtStart(text: string, labels: readonly Label[]): Found | undefined {
  let best: Found | undefined;
  const words = narrowed(text);
  for (const label of labels) {
    const match = label.phrase && best?.closed ? undefined : matchLabel(words.text, label, labels);
    if (!match || (label.phrase && best && !match.closed)) continue;
    const length = words.lengthOf(match.length);
    const surer = best && length === best.length && ((match.closed && !best.closed) || (!match.loose && best.loose));
    if (!best || length > best.length || surer) best = { ...match, length, label };
  }
  return best;
}

/** What texts begin with, by family of labels: the same lines are asked about many times while a document is read. */
const known = new WeakMap<readonly Label[], Map<string, Found | undefined>>();
/** How many texts of a family are kept. */
const MOST_KNOWN = 5000;

/** Finds the label at a place of a text. */
export function hitAt(
  place: { line: number; cell: number },
  text: string,
  offset: number,
  labels: readonly Label[],
): LabelHit | undefined {
  const texts = known.get(labels) ?? new Map<string, Found | undefined>();
  known.set(labels, texts);
  const begun = text.slice(offset);
  if (!texts.has(begun)) {
    if (texts.size >= MOST_KNOWN) texts.clear();
    texts.set(begun, labelAtStart(begun, labels));
  }
  const found = texts.get(begun);
  if (!found) return undefined;
  const { concept, rank } = found.label;
  return { concept, rank, ...place, start: offset, end: offset + found.length, closed: found.closed };
}

/** Whether a text is nothing but a label. */
export function isLabelAlone(text: string, labels: readonly Label[]): boolean {
  const hit = hitAt({ line: 0, cell: 0 }, text, LEAD.exec(text)?.[0].length ?? 0, labels);
  return hit !== undefined && hit.end >= text.length;
}

/** Whether a label reaches further than the first `length` characters of a text. */
export function goesOn(text: string, length: number, labels: readonly Label[]): boolean {
  return labels.some(({ concept, pattern }) => concept !== 'mode' && (pattern.exec(text)?.[0].length ?? 0) > length);
}

/** Whether words are a label and nothing else. */
export function isWhole(words: string, labels: readonly Label[]): boolean {
  return labels.some(({ pattern }) => pattern.exec(words)?.[0].length === words.length);
}
