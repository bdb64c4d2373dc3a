import { readChargeText } from '../../sheet-reader/charge-text/read-charge-text.ts';
import { memoize } from '../../sheet-reader/memoize.ts';
import { type Assembled, OfferAssembly, type PlacedStatement } from './offers.ts';
import type { NameReader } from './places-in-prose.ts';
import { proseLines, sentencesOf, type TextLine } from './prose-lines.ts';
import { words } from './prose-words.ts';
import { readStatement } from './statement.ts';

const ALL = new RegExp(words('all'), 'iu');
const OPTION = new RegExp(words('option', 'all'), 'giu');
/** A heading has few words beside what it names. */
const MOST_OTHER_WORDS = { heading: 2, introduced: 7 };

const saysCharge = memoize((text: string) => {
  const { charges, allIn } = readChargeText(text);
  return charges.length > 0 || allIn;
});

function isHeading({ text, rest, said, types, offers }: PlacedStatement): boolean {
  if (offers.length > 0 || /\?\s*$/.test(text)) return false;
  const isOption = new RegExp(`^\\s*${words('option')}\\s*(?:no\\.?\\s?)?#?\\s?(?:\\d+|[a-z]\\b)`, 'iu').test(text);
  if (Object.keys(said).length === 0 && !types) return isOption && rest.trim().length < 40;
  const others = rest.replace(OPTION, ' ').match(/[\p{L}\d]{2,}/gu) ?? [];
  return others.length <= (/[:：]\s*$/.test(text) ? MOST_OTHER_WORDS.introduced : MOST_OTHER_WORDS.heading);
}

/** The offers that lines of prose make, and the statements that are none. */
export function readProse(lines: readonly TextLine[], names: NameReader): Assembled {
  const assembly = new OfferAssembly({ isHeading, saysAll: (text) => ALL.test(text), saysCharge });
  let isFirst = true;
  proseLines(lines).forEach(({ text, from, bullet, isLast }, line) => {
    sentencesOf(text).forEach((sentence, at) => {
      const written = at === 0 ? `${bullet}${sentence}` : sentence;
      const place = { written, isBullet: bullet !== '', isFirst: isFirst && at === 0, line };
      assembly.add({ ...readStatement(sentence, from, names), ...place });
    });
    isFirst = isLast;
  });
  return assembly.done();
}
