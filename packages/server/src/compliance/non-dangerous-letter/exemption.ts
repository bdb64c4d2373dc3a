import type { Severity } from '../../base/index.ts';
import { type EvaluatedClaim, evaluateClaim } from '../declaration/claims.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';

/** Provisions of air (A…) and of road (ADR 375) exempt no goods from the IMDG Code. */
const OF_OTHER_MODES = /^(?:SP)?\s*(?:A\d|375$)/i;

/** The provision of the Code by which a document says that the goods are exempt, evaluated; undefined when it names none of the Code's. */
function exemptionOf(facts: GoodsFacts): EvaluatedClaim | undefined {
  const stated = facts.text('exemptedFromIMDGCode');
  if (stated === undefined || !/\d/.test(stated) || OF_OTHER_MODES.test(stated)) return undefined;
  return evaluateClaim(stated, facts);
}

/** Evidence against a letter blocks it, unless the stated figures meet the provision that is named: a claim alone lowers nothing. */
export const weightOf = (facts: GoodsFacts): Severity => (exemptionOf(facts)?.isMet === true ? 'warning' : 'error');

/** Whether a provision of the Code is named by which the goods shall be exempt. */
export const isClaimed = (facts: GoodsFacts): boolean => exemptionOf(facts) !== undefined;

/** What follows a message when a provision is named. */
export function underProvision(facts: GoodsFacts): string {
  const claim = exemptionOf(facts);
  if (claim === undefined) return '';
  if (claim.isMet) return ` ${claim.provision} is named, and the stated figures meet it: verify its other conditions.`;
  const open = claim.open.length === 0 ? 'its conditions' : claim.open.join(', ');
  return ` ${claim.provision} is named, but this is not shown: ${open}.`;
}
