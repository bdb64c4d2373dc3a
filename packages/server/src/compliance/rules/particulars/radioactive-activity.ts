// IMDG 2.7.2.4.4: type A packages hold at most A1 of special form, A2 of other forms.

import { activitiesOf } from '../../../dangerous-goods/offline.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { packagesOf } from '../../declaration/package-masses.ts';
import { goodsRule } from '../../rule.ts';

/** Numbers of type A packages: other forms | special form. */
const TYPE_A: Readonly<Record<string, 'A1' | 'A2'>> = { '2915': 'A2', '3327': 'A2', '3332': 'A1', '3333': 'A1' };
const NUCLIDE = /\b([A-Z][a-z]?)[- ]?(\d{1,3}m?)\b|\b(\d{1,3}m?)[- ]?([A-Z][a-z]?)\b/;
const ACTIVITY = /(\d+(?:[.,]\d+)?)\s*([kMGTP])Bq\b/;
const TERA: Readonly<Record<string, number>> = { k: 1e-9, M: 1e-6, G: 1e-3, T: 1, P: 1e3 };

export const radioactiveActivity = goodsRule({
  code: 'radioactive_activity',
  severity: 'error',
  source: 'IMDG 2.7.2.2.1, 2.7.2.4.4',
  sentence: 'A type A package holds at most A1 of special form material and A2 of other forms.',
  check: (facts) => {
    const kind = facts.un?.ok ? TYPE_A[facts.un.value] : undefined;
    if (kind === undefined) return undefined;
    const words = allWordsOf(facts);
    const [, symbol, mass, before, behind] = NUCLIDE.exec(facts.text('radionuclide') ?? words) ?? [];
    const nuclide = `${symbol ?? behind}-${mass ?? before}`;
    const limits = activitiesOf(nuclide);
    const [, figure = '', unit = ''] = ACTIVITY.exec(facts.text('activity') ?? words) ?? [];
    const activity = Number(figure.replace(',', '.')) * (TERA[unit] ?? Number.NaN);
    const most = limits?.[kind === 'A1' ? 0 : 1];
    if (most === undefined || !(activity > most)) return undefined;
    const isOne = (packagesOf(facts)?.count ?? 1) === 1;
    return {
      message: `${figure} ${unit}Bq of ${nuclide}; a type A package holds at most ${kind} = ${most} TBq.`,
      about: facts.stated('activity', 'radionuclide', 'unNo'),
      // The activity may be that of all packages.
      severity: isOne || activity > most * (packagesOf(facts)?.count ?? 1) ? 'error' : 'warning',
      ask: {
        english: 'What is the activity in each package, and of which type is the package?',
        chinese: '每个货包的活度是多少？货包为何种类型？',
      },
    };
  },
});
