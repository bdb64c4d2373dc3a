import { type Box, boxOfText, unionOf } from '../../documents/offline.ts';
import { type Block, wordsOf } from '../layout/blocks.ts';
import { slicePassage } from '../layout/passage.ts';
import { FORM_WORDINGS, type FormConcept, isAnyLabel } from '../lexicon/form-labels.ts';
import { HAN_LABEL_WORDS, LABEL_WORDS } from '../values/value-signs.ts';

/** A label of a form: the block it stands in, its characters there, and its place on the page. */
export type FormLabel = {
  readonly concept: FormConcept;
  /** The language of its wording. */
  readonly language: string;
  readonly block: Block;
  readonly start: number;
  /** Where what stands behind it begins: behind its colon, and its words in another language. */
  readonly end: number;
  readonly box: Box;
  /** A colon closes it. */
  readonly closed: boolean;
  /** It begins its block, and nothing follows there. */
  readonly whole: boolean;
  /** It begins its block. */
  readonly begins: boolean;
  /** Further blocks that are part of it: its other half, or its words in another language. */
  readonly further: readonly Block[];
};

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
    'otherDate',
    'emergencyPhone',
  ],
]);

const LEAD =
  /^[\s·•●*–—\-【〔「[]*(?:(?:\d{1,2}|(?!n\.\s?[°ºo])[a-z])[.、)]\s*(?=\D)|\d{1,2}\s+(?=\p{L})|[(]?[一二三四五六七八九十\d]{1,2}[)]\s*|[(][a-z][)]\s*|[一二三四五六七八九十]{1,2}[、.]\s*|第[一二三四五六]条\s*)?/iu;
const BOUNDARY = /[\s,;。:()「【|/·、》”]/;
const REMARK = /^\s*\((?!\s*(?:I{1,3}|[\d.]+)\s*\))[^()]{1,40}\)/;
/** A colon, or the dots that lead to a value further right. */
const CLOSE = /^\s*(?:[:=]|(?:\.[ ]?){3,}|…+)\s*/;
/** What joins a label to its value in a sentence. */
const CONNECTED = /^(?:为|為|是|至|到)\s*|^\s+(?:is|ist|est|es)\s+(?=[\p{Lu}\d"“«])/u;
const BARE_VALUE = /^\s*(?=[\d+"“「'<>≥≤~√×☑☒□/—–-]|[〇零一二三四五六七八九十ⅠⅡⅢⅣ])|^\s+(?=[\p{Lu}\p{Lo}])|^(?=\s*$)/u;
const HAN = /[\u3400-\u9fff]/;

/** How many lines a label may have. */
const MOST_LINES = 4;

type Match = { concept: FormConcept; language: string; end: number };

/** The longest wording that stands at a place of a text. */
function wordingAt(text: string, at: number): Match | undefined {
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
  /^[\s/(]*(?!(?:no|yes|none|n\/?a|I{1,3}|[YNP]|sea|air|liquid|solid)(?![\p{L}.]))(?:\p{Script=Latin}[\p{Script=Latin}\s.,&/'’()-]{2,60}:|(?<=\/\s?)[A-Z]{1,4}\s*(?::|$))/iu;

/** Where a label ends with its words in another language and a remark in brackets. */
function endWithTwin(text: string, { concept, language, end }: Match): number {
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
    return endWithTwin(text, { concept, language, end: twin.end + behind });
  }
  const words = /^[\s/(]*([^:\d]{2,60}?)\)?\s*(?=:|$)/.exec(rest.slice(remark));
  const isHan = HAN.test(text[end - 1] ?? '');
  const isOther = words?.[1] && (isHan ? LABEL_WORDS : HAN_LABEL_WORDS).test(words[1]);
  if (words && (isOther || (isHan && TRANSLATION.test(rest.slice(remark))))) return end + remark + words[0].length;
  return end + remark;
}

/** A unit, or what is left of one, behind a label. */
const REST_OF_HEAD = /^\s*(?:[(（]?(?:kgs?|°C|℃|m3|m³|L)[)）]?)?\s*$/i;

const withoutLead = (text: string) => text.slice(LEAD.exec(text)?.[0].length ?? 0);

/** What a text asks for that is nothing but a label, with its words in another language and its unit. */
export function wordingOf(text: string): Omit<Match, 'end'> | undefined {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const match = wordingAt(text, lead);
  return match && REST_OF_HEAD.test(text.slice(endWithTwin(text, match))) ? match : undefined;
}

/** Whether words are a label where they stand, and where its value would begin. */
function judge(text: string, match: Match, begins: boolean): { end: number; closed: boolean } | undefined {
  const end = endWithTwin(text, match);
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
  const match = wordingAt(text, LEAD.exec(text)?.[0].length ?? 0);
  if (!match) return false;
  const rest = text.slice(endWithTwin(text, match));
  return CLOSE.test(rest) || REST_OF_HEAD.test(rest);
}

function boxOfRange(block: Block, start: number, end: number): Box {
  const { fragments } = slicePassage(block.passage, start, end);
  return fragments.length === 0 ? block.box : unionOf(fragments.map((one) => boxOfText(one.cell, one.start, one.end)));
}

function labelsIn(block: Block): FormLabel[] {
  const { text } = block.passage;
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const found: FormLabel[] = [];
  for (let at = lead; at < text.length; at++) {
    if (at > lead && !BOUNDARY.test(text[at - 1] ?? '')) continue;
    const match = wordingAt(text, at);
    // "48 packages" states a number of them.
    if (match?.concept === 'packages' && /^\D*\d+\s+packages?$/i.test(text.slice(0, match.end))) continue;
    // "Gross mass 520 kg / Net mass 500 kg": behind a stroke a label begins anew.
    const isNext = found.length > 0 && /[/;]\s*$/.test(text.slice(0, at));
    const judged = match && judge(text, match, at === lead || isNext);
    if (!match || !judged) continue;
    const { end, closed } = judged;
    const begins = at === lead;
    const whole = begins && end >= text.length;
    found.push({
      concept: match.concept,
      language: match.language,
      block,
      start: at,
      end,
      box: boxOfRange(block, begins ? 0 : at, end),
      closed,
      whole,
      begins,
      further: [],
    });
    at = end - 1;
  }
  return found;
}

const centre = ([x0, , x1]: Box) => (x0 + x1) / 2;

/** Whether a block stands right below another in its column. */
function isUnder(above: Block, below: Block): boolean {
  const gap = below.box[1] - above.box[3];
  const aligned =
    Math.abs(below.box[0] - above.box[0]) < above.size ||
    Math.abs(centre(below.box) - centre(above.box)) < 1.2 * above.size;
  return (
    below.page === above.page && gap > -0.5 * above.size && gap < 0.9 * Math.max(above.size, below.size) && aligned
  );
}

/** A line that can be part of a label: short, and without figures; a colon only at its end. */
const PART_OF_LABEL = /^[^:\d]{1,40}:?$/;

const inRow = (a: Block, b: Block) =>
  a.page === b.page && Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0.4 * Math.min(a.size, b.size);

/** Whether two lines are labels by themselves, each with words of its own beside it: two rows of a form. */
function areTwoLabels(first: Block, next: Block, blocks: readonly Block[]): boolean {
  const [one, other] = [first, next].map(({ passage }) => wordingOf(passage.text)?.concept);
  if (!one || !other || one === other || one === 'referredNo') return false;
  const hasRow = (own: Block, not: Block) =>
    blocks.some((block) => block.box[0] > own.box[2] && inRow(block, own) && !inRow(block, not));
  return hasRow(first, next) && hasRow(next, first);
}

/** A label that stands in several lines of its cell: broken into them, or with its words in another language below. */
function stackedLabel(first: Block, blocks: readonly Block[]): FormLabel | undefined {
  const lines = [first];
  let found: FormLabel | undefined;
  while (lines.length < MOST_LINES && PART_OF_LABEL.test(withoutLead(lines.at(-1)?.passage.text ?? ''))) {
    const last: Block = lines.at(-1) ?? first;
    const next = blocks.find((one) => !lines.includes(one) && isUnder(last, one));
    if (!next || !PART_OF_LABEL.test(next.passage.text) || areTwoLabels(last, next, blocks)) break;
    lines.push(next);
    const text = wordsOf(lines);
    const wording = wordingOf(text.replace(/\s*:$/, ''));
    if (!wording) continue;
    const [block, ...further] = lines;
    const box = unionOf(lines.map((line) => line.box));
    if (block) found = { ...alone(block, wording), box, closed: text.endsWith(':'), further };
  }
  return found;
}

/** A label that is all its block says. */
const alone = (block: Block, { concept, language }: Omit<Match, 'end'>): FormLabel => ({
  concept,
  language,
  block,
  start: 0,
  end: block.passage.text.length,
  box: block.box,
  closed: false,
  whole: true,
  begins: true,
  further: [],
});

/** Every label of every family on the pages, in reading order, in one pass. */
export function findFormLabels(blocks: readonly Block[]): FormLabel[] {
  const halves = new Set<Block>();
  const labels: FormLabel[] = [];
  for (const block of blocks) {
    if (halves.has(block)) continue;
    const stacked = stackedLabel(block, blocks);
    if (stacked) {
      for (const part of stacked.further) halves.add(part);
      labels.push(stacked);
    } else labels.push(...labelsIn(block));
  }
  return labels;
}
