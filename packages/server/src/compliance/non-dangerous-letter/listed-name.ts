// IMDG 3.1.1.4 and 2.0.2.2: goods that the list names are transported under that entry.
import { type DangerousGoodsEntry, searchEntries } from '../../dangerous-goods/offline.ts';
import { goodsRule } from '../rule.ts';
import { underProvision, weightOf } from './exemption.ts';

/** Names of kinds of preparations: only some of them meet the criteria. */
const KINDS = new Set(
  '1133 1139 1169 1197 1210 1263 1266 1268 1286 1287 1306 1365 1373 1374 1386 1866 1944 2216 2217 2793 3065 3066 3164 3166 3171 3175 3245 3269 3469 3470'.split(
    ' ',
  ),
);
const TESTED_FREE = 223;

const dependsOnProperties = ({ un, specialProvisions, technicalNameProvision }: DangerousGoodsEntry) =>
  KINDS.has(un) || specialProvisions.includes(TESTED_FREE) || technicalNameProvision !== null;

/** The product is called what the list calls dangerous. */
export const letterListedName = goodsRule({
  code: 'letter_listed_name',
  severity: 'error',
  source: 'IMDG 3.1.1.4, 2.0.2.2',
  sentence: 'No non-dangerous goods letter for goods whose name is a name of the dangerous goods list.',
  check: (facts) => {
    const names = [facts.text('commodityName'), facts.text('properShippingName')].filter((one) => one !== undefined);
    const hits = names.flatMap((name) =>
      searchEntries(name, 3, facts.list).filter(
        ({ reason, score }) => reason === 'name' || reason === 'trade-name' || (reason === 'chinese' && score === 1),
      ),
    );
    const [hit] = hits;
    const entry = hit?.entries.find(({ seaTransport }) => seaTransport !== 'not-subject');
    if (hit === undefined || entry === undefined || facts.text('unNo') !== undefined) return undefined;
    const unsure = dependsOnProperties(entry) || hit.reason === 'trade-name';
    const message = `The list has ${entry.name} as UN ${entry.un}, class ${entry.hazardClass}.${underProvision(facts)}`;
    return {
      message,
      about: facts.stated('commodityName', 'properShippingName'),
      severity: unsure ? 'warning' : weightOf(facts),
      ask: {
        english: `The dangerous goods list names these goods as UN ${entry.un}. In which form and concentration are they, and on which test or provision are they not dangerous?`,
        chinese: `危险货物一览表将该品名列为UN ${entry.un}。请说明货物的形态和浓度，以及按非危险货物运输所依据的试验或规定。`,
      },
    };
  },
});
