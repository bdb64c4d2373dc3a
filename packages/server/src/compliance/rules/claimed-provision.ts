// IMDG chapter 3.3, 2.3.2.2, 2.3.2.5, 2.10.2.7: a provision that a document names is evaluated by the figures that are stated.
import { evaluateClaim } from '../declaration/claims.ts';
import { goodsRule } from '../rule.ts';

/** Provisions of air (A…) and of road (ADR 375) are none of the Code. */
const OF_OTHER_MODES = /^(?:SP)?\s*(?:A\d|375$)/i;

/** A paragraph or provision that the remarks name as the reason. */
const claimedInWords = (words: string | undefined): string | undefined =>
  /(?:in accordance with|according to|under|by|per|exempt\w*[^.;]{0,20}?)\s*(2\.3\.2\.[25]|2\.10\.2\.7|(?:SP|special provision)\s?\d{2,3})(?!\d)/i.exec(
    words ?? '',
  )?.[1];

export const claimedProvision = goodsRule({
  code: 'provision_claimed',
  severity: 'error',
  source: 'IMDG chapter 3.3, 2.3.2.2, 2.3.2.5, 2.10.2.7',
  sentence: 'A provision that is named to exempt goods has its conditions met by the figures that are stated.',
  check: (facts) => {
    const stated = facts.text('exemptedFromIMDGCode') ?? claimedInWords(facts.text('additionalInformation'));
    if (stated === undefined || !/\d/.test(stated) || OF_OTHER_MODES.test(stated)) return undefined;
    const { open, failed } = evaluateClaim(stated, facts);
    if (open.length === 0) return undefined;
    const about = facts.stated('exemptedFromIMDGCode', 'additionalInformation');
    const ask = {
      english: `${stated}: please state ${open.join('; ')}.`,
      chinese: `${stated}：请提供其各项条件的数据。`,
    };
    return failed.length > 0
      ? { message: `${stated} is named, but not met: ${failed.join('; ')}.`, about, ask }
      : { message: `${stated} is named, but this is not shown: ${open.join('; ')}.`, about, ask, severity: 'warning' };
  },
});
