// IMDG 2.0.2.2, 3.1.1.2: goods that the list names are declared by that name, not by a generic or N.O.S. one; molten ones by
// the entry for molten goods.

import { type DangerousGoodsEntry, foldName, numbersOfCas } from '../../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { groupsByName } from '../../declaration/groups-of-goods.ts';
import { rowsNamed } from '../../declaration/rows-named.ts';
import { goodsRule } from '../../rule.ts';

const isGeneric = ({ rows }: GoodsFacts) =>
  rows.length > 0 &&
  rows.every(({ name, technicalNameProvision }) => technicalNameProvision !== null || /N\.O\.S\./.test(name));

const MIXTURE =
  /mixture|solution|contain|blend|formulation|preparation|混合|溶液|含|(?<!\d),|,(?!\d)|;|、|\+|\/|\band\b/i;
const REST = /\b(?:pure|anhydrous|technical|grade|reagent|commercial|AR|CP)\b|\d+(?:\.\d+)?\s*%|[()]/gi;
const plain = (text: string) => foldName(text.replace(REST, ' '));

/** Words of the list behind the name of a substance, which a technical name leaves out. */
const FORMS_OF_GASES = ['COMPRESSED', 'REFRIGERATED LIQUID', 'ANHYDROUS', 'STABILIZED'];
const FORMS = ['SOLUTION', 'STABILIZED', 'LIQUID', 'SOLID', 'MONOMER STABILIZED', 'ANHYDROUS'];

/** Rows that name the substance itself. */
function namedEntries({ list, rows, state }: GoodsFacts, name: string): readonly DangerousGoodsEntry[] {
  const found = rowsNamed(list, plain(name));
  if (found.length > 0) return found;
  const [row] = rows;
  const forms = row?.state === 'gas' ? FORMS_OF_GASES : FORMS;
  const own = forms.flatMap((form) => rowsNamed(list, `${plain(name)} ${form}`));
  const isSame = (one: DangerousGoodsEntry) => one.hazardClass.charAt(0) === row?.hazardClass.charAt(0);
  return own.filter((one) => isSame(one) && (state === undefined || one.state === state));
}

const MOST_OF_IT = 90;

/** Whether section 3 or the product's own name shows that the goods are the substance and little else. */
function isPure({ composition, text }: GoodsFacts, technical: string, own: readonly DangerousGoodsEntry[]): boolean {
  // 3.1.3.2: a solution in water goes by the name of what is dissolved.
  const [only, ...others] = composition.filter(({ name }) => !/^(?:water|aqua|水)$/i.test(name?.trim() ?? ''));
  const share = Math.max(
    ...composition.map(({ percent }) => Number(/(\d+(?:\.\d+)?)\s*%?\s*$/.exec(String(percent ?? ''))?.[1] ?? 0)),
    0,
  );
  const product = text('commodityName');
  if (product !== undefined && plain(product) === plain(technical)) return true;
  const [cas, ...more] = (text('casNo') ?? '').match(/\d{2,7}-\d{2}-\d/g) ?? [];
  const numbers: readonly string[] = cas !== undefined && more.length === 0 ? numbersOfCas(cas) : [];
  if (composition.length <= 1 && own.some(({ un }) => numbers.includes(un))) return true;
  return (
    share >= MOST_OF_IT ||
    (only !== undefined && others.length === 0 && composition.length > 1) ||
    (only !== undefined && composition.length === 1 && only.percent === undefined)
  );
}

export const entryNamed = goodsRule({
  code: 'entry_named',
  severity: 'error',
  source: 'IMDG 2.0.2.2, 3.1.1.2',
  sentence: 'Goods that the list names are declared under that entry, not under a generic or N.O.S. one.',
  check: (facts) => {
    if (!isGeneric(facts)) return undefined;
    const inBrackets = /[(（]([^()（）]+)[)）]\s*$/.exec(facts.text('properShippingName') ?? '')?.[1];
    const technical = facts.text('technicalName')?.replace(/^\(|\)$/g, '') ?? inBrackets;
    if (technical === undefined || MIXTURE.test(technical)) return undefined;
    const own = namedEntries(facts, technical).filter(
      ({ un, seaTransport }) => un !== facts.rows[0]?.un && seaTransport === 'allowed',
    );
    const [entry] = own;
    if (entry === undefined) return undefined;
    const numbers = [...new Set(own.map(({ un }) => `UN ${un}`))];
    const pure = isPure(facts, technical, own);
    // A mixture goes by the N.O.S. name with its constituent; only the shipper knows whether it is one.
    return {
      message: `The list names "${technical}" itself: ${numbers.join(', ')}${pure ? '' : ', unless the goods are a mixture of it'}.`,
      about: facts.stated('unNo', 'properShippingName', 'technicalName'),
      expected: numbers,
      severity: pure ? 'error' : 'warning',
      ask: {
        english: `Are the goods ${technical}, or a mixture with it? Under its own name it is ${numbers.join(', ')}.`,
        chinese: `货物是${technical}本身还是其混合物？该物质有专用条目${numbers.join('、')}。`,
      },
    };
  },
});

/** Corrosive entries that are for acids or for alkalis only (2.8.2). */
const ORGANIC_WORDS =
  /\b(?:acetic|formic|propionic|acrylic|glycolic|lactic|citric|oxalic|maleic|\w*sulph?onic|\w*sulfonic|thioglycolic|peracetic|peroxyacetic) acid|amine\b|ethanol|phenol/i;
const INORGANIC_WORDS =
  /\b(?:hydrochloric|sulphuric|sulfuric|nitric|phosphoric|phosphorous|hydrofluoric|fluoroboric|sulphamic|sulfamic|chromic|hydrobromic|perchloric) acid|\b(?:sodium|potassium|lithium|calcium) (?:hydroxide|hydrogen|bisulph|metasilicate)/i;

/** The kind of compounds that the technical name has and the entry has not. */
function otherKind(name: string, technical: string): string | undefined {
  const [organic, inorganic] = [ORGANIC_WORDS.test(technical), INORGANIC_WORDS.test(technical)];
  if (organic === inorganic) return undefined;
  if (/\bINORGANIC\b/.test(name)) return organic ? 'organic' : undefined;
  return /\bORGANIC\b/.test(name) && inorganic ? 'inorganic' : undefined;
}

const ACIDIC = /CORROSIVE[^|]*\bACIDIC\b/;
const BASIC = /CORROSIVE[^|]*\bBASIC\b|CAUSTIC ALKALI/;

export const entryAcidity = goodsRule({
  code: 'entry_acid_alkali',
  severity: 'error',
  source: 'IMDG 2.8.2, 3.1.2.8',
  sentence: 'Acids are declared under an acidic entry, alkalis under a basic one, organic ones under an organic entry.',
  check: (facts) => {
    const [row] = facts.rows;
    const technical = facts.text('technicalName') ?? facts.text('properShippingName') ?? '';
    const kind = row?.hazardClass === '8' ? otherKind(row.name, technical) : undefined;
    const about = facts.stated('technicalName', 'unNo', 'properShippingName');
    if (row !== undefined && kind !== undefined)
      return { message: `The technical name is of an ${kind} substance, UN ${row.un} is for others.`, about };
    const isAcidic = row !== undefined && ACIDIC.test(row.name);
    if (row === undefined || (!isAcidic && !BASIC.test(row.name))) return undefined;
    const groups = groupsByName(facts);
    const [own, other] = isAcidic ? (['SGG1', 'SGG18'] as const) : (['SGG18', 'SGG1'] as const);
    if (!groups.includes(other) || groups.includes(own)) return undefined;
    const [goods, entry] = isAcidic ? ['an alkali', 'acids'] : ['an acid', 'alkalis'];
    return {
      message: `The technical name is ${goods}, UN ${row.un} is for ${entry}.`,
      about,
    };
  },
});

/** Solids with one number as they are and another molten. */
const MOLTEN: readonly (readonly [solid: string, molten: string])[] = [
  ['1350', '2448'],
  ['1334', '2304'],
  ['1381', '2447'],
  ['1671', '2312'],
  ['1751', '3250'],
  ['2038', '1600'],
  ['3454', '1600'],
];
const MOLTEN_WORDS = /\bmolten\b|\bmelted\b|熔融|液态/i;
const SOLID_WORDS = /\b(?:flakes?|granul\w*|pellets?|prills?|pastilles?|crystals?|powder|lumps?)\b|片状|粒状|粉/i;
const IN_PACKAGES = /\b(?:bags?|sacks?|FIBCs?|cartons?)\b|袋/i;

export const entryMolten = goodsRule({
  code: 'entry_molten',
  severity: 'error',
  source: 'IMDG 3.1.1.2, 3.1.2.5, 3.2.1',
  sentence: 'Goods that have one entry solid and another molten are declared as they are carried.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : undefined;
    const pair = MOLTEN.find((two) => two.some((one) => one === un));
    if (pair === undefined) return undefined;
    const words = `${ownWordsOf(facts)} ; ${facts.text('properShippingName') ?? ''} ; ${facts.text('appearance') ?? ''}`;
    const own = ownWordsOf(facts);
    const [solid, molten] = pair;
    const isMolten = un === solid && MOLTEN_WORDS.test(facts.state === 'liquid' ? words.replace(/液态/g, '') : words);
    const isSolid = un === molten && (SOLID_WORDS.test(own) || IN_PACKAGES.test(own)) && !MOLTEN_WORDS.test(own);
    if (!isMolten && !isSolid) return undefined;
    const right = isMolten ? molten : solid;
    return {
      message: `The goods are ${isMolten ? 'molten' : 'solid'}: that is UN ${right}, not UN ${un}.`,
      about: facts.stated('unNo', 'commodityName', 'properShippingName', 'packageQuantityAndType'),
      expected: [`UN ${right}`],
    };
  },
});
