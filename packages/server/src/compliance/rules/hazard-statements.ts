// UN GHS annex 3 against UN Model Regulations part 2 (IMDG part 2): section 2 of the safety data sheet against section 14.

import { hazardsOf, isStatedDirectly } from '../declaration/declared-hazards.ts';
import type { GoodsFacts, StatedHazard } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

const classesOf = ({ statement }: StatedHazard): readonly string[] =>
  statement === undefined || statement.transport.includes('MP')
    ? []
    : [...statement.transport, ...alsoOf(statement.code)];
/** Toxic or corrosive oxidizing gases have the oxidizer as a subsidiary hazard (2.2.2.1). */
const alsoOf = (code: string) => (code === 'H270' ? ['5.1'] : []);

/** Statements that none of the declared hazards matches. A bare "1" is any division of class 1. */
function uncovered(facts: GoodsFacts): StatedHazard[] {
  const hazards = [...hazardsOf(facts)];
  const covers = (wanted: string) => hazards.some((one) => one === wanted || (wanted === '1' && one.startsWith('1')));
  return facts.hazards.filter((hazard) => classesOf(hazard).length > 0 && !classesOf(hazard).some(covers));
}

/** The list has weighed the hazards of a substance that it names; of mixtures only the shipper knows them. */
const isNamed = ({ rows }: GoodsFacts) =>
  rows.length > 0 && rows.every((row) => row.technicalNameProvision === null && ![223, BY_CONTENTS].some(isOf(row)));
/** Special provision 63: aerosols have the hazards of their contents. */
const BY_CONTENTS = 63;
const isOf = (row: GoodsFacts['rows'][number]) => (provision: number) => row.specialProvisions.includes(provision);

/** Statements whose criteria are those of the transport class (2.4.2 to 2.5.3, 2.6.2.2.4 oral and dermal, 2.8.3.3). */
const CERTAIN = /^(?:H24[0-2]|H25[0-2]|H26[01]|H27[12]|H30[01]|H31[01]|H314)/;

/** Depends on the form and the particle size that the goods are shipped in, so that a name of the list does not settle it. */
const SELF_HEATING = /^H25[0-2]/;

export const statementWithoutClass = goodsRule({
  code: 'hazard_statement_without_class',
  severity: 'error',
  source: 'UN GHS annex 3; IMDG 2.0.3 and part 2',
  sentence: 'Every hazard statement that means a transport class has that class among class and subsidiary hazards.',
  check: (facts) => {
    if (facts.hazardClass?.ok !== true) return undefined;
    // An organic peroxide, explosive, gas under pressure or article is classed for itself; its other hazards may be covered.
    const left = uncovered(facts);
    if (left.length === 0 || facts.rows.some(({ furtherHazards }) => furtherHazards)) return undefined;
    const said = left.map((one) => `${one.code} (${one.statement?.english}; class ${classesOf(one).join(' or ')})`);
    const named = isNamed(facts);
    const message = `${said.join('; ')} ${left.length === 1 ? 'has' : 'have'} no counterpart in class ${[...hazardsOf(facts)].join(', ')}.`;
    return {
      message: named ? `${message} The list names the substance without it.` : message,
      about: facts.stated('hCodeGHS', 'imoHazardClassNo', 'subRiskClassNo'),
      severity: named
        ? isStatedDirectly(facts) && left.some(({ code }) => SELF_HEATING.test(code))
          ? 'warning'
          : 'note'
        : isStatedDirectly(facts) && left.some(({ code }) => CERTAIN.test(code))
          ? 'error'
          : 'warning',
      ask: {
        english: `Section 2 gives ${left.map(({ code }) => code).join(', ')}, section 14 class ${facts.hazardClass.value}. Is a subsidiary hazard missing, or which is right?`,
        chinese: `第2部分列有 ${left.map(({ code }) => code).join('、')}，第14部分为第${facts.hazardClass.value}类。是否遗漏次要危险性？请确认。`,
      },
    };
  },
});

/** Classes that a statement always goes with, in sheets that give statements at all. */
const WANTED: Readonly<Record<string, RegExp>> = {
  '3': /^H22[456]|^H20[678]/,
  '8': /^H314|^H290/,
  '6.1': /^H30[01]|^H31[01]|^H33[01]/,
  '5.1': /^H27[012]/,
  '4.1': /^H228|^H24[0-2]|^H20[678]/,
  '4.2': /^H25[0-2]/,
  '4.3': /^H26[01]/,
  '5.2': /^H24[0-2]/,
  '2.1': /^H22[0-3]|^H229|^H280|^H28[123]/,
};

export const classWithoutStatement = goodsRule({
  code: 'hazard_class_without_statement',
  severity: 'note',
  source: 'UN GHS annex 3; IMDG part 2',
  sentence: 'The class has a counterpart among the hazard statements of section 2.',
  check: (facts) => {
    const { hazardClass, hazards } = facts;
    const wanted = hazardClass?.ok ? WANTED[hazardClass.value] : undefined;
    if (!hazardClass?.ok || wanted === undefined || hazards.length === 0) return undefined;
    if (facts.state === 'article' || hazards.some(({ code }) => code.split('+').some((one) => wanted.test(one))))
      return undefined;
    const message = `Class ${hazardClass.value} has no counterpart among ${hazards.map(({ code }) => code).join(', ')}.`;
    return { message, about: facts.stated('imoHazardClassNo', 'hCodeGHS') };
  },
});

export const statementUnknown = goodsRule({
  code: 'hazard_statement_unknown',
  severity: 'note',
  source: 'UN GHS annex 3',
  sentence: 'A code that the GHS has not is a misprint or was misread.',
  check: (facts) => {
    const unknown = facts.hazards.filter(({ statement }) => statement === undefined).map(({ code }) => code);
    return unknown.length === 0
      ? undefined
      : { message: `The GHS has no ${unknown.join(', ')}.`, about: facts.stated('hCodeGHS') };
  },
});
