import { type Box, boxOfText, unionOf } from '../../documents/offline.ts';
import { type Block, wordsOf } from '../layout/blocks.ts';
import { centreOf } from '../layout/columns.ts';
import { slicePassage } from '../layout/passage.ts';
import type { FormConcept } from '../lexicon/form-labels.ts';
import { HAN } from '../values/value-signs.ts';
import {
  BOUNDARY,
  figureBefore,
  judge,
  LATIN_WORDS,
  leadOf,
  type Match,
  runsOn,
  type Translated,
  wordingAt,
  wordingOf,
} from './label-words.ts';

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

/** How a document sets its labels: where their translations stand, and whether figures number them. */
type Habits = { readonly translated: Translated; readonly numbered: boolean };

/** A form that numbers its boxes has at least so many that are known; elsewhere a figure before a label is a value or a heading's. */
const LEAST_NUMBERED = 3;

/** "17 Container size and type", and how many boxes forms have at most. */
const UNKNOWN_BOX = /^(\d{1,2})\s+\p{Lu}[^:\d]{2,60}$/u;
const MOST_BOXES = 26;

/** The figures of the boxes whose labels are known, where a form numbers them. */
function numbersOf(blocks: readonly Block[]): ReadonlySet<number> {
  const found = new Set(blocks.flatMap(({ passage }) => figureBefore(passage.text) ?? []));
  return found.size >= LEAST_NUMBERED ? found : new Set();
}

/** How many lines a label may have. */
const MOST_LINES = 4;

function boxOfRange(block: Block, start: number, end: number): Box {
  const { fragments } = slicePassage(block.passage, start, end);
  return fragments.length === 0 ? block.box : unionOf(fragments.map((one) => boxOfText(one.cell, one.start, one.end)));
}

/** The caption of a numbered box whose words are not known: it asks for something, and is no value. */
function unknownBox(block: Block, numbers: ReadonlySet<number>): FormLabel[] {
  const number = Number(UNKNOWN_BOX.exec(block.passage.text)?.[1] ?? 0);
  if (number === 0 || number > MOST_BOXES || numbers.has(number) || !numbers.has(number - 1)) return [];
  return [alone(block, { concept: 'other', language: 'en' })];
}

function labelsIn(block: Block, { translated, numbered }: Habits): FormLabel[] {
  const { text } = block.passage;
  const lead = leadOf(text);
  const found: FormLabel[] = [];
  for (let at = lead; at < text.length; at++) {
    if (at > lead && !BOUNDARY.test(text[at - 1] ?? '')) continue;
    const match = wordingAt(text, at);
    // "48 packages" states a number of them.
    if (match?.concept === 'packages' && /^\D*\d+\s+packages?$/i.test(text.slice(0, match.end))) continue;
    // "Gross mass 520 kg / Net mass 500 kg": behind a stroke a label begins anew.
    const isNext = found.length > 0 && /[/;]\s*$/.test(text.slice(0, at));
    const begins = at === lead && (numbered || figureBefore(text) === undefined);
    const judged = match && judge(text, match, begins || isNext, translated);
    if (!match || !judged) continue;
    const { end, closed } = judged;
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

/** Whether a block stands right below another in its column. */
function isUnder(above: Block, below: Block): boolean {
  const gap = below.box[1] - above.box[3];
  const aligned =
    Math.abs(below.box[0] - above.box[0]) < above.size ||
    Math.abs(below.box[2] - above.box[2]) < 0.5 * above.size ||
    Math.abs(centreOf(below.box) - centreOf(above.box)) < 1.2 * above.size;
  return (
    below.page === above.page && gap > -0.5 * above.size && gap < 0.9 * Math.max(above.size, below.size) && aligned
  );
}

const withoutLead = (text: string) => text.slice(leadOf(text));

/** A line that can be part of a label: short, and without figures; a colon only at its end. */
const PART_OF_LABEL = /^[^:\d]{1,40}:?$/;

const inRow = (a: Block, b: Block) =>
  a.page === b.page && Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]) > 0.4 * Math.min(a.size, b.size);

/** Words of one script over words of the other. */
const areTwoScripts = (first: Block, next: Block) =>
  !/\p{Script=Latin}/u.test(first.passage.text) && LATIN_WORDS.test(next.passage.text);

/** Whether two lines are labels by themselves, each with words of its own beside it: two rows of a form. */
function areTwoLabels(first: Block, next: Block, blocks: readonly Block[], translated: Translated): boolean {
  const [one, other] = [first, next].map(({ passage }) => wordingOf(passage.text)?.concept);
  if (!one || !other || one === other || one === 'referredNo') return false;
  // A value of two lines stands beside both lines of a label in two languages.
  if (areTwoScripts(first, next) && (translated === 'below' || one === 'other')) return false;
  const hasRow = (own: Block, not: Block) =>
    blocks.some((block) => block.box[0] > own.box[2] && inRow(block, own) && !inRow(block, not));
  return hasRow(first, next) && hasRow(next, first);
}

/** What a block asks for that is nothing but a label in Chinese. */
const hanWording = ({ passage: { text } }: Block) => (/\p{Script=Latin}/u.test(text) ? undefined : wordingOf(text));

/** A document with fewer labels in Chinese does not tell whether it translates them, nor one that translates a smaller share. */
const LEAST_TRANSLATED = { labels: 5, share: 0.7 };

/** Where a document has the translations of its labels, whatever their words: where most labels have words in Latin letters. */
function translationsOf(blocks: readonly Block[]): Translated {
  const labels = blocks.flatMap((block) => {
    const { text } = block.passage;
    const match = wordingAt(text, leadOf(text));
    return match && HAN.test(text[match.end - 1] ?? '') ? [{ block, rest: text.slice(match.end) }] : [];
  });
  const count = (of: (label: (typeof labels)[number]) => boolean) => labels.filter(of).length;
  const behind = count(({ rest }) => LATIN_WORDS.test(rest.replace(/(?::|\.{3}).*$/, '')));
  const below = count(
    ({ block, rest }) =>
      rest.trim() === '' && blocks.some((one) => isUnder(block, one) && LATIN_WORDS.test(one.passage.text)),
  );
  if (labels.length < LEAST_TRANSLATED.labels) return undefined;
  const least = LEAST_TRANSLATED.share * labels.length;
  return behind >= least ? 'behind' : below >= least ? 'below' : undefined;
}

/** A label that stands in several lines of its cell: broken into them, or with its words in another language below. */
function stackedLabel(first: Block, blocks: readonly Block[], translated: Translated): FormLabel | undefined {
  const lines = [first];
  let found: FormLabel | undefined;
  while (lines.length < MOST_LINES && PART_OF_LABEL.test(withoutLead(lines.at(-1)?.passage.text ?? ''))) {
    const last: Block = lines.at(-1) ?? first;
    const next = blocks.find((one) => !lines.includes(one) && isUnder(last, one));
    if (!next || !PART_OF_LABEL.test(next.passage.text)) break;
    const before = wordsOf(lines).length;
    lines.push(next);
    const text = wordsOf(lines);
    if (!runsOn(text, before) && areTwoLabels(last, next, blocks, translated)) break;
    const isTranslation = translated === 'below' && lines.length === 2 && LATIN_WORDS.test(next.passage.text);
    const wording = wordingOf(text.replace(/\s*:$/, '')) ?? (isTranslation ? hanWording(first) : undefined);
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
  const translated = translationsOf(blocks);
  const numbers = numbersOf(blocks);
  const habits: Habits = { translated, numbered: numbers.size > 0 };
  for (const block of blocks) {
    if (halves.has(block)) continue;
    const stacked = stackedLabel(block, blocks, translated);
    if (stacked) {
      for (const part of stacked.further) halves.add(part);
      labels.push(stacked);
    } else {
      const known = labelsIn(block, habits);
      labels.push(...(known.length > 0 ? known : unknownBox(block, numbers)));
    }
  }
  return labels;
}
