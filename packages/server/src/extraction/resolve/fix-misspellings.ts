import { HAZARD_STATEMENTS } from '../lexicon/hazard-statements.ts';

/** The words of the standard statements in a language, and in those that share its rows. */
function wordsOf(language: string, pattern: RegExp): string[] {
  return HAZARD_STATEMENTS.filter(({ languages }) => languages.includes(language)).flatMap(
    ({ wording }) => wording.match(pattern) ?? [],
  );
}

/** The longer words of the standard statements: short ones are too like others. */
const WORDS = new Set(wordsOf('en', /[a-z]{7,}/g));

/** Words of other languages that are like one of them: "effets". */
const FOREIGN = new Set(wordsOf('fr', /[a-z]{6,}/g));

/** Whether two words differ by one letter: another one, one more, one less, or two that changed places. */
function differByOne(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (word: string, skip: number) => word.slice(start + skip);
  const [first, second] = [one[start], other[start]];
  const swapped = one[start + 1] === second && other[start + 1] === first && rest(one, 2) === rest(other, 2);
  return (
    swapped || rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
  );
}

/** The word of the statements that a word is meant to be; undefined when it is one, or when none or several are near. */
function wordMeant(word: string): string | undefined {
  if (word.length < 6 || WORDS.has(word) || FOREIGN.has(word)) return undefined;
  const near = [...WORDS].filter((one) => one[0] === word[0] && differByOne(word, one));
  return near.length === 1 ? near[0] : undefined;
}

/** A text without misspellings in the words of hazard statements, and where a place of it is in the text as printed. */
export function fixMisspellings(text: string): { text: string; placeOf: (index: number) => number } {
  let fixed = '';
  const shifts: { from: number; by: number }[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(/[a-z]{6,}/g)) {
    const meant = wordMeant(word);
    if (meant === undefined) continue;
    fixed += text.slice(done, index) + meant;
    done = index + word.length;
    shifts.push({ from: fixed.length, by: done - fixed.length });
  }
  const placeOf = (index: number) => index + (shifts.findLast(({ from }) => from <= index)?.by ?? 0);
  return { text: fixed + text.slice(done), placeOf };
}
