// IMDG special provision 63, 2.2.2.6: the division of aerosols follows from their contents; GHS H222 and H223 are flammable ones.

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import { goodsRule } from '../../rule.ts';

const FLAMMABLE = /^H22[023]$/;
const BURNING = 'H222 or H223';

export const aerosolDivision = goodsRule({
  code: 'aerosol_division',
  severity: 'error',
  source: 'IMDG special provision 63, 2.2.2.6; UN GHS annex 3',
  sentence: 'Aerosols with H222 or H223 are division 2.1; those without are 2.2.',
  check: (facts) => {
    if (!facts.un?.ok || facts.un.value !== '1950' || facts.hazardClass?.ok !== true) return undefined;
    const division = facts.hazardClass.value;
    const codes = facts.hazards.flatMap(({ code }) => code.split('+'));
    const isFlammable = codes.some((code) => FLAMMABLE.test(code));
    const about = facts.stated('hCodeGHS', 'imoHazardClassNo');
    if (division === '2.2' && isFlammable) {
      const severity = isStatedDirectly(facts) ? ('error' as const) : ('warning' as const);
      return { message: `Aerosols with ${BURNING} are division 2.1, not 2.2.`, about, expected: ['2.1'], severity };
    }
    return division === '2.1' && codes.includes('H229') && !isFlammable
      ? {
          message: `Division 2.1 without ${BURNING}: aerosols with H229 alone are division 2.2.`,
          about,
          expected: ['2.2'],
          severity: 'warning',
        }
      : undefined;
  },
});
