// UN GHS chapters 2.1 to 4.1 and UN Model Regulations part 2: their physical hazards, acute toxicity 1 to 3, skin corrosion 1
// and aquatic hazards Acute 1, Chronic 1 and 2 have the criteria of transport.

import { areSmallPackages } from '../declaration/small-packages.ts';
import { goodsRule } from '../rule.ts';
import { underProvision, weightOf } from './exemption.ts';

const classesOf = (transport: readonly string[]) => (transport.includes('MP') ? [] : transport);

/** Statements that mean a transport class. */
export const letterHazardStatements = goodsRule({
  code: 'letter_hazard_statements',
  severity: 'error',
  source: 'UN GHS annex 3; IMDG part 2',
  sentence: 'No non-dangerous goods letter for goods whose GHS hazard statements mean a transport class.',
  check: (facts) => {
    const heavy = facts.hazards.filter(({ statement }) => classesOf(statement?.transport ?? []).length > 0);
    if (heavy.length === 0) return undefined;
    const said = heavy.map(
      ({ code, statement }) =>
        `${code} (${statement?.english}: class ${classesOf(statement?.transport ?? []).join(' or ')})`,
    );
    return {
      message: `The safety data sheet gives ${said.join('; ')}.${underProvision(facts)}`,
      about: facts.stated('hCodeGHS'),
      severity: weightOf(facts),
      ask: {
        english: `Section 2 of the safety data sheet gives ${heavy.map(({ code }) => code).join(', ')}. On which test results are the goods not dangerous for transport by sea? Please send them.`,
        chinese: `安全技术说明书第2部分列有 ${heavy.map(({ code }) => code).join('、')}。请提供证明该货物海运不属于危险货物的检测结果。`,
      },
    };
  },
});

const ask = {
  english:
    'Is the product a marine pollutant (H400, H410 or H411)? What is the net quantity of each inner or single packaging? ' +
    'Only packagings of 5 L or 5 kg at most are relieved.',
  chinese:
    '该产品是否为海洋污染物（H400、H410或H411）？每个内包装或单一包装的净含量是多少？只有不超过5升或5千克的包装可以豁免。',
};

/** Marine pollutants are dangerous goods of class 9 unless they are in small packagings. */
export const letterMarinePollutant = goodsRule({
  code: 'letter_marine_pollutant',
  severity: 'error',
  source: 'IMDG 2.9.3, 2.10.2.7, special provision 969',
  sentence:
    'No non-dangerous goods letter for marine pollutants, unless they are in packagings of at most 5 L or 5 kg.',
  check: (facts) => {
    const aquatic = facts.hazards.filter(({ statement }) => statement?.transport.includes('MP'));
    const declared = /^(?:y|yes|p|pp|是|true)\b/i.test(facts.text('marinePollutant') ?? '');
    if (aquatic.length === 0 && !declared) return undefined;
    const why = [...(declared ? ['it is called a marine pollutant'] : []), ...aquatic.map(({ code }) => code)].join(
      ', ',
    );
    const about = facts.stated(
      ...(declared ? (['marinePollutant'] as const) : []),
      ...(aquatic.length > 0 ? (['hCodeGHS'] as const) : []),
    );
    if (areSmallPackages(facts) === true) {
      const message = `A marine pollutant (${why}) in packagings of at most 5 L or 5 kg: exempt if they meet 4.1.1.1, 4.1.1.2 and 4.1.1.4 to 4.1.1.8.`;
      return { message, about, severity: 'warning' };
    }
    const message = `The goods are a marine pollutant (${why}): UN 3077 or UN 3082, class 9, at least.${underProvision(facts)}`;
    return { message, about, ask, severity: weightOf(facts) };
  },
});
