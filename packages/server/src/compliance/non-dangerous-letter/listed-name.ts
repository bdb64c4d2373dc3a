// IMDG 3.1.1.4 and 2.0.2.2: goods that the list names are transported under that entry.
import { type DangerousGoodsEntry, findListedNames } from '../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { type Doubt, goodsRule } from '../rule.ts';
import { isClaimed, underProvision, weightOf } from './exemption.ts';
import { freedByForm } from './freed-by-form.ts';
import { saysNotDangerous } from './says-not-dangerous.ts';

/** Names of kinds of preparations and articles: only some of them meet the criteria. */
const KINDS = new Set(
  (
    '1133 1139 1169 1197 1210 1263 1266 1268 1286 1287 1306 1365 1373 1374 1386 1866 1944 1987 1999 2216 2217 2793 3065 ' +
    '3066 3091 3164 3166 3171 3175 3245 3269 3316 3363 3469 3470 3481 3528 3552'
  ).split(' '),
);
const TESTED_FREE = 223;

/** Whether only a test or the contents tell that goods of this name are dangerous: then a document's word for the sea counts. */
export const dependsOnProperties = ({ un, specialProvisions, technicalNameProvision }: DangerousGoodsEntry): boolean =>
  KINDS.has(un) || specialProvisions.includes(TESTED_FREE) || technicalNameProvision !== null;

const WITH = /\b(?:with|containing|contains)\b.*$/isu;

/** Whether only a component is of the list ("glass cleaner with ammonia"): a document then knows what the whole is. */
const isComponent = (name: string, { list }: Pick<GoodsFacts, 'list'>): boolean =>
  WITH.test(name) && findListedNames(name.replace(WITH, ''), list).length === 0;

function doubtOf(name: string, facts: GoodsFacts): Doubt | undefined {
  const entries = findListedNames(name, facts.list).flatMap((un) => facts.list.find(un));
  const entry = entries.find(({ seaTransport }) => seaTransport !== 'not-subject');
  if (entry === undefined) return undefined;
  const about = facts.stated('commodityName', 'properShippingName', 'technicalName');
  const freed = freedByForm(name, entries);
  if (freed !== undefined) {
    const message = `"${name}": the list has ${entry.name}, but not in this form or concentration (${freed}).`;
    return { message, about, severity: 'note' };
  }
  const dependsOnMore = entries.every(dependsOnProperties) || isComponent(name, facts);
  const isOpen = dependsOnMore && saysNotDangerous(facts) && !isClaimed(facts);
  return {
    message: `"${name}": the list has ${entry.name} as UN ${entry.un}, class ${entry.hazardClass}.${underProvision(facts)}`,
    about,
    severity: isOpen ? 'warning' : weightOf(facts),
    ask: {
      english: `The dangerous goods list names these goods as UN ${entry.un}. In which form and concentration are they, and on which test or provision are they not dangerous?`,
      chinese: `危险货物一览表将该品名列为UN ${entry.un}。请说明货物的形态和浓度，以及按非危险货物运输所依据的试验或规定。`,
    },
  };
}

/** The product is called what the list, or the trade, calls dangerous. */
export const letterListedName = goodsRule({
  code: 'letter_listed_name',
  severity: 'error',
  source: 'IMDG 3.1.1.4, 2.0.2.2',
  sentence:
    'No non-dangerous goods letter for goods whose name is a name of the dangerous goods list, also in everyday words. Where only tests tell, a document’s own words for the sea are needed.',
  check: (facts) => {
    if (facts.text('unNo') !== undefined) return undefined;
    const names = [facts.text('commodityName'), facts.text('properShippingName'), facts.text('technicalName')];
    const doubts = [...new Set(names)].flatMap((name) => (name === undefined ? [] : (doubtOf(name, facts) ?? [])));
    return doubts.find(({ severity }) => severity === 'error') ?? doubts[0];
  },
});
