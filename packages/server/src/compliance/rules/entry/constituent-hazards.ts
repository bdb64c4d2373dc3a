// IMDG 2.0.3, 3.1.2.8.1.2: a constituent that a generic entry names by its technical name brings its hazards with it.

import { type DangerousGoodsEntry, foldName } from '../../../dangerous-goods/offline.ts';
import { hazardsOf } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { rowsNamed } from '../../declaration/rows-named.ts';
import { goodsRule } from '../../rule.ts';

/** Hazards that an entry without them does not cover; those that dilution soon takes away only warn. */
const ASKED = ['3', '6.1', '8', '5.1', '4.2', '4.3'] as const;
const NAMES: Readonly<Record<string, string>> = {
  '3': 'flammable',
  '6.1': 'toxic',
  '8': 'corrosive',
  '5.1': 'oxidizing',
  '4.2': 'self-heating',
  '4.3': 'dangerous with water',
};
/** Below this share of a mixture its constituent may not matter. */
const LITTLE = 10;
const MUCH = 30;

const constituentsOf = (name: string) =>
  name
    .replace(/^[(（]|[)）]$/g, '')
    .split(/(?<!\d),|,(?!\d)|[、;；+]|\band\b|\bwith\b|和|与/i)
    .map((one) => one.replace(/\d+(?:[.,]\d+)?\s*%|\b(?:mixture|contains?|containing|solution)\b/gi, ' ').trim())
    .filter((one) => one.length > 2);

function shareOf({ composition, text }: GoodsFacts, name: string): number | undefined {
  const own = composition.find((one) => one.name !== undefined && foldName(one.name) === foldName(name));
  const listed = /(\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(String(own?.percent ?? ''))?.[1];
  if (listed !== undefined) return Number(listed.replace(',', '.'));
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const words = `${text('technicalName') ?? ''} ; ${text('additionalInformation') ?? ''} ; ${text('commodityName') ?? ''}`;
  const found = new RegExp(
    String.raw`(\d+(?:[.,]\d+)?)\s*%\s*(?:of )?${plain}|${plain}[ ,:]*\(?(?:≤|<)?\s*(\d+(?:[.,]\d+)?)\s*%`,
    'i',
  ).exec(words);
  const figure = found?.[1] ?? found?.[2];
  return figure === undefined ? undefined : Number(figure.replace(',', '.'));
}

/** What every row of a constituent has and the goods have not. */
function missingHazards(rows: readonly DangerousGoodsEntry[], declared: ReadonlySet<string>): string[] {
  const own = rows.map(({ hazardClass, subsidiaryHazards }) => [hazardClass, ...subsidiaryHazards].map(String));
  return ASKED.filter((one) => !declared.has(one) && own.every((hazards) => hazards.includes(one)));
}

const isMixed = ({ rows }: GoodsFacts) =>
  rows.length > 0 &&
  rows.every(
    ({ technicalNameProvision, hazardClass }) =>
      technicalNameProvision !== null && /^(?:3|6\.1|8|9)$/.test(hazardClass),
  );

export const constituentHazards = goodsRule({
  code: 'entry_hazard_of_constituent',
  severity: 'error',
  source: 'IMDG 2.0.3, 3.1.2.8.1.2',
  sentence:
    'A generic entry has the hazards of the constituents that its technical name names: no methanol without 6.1.',
  check: (facts) => {
    if (!isMixed(facts)) return undefined;
    const inBrackets = /[(（]([^()（）]+)[)）]\s*$/.exec(facts.text('properShippingName') ?? '')?.[1];
    const declared = hazardsOf(facts);
    const listed = facts.composition.flatMap((one) =>
      one.name === undefined || !/methanol|甲醇/i.test(one.name) ? [] : ['methanol'],
    );
    const inWords = /\d\s*%\s*(?:of )?methanol|methanol[ ,:(]*\d+(?:[.,]\d+)?\s*%/i.test(allWordsOf(facts))
      ? ['methanol']
      : [];
    const names = new Set([...inWords, ...constituentsOf(facts.text('technicalName') ?? inBrackets ?? ''), ...listed]);
    return [...names].flatMap((name) => {
      const rows = rowsNamed(facts.list, foldName(name)).filter(({ hazardClass }) => !/^[127]/.test(hazardClass));
      const missing = rows.length === 0 ? [] : missingHazards(rows, declared);
      const share =
        shareOf(facts, name) ??
        (facts.composition.length > 0 && listed.includes(name) ? shareOf(facts, 'methanol') : undefined);
      if (missing.length === 0 || (share ?? MUCH) < LITTLE) return [];
      // A flammable constituent is judged by the flash point of the whole, an acid by the test of the whole.
      const isToxic =
        missing.includes('6.1') &&
        (share ?? MUCH) >= MUCH &&
        facts.rows.every(({ hazardClass }) => hazardClass === '3');
      if (missing.every((one) => one === '3') && facts.flashPoint !== undefined) return [];
      const said = missing.map((one) => `${NAMES[one]} (${one})`).join(' and ');
      return {
        message: `"${name}" is ${said} by the list${share === undefined ? '' : `, ${share} % of it`}; UN ${facts.rows[0]?.un} has no such hazard.`,
        about: facts.stated('technicalName', 'unNo', 'subRiskClassNo'),
        severity: isToxic ? ('error' as const) : ('warning' as const),
        ask: {
          english: `Does the mixture keep the hazard of ${name}? Which test or calculation shows that it does not?`,
          chinese: `混合物是否仍具有${name}的危险性？请提供试验或计算依据。`,
        },
      };
    });
  },
});
