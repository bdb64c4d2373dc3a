// IMDG 3.2.1 columns 3 and 4; 5.4.1.4.1.3 (class, with division and compatibility group), 5.4.1.4.1.4 (subsidiary hazards in
// brackets behind it).
import type { DangerousGoodsEntry, HazardClass } from '../../dangerous-goods/index.ts';
import { foldName } from '../../dangerous-goods/offline.ts';
import { weightOfMissing } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

export const hazardClassMissing = goodsRule({
  code: 'hazard_class_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 5.4.1.4.1.3',
  sentence: 'Dangerous goods are declared with their class or division.',
  check: (facts) => {
    if (facts.entries.length === 0 || facts.hazardClass !== undefined) return undefined;
    const expected = unique(facts.entries.map(({ hazardClass }) => hazardClass));
    return {
      message: `The class is missing; the list has ${expected.join(' or ')}.`,
      about: facts.stated('unNo'),
      expected,
      severity: weightOfMissing(facts),
    };
  },
});

export const hazardClassUnreadable = goodsRule({
  code: 'hazard_class_unreadable',
  severity: 'error',
  source: 'IMDG 2.0.1.1, 2.1.2.2, 5.4.1.4.1.3',
  sentence: 'The class is written with its division, class 1 with its compatibility group.',
  check: (facts) => {
    const unreadable = [facts.hazardClass, ...facts.subsidiaries].flatMap((one) =>
      one?.ok === false ? [one.finding] : [],
    );
    return unreadable.map(({ message, quote, candidates }) => ({
      message: `"${quote}": ${message}`,
      about: facts.stated('imoHazardClassNo', 'subRiskClassNo'),
      ...(candidates === undefined ? {} : { expected: candidates.map(({ code }) => code) }),
    }));
  },
});

export const hazardClassMismatch = goodsRule({
  code: 'hazard_class_mismatch',
  severity: 'error',
  source: 'IMDG 3.2.1 column 3',
  sentence: 'The class must be that of the list for the UN number.',
  check: (facts) => {
    const { hazardClass, entries } = facts;
    if (!hazardClass?.ok || entries.length === 0) return undefined;
    // Samples of explosives (UN 0190) have no division of their own.
    const fits = entries.some(
      (one) => one.hazardClass === hazardClass.value || (one.hazardClass === '1' && hazardClass.value.startsWith('1')),
    );
    if (fits) return undefined;
    const expected = unique(entries.map((one) => one.hazardClass));
    const message = `UN ${entries[0]?.un} is class ${expected.join(' or ')}, not ${hazardClass.value}.`;
    return {
      message,
      about: facts.stated('imoHazardClassNo', 'unNo'),
      expected,
      ask: {
        english: `Section 14 gives class ${hazardClass.value} with UN ${entries[0]?.un}. Which of the two is wrong?`,
        chinese: `第14部分中UN ${entries[0]?.un}的类别为${hazardClass.value}，与危险货物一览表不符。请确认哪一项有误。`,
      },
    };
  },
});

/** Special provision 122: a formulation of an organic peroxide has the subsidiary hazards of 2.5.3.2.4; some are corrosive. */
const isOfFormulation = (hazard: HazardClass, rows: readonly DangerousGoodsEntry[]): boolean =>
  hazard === '8' && rows.some(({ specialProvisions }) => specialProvisions.includes(122));

/** Subsidiary hazards of the rows with the stated class and packing group: always, and those that only some contents have. */
function listedHazards({ entries, hazardClass, packingGroup, text }: GoodsFacts) {
  const ofClass = entries.filter((row) => !hazardClass?.ok || row.hazardClass === hazardClass.value);
  const ofGroup = ofClass.filter((row) => packingGroup?.ok && row.packingGroup === packingGroup.value);
  const group = ofGroup.length > 0 ? ofGroup : ofClass;
  const exact = group.filter(({ name }) => foldName(name) === foldName(text('properShippingName') ?? ''));
  // Special provision 63: the contents decide, whatever of them is written behind the name.
  const decides = group.some(({ specialProvisions }) => specialProvisions.includes(63));
  const own = exact.length > 0 && !decides ? exact : group;
  return {
    own,
    sets: own.map(({ subsidiaryHazards }) => subsidiaryHazards),
    conditional: own.flatMap(({ conditionalHazards }) => conditionalHazards),
    open: own.some(({ furtherHazards }) => furtherHazards),
  };
}

const declared = ({ subsidiaries }: GoodsFacts): HazardClass[] =>
  subsidiaries.flatMap((one) => (one.ok ? [one.value] : []));
const print = (hazards: readonly string[]) => (hazards.length === 0 ? 'none' : hazards.join(', '));

export const subsidiaryHazardMissing = goodsRule({
  code: 'subsidiary_hazard_missing',
  severity: 'error',
  omission: true,
  source: 'IMDG 3.2.1 column 4, 5.4.1.4.1.4',
  sentence: 'Every subsidiary hazard of the list is declared.',
  check: (facts) => {
    const { sets } = listedHazards(facts);
    const own = declared(facts);
    if (sets.length === 0 || sets.some((set) => set.every((one) => own.includes(one)))) return undefined;
    const expected = unique(sets.map(print));
    const message = `The list has the subsidiary hazards ${expected.join(' or ')}; declared: ${print(own)}.`;
    return {
      message,
      about: facts.stated('subRiskClassNo', 'unNo'),
      expected,
      severity: facts.text('subRiskClassNo') === undefined ? weightOfMissing(facts) : 'error',
      ask: {
        english: `Please confirm the subsidiary hazard for sea: ${expected.join(' or ')}?`,
        chinese: `请确认海运次要危险性：${expected.join(' 或 ')}？`,
      },
    };
  },
});

export const subsidiaryHazardUnexpected = goodsRule({
  code: 'subsidiary_hazard_unexpected',
  severity: 'error',
  source: 'IMDG 3.2.1 column 4, special provisions 122, 172, 181, 271 and 391',
  sentence: 'A subsidiary hazard that the list does not give is declared only where a special provision has it.',
  check: (facts) => {
    const { own, sets, conditional, open } = listedHazards(facts);
    const [best] = [...sets].sort((a, b) => b.length - a.length);
    if (best === undefined || open) return undefined;
    const known = (one: HazardClass) =>
      sets.some((set) => set.includes(one)) || conditional.includes(one) || isOfFormulation(one, own);
    const extra = declared(facts).filter((one) => !known(one));
    if (extra.length === 0) return undefined;
    const message = `The list gives UN ${facts.entries[0]?.un} no subsidiary hazard ${extra.join(', ')} (it has ${print(best)}): the number may be the wrong one.`;
    return { message, about: facts.stated('subRiskClassNo', 'unNo'), expected: [print(best)] };
  },
});

export const subsidiaryHazardOpen = goodsRule({
  code: 'subsidiary_hazard_open',
  severity: 'note',
  source: 'IMDG special provisions 172, 181 and 391',
  sentence: 'For some entries the contents or the approval decide on further subsidiary hazards.',
  check: (facts) => {
    const { own, conditional, open } = listedHazards(facts);
    if (own.length === 0 || declared(facts).length > 0 || (!open && conditional.length === 0)) return undefined;
    const which = open
      ? 'depend on the contents'
      : `(${unique(conditional).join(', ')}) apply unless the approval says otherwise`;
    const message = `Further subsidiary hazards of UN ${own[0]?.un} ${which}.`;
    return { message, about: facts.stated('unNo') };
  },
});
