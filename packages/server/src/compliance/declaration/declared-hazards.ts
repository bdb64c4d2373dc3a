import type { Severity } from '../../base/index.ts';
import { textOf } from './declaration.ts';
import type { GoodsFacts } from './goods-facts.ts';

/** Whether the goods are declared as dangerous: with a number, a class or a packing group, or in so many words. */
export function isDangerous({ text, declaration, un, hazardClass }: GoodsFacts): boolean {
  if (un !== undefined || hazardClass !== undefined) return true;
  if (text('notDangerous') !== undefined) return false;
  return /^DG\b/i.test(textOf(declaration.shipperDeclareAs) ?? '') || text('packingGroup') !== undefined;
}

/** Whether a person states the declaration; documents leave out what only the shipment knows. */
export const isStatedDirectly = ({ declaration }: Pick<GoodsFacts, 'declaration'>): boolean =>
  declaration.documents.every(({ complete }) => complete === true);

const SAYS_ALL: readonly string[] = ['safety-data-sheet', 'transport-certificate', 'classification-report'];

/**
 * How much a missing value weighs: packing certificates leave out what safety data sheets and transport certificates state; a form
 * that is signed leaves out nothing, whatever it is made from.
 */
export const weightOfMissing = ({ declaration }: Pick<GoodsFacts, 'declaration'>): Severity =>
  declaration.toBeSigned === true ||
  isStatedDirectly({ declaration }) ||
  declaration.documents.some(({ type }) => SAYS_ALL.includes(type))
    ? 'error'
    : 'note';

/** Class and subsidiary hazards that are declared, and those that the list gives the row. */
export function hazardsOf({ hazardClass, subsidiaries, rows }: GoodsFacts): ReadonlySet<string> {
  const declared = [hazardClass, ...subsidiaries].flatMap((one) => (one?.ok ? [String(one.value)] : []));
  const listed = rows.length === 1 ? rows.flatMap((row) => [row.hazardClass, ...row.subsidiaryHazards]) : [];
  return new Set([...declared, ...listed]);
}
