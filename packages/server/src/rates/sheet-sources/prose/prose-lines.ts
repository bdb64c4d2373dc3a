import type { SourcePlace } from '../source-tab.ts';

/** A line of text and where it stands. */
export type TextLine = { text: string; from: SourcePlace };

/** Lines that belong together: a line, or a sentence that was broken over several. `depth`: how far it is set in. */
export type ProseLine = { text: string; from: SourcePlace; bullet: string; depth: number; isLast: boolean };

const BULLET = /^\s*(?:[•●○■◦*·▪–>+-]\s+|\(?\d{1,2}(?:[.)]\s+|、\s*)|\(?[a-z][.)]\s+)(?=\S)/iu;
/** Programs break lines here; a shorter line was ended by its writer. */
const BROKEN_AT = 58;

/** "Bremerhaven - Tokyo   20' DC   680,- EUR": whoever sets columns with blanks ends each line. */
const isSetInColumns = (line: string) => (line.trim().match(/\S\s{3,}(?=\S)/g) ?? []).length > 1;

/** Whether the next line goes on with the sentence of this one. */
function goesOn(line: string, next: string): boolean {
  if (line.trimEnd().length < BROKEN_AT || BULLET.test(next) || isSetInColumns(line) || /[.:;!?。；：]\s*$/u.test(line))
    return false;
  const isSentence = (text: string) => /\p{Ll}{2,}\s+\p{Ll}{2,}|,\s+\p{Ll}/u.test(text);
  return (
    isSentence(line) &&
    (/^\s*[\p{Ll}\d(&/$€]/u.test(next) || isSentence(next)) &&
    !/^\s*\p{L}[^:.]{2,20}:\s/u.test(next)
  );
}

/** The lines of a text with broken sentences mended; `isLast`: a blank line follows. */
export function proseLines(lines: readonly TextLine[]): ProseLine[] {
  const mended: ProseLine[] = [];
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
    open = goesOn(text, lines[at + 1]?.text ?? '');
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
