// IMDG 3.2.1 column 16a, 7.1.3 (stowage categories), 7.1.5 (stowage codes).
import { findStowageCategory, isDeckOnly } from '../../dangerous-goods/offline.ts';
import { goodsRule } from '../rule.ts';

export const stowageOnDeck = goodsRule({
  code: 'stowage_on_deck_only',
  severity: 'note',
  source: 'IMDG 3.2.1 column 16a, 7.1.3',
  sentence: 'Goods of some stowage categories go on deck only, and on some ships not at all.',
  check: ({ rows, stated }) => {
    const columns = rows.flatMap(({ carriage }) => carriage.stowageCategory ?? []);
    const [column] = columns;
    if (column === undefined || columns.length < rows.length || !columns.every(isDeckOnly)) return undefined;
    const categories = [...new Set(columns.flatMap(({ values }) => values))];
    const said = categories.map((code) => {
      const category = findStowageCategory(code);
      return `${code} (cargo ships: ${category?.cargoShip}; other passenger ships: ${category?.passengerShip})`;
    });
    return {
      message: `UN ${rows[0]?.un}: stowage category ${said.join(' or ')}, by ${column.source}.`,
      about: stated('unNo'),
    };
  },
});
