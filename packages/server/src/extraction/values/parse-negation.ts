import { inAllScripts } from '../lexicon/han-variants.ts';
import { wordsOf } from '../lexicon/words.ts';

/** What a form asks remarks by, where it has nothing else to say: "Kommentarer: Ikke relevant". */
const REMARKS = String.raw`(?:(?:${wordsOf('remark-label')})\s*:?\s+)?`;
/** Says that there is nothing to say: "not applicable", "no data", "none", dashes. */
const SAYS_NOTHING = new RegExp(
  String.raw`^[\s.:*([]*${REMARKS}(?:${inAllScripts(wordsOf('nothing'))})[\s.)\]]*$`,
  'iu',
);

/** Whether a text only says that nothing is stated or that the question does not apply. */
export function saysNothing(text: string): boolean {
  return SAYS_NOTHING.test(text.trim());
}

/** Says that it is not known, which is less than "none" and "not applicable". */
const SAYS_NO_DATA = new RegExp(inAllScripts(wordsOf('no data')), 'iu');

/** Whether a text says that there is no information, not that there is nothing. */
export function saysNoData(text: string): boolean {
  return SAYS_NO_DATA.test(text);
}

/** Says that transport rules do not apply to the goods. */
const SAYS_NOT_REGULATED = new RegExp(inAllScripts(wordsOf('not regulated')), 'iu');

/** A condition that takes a "not regulated" back: "when …", "if …", "unless …". */
const CONDITION = new RegExp(String.raw`\b(?:${wordsOf('condition-word')})\b|${wordsOf('condition-within')}`, 'i');

const CONDITION_BEFORE = /(?:若|如果|倘若)[^。;]{0,120}$|(?:符合|满足|滿足)[^。;,]{0,60}(?:的|时|時)[^。;,]{0,12}$/;

/** Where a text says "not regulated", and whether under a condition. */
export function findNotRegulated(text: string): { start: number; end: number; conditional: boolean } | undefined {
  const match = SAYS_NOT_REGULATED.exec(text);
  if (!match) return undefined;
  const sentence = text.slice(match.index, match.index + 200).split(/[.;。]\s/)[0] ?? '';
  // Chinese puts the condition before: "符合特殊规定238的蓄电池不受限制".
  const before = text.slice(0, match.index).split(/[。;]/).at(-1) ?? '';
  const conditional = CONDITION.test(sentence) || CONDITION_BEFORE.test(before);
  return { start: match.index, end: match.index + match[0].length, conditional };
}
