import { COUNT, FIGURE, readCount, readFigure } from '../../base/offline.ts';

/** A net quantity: litres of a liquid or kilograms of a solid. */
export type Quantity = { readonly value: number; readonly unit: 'L' | 'kg' };

const AMOUNT = new RegExp(
  `(${COUNT})\\s*(ml|cl|l(?:it(?:er|re)s?|trs?)?|kgs?|g(?:rams?)?|毫升|升|千克|公斤|克)(?![a-z])`,
  'iu',
);
const FACTORS: readonly (readonly [RegExp, Quantity['unit'], number])[] = [
  [/^(?:ml|毫升)$/i, 'L', 0.001],
  [/^cl$/i, 'L', 0.01],
  [/^(?:l|升)/i, 'L', 1],
  [/^(?:kg|千克|公斤)/i, 'kg', 1],
  [/^(?:g|克)/i, 'kg', 0.001],
];

/** The first quantity of a text: `12 bottles of 500 mL` is 0.5 L. Undefined when there is none, or its figure is ambiguous. */
export function parseQuantity(text: string): Quantity | undefined {
  const match = AMOUNT.exec(text.normalize('NFKC'));
  const unit = match?.[2] ?? '';
  const factor = FACTORS.find(([pattern]) => pattern.test(unit));
  if (match?.[1] === undefined || factor === undefined) return undefined;
  const value = readFigure(match[1]);
  return typeof value === 'number' ? { value: value * factor[2], unit: factor[1] } : undefined;
}

const KILOGRAMS_A_POUND = 0.453_592_37;
/** Pounds behind a figure, which are no unit of the Code (1.2.2.1). */
export const IN_POUNDS = /\d\s*(?:lbs?|pounds?|磅)(?![a-z])/iu;

const MASS = new RegExp(`(${FIGURE})\\s*(t(?:on(?:ne)?s?)?(?![a-z])|吨|噸)?`, 'iu');

/** A mass in kg: `2,000 kg`, `1.600,5 kg`, `1.5 t`, `800`, `44 lb`. Undefined when the text is no number, or two by two conventions. */
export function parseKilograms(value: string | number): number | undefined {
  if (typeof value === 'number') return value;
  const [, figure = '', tonnes] = MASS.exec(value.normalize('NFKC')) ?? [];
  const read = readFigure(figure);
  if (typeof read !== 'number') return undefined;
  return read * (IN_POUNDS.test(value) ? KILOGRAMS_A_POUND : tonnes === undefined ? 1 : 1000);
}

/** Whether the figure of a text is two numbers by two conventions: `1.600 kg` is 1600 or 1.6. */
export function isAmbiguous(text: string): boolean {
  const figures = text.normalize('NFKC').match(new RegExp(FIGURE, 'gu')) ?? [];
  return figures.some((figure) => readFigure(figure) === 'ambiguous');
}

/** Number and kind of packages: `80 steel drums (1A1)`, `800 袋`. */
export type Packages = { readonly count: number | undefined; readonly kind: string };

const PACKAGES = new RegExp(`^(${COUNT})\\s*(?:[x×*]\\s*)?(.*)$`, 'isu');

/** What a text says of packages; the kind is empty when only a number stands there. */
export function parsePackages(text: string): Packages {
  const written = text.normalize('NFKC').trim();
  const [, figure = '', rest = ''] = PACKAGES.exec(written) ?? [];
  const count = readCount(figure);
  if (count === undefined) return { count, kind: written };
  const kind = rest.trim();
  return { count, kind: /\p{L}/u.test(kind) ? kind : '' };
}

/** Degrees Celsius of a temperature: `-10`, `-10 °C`, `14 °F`. */
export function parseCelsius(value: string | number): number | undefined {
  if (typeof value === 'number') return value;
  const match = /([-−–]?\s?\d{1,4}(?:[.,]\d{1,2})?)\s*(?:[°º˚]?\s*(C|F)(?![a-z])|℃|(℉))?/iu.exec(value);
  if (match?.[1] === undefined) return undefined;
  const degrees = Number(match[1].replace(/[−–]/g, '-').replace(/\s/g, '').replace(',', '.'));
  const fahrenheit = /f/i.test(match[2] ?? '') || match[3] !== undefined;
  return fahrenheit ? Math.round((degrees - 32) * (50 / 9)) / 10 : degrees;
}
