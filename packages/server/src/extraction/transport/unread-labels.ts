import { type Draft, unreadable } from '../fields/field-value.ts';
import type { SectionFourteenKey } from '../fields/find-field.ts';
import { saysNoData, saysNothing } from '../values/parse-negation.ts';
import type { TransportFact } from './transport-fact.ts';

/** Fields that endanger people where they are blank, by the label that asks for them. */
const KEYS: Partial<Record<TransportFact['concept'], SectionFourteenKey>> = {
  unNumber: 'unNo',
  class: 'imoHazardClassNo',
  subsidiary: 'subRiskClassNo',
  packingGroup: 'packingGroup',
  marinePollutant: 'marinePollutant',
};

/** More than this behind a label is a passage of its own. */
const LONGEST = 120;

const isUnread = ({ passage: { text } }: TransportFact) =>
  /[\p{L}\p{N}]/u.test(text) && text.length <= LONGEST && !saysNothing(text) && !saysNoData(text);

/** Fields that a label for the sea, or for all modes, asks for with words behind it that say neither a value nor that there is none. */
export function unreadLabels(facts: readonly TransportFact[]): Partial<Record<SectionFourteenKey, Draft>> {
  const found: Partial<Record<SectionFourteenKey, Draft>> = {};
  for (const fact of facts) {
    const key = KEYS[fact.concept];
    if (key && (fact.modes.has('sea') || fact.modes.has('any')) && isUnread(fact))
      found[key] ??= unreadable(fact.passage);
  }
  return found;
}
