// IMDG 3.1.1.2, 2.0.2.2, and special provisions 119, 291, 302, 363, 388: entries that the words for the goods mean, where the
// declared one is for something else. Batteries have `battery-entry.ts`.

import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { type Doubt, goodsRule } from '../../rule.ts';
import type { EntryChoice } from './entry-choice-of-words.ts';
import { ENTRY_CHOICES } from './entry-choices.ts';

const isMeant = ({ numbers, exceptNumbers }: EntryChoice, un: string) =>
  numbers === 'any' ? exceptNumbers?.includes(un) !== true : numbers.includes(un);

function doubtOf(facts: GoodsFacts): Doubt | undefined {
  const un = facts.un?.ok && facts.entries.length > 0 ? facts.un.value : undefined;
  if (un === undefined) return undefined;
  const [own, product] = [ownWordsOf(facts), facts.text('commodityName') ?? ''];
  const found = ENTRY_CHOICES.find((choice) => {
    const words = choice.ofProduct === true ? product : own;
    return (
      isMeant(choice, un) && !choice.right.includes(un) && choice.words.test(words) && choice.unless?.test(own) !== true
    );
  });
  if (found === undefined) return undefined;
  const [said] = found.words.exec(found.ofProduct === true ? product : own) ?? [];
  return {
    message: `"${said}" under UN ${un}: ${found.why}.`,
    about: facts.stated('unNo', 'commodityName', 'packageQuantityAndType', 'additionalInformation'),
    expected: found.right.map((one) => `UN ${one}`),
    severity: found.severity ?? 'error',
    ask: {
      english: `What exactly are the goods? ${found.why}.`,
      chinese: `请说明货物的具体名称和状态；可能适用的条目：${found.right.map((one) => `UN ${one}`).join('、')}。`,
    },
  };
}

export const entryByWords = goodsRule({
  code: 'entry_by_words',
  severity: 'error',
  source: 'IMDG 2.0.2.2, 3.1.1.2, 3.2.1 column 2, special provisions 63, 119, 291, 363, 388',
  sentence:
    'Machines, vehicles, refrigerating machines, aerosols, refrigerated gases, infectious substances and other goods are declared under the entry that their words mean.',
  check: doubtOf,
});
