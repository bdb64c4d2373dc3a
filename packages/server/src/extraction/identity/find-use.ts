import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, negated, stated } from '../fields/field-value.ts';
import {
  joinPassages,
  type Passage,
  passageOf,
  passageOfLine,
  slicePassage,
  textOfFragment,
} from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { saysNothing } from '../values/parse-negation.ts';
import { IdentityReader } from './identity-reader.ts';

/**
 * A sentence about the product or the SDS behind its use: "Universal cleaner. The product is for professional users.", "For
 * additional information on uses …".
 */
const ABOUT_PRODUCT = new RegExp(wordsOf('about-product'), 'i');

function withoutRemark(use: Passage): Passage {
  const at = use.fragments.findIndex((one, index) => index > 0 && ABOUT_PRODUCT.test(textOfFragment(one)));
  return at < 0 ? use : passageOf(use.fragments.slice(0, at));
}

/** "This product is intended to be used as a descaler …": the words that lead from the goods to their use. */
const GOODS = `(?:(?:this|the) (?:${wordsOf('goods-word')})|it|product) (?:${wordsOf('goods-are')})`;
const MEANT = `(?:${wordsOf('meant-for')})`;
const USE_SENTENCE = new RegExp(
  `(?:^|\\. )(?:${GOODS} |(?=\\p{Lu}))(?:only |primarily |mainly )?${MEANT}(?: (?:only|solely|primarily|mainly|exclusively))?(?: (?:to be used|for use|for the use))? (?:as|for|in|on)\\b (?:an? )?(\\p{L}[^.:]{5,150})(?:\\.|$)`,
  'iu',
);

/** A use that a sentence states, without a label. */
function useInSentence(lines: readonly Line[]): Passage | undefined {
  for (const [index, line] of lines.entries()) {
    // The sentence may go on in the next line.
    const text = joinPassages(lines.slice(index, index + 2).map(passageOfLine));
    const match = USE_SENTENCE.exec(text.text);
    if (!match?.[1] || match.index >= line.text.length) continue;
    const end = match.index + match[0].length - (match[0].endsWith('.') ? 1 : 0);
    return slicePassage(text, end - match[1].length, end);
  }
  return undefined;
}

/** A physical state, which SDSs give behind "Product type" as well. */
export const STATE_ALONE = new RegExp(String.raw`^(?:${wordsOf('state-alone')})\W*$`, 'i');

const ADVISED_AGAINST = wordsOf('advised-against');

/** The end of the heading "… and uses advised against", when it runs on into the line where its value would stand. */
const REST_OF_HEADING = new RegExp(`^(?:[^.:;]{0,80}\\s)?(?:${ADVISED_AGAINST})(?![\\p{L}])[\\s.:]*`, 'iu');

/** What old Chinese SDSs say of the goods' use among their properties or beside what they are made of: "主要用途:…". */
export function findMainUse(lines: readonly Line[]): Draft {
  const reader = new IdentityReader(lines);
  for (const hit of reader.ranked('use')) {
    const passage = /^主要用途/.test(reader.labelOf(hit)) ? reader.find(hit, 'lines', 3) : undefined;
    if (passage && !saysNothing(passage.text)) return stated(passage.text, passage, 'fallback');
  }
  return NOT_STATED;
}

/** What the goods are for: beside a label rather than below a heading. */
export function findUse(reader: IdentityReader): Draft {
  let none: Passage | undefined;
  const found = reader.ranked('use').flatMap((hit) => {
    const whole = reader.find(hit, 'lines', 8);
    const rest = REST_OF_HEADING.exec(whole?.text ?? '')?.[0].length ?? 0;
    const passage = whole && slicePassage(whole, rest, whole.text.length);
    return passage?.text ? [{ hit, passage }] : [];
  });
  // Headings lead to what stands below them, but a label with its value beside it is surer.
  const order = ({ hit, passage }: (typeof found)[number]) => hit.rank + (reader.isBelow(passage, hit) ? 1.5 : 0);
  for (const { hit, passage } of found.sort((a, b) => order(a) - order(b))) {
    if (saysNothing(passage.text)) none ??= passage;
    // What ends with a colon only announces the uses.
    else if (reader.isOtherLabel(passage, hit) || /:$/.test(passage.text)) continue;
    else if (!STATE_ALONE.test(passage.text)) return stated(withoutRemark(passage).text, withoutRemark(passage));
  }
  if (none) return negated(none);
  const sentence = useInSentence(reader.lines);
  return sentence ? stated(sentence.text, sentence, 'fallback') : NOT_STATED;
}
