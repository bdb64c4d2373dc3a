import { FORM_WORDINGS, type FormConcept, isAnyLabel } from '../lexicon/form-labels.ts';
import { HAN, HAN_LABEL_WORDS, LABEL_WORDS } from '../values/value-signs.ts';

/** What sentences say with a label's words and no colon. */
const SAID_IN_SENTENCES = new Set<FormConcept>([
  ...[
    'unNumber',
    'shippingName',
    'technicalName',
    'hazardClass',
    'subsidiary',
    'packingGroup',
    'marinePollutant',
    'ems',
  ],
  ...[
    'limitedQuantity',
    'flashPoint',
    'casNumber',
    'validUntil',
    'perPackage',
    'referredNo',
    'issueDate',
    'packingDate',
    'otherDate',
    'emergencyPhone',
  ],
]);

const LEAD =
  /^[\s·•●*–—\-【〔「[]*(?:(?:\d{1,2}|(?!n\.\s?[°ºo])[a-z])[.、)]\s*(?=\D)|\d{1,2}\s+(?=\p{L})|[(]?[一二三四五六七八九十\d]{1,2}[)]\s*|[(][a-z][)]\s*|[一二三四五六七八九十]{1,2}[、.]\s*|第[一二三四五六]条\s*)?/iu;
export const BOUNDARY = /[\s,;。:()「【|/·、》”]/;
const REMARK = /^\s*\*{1,2}(?!\*)|^\s*\((?!\s*(?:I{1,3}|[\d.]+)\s*\))[^()]{1,40}\)/;
/** A colon, or the dots that lead to a value further right. */
const CLOSE = /^\s*(?:[:=]|(?:\.[ ]?){3,}|…+)\s*/;
/** What joins a label to its value in a sentence. */
const CONNECTED = /^(?:为|為|是|至|到)\s*|^\s+(?:is|ist|est|es)\s+(?=[\p{Lu}\d"“«])/u;
const BARE_VALUE = /^\s*(?=[\d+"“「'<>≥≤~√×☑☒□/—–-]|[〇零一二三四五六七八九十ⅠⅡⅢⅣ])|^\s+(?=[\p{Lu}\p{Lo}])|^(?=\s*$)/u;

/** A wording that stands in a text: what it asks for, and where it ends. */
export type Match = { concept: FormConcept; language: string; end: number };

/** The longest wording that stands at a place of a text. */
export function wordingAt(text: string, at: number): Match | undefined {
  let best: Match | undefined;
  if (!isAnyLabel(text, at)) return undefined;
  for (const { concept, language, pattern } of FORM_WORDINGS) {
    pattern.lastIndex = at;
    if (!pattern.test(text)) continue;
    const end = at + text.slice(at, pattern.lastIndex).trimEnd().length;
    if (best === undefined || end > best.end) best = { concept, language, end };
  }
  return best && best.end > at ? best : undefined;
}

/** What a label in Chinese says again in another language: any words before a colon, and a short form of the label, but no answer to it. */
const TRANSLATION =
  /^[\s/(]*(?!(?:no|yes|none|n\/?a|I{1,3}|[YNP]|sea|air|liquid|solid)(?![\p{L}.]))(?:\p{Script=Latin}[\p{Script=Latin}\s.,&/'’()-]{2,60}(?::|\.{3})|(?<=\/\s?)[A-Z]{1,4}\s*(?::|$))/iu;

/** Where the labels of a document, in Chinese, have their translations: behind them, or in the line below. */
export type Translated = 'behind' | 'below' | undefined;
/** Words in Latin letters without figures, that are no answer. */
export const LATIN_WORDS =
  /^[\s/(]*(?!(?:no|yes|none|n\/?a|I{1,3}|[YNP])(?![\p{L}.]))\p{Script=Latin}[^:\d\p{Script=Han}]{1,50}$/iu;

/** Where a label ends with its words in another language and a remark in brackets. */
function endWithTwin(text: string, { concept, language, end }: Match, translated?: Translated): number {
  const rest = text.slice(end);
  const remark = REMARK.exec(rest)?.[0].length ?? 0;
  const gap = /^[\s/(|·、]*/.exec(rest.slice(remark))?.[0].length ?? 0;
  // OCR loses the blank between the two scripts.
  const isJoined = HAN.test(text[end - 1] ?? '') && /^[A-Z]/.test(rest);
  const twin = gap > 0 || remark > 0 || isJoined ? wordingAt(text, end + remark + gap) : undefined;
  const same =
    twin?.concept === concept ||
    (twin &&
      HAN.test(text.slice(0, end)) &&
      /^\p{Script=Latin}/u.test(text.slice(end + remark + gap)) &&
      /^\s*\)?\s*(?::|$)/.test(text.slice(twin.end)));
  if (twin && same && (isJoined || BOUNDARY.test(text[end] ?? ''))) {
    const behind = /^\s*\)/.exec(text.slice(twin.end))?.[0].length ?? 0;
    return endWithTwin(text, { concept, language, end: twin.end + behind }, translated);
  }
  const words = /^[\s/(]*([^:\d]{2,60}?)\)?\s*(?=:|\.{3}|$)/.exec(rest.slice(remark));
  const isHan = HAN.test(text[end - 1] ?? '');
  const isOther = words?.[1] && (isHan ? LABEL_WORDS : HAN_LABEL_WORDS).test(words[1]);
  const isAny = isHan && translated === 'behind' && LATIN_WORDS.test(words?.[1] ?? '');
  if (words && (isOther || isAny || (isHan && TRANSLATION.test(rest.slice(remark)))))
    return end + remark + words[0].length;
  return end + remark;
}

/** A unit, or what is left of one, behind a label. */
const REST_OF_HEAD = /^\s*(?:[(（]?(?:kgs?|°C|℃|m3|m³|L)[)）]?)?\s*$/i;

/** How long the number, letter or bullet before a label is; a figure may be the label's own: "24 小时应急电话". */
export function leadOf(text: string): number {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const blank = /^\s*/.exec(text)?.[0].length ?? 0;
  return lead > blank && wordingAt(text, blank) ? blank : lead;
}

/** A figure and a blank: they number a box of a form ("14 Shipping marks"), or are a value of their own ("3 PG II"). */
const FIGURE = /^\s*\d{1,2}\s+$/;
/** The figure before a label: "14" of "14 Shipping marks". */
export function figureBefore(text: string): number | undefined {
  const lead = text.slice(0, leadOf(text));
  return FIGURE.test(lead) && wordingAt(text, lead.length) ? Number(lead) : undefined;
}

/** What a text asks for that is nothing but a label, with its words in another language and its unit. */
export function wordingOf(text: string): Omit<Match, 'end'> | undefined {
  const lead = leadOf(text);
  const match = wordingAt(text, lead);
  return match && REST_OF_HEAD.test(text.slice(endWithTwin(text, match))) ? match : undefined;
}

/** Whether words are a label where they stand, and where its value would begin. */
export function judge(
  text: string,
  match: Match,
  begins: boolean,
  translated: Translated,
): { end: number; closed: boolean } | undefined {
  const end = endWithTwin(text, match, translated);
  const rest = text.slice(end);
  const close = CLOSE.exec(rest);
  if (close) return { end: end + close[0].length, closed: true };
  if (!begins && !SAID_IN_SENTENCES.has(match.concept)) return undefined;
  const connected = CONNECTED.exec(rest);
  const isHan = HAN.test(text[end - 1] ?? '');
  const bare = (connected && (isHan || /^\s/.test(connected[0])) ? connected : null) ?? BARE_VALUE.exec(rest);
  const isTwoScripts = isHan && /^\p{Script=Latin}/u.test(rest);
  return bare || isTwoScripts ? { end: end + (bare?.[0].length ?? 0), closed: false } : undefined;
}

/** Whether a text is nothing but a label, or begins with one and the colon or dots that close it. */
export function beginsLabel(text: string): boolean {
  const match = wordingAt(text, leadOf(text));
  if (!match) return false;
  const rest = text.slice(endWithTwin(text, match));
  return CLOSE.test(rest) || REST_OF_HEAD.test(rest);
}

/** Whether a wording goes on over the end of a line: "联合国编号 UN" over "No.". */
export const runsOn = (text: string, lineEnd: number) =>
  Array.from({ length: lineEnd }, (_, at) => at).some(
    (at) => (at === 0 || BOUNDARY.test(text[at - 1] ?? '')) && (wordingAt(text, at)?.end ?? 0) > lineEnd,
  );
