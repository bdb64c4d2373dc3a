import type { SourcePlace } from '../source-tab.ts';
import { amountsIn } from './amounts/amounts-in-prose.ts';
import { typesIn } from './amounts/types-in-prose.ts';
import { words } from './prose-words.ts';

/** A line of text and where it stands. */
export type TextLine = { text: string; from: SourcePlace };

/** Lines that belong together: a line, or a sentence that was broken over several. `depth`: how far it is set in. */
export type ProseLine = { text: string; from: SourcePlace; bullet: string; depth: number; isLast: boolean };

const BULLET = /^\s*(?:[•●○■◦*·▪–>+-]\s+|\(?\d{1,2}(?:[.)]\s+|、\s*)|\(?[a-z][.)]\s+)(?=\S)/iu;
/** Programs break lines here; a shorter line was ended by its writer. */
const BROKEN_AT = 58;

/** "Bremerhaven - Tokyo   20' DC   680,- EUR": whoever sets columns with blanks ends each line. */
const isSetInColumns = (line: string) => (line.trim().match(/\S\s{3,}(?=\S)/g) ?? []).length > 1;

const isSentence = (text: string) => /\p{Ll}{2,}\s+\p{Ll}{2,}|,\s+\p{Ll}/u.test(text);
const hasEnd = (line: string) => /[.:;!?。；：]\s*$/u.test(line);
const firstWord = (line: string) => /^\s*(\S+)/u.exec(line)?.[1] ?? '';

/** A word behind which no sentence ends: "from Hamburg to", "USD 1,450 and", "at EUR". */
const OPEN = new RegExp(
  `(?:${words('from', 'to', 'per', 'at', 'and', 'via')}|(?<!\\p{L})(?:the|of|in|on|with|incl|excl|plus|until|der|die|das|den|dem|im|mit|bis|inkl|el|la|los|las|en|con|hasta|os|as|com|até|le|les|des|du|avec|il|lo|i|gli|del|della|het|een|met|ile|usd|eur|us\\$)|[$€£&/(–-])\\s*$`,
  'iu',
);
/** "Shanghai - Hamburg: ": the next line is of a lane of its own. */
const LANE = /^\s*\p{L}[\p{L}\p{M} .'’()]{1,40}\s*(?:[-–—→]|->|=>)+\s*\p{L}/u;
const LABEL = /^\s*\p{L}[^:.]{2,20}:\s/u;

const hasPrice = (line: string) =>
  /\d{3,5}\s?\/\s?\d{3,5}/.test(line) ||
  amountsIn(line, typesIn(line)).some(({ value, currency }) => currency !== null && /\d/.test(value));

/** Whether a program would have broken the line where it ends: the next word has no room in the widest line around. */
const isBroken = (line: string, next: string, width: number) =>
  line.trimEnd().length >= BROKEN_AT && line.trimEnd().length + 1 + firstWord(next).length > width;

/**
 * Whether the next line goes on with the sentence of this one: the line is as wide as lines get, ends no sentence and the next one begins
 * in small letters; or with a capital where the line ends in a word that goes on, or has no price that would be lost in the other. Lines
 * that begin alike are a list.
 */
function goesOn(line: string, next: string, width: number): boolean {
  if (!isBroken(line, next, width) || hasEnd(line) || BULLET.test(next) || isSetInColumns(line)) return false;
  if (LABEL.test(next) || LANE.test(next) || !isSentence(line)) return false;
  if (OPEN.test(line)) return true;
  if (firstWord(line).toLowerCase() === firstWord(next).toLowerCase()) return false;
  if (/^\s*[\p{Ll}(&/]/u.test(next)) return true;
  return !hasPrice(line) && (/^\s*[\d$€]/u.test(next) || isSentence(next));
}

/** How wide the widest line of its paragraph is, for each line. */
function widthsOf(lines: readonly TextLine[]): number[] {
  const widths: number[] = [];
  let [start, width] = [0, 0];
  lines.forEach(({ text }, at) => {
    if (text.trim() === '') [start, width] = [at + 1, 0];
    if (text.trimEnd().length > width) {
      width = text.trimEnd().length;
      widths.fill(width, start, at);
    }
    widths.push(width);
  });
  return widths;
}

/** The lines of a text with broken sentences mended; `isLast`: a blank line follows. */
export function proseLines(lines: readonly TextLine[]): ProseLine[] {
  const mended: ProseLine[] = [];
  const widths = widthsOf(lines);
  let open = false;
  lines.forEach(({ text, from }, at) => {
    const before = mended.at(-1);
    if (text.trim() === '') {
      if (before) mended[mended.length - 1] = { ...before, isLast: true };
      open = false;
      return;
    }
    if (open && before) mended[mended.length - 1] = { ...before, text: `${before.text.trimEnd()} ${text.trim()}` };
    else {
      const bullet = BULLET.exec(text)?.[0] ?? '';
      const depth = /^\s*/.exec(text)?.[0].replace(/\t/g, '    ').length ?? 0;
      mended.push({ text: text.slice(bullet.length), from, bullet, depth, isLast: false });
    }
    open = goesOn(text, lines[at + 1]?.text ?? '', widths[at] ?? 0);
  });
  const last = mended.at(-1);
  if (last) mended[mended.length - 1] = { ...last, isLast: true };
  return mended;
}

const ABBREVIATED =
  /(?:^|[^\p{L}])(?:incl|excl|inkl|exkl|zzgl|subj|approx|max|min|no|nr|cont|dev|ca|st|eff|tel|abt|est|rgds|pls|resp|bzgl|exp|temp|qty|wt)$/iu;
const SENTENCE_END = /(?<=[^\s.]{2}|\d['’"″)])\.\s+(?=[\p{Lu}\p{Lo}])|[。；;]\s*/u;

/** "15. Dezember", "1. des.": the full stop of a day, and no end. */
const ORDINAL = /(?:^|[^\p{L}\d.,/])\d{1,2}$/u;
const MONTH =
  /^(?:jan|feb|fév|febr|mär|mar|apr|avr|abr|ma[iyj]|jun|jui|jul|aug|aoû|ago|sep|set|o[kc]t|out|nov|de[czs]|dé[ck]|gen|giu|lug|ott|dic|eki|ara)\p{L}*/iu;

/** The sentences of a line; a full stop ends one before a capital letter. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(SENTENCE_END)) {
    const before = sentences.at(-1);
    const isDay = before !== undefined && ORDINAL.test(before) && MONTH.test(part);
    if (before !== undefined && (isDay || ABBREVIATED.test(before)))
      sentences[sentences.length - 1] = `${before}. ${part}`;
    else sentences.push(part);
  }
  return sentences.filter((part) => part.trim() !== '');
}
