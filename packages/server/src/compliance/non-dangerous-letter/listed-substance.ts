// IMDG 2.0.2.2 and 3.1.3: a substance of the list, or a mixture that consists of it for the most part, travels under its entry.
import { numbersOfCas } from '../../dangerous-goods/offline.ts';
import type { Ingredient } from '../declaration/declaration.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { type Doubt, goodsRule } from '../rule.ts';
import { underProvision, weightOf } from './exemption.ts';
import { freedByForm } from './freed-by-form.ts';
import { dependsOnProperties } from './listed-name.ts';
import { saysNotDangerous } from './says-not-dangerous.ts';

/** From this share on a mixture is taken for the substance, whatever a document says of it. */
const MOSTLY_PERCENT = 80;
/** From this share on a document has to say that the mixture is not dangerous for the sea. */
const MUCH_PERCENT = 10;
/** What is below a bound is at least this much below it. */
const LEAST_STEP = 0.01;

/** A share in per cent: `30-60` is 45, `< 5` is less than 5; undefined when it is not stated. */
function shareOf({ percent }: Ingredient): number | undefined {
  const written = String(percent ?? '');
  const numbers = written.match(/\d+(?:\.\d+)?/g);
  if (numbers === null) return undefined;
  const share = numbers.reduce((sum, one) => sum + Number(one), 0) / numbers.length;
  return /^\s*</.test(written) ? share - LEAST_STEP : share;
}

function doubtOf(one: Ingredient, facts: GoodsFacts, isAlone: boolean): Doubt | undefined {
  const entries = numbersOfCas(one.casNo ?? '').flatMap((un) => facts.list.find(un));
  const [entry] = entries;
  if (entry === undefined || entries.every(({ seaTransport }) => seaTransport === 'not-subject')) return undefined;
  const share = shareOf(one) ?? (isAlone ? 100 : undefined);
  const called = `${facts.text('commodityName') ?? ''} ${share === undefined || isAlone ? '' : `${share} %`}`;
  if ((share !== undefined && share < MUCH_PERCENT) || freedByForm(called, entries) !== undefined) return undefined;
  const mostly = share !== undefined && share >= MOSTLY_PERCENT;
  const isOpen = saysNotDangerous(facts) && !(mostly && !entries.every(dependsOnProperties));
  const amount = share === undefined ? 'a share that is not stated' : `about ${Math.round(share)} %`;
  return {
    message: `CAS ${one.casNo}, ${amount}: the list has ${entry.name} as UN ${entry.un}, class ${entry.hazardClass}.${underProvision(facts)}`,
    about: [one],
    severity: isOpen || share === undefined ? 'warning' : weightOf(facts),
    ask: {
      english: `The composition has CAS ${one.casNo}, which the dangerous goods list names as UN ${entry.un}. What is its share, and on which test are the goods not dangerous for sea transport?`,
      chinese: `成分含CAS ${one.casNo}（危险货物一览表UN ${entry.un}）。请说明其含量，以及海运按非危险货物运输所依据的试验。`,
    },
  };
}

/** The composition, or the CAS numbers that are stated without one. */
function substancesOf({ composition, goods }: GoodsFacts): readonly Ingredient[] {
  const { casNo } = goods.fields;
  if (composition.length > 0 || casNo === undefined) return composition;
  return String(casNo.value)
    .split(/[,;\s]+/)
    .map((one) => ({ casNo: one, places: casNo.places }));
}

/** A CAS number of the list in the composition. */
export const letterListedSubstance = goodsRule({
  code: 'letter_listed_substance',
  severity: 'error',
  source: 'IMDG 2.0.2.2, 3.1.3',
  sentence:
    'No non-dangerous goods letter for a substance of the list by its CAS number, nor for a mixture with 10 % of one unless a document says that it is not dangerous for the sea.',
  check: (facts) => {
    if (facts.text('unNo') !== undefined) return undefined;
    const substances = substancesOf(facts);
    const isAlone = substances.length === 1;
    return substances.flatMap((one) => doubtOf(one, facts, isAlone) ?? []);
  },
});
