import { numberOf } from '../amounts/amounts-in-prose.ts';
import { chargesIn } from '../amounts/charge-mentions.ts';
import { words } from '../prose-words.ts';
import type { Span } from '../spans.ts';
import type { PlaceSpan } from './places-in-prose.ts';

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
/** "In both sizes", "em ambos os tamanhos". */
const SIZES = String.raw`(?:\s*,?\s*(?:for|in|on|em|en|per|pour|in|bei|für|para)?\s*(?:both|all|ambos|ambas|beide[nr]?|allen?|les deux|entrambi|entrambe|todos|todas|tous)\s*(?:(?:os|as|los|las|the|i|le|les)\s*)?(?:sizes|types|tamanhos|tamaños|tipos|größen|typen|tailles|types|misure|tipi|containers?|equipos|contenedores))?`;
/** Days, which stand behind it, are masked by blanks: "Ningbo is the same level, 27 days". */
const END = String.raw`${SIZES}\s*,?\s*[.)]?\s*$`;

const WAYS: (readonly [pattern: RegExp, sign: number])[] = [
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

/** "USD 40 above Hamburg / Santos": words that count only from the lane that they name. */
const ABOVE = '(?:above|over|acima|sobre|(?:por )?encima|au-dessus|über|sopra|boven)';
const BELOW = '(?:below|under|abaixo|(?:por )?debajo|au-dessous|unter|sotto|onder)';
for (const [word, sign] of [
  [ABOVE, 1],
  [BELOW, -1],
] as const)
  WAYS.push([new RegExp(`(?<!\\d)${CURRENCY}${NUMBERS}${UNIT}\\s*${word}${THAN}(~+)${END}`, 'iu'), sign]);

/** "Free time Antwerp same as Rotterdam" compares something else than prices. */
const OTHER_SUBJECT = new RegExp(
  `${words('free', 'transit', 'days')}|(?<!\\p{L})(?:demurrage|detention|schedules?|sailings?|vessels?|voyages?|closings?|cut-?offs?|etd|eta|services?|routing|routes?|terms|conditions?|validity|surcharges?|locals?|documents?|bookings?|terminals?|space|equipment|contracts?|agents?|contacts?|Bedingungen|Abfahrt\\p{L}*|Schiffe?|Gültigkeit|condiciones|salidas?|validez|servicios?|condições|saídas?|validade|serviços?|validité|départs?|condizioni|partenz\\p{L}|validità|servizi\\p{L}?)(?!\\p{L})|条件|有效期|服务|截关`,
  'iu',
);
const PRICE =
  /(?<!\p{L})(?:rates?|prices?|levels?|freight|raten?|preise?|tarif\p{L}*|precios?|fletes?|preços?|fretes?|prix|prezz\p{L}|noli|nolo)(?!\p{L})|运价|价格/iu;

/** How a sentence counts the prices of its places from another lane; `text` has its places masked by `~`. */
export function laneChangeIn(
  text: string,
  places: readonly PlaceSpan[],
): (Span & { change: LaneChange; likePlace: PlaceSpan | undefined }) | undefined {
  if (places.length === 0 || chargesIn(text)) return undefined;
  for (const [pattern, sign] of WAYS) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (sign === 0 && OTHER_SUBJECT.test(text) && !PRICE.test(text)) return undefined;
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
