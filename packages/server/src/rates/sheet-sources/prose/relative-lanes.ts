import { numberOf } from './amounts-in-prose.ts';
import { chargesIn } from './charge-mentions.ts';
import type { PlaceSpan } from './places-in-prose.ts';
import { words } from './prose-words.ts';
import type { Span } from './spans.ts';

/** The prices of a lane that are said by those of another one: "Oakland: add 100 to the above", "Tacoma same as Seattle". */
export type LaneChange = {
  /** What is added, for all container types alike or for each in their order. */
  by: readonly number[];
  /** The place of the lane that it is counted from; the one before where it is not named. */
  like: string | undefined;
};

const CURRENCY = String.raw`(?:(?:USD|EUR|GBP|US\$|[$€£])\s?)?`;
const NUMBERS = String.raw`(\d{2,4}(?:\s?\/\s?\d{2,4})*)(?:[.,]-{1,2})?(?:\s?(?:USD|EUR|GBP|US\$|[$€£]))?`;
const UNIT = String.raw`(?:\s*(?:per|\/|por|pro|je)?\s*(?:containers?|box|cntr|ctr|unit|contenedor|all types))?`;
const THAN = String.raw`\s*(?:than|over|on top of|on|as|to|from|als|wie|zu|que|al|a|de|di|do|du|off)?\s*(?:the\s+)?`;
/** A place is marked by these signs in a text whose places are found. */
const LIKE = String.raw`(~+|above|rates? above|previous(?: one)?|obige\p{L}*|anterior|ci-dessus)`;
const END = String.raw`\s*[.)]?\s*$`;

const WAYS: readonly (readonly [pattern: RegExp, sign: number])[] = [
  [new RegExp(`()${words('same')}(?:\\s+(?:rates?|prices?|levels?))?(?:${THAN}${LIKE})?${END}`, 'iu'), 0],
  [
    new RegExp(
      `(?:\\+|(?<!\\p{L})(?:add|plus|additional|zuzüglich|más|plus de))\\s*${CURRENCY}${NUMBERS}${UNIT}(?:${THAN}${LIKE})?${END}`,
      'iu',
    ),
    1,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:minus|less|deduct|abzüglich|menos|moins)\\s*${CURRENCY}${NUMBERS}${UNIT}(?:${THAN}${LIKE})?${END}`,
      'iu',
    ),
    -1,
  ],
  [new RegExp(`(?<!\\d)${CURRENCY}${NUMBERS}${UNIT}\\s*${words('more')}(?:${THAN}${LIKE})?${END}`, 'iu'), 1],
  [new RegExp(`(?<!\\d)${CURRENCY}${NUMBERS}${UNIT}\\s*${words('less')}(?:${THAN}${LIKE})?${END}`, 'iu'), -1],
];

/** How a sentence counts the prices of its places from another lane; `text` has its places masked by `~`. */
export function laneChangeIn(
  text: string,
  places: readonly PlaceSpan[],
): (Span & { change: LaneChange; likePlace: PlaceSpan | undefined }) | undefined {
  if (places.length === 0 || chargesIn(text)) return undefined;
  for (const [pattern, sign] of WAYS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [whole, numbers = '', like = ''] = match;
    const at = like.startsWith('~') ? match.index + whole.lastIndexOf(like) : -1;
    const likePlace = places.find(({ start }) => start === at);
    // Without a place of its own it changes the lane that it names.
    if (places.length === (likePlace ? 1 : 0) || (like.startsWith('~') && !likePlace)) return undefined;
    const by = sign === 0 ? [0] : numbers.split('/').map((number) => sign * (numberOf(number.trim()) ?? 0));
    const span = { start: match.index, end: match.index + whole.length };
    return { ...span, change: { by, like: likePlace?.text }, likePlace };
  }
  return undefined;
}
