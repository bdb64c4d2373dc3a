import { listEntries } from '../../dangerous-goods/offline.ts';
import { jointBetween, type Passage, textOfFragment } from '../layout/passage.ts';

let known: ReadonlySet<string> | undefined;

/** The words of the dangerous goods list's names, in capitals. */
function wordsOfList(): ReadonlySet<string> {
  known ??= new Set(listEntries().flatMap(({ name }) => name.toUpperCase().match(/\p{L}{4,}/gu) ?? []));
  return known;
}

/** Whether a hyphen between two texts only breaks a word: the list has the word without it. */
function breaksWord(left: string, right: string): boolean {
  const [first] = /\p{L}+(?=-$)/u.exec(left) ?? [];
  const [second] = /^\p{L}+/u.exec(right) ?? [];
  return first !== undefined && second !== undefined && wordsOfList().has((first + second).toUpperCase());
}

/** Whether a word is broken without a hyphen: the list has the word, but not its first half. */
function isTorn(left: string, right: string): boolean {
  const [first] = /\p{L}{4,}$/u.exec(left) ?? [];
  const [second] = /^\p{L}+/u.exec(right) ?? [];
  if (first === undefined || second === undefined) return false;
  return !wordsOfList().has(first.toUpperCase()) && wordsOfList().has((first + second).toUpperCase());
}

/** The text of a name whose words are not broken at the ends of lines: "ENVIRONMEN-" over "TALLY", "HAZARDOU" over "S". */
export function textWithoutBreaks({ text, fragments }: Passage): string {
  if (fragments.length < 2) return text;
  return fragments.map(textOfFragment).reduce((words, own) => {
    // A word may be broken twice: its parts so far are one.
    if (words.endsWith('-') && breaksWord(words, own)) return words.slice(0, -1) + own;
    if (isTorn(words, own)) return words + own;
    return words + jointBetween(words, own) + own;
  });
}
