// IMDG 2.9.3, 2.10.2, 2.10.3, 3.1.2.9, 5.4.1.4.3.5; MARPOL annex III. Listed pollutants have a P in column 4; others are
// pollutants by Acute 1 (H400), Chronic 1 (H410) and Chronic 2 (H411).
import { type DangerousGoodsEntry, foldName, numbersOfCas } from '../../dangerous-goods/offline.ts';
import type { Ingredient } from '../declaration/declaration.ts';
import { isStatedDirectly } from '../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { rowsNamed } from '../declaration/rows-named.ts';
import { areSmallPackages } from '../declaration/small-packages.ts';
import { goodsRule } from '../rule.ts';

const ENVIRONMENTAL = new Set(['3077', '3082']);

const answerOf = ({ text }: GoodsFacts): 'yes' | 'no' | undefined => {
  const stated = text('marinePollutant');
  if (stated === undefined) return undefined;
  return /^(?:y|p|pp|yes|是|true|marine pollutant)/i.test(stated) ? 'yes' : 'no';
};
const isEnvironmental = ({ un }: GoodsFacts) => un?.ok === true && ENVIRONMENTAL.has(un.value);
const isListed = ({ rows }: GoodsFacts) => rows.length > 0 && rows.every((row) => row.marinePollutant);
const aquatic = ({ hazards }: GoodsFacts) => hazards.filter(({ statement }) => statement?.transport.includes('MP'));

const ask = {
  english: 'Is the product a marine pollutant by sea (IMDG 2.10)? Please state yes or no in section 14.',
  chinese: '该产品海运是否为海洋污染物（IMDG 2.10）？请在第14部分注明“是”或“否”。',
};

export const marinePollutantListed = goodsRule({
  code: 'marine_pollutant_listed',
  severity: 'error',
  source: 'IMDG 3.2.1 column 4, 2.10.2.1, 5.4.1.4.3.5',
  sentence: 'Goods with a P in the list, UN 3077 and UN 3082 are declared as marine pollutants.',
  check: (facts) => {
    if (answerOf(facts) === 'yes' || !isListed(facts)) return undefined;
    if (areSmallPackages(facts) === true && !isEnvironmental(facts)) return undefined;
    const said = answerOf(facts) === 'no' ? 'is declared as none' : 'is not declared';
    const message = `UN ${facts.rows[0]?.un} is a marine pollutant by the list, and ${said}.`;
    return {
      message,
      about: facts.stated('marinePollutant', 'unNo'),
      ask,
      // A low concentration may take a mixture out of the criteria (2.10.2.6); a missing word wants adding.
      severity: answerOf(facts) === 'no' ? 'error' : 'warning',
    };
  },
});

export const marinePollutantByHazard = goodsRule({
  code: 'marine_pollutant_by_hazard',
  severity: 'error',
  source: 'IMDG 2.9.3.3, 2.10.3, 5.4.1.4.3.5',
  sentence: 'Goods with H400, H410 or H411 are marine pollutants.',
  check: (facts) => {
    const codes = aquatic(facts).map(({ code }) => code);
    if (codes.length === 0 || answerOf(facts) === 'yes' || isListed(facts) || facts.un === undefined) return undefined;
    const said = answerOf(facts) === 'no' ? '"marine pollutant: no" is declared' : 'no marine pollutant is declared';
    const message = `The safety data sheet gives ${codes.join(', ')}, and ${said}.`;
    return {
      message,
      about: facts.stated('hCodeGHS', 'marinePollutant'),
      ask,
      severity: answerOf(facts) === 'no' && areSmallPackages(facts) !== true ? 'error' : 'warning',
    };
  },
});

export const marinePollutantUnproved = goodsRule({
  code: 'marine_pollutant_unproved',
  severity: 'note',
  source: 'IMDG 2.10.2, 2.10.3',
  sentence: 'A marine pollutant without H400, H410 or H411 and without a P in the list wants a look.',
  check: (facts) => {
    if (answerOf(facts) !== 'yes' || isListed(facts) || facts.hazards.length === 0 || aquatic(facts).length > 0)
      return undefined;
    const message = 'A marine pollutant is declared, but neither the list nor the H statements say so.';
    return { message, about: facts.stated('marinePollutant', 'hCodeGHS'), ask };
  },
});

/** Names that say what goods are for, not what they are made of. */
const GENERIC =
  /N\.O\.S\.|^(?:PAINT|RESIN SOLUTION|ADHESIVES|PRINTING INK|COATING SOLUTION|PERFUMERY|EXTRACTS|TINCTURES|WOOD PRESERVATIVES|DISINFECTANT|DYE|CORROSIVE|MEDICINE|PESTICIDE)/;

export const marinePollutantName = goodsRule({
  code: 'marine_pollutant_name',
  severity: 'error',
  source: 'IMDG 3.1.2.9',
  sentence: 'Under a generic name the chemical name of the pollutant is added.',
  check: (facts) => {
    const generic = facts.rows.some((row) => !row.marinePollutant && GENERIC.test(row.name));
    const needed = facts.rows.some((row) => row.technicalNameProvision !== null);
    if (answerOf(facts) !== 'yes' || !generic || needed || facts.text('technicalName') !== undefined) return undefined;
    if (/[(（]/.test(facts.text('properShippingName') ?? '')) return undefined;
    const message = 'Under a generic name the marine pollutant’s chemical name stands in brackets behind it.';
    return {
      message,
      about: facts.stated('properShippingName', 'marinePollutant'),
      severity: isStatedDirectly(facts) ? 'error' : 'warning',
      ask: {
        english: 'Which constituent makes the product a marine pollutant?',
        chinese: '哪种组分使该产品成为海洋污染物？',
      },
    };
  },
});

/** The rows that name a constituent, by its CAS number or its name. */
function rowsOfConstituent({ list }: GoodsFacts, { casNo, name }: Ingredient): readonly DangerousGoodsEntry[] {
  const byNumber = casNo === undefined ? [] : numbersOfCas(casNo).flatMap((un) => list.find(un));
  return byNumber.length > 0 || name === undefined ? byNumber : rowsNamed(list, foldName(name));
}

const figureOf = (percent: string | number | undefined) =>
  Math.max(0, ...(String(percent ?? '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
/** 2.9.3.4.3.4: a constituent of a lower share does not make a mixture hazardous by itself, unless it is of factor M. */
const LEAST_SHARE = 1;

export const marinePollutantPredominant = goodsRule({
  code: 'marine_pollutant_predominant',
  severity: 'error',
  source: 'IMDG 3.1.2.9.1, 3.1.2.8.1.2',
  sentence: 'The technical name of a mixture that pollutes names a constituent that makes it a marine pollutant.',
  check: (facts) => {
    const name = facts.text('technicalName');
    const pollutes = answerOf(facts) === 'yes' || isEnvironmental(facts);
    if (name === undefined || !pollutes || facts.rows.every((row) => row.technicalNameProvision === null))
      return undefined;
    const known = facts.composition.map((one) => ({ one, rows: rowsOfConstituent(facts, one) }));
    const isNamed = ({ one, rows }: (typeof known)[number]) => {
      const own = [one.name ?? '', ...rows.map((row) => row.name)].map(foldName).filter((other) => other.length > 3);
      return own.some((other) => foldName(name).includes(other) || other.includes(foldName(name)));
    };
    const polluting = known.filter(
      ({ one, rows }) =>
        figureOf(one.percent) >= LEAST_SHARE && rows.length > 0 && rows.every((row) => row.marinePollutant),
    );
    const named = known.filter(isNamed);
    const others = named.length > 0 && named.every(({ rows }) => rows.every((row) => !row.marinePollutant));
    if (polluting.length === 0 || !others || polluting.some(isNamed)) return undefined;
    const isListedAlone = named.every(({ rows }) => rows.length > 0);
    const constituents = polluting.map(({ one }) => one.name ?? one.casNo ?? '');
    return {
      message: `"${name}" names no marine pollutant; section 3 has ${constituents.join(', ')}, which the list has as one.`,
      about: [...facts.stated('technicalName'), ...polluting.map(({ one }) => one)],
      expected: constituents,
      // One that the list has not may pollute as well: only section 2 of its sheet says.
      severity: isListedAlone && isEnvironmental(facts) && isStatedDirectly(facts) ? 'error' : 'warning',
      ask: {
        english:
          'Which constituent predominantly makes the mixture a marine pollutant? It is named in the technical name.',
        chinese: '哪种组分是使该混合物成为海洋污染物的主要组分？其名称应列入技术名称。',
      },
    };
  },
});

export const marinePollutantSmall = goodsRule({
  code: 'marine_pollutant_small_packages',
  severity: 'note',
  source: 'IMDG 2.10.2.7, special provision 969',
  sentence: 'In packagings of at most 5 L or 5 kg the provisions for marine pollutants do not apply.',
  check: (facts) => {
    const pollutes = answerOf(facts) === 'yes' || isListed(facts) || aquatic(facts).length > 0;
    if (!pollutes || areSmallPackages(facts) !== true) return undefined;
    const rest = isEnvironmental(facts) ? 'so the goods are not subject to the Code at all' : 'other hazards remain';
    const message = `In packagings of at most 5 L or 5 kg the provisions for marine pollutants do not apply (${rest}), if the packagings meet 4.1.1.1, 4.1.1.2 and 4.1.1.4 to 4.1.1.8.`;
    return { message, about: facts.stated('innerPackagingNet', 'innerPackageQuantityAndType', 'netMassPerPackageKg') };
  },
});
