// IMDG 7.3.4.2: dangerous goods and foodstuffs in one container; SG29 and SG50 of column 16b refer to it.

import { type Declaration, textOf } from '../declaration/declaration.ts';
import { isDangerous } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { ownWordsOf } from '../declaration/goods-words.ts';
import { declarationRule } from '../rule.ts';

const FOOD =
  /food ?stuffs?|\bfood(?! grade|-grade)\b|\b(?:rice|wheat|flour|sugar|coffee|tea|cocoa|milk powder|biscuits?|noodles?|fruits?|vegetables?|meat|spices?|grains?|maize|corn|soya ?beans?|beef|pork|chicken|poultry|fish|seafood|salmon|shrimps?|cheese|butter|eggs|nuts|chocolate|cereals?|animal feed|feed ?stuffs?|beverages?|edible oil|wine|beer|juice)\b|食品|食物|大米|面粉|咖啡|茶叶|奶粉|饲料|水果|蔬菜/i;
const EXCEPTED: ReadonlySet<string> = new Set(['2908', '2909', '2910', '2911']);

/** 7.3.4.2.2: 3 m away is enough for packing group III of 6.1 and 8, and for II of 8. */
function isMild({ packingGroup, hazardClass }: GoodsFacts): boolean {
  const group = packingGroup?.ok ? packingGroup.value : undefined;
  return group === 'III' || (group === 'II' && hazardClass?.ok === true && hazardClass.value === '8');
}

function endangersFood({ un, hazardClass, subsidiaries, rows }: GoodsFacts): boolean {
  if (un?.ok && EXCEPTED.has(un.value)) return false;
  const hazards = [hazardClass, ...subsidiaries].flatMap((one) => (one?.ok ? [String(one.value)] : []));
  const coded =
    rows.length > 0 &&
    rows.every(({ carriage }) => carriage.segregationCodes?.values.some((one) => /^SG(?:29|50)$/.test(one)));
  return coded || hazards.some((one) => ['2.3', '6.1', '6.2', '7', '8'].includes(one));
}

function foodOf(declaration: Declaration, goods: readonly GoodsFacts[]): string | undefined {
  const other = textOf(declaration.otherCargo) ?? '';
  const plain = goods.filter((facts) => !isDangerous(facts)).map(ownWordsOf);
  // What the goods are used for is no cargo: "food" counts where other cargo is spoken of.
  const beside = goods
    .map(({ text }) => text('additionalInformation') ?? '')
    .filter((words) => /\b(?:with|together|same|alongside|beside|also|mixed|loaded)\b|同箱|混装/i.test(words));
  const away = /\b(?:not|no|away|separate[d]?|other|another|different)\b[^.;]{0,25}(?:food|container)|3 m\b/i;
  return [other, ...plain, ...beside.filter((words) => !away.test(words))]
    .map((words) => FOOD.exec(words)?.[0])
    .find((one) => one !== undefined);
}

export const foodstuffs = declarationRule({
  code: 'foodstuffs',
  severity: 'error',
  source: 'IMDG 7.3.4.2.1, 7.3.4.2.2, 3.2.1 column 16b (SG29, SG50)',
  sentence: 'Toxic, infectious, radioactive and corrosive goods do not travel in one container with foodstuffs.',
  check: (declaration, goods) => {
    const food = declaration.sameContainer ? foodOf(declaration, goods) : undefined;
    if (food === undefined) return undefined;
    return goods.filter(endangersFood).map((facts) => {
      const name = facts.un?.ok ? `UN ${facts.un.value}` : (facts.text('imoHazardClassNo') ?? 'goods');
      const mild = isMild(facts);
      return {
        message: `${name} and "${food}" in one container: ${mild ? 'only 3 m and more apart (7.3.4.2.2)' : 'not allowed (7.3.4.2.1)'}.`,
        about: [declaration.otherCargo, ...facts.stated('unNo', 'imoHazardClassNo')],
        severity: mild ? ('warning' as const) : ('error' as const),
        ask: {
          english: 'Are foodstuffs or feed packed in the same container?',
          chinese: '同一集装箱内是否装有食品或饲料？',
        },
      };
    });
  },
});
