import { type EquipmentType, parseEquipment } from '../../record/equipment.ts';
import { type RowScope, report, resolveCurrency } from '../rows/row-scope.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { type CurrencyReading, findCurrency } from './parse-currency.ts';
import { parseNumber } from './parse-price.ts';
import type { Priced } from './price-cell.ts';

/** What the prices of a container type, or of a length, differ by from those of the row; in `currency`, or the price's. */
type Difference = { type: EquipmentType; isLength: boolean; plus: number; currency?: CurrencyReading; text: string };

const DIFFERENCE =
  /^((?:20|40|45)\s?(?:['’′]|ft\b\.?|feet\b)?\s?(?:h[cq]|gp|dc|dv|dry|high[\s-]?cubes?)?|h[cq]|high[\s-]?cubes?)\s*:?\s*(\+|plus|add|-|–|−|minus|less)\s*((?:[A-Z]{3}|[A-Z]{0,2}[$€£])?\s?\d[\d.,]*\s?(?:[A-Z]{3}|[$€£])?)\s*(?:each|per (?:container|cntr|box|unit)|\/\s?(?:container|cntr|box|unit))?\.?$/iu;
const LESS = /^(?:-|–|−|minus|less)$/iu;

/** "40HC + 100", "20' -50", "HC plus USD 100": what a remark says of the price of a container type; undefined for other words. */
export function differenceIn(words: string): Difference | undefined {
  const text = words.trim();
  const [, named = '', sign = '', money = ''] = DIFFERENCE.exec(text) ?? [];
  const type = named === '' ? undefined : parseEquipment(/^\d/.test(named) ? named : '40HC');
  const amount = parseNumber(money.replace(/[^\d.,]/g, '').replace(/[.,]$/, ''));
  if (!type || amount === undefined || /^\d+$/.test(named)) return undefined;
  const currency = findCurrency(money);
  const plus = LESS.test(sign) ? -amount : amount;
  return { type, isLength: !/\p{L}{2}$/u.test(named), plus, text, ...(currency === undefined ? {} : { currency }) };
}

/**
 * The prices of a row with what its remark adds to those of a container type. Where the type shares its price with another one, the
 * difference is counted and said; where it has a price of its own, that price may have it already, and is held back.
 */
export function withRemarkedDifferences(scope: RowScope, row: RawRow, priced: readonly Priced[]): readonly Priced[] {
  const remark = row.fields.get('remarks');
  const words = textOf(remark?.value);
  if (!/\d/.test(words)) return priced;
  const stated = words.split(/\s*[;\n]\s*|,\s+/).flatMap((part) => differenceIn(part) ?? []);
  return stated.reduce<readonly Priced[]>((prices, one) => {
    const { type, isLength, text } = one;
    const isMeant = ({ type: own }: Priced) => (isLength ? own.feet === type.feet : own.code === type.code);
    const meant = prices.filter(isMeant);
    if (meant.length === 0) return prices;
    const isShared = meant.every(({ column }) => prices.some((other) => other.column === column && !isMeant(other)));
    const isSame = meant.every(
      ({ currency }) => one.currency === undefined || resolveCurrency(scope, one.currency) === currency,
    );
    const place = { quote: text, column: remark?.column };
    if (isShared && isSame) {
      const message = `The remark "${text}" was counted into the price of the ${type.code}, which its column shares with another container type.`;
      report(scope, row, { ...place, code: 'price_with_difference', severity: 'warning', message });
      return prices.map((price) => (isMeant(price) ? { ...price, amount: price.amount + one.plus } : price));
    }
    const message = `The remark "${text}" may already be in the price of that container type, or not. These prices are held back: write the whole price in the sheet.`;
    report(scope, row, { ...place, code: 'difference_not_applied', severity: 'error', message });
    return prices.filter((price) => !isMeant(price));
  }, priced);
}
