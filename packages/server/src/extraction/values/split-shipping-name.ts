import { type Passage, slicePassage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';

const UNSPECIFIED = wordsOf('unspecified');

/** Names that take a technical name in brackets. */
const NOT_SPECIFIC = new RegExp(`${UNSPECIFIED}|${wordsOf('takes-technical-name')}`, 'iu');

/** A name up to its abbreviation or the last bracket, and what that bracket holds. */
const WITH_BRACKET = new RegExp(
  String.raw`^(.*?(?:${UNSPECIFIED})[^([]{0,6}|.*?)[,\s]*[([（]\s*(?:${wordsOf('containing')})?\s*([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]）]?[\s.,]*$`,
  'iu',
);

/** Limits of an entry, or what the name covers: no substance completes such a name. */
const LIMIT =
  /^(?:(?:more than|less than|not (?:more|less) than|with (?:more|less|not|at least))\b.*%|(?:vapou?r pressure|flash ?-?point|viscosity|viscous|boiling point|special provision|including|stabili[sz]ed)\b)/i;

/** What the bracket at the end of an n.o.s. name holds, and the name without it. */
export function splitShippingName(passage: Passage): { name: Passage; technical: Passage | undefined } {
  const match = WITH_BRACKET.exec(passage.text);
  const name = match?.[1];
  const technical = match?.[2];
  // Only a name that is not specific takes a technical name; "ISOPROPANOL (ISOPROPYL ALCOHOL)" is one name.
  const completes =
    NOT_SPECIFIC.test(passage.text) || /[([（]\s*(?:contains?\b|enthält|contient|contiene|含)/i.test(passage.text);
  // "(including paint thinning or reducing compound)": part of the entry's own name.
  const isOwn = !technical || /^(?:including|incl\.)\s/i.test(technical);
  if (!match || !name || isOwn || !completes) return { name: passage, technical: undefined };
  // "(more than 10 % but less than 50 % acid, by mass)": what the entry is for.
  const isLimit = LIMIT.test(technical);
  if (isLimit) return { name: slicePassage(passage, 0, name.replace(/[\s,]+$/, '').length), technical: undefined };
  // "((toluene))": brackets of their own around the whole.
  const inner = /^\(([^()]*)\)$/.exec(technical)?.[1] ?? technical;
  const start = match[0].indexOf(inner, name.length);
  return {
    name: slicePassage(passage, 0, name.replace(/[\s,]+$/, '').length),
    technical: slicePassage(passage, start, start + inner.length),
  };
}
