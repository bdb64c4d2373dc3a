import { words } from '../prose-words.ts';
import { runsOf, type Span } from '../spans.ts';
import { numberOf } from './amounts-in-prose.ts';
import { boundAmounts } from './bound-amounts.ts';
import { chargesIn } from './charge-mentions.ts';
import { BETWEEN_TYPES, typesIn } from './types-in-prose.ts';

/** Prices of container types that are said by the price of another one: "40'HC = 40' + USD 100", "40' is 20' x 1.8". */
export type RelativePrice = Span & {
  types: readonly string[];
  /** The container type that it is counted from; the one named before where it is not said. */
  of: string | undefined;
  factor: number;
  plus: number;
};

const CURRENCY = String.raw`(?:(?:USD|EUR|GBP|US\$|[$€£])\s?)?`;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d{2,4})(?:[.,]-{1,2})?(?:\s?(?:USD|EUR|GBP|US\$|[$€£]))?`;
/** Marks a container type in a text whose types are found. */
const TYPE = '§+';
const IS = String.raw`\s*(?:[:=]|is|are|costs?|equals?|ist|es|é|est|è|für|for|at)?\s*`;
const THAN = String.raw`\s*(?:than|over|on|above|as|to|als|wie|zu|que|el|al|a|de|di|do|du|rispetto a)?\s*(?:the\s+)?`;
const END = String.raw`(?=\s*(?:$|[,;.)(/]|[-–]\s|${words('and', 'all', 'every', 'from', 'to', 'at')}|in\b|for\b|each|on\s))`;
const DOUBLE = '(?:double|twice|2\\s?[x×]|doppelt\\p{L}*|doble|dobro|le double|doppio|il doppio|两倍|双倍)';

/** What may follow a container type that is priced by another, with what it says. */
const WAYS: readonly { pattern: RegExp; read: (match: RegExpExecArray) => Pick<RelativePrice, 'factor' | 'plus'> }[] = [
  {
    pattern: way(`${IS}(${TYPE})\\s*[x×*]\\s*(\\d(?:[.,]\\d{1,3})?)`),
    read: ([, , by]) => ({ factor: numberIn(by), plus: 0 }),
  },
  {
    pattern: way(
      `${IS}(?:${words('same')}${THAN})?(${TYPE})\\s*(?:\\+|plus|${words('increase')})\\s*${CURRENCY}${NUMBER}`,
    ),
    read: ([, , by]) => ({ factor: 1, plus: numberIn(by) }),
  },
  {
    pattern: way(`${IS}(${TYPE})\\s*(?:-|–|minus|${words('less')})\\s*${CURRENCY}${NUMBER}`),
    read: ([, , by]) => ({ factor: 1, plus: -numberIn(by) }),
  },
  {
    pattern: way(`\\s*[:=]?\\s*(?:\\+|plus|add)\\s*${CURRENCY}()${NUMBER}${END}`),
    read: ([, , by]) => ({ factor: 1, plus: numberIn(by) }),
  },
  {
    pattern: way(`${IS}${CURRENCY}${NUMBER}\\s*${words('more')}(?:${THAN}(${TYPE}))?${END}`),
    read: ([, by]) => ({ factor: 1, plus: numberIn(by) }),
  },
  {
    pattern: way(`${IS}${CURRENCY}${NUMBER}\\s*${words('less')}(?:${THAN}(${TYPE}))?${END}`),
    read: ([, by]) => ({ factor: 1, plus: -numberIn(by) }),
  },
  { pattern: way(`${IS}(?:the\\s+)?${DOUBLE}(?:${THAN}(${TYPE}))?${END}`), read: () => ({ factor: 2, plus: 0 }) },
  {
    pattern: way(`${IS}(?:the\\s+)?${words('same')}(?:${THAN}(${TYPE}))?${END}`),
    read: () => ({ factor: 1, plus: 0 }),
  },
  { pattern: way(`\\s*=\\s*(${TYPE})${END}`), read: () => ({ factor: 1, plus: 0 }) },
];

function way(source: string): RegExp {
  return new RegExp(`^${source}`, 'iu');
}

const numberIn = (text: string | undefined) => numberOf((text ?? '').replace(/^(\d)[.,](\d{1,2})$/, '$1.$2')) ?? 0;

/** The relative prices of a text. A type that has an amount of its own before it, or a charge behind it, is none. */
export function relativePricesIn(text: string): RelativePrice[] {
  const types = typesIn(text);
  const lists = runsOf(text, types, BETWEEN_TYPES);
  const priced = boundAmounts(text);
  let marked = text;
  for (const { start, end } of types) marked = marked.slice(0, start) + '§'.repeat(end - start) + marked.slice(end);
  const found = lists.flatMap((list): RelativePrice[] => {
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last) return [];
    const isPriced =
      /\d\s?(?:\/|per|x|×|\()?\s*$/iu.test(text.slice(0, first.start)) ||
      priced.some(({ amounts, types: own }) => own?.start === first.start && amounts.end <= first.start);
    const behind = marked.slice(last.end);
    for (const { pattern, read } of WAYS) {
      const match = pattern.exec(behind);
      if (!match || (isPriced && /\d/.test(match[0]))) continue;
      const end = last.end + match[0].length;
      const clause = text.slice(end).split(/[,;.]\s|[,;]/)[0] ?? '';
      if (chargesIn(clause)) return [];
      const at = match[0].indexOf('§');
      const of = at < 0 ? undefined : types.find(({ start }) => start === last.end + at)?.code;
      return [{ start: first.start, end, types: list.map(({ code }) => code), of, ...read(match) }];
    }
    return [];
  });
  // "40HC = 40GP + 100" says nothing of 40GP.
  return found.filter(({ start }) => !found.some((other) => other.start < start && start < other.end));
}

/** The amount of a relative price, in the currency's smallest usual part, as it would be written. */
export const countedFrom = (amount: number, { factor, plus }: Pick<RelativePrice, 'factor' | 'plus'>): string =>
  String(Math.round((amount * factor + plus) * 100) / 100);
