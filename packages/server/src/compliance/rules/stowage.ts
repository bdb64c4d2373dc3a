// IMDG 3.2.1 column 16a, 7.1.3 (stowage categories), 7.1.5 (stowage codes).
import { findStowageCategory, isDeckOnly } from '../../dangerous-goods/offline.ts';
import { ownWordsOf } from '../declaration/goods-words.ts';
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

const UNDER_DECK = /(?<!\b(?:not|or|no) )\b(?:under[- ]?deck|below[- ]?deck|in (?:the )?hold)\b(?! or on)|舱内|甲板下/i;
const PASSENGER = /\bpassenger (?:ships?|vessels?|ferry)\b|\bRo-?Pax\b|客船|客滚/i;
const NOT_SAID =
  /\b(?:not|never|no) (?:to be )?(?:stow\w* |allowed |permitted )?(?:under|below|on (?:a )?passenger)|(?:on|or) deck only|cargo (?:ships?|vessels?) only/i;

export const stowagePlace = goodsRule({
  code: 'stowage_place',
  severity: 'error',
  source: 'IMDG 3.2.1 column 16a, 7.1.3',
  sentence: 'Goods are not stowed where their stowage category does not allow it: under deck, or on a passenger ship.',
  check: (facts) => {
    const words = ownWordsOf(facts);
    const columns = facts.rows.flatMap(({ carriage }) => carriage.stowageCategory ?? []);
    const [column] = columns;
    if (column === undefined || columns.length < facts.rows.length || NOT_SAID.test(words)) return undefined;
    const [under] = columns.every(isDeckOnly) ? (UNDER_DECK.exec(words) ?? []) : [];
    const isBarred = columns.every(({ values }) =>
      values.every((code) => findStowageCategory(code)?.passengerShip === 'prohibited'),
    );
    const [passenger] = isBarred ? (PASSENGER.exec(words) ?? []) : [];
    const said = under ?? passenger;
    if (said === undefined) return undefined;
    const place = under === undefined ? 'not on passenger ships' : 'on deck only';
    return {
      message: `"${said}": UN ${facts.rows[0]?.un} has stowage category ${column.values.join(', ')}, ${place} (${column.source}).`,
      about: facts.stated('additionalInformation', 'unNo'),
    };
  },
});
