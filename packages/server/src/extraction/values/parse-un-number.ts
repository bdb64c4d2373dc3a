import type { Passage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { captured, type Parsed } from './parsed.ts';

const NUMBER = /(?<![\d-]|\d[/.])(?:UN|ONU|ID|UNO)?[\s.:#-]{0,3}(\d{4})(?![\d-]|\.\d|\s?(?:mg|kg|lbs))/gi;

/** What takes a number back that stands behind it: "不适用 UN3077", "not assigned to UN 3077". */
const DENIED_BEFORE = new RegExp(String.raw`(?:${wordsOf('denies-number')})\s*[,;:“"「(]*\s*$`, 'i');
/** What takes back a number that stands before it: "UN3077 does not apply". A condition ("not applicable for packages up to …") does not. */
const DENIED_BEHIND = new RegExp(
  String.raw`^[\s)”"」]*(?:${wordsOf('number-denied')})(?!\s*(?:${wordsOf('conditions')}))`,
  'i',
);

/** Whether the words around a UN number say that it is not the goods'. */
function isDenied(text: string, start: number, end: number): boolean {
  return DENIED_BEFORE.test(text.slice(0, start)) || DENIED_BEHIND.test(text.slice(end));
}

/** What makes four digits from 1990 to 2049 the year of a set of rules: the words before it, or behind it. */
const RULES_BEFORE = new RegExp(String.raw`(?:${wordsOf('rules-before-year')})[\s,(（:《》-]*(?:of\s+)?$`, 'i');
const RULES_BEHIND = new RegExp(String.raw`^[\s,)-]*(?:${wordsOf('rules-behind-year')})`, 'i');

function isYear(text: string, start: number, end: number): boolean {
  const year = Number(text.slice(end - 4, end));
  if (year < 1990 || year > 2049) return false;
  return RULES_BEFORE.test(text.slice(0, start)) || RULES_BEHIND.test(text.slice(end));
}

/** What may cool goods in a container, which packing certificates name (IMDG 5.4.2.1.9). */
const COOLANTS = /(?:1845|1951|1977)$/;
const COOLING = new RegExp(wordsOf('cooling'), 'i');

/** Whether a number is that of what cools the goods: "used for cooling (such as dry ice (UN 1845))". */
const isCoolant = (text: string, start: number, end: number): boolean =>
  COOLANTS.test(text.slice(start, end)) && COOLING.test(text.slice(Math.max(0, start - 160), end + 40));

/** Whether four digits that look like a UN number are none of the goods': the year of a set of rules, a number that is denied, or a coolant's. */
export function isOfNoGoods(text: string, start: number, end: number): boolean {
  return isYear(text, start, end) || isDenied(text, start, end) || isCoolant(text, start, end);
}

/** Whether a text names UN numbers only to say that they do not apply. */
export function deniesNumbers(text: string): boolean {
  const numbers = [...text.matchAll(NUMBER)];
  return numbers.length > 0 && numbers.every(({ index, 0: all }) => isDenied(text, index, index + all.length));
}

/** A UN number, `UN` and four digits. Numbers of other lists (NA, telephone), years of rules and numbers that the text denies are not read. */
export function parseUnNumber(passage: Passage): Parsed<string> | undefined {
  for (const match of passage.text.matchAll(NUMBER)) {
    const digits = match[1];
    const [start, end] = [match.index, match.index + match[0].length];
    if (!digits || /\bNA\s?-?\d{4}/.test(match.input.slice(0, match.index + 6))) return undefined;
    if (isOfNoGoods(passage.text, start, end)) continue;
    if (Number(digits) < 4 || Number(digits) > 3600) return undefined;
    return { value: `UN${digits}`, from: captured(passage, match) };
  }
  return undefined;
}
