import { isChargeName } from '../../../sheet-reader/charges/charge-lexicon.ts';
import { words } from '../prose-words.ts';
import type { Span } from '../spans.ts';

/** "Reduced from" says so of the amount right behind it alone: "reduced from 15 Dec" is a day. */
const OLD_BEFORE = new RegExp(
  `(?:${words('old')}[^,;.]{0,24}|${words('moved-from')}[\\s:]*(?:[A-Z]{3}|US\\$|[$€£¥])?\\s*)$`,
  'iu',
);
const OLD_AFTER = new RegExp(`^[^,;.\\d]{0,12}(?:${words('old')})\\s*[).]?\\s*$`, 'iu');

/** "was USD 1,950", "instead of 1,950": an amount that no longer counts. */
export function isEarlier(text: string, { start, end }: Span, since: number): boolean {
  return OLD_BEFORE.test(text.slice(since, start)) || OLD_AFTER.test(text.slice(end).split(/[,;]/)[0] ?? '');
}

const IN_PLACE_OF =
  /(?:\binstead of|\bin place of|\bin lieu of|\bstatt|\banstatt|\banstelle (?:von|der|des)|\ben (?:lugar|vez) de|\bem (?:lugar|vez) de|\bau lieu de|\binvece di|\bin plaats van|代替|而非)\s*(?:(?:the|der|die|des|la|le|el|o|a)\s+)?([\p{L}/]{2,12})/giu;

/** A text without "instead of ENS", which speaks of another charge and of no earlier price. */
export function withoutReplacedCharges(text: string): string {
  return text.replace(IN_PLACE_OF, (whole, name: string) => (isChargeName(name) ? ' '.repeat(whole.length) : whole));
}
