import type { Severity } from '../../base/index.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';

/** Provisions of air (A…) and of road (ADR 375) exempt no goods from the IMDG Code. */
const OF_OTHER_MODES = /^(?:SP)?\s*(?:A\d|375$)/i;

/** The provision of the Code by which a document says that the goods are exempt; undefined when it names none of the Code's. */
function exemptionOf({ text }: Pick<GoodsFacts, 'text'>): string | undefined {
  const stated = text('exemptedFromIMDGCode');
  if (stated === undefined || !/\d/.test(stated) || OF_OTHER_MODES.test(stated)) return undefined;
  return stated;
}

/** Evidence against a letter blocks it, unless a provision exempts the goods: then its conditions have to be verified. */
export const weightOf = (facts: Pick<GoodsFacts, 'text'>): Severity =>
  exemptionOf(facts) === undefined ? 'error' : 'warning';

/** What follows a message when a provision is named. */
export function underProvision(facts: Pick<GoodsFacts, 'text'>): string {
  const provision = exemptionOf(facts);
  return provision === undefined ? '' : ` A document names ${provision}: verify that every condition of it is met.`;
}
