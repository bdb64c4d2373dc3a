import { type CheckFinding, findFewestWrong, groupsOf } from '../../compliance/index.ts';
import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import type { Paper } from '../papers/paper.ts';
import { areDifferent } from './compared-field.ts';
import { constraintsOf, type PaperConstraint } from './constraints.ts';
import { type Explanation, explainGroup } from './explain.ts';
import { quantitiesOf, type StatedQuantity, type Statement } from './statement.ts';
import { TIE_MARGIN } from './weigh-statement.ts';

/** The statements that are wrong if the quantity has the value of `option`; all of them when it has none of the values. */
function wrongIf(quantity: StatedQuantity, option: Statement | undefined, list: DangerousGoodsList): Statement[] {
  if (option === undefined) return [...quantity.statements];
  return quantity.statements.filter(
    (one) => one !== option && areDifferent(quantity.field.field, option.paper, one.paper, list),
  );
}

const weightOf = (statements: readonly Statement[]) => statements.reduce((sum, { weight }) => sum + weight, 0);

type Part = { readonly quantities: readonly StatedQuantity[]; readonly constraints: readonly PaperConstraint[] };

/** Fields that constraints join are solved together, all others by themselves. */
function partsOf(quantities: readonly StatedQuantity[], constraints: readonly PaperConstraint[]): Part[] {
  return groupsOf(quantities.length, constraints).map((group) => ({
    quantities: group.flatMap((at) => quantities[at] ?? []),
    constraints: constraints
      .filter(({ over }) => group.includes(over[0] ?? -1))
      .map((one) => ({ ...one, over: one.over.map((at) => group.indexOf(at)) })),
  }));
}

/** A number out of the list and a value beside it are a matter of the rules, as long as the papers agree. */
function isMatterOfPapers({ quantities, constraints }: Part): boolean {
  if (quantities.some(({ options }) => options.length > 1)) return true;
  const only = quantities.map(({ options }) => options[0]);
  return constraints.some(({ kind, over, holds }) => {
    const values = over.flatMap((at) => only[at] ?? []);
    return kind === 'arithmetic' && values.length === over.length && !holds(values);
  });
}

function solve(part: Part, list: DangerousGoodsList): Explanation {
  const choices = part.quantities.map((quantity) => [...quantity.options, undefined]);
  const wrong = part.quantities.map((quantity, at) =>
    (choices[at] ?? []).map((option) => wrongIf(quantity, option, list)),
  );
  const { solutions, complete } = findFewestWrong<Statement>(
    choices.map((options, at) => ({
      choices: options.map((value, choice) => ({ value, cost: weightOf(wrong[at]?.[choice] ?? []) })),
    })),
    part.constraints,
    TIE_MARGIN,
  );
  const sets = solutions.map(({ choices: chosen }) => ({
    wrong: chosen.flatMap((choice, at) => wrong[at]?.[choice] ?? []),
    right: chosen.map((choice, at) => choices[at]?.[choice]),
  }));
  return { ...part, explanations: smallest(sets), complete };
}

/** Without those that call more wrong than another one does, and without repetitions. */
function smallest<T extends { readonly wrong: readonly Statement[] }>(sets: readonly T[]): T[] {
  return sets.filter(
    ({ wrong }, at) =>
      !sets.some(
        (other, index) =>
          index !== at &&
          other.wrong.every((one) => wrong.includes(one)) &&
          (other.wrong.length < wrong.length || index < at),
      ),
  );
}

/**
 * Where the papers of a shipment contradict each other, and the fewest statements that must be wrong for all others to
 * agree: with each other, with the dangerous goods list and with arithmetic. Ties are named as ties.
 */
export function reconcilePapers(
  papers: readonly Paper[],
  decided: readonly ReadonlyMap<string, unknown>[],
  list: DangerousGoodsList,
): CheckFinding[] {
  const quantities = quantitiesOf(papers, decided, list);
  const constraints = constraintsOf(quantities, decided.length, list);
  return partsOf(quantities, constraints)
    .filter(isMatterOfPapers)
    .flatMap((part) => explainGroup(solve(part, list)));
}
