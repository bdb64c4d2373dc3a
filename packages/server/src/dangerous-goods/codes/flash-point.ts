/** A flash point as stated. `least` and `most` are the bounds in °C; open ended ones are infinite. */
export type FlashPoint = {
  readonly least: number;
  readonly most: number;
  readonly cup: 'closed' | 'open' | null;
  readonly unit: 'C' | 'F';
};

const NUMBER = String.raw`[-−–]?\s?\d{1,4}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:deg(?:rees?)?\.?|[°º˚])?\s*(C|F)(?![a-z])|(℃|摄氏度)|(℉|华氏度)`;
const TEMPERATURE = new RegExp(
  String.raw`(>=|≥|<=|≤|>|<|不低于|不高于|大于|小于|高于|低于|above|below|over|under|约)?\s*(${NUMBER})\s*(?:(?:-|–|~|to|至)\s*(${NUMBER})\s*)?(?:${UNIT})`,
  'iu',
);
const BARE = new RegExp(String.raw`^\s*(>=|≥|<=|≤|>|<)?\s*(${NUMBER})(?:\s*(?:-|–|~|to)\s*(${NUMBER}))?\s*$`, 'iu');

const UPWARDS = /^(?:>=|≥|>|不低于|大于|高于|above|over)$/i;
/** "> 60" is not 60. */
const ABOVE = /^(?:>|大于|高于|above|over)$/i;
const BELOW = /^(?:<|小于|低于|below|under)$/i;
const JUST = 0.001;
const DOWNWARDS = /^(?:<=|≤|<|不高于|小于|低于|below|under)$/i;

const numberOf = (text: string): number => Number(text.replace(/[−–]/g, '-').replace(/\s/g, '').replace(',', '.'));
const celsiusOf = (degrees: number, unit: 'C' | 'F'): number =>
  unit === 'C' ? degrees : Math.round((degrees - 32) * (50 / 9)) / 10;

function cupOf(text: string): FlashPoint['cup'] {
  if (
    /closed|\bc\.?\s?c\b|\bPMCC\b|\bTCC\b|\bSETA|pensky|abel|tagl?iabue closed|闭杯|閉杯|闭口|geschlossen/i.test(text)
  )
    return 'closed';
  return /open|\bo\.?\s?c\b|\bCOC\b|\bTOC\b|cleveland|开杯|開杯|开口|offen/i.test(text) ? 'open' : null;
}

/** A flash point as documents write it: `-18 °C (closed cup)`, `64.4 °F`, `≥ 23 – 30 °C`, `12`. A bare number is °C. */
export function parseFlashPoint(text: string): FlashPoint | undefined {
  const written = text.normalize('NFKC');
  const match = TEMPERATURE.exec(written) ?? BARE.exec(written);
  if (match?.[2] === undefined) return undefined;
  const unit = /f/i.test(match[4] ?? '') || match[6] !== undefined ? 'F' : 'C';
  const first = celsiusOf(numberOf(match[2]), unit);
  const last = match[3] === undefined ? first : celsiusOf(numberOf(match[3]), unit);
  const operator = match[1] ?? '';
  return {
    least: DOWNWARDS.test(operator)
      ? Number.NEGATIVE_INFINITY
      : Math.min(first, last) + (ABOVE.test(operator) ? JUST : 0),
    most: UPWARDS.test(operator) ? Number.POSITIVE_INFINITY : Math.max(first, last) - (BELOW.test(operator) ? JUST : 0),
    cup: cupOf(written),
    unit,
  };
}

const degreesOf = (bound: number) => Math.round(bound * 100) / 100;

/**
 * The lowest flash point in °C as papers show it (IMDG 5.4.1.4.3.6): `12.8 °C`, `<23 °C`, `≥60 °C o.c.`; a closed cup is not named
 * unless it is asked for.
 */
export function printFlashPoint({ least, most, cup }: FlashPoint, named: 'every-cup' | 'open-cup'): string {
  const bound = Number.isFinite(least) ? least : most;
  const isExact = degreesOf(bound) === bound;
  const operators = Number.isFinite(least) ? (Number.isFinite(most) ? ['', '>'] : ['≥', '>']) : ['≤', '<'];
  const words = cup === 'open' ? ' o.c.' : named === 'every-cup' ? ' c.c.' : '';
  return `${operators[isExact ? 0 : 1]}${degreesOf(bound)} °C${words}`;
}
