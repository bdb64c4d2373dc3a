import type { Severity } from '../base/index.ts';
import type { CheckFinding } from './check-finding.ts';
import type { Declaration, Place, Stated } from './declaration/declaration.ts';
import type { CheckOptions, GoodsFacts } from './declaration/goods-facts.ts';

/** What a rule found: the sentence, the values it speaks of, and what to ask. */
export type Doubt = {
  readonly message: string;
  /** The values that it speaks of; their places go into the finding. */
  readonly about?: readonly (Stated | { readonly places: readonly Place[] } | undefined)[];
  readonly ask?: { readonly english: string; readonly chinese?: string };
  readonly expected?: readonly string[];
  /** When this one weighs less than the rule's own severity. */
  readonly severity?: Severity;
};

type Found = Doubt | readonly Doubt[] | undefined;

type Described = {
  /** Stable, in snake case. */
  readonly code: string;
  /** The most it can weigh. */
  readonly severity: Severity;
  /** The paragraphs that it follows. IMDG paragraphs are those of amendment 42-24 unless another is named. */
  readonly source: string;
  /**
   * It speaks of what is not stated: no error of a form that does not show it. `beside-forms`: forms have no field for it,
   * so that no form is refused for it.
   */
  readonly omission?: true | 'beside-forms';
  /** What it says, for docs/checks.md. */
  readonly sentence: string;
};

/** A rule that looks at one entry. */
export type GoodsRule = Described & { readonly kind: 'goods'; readonly check: (facts: GoodsFacts) => Found };
/** A rule that looks at the whole declaration. */
export type DeclarationRule = Described & {
  readonly kind: 'declaration';
  readonly check: (declaration: Declaration, goods: readonly GoodsFacts[], options: CheckOptions) => Found;
};
export type Rule = GoodsRule | DeclarationRule;

/** A rule of one entry. */
export const goodsRule = (rule: Omit<GoodsRule, 'kind'>): GoodsRule => ({ kind: 'goods', ...rule });
/** A rule of the whole declaration. */
export const declarationRule = (rule: Omit<DeclarationRule, 'kind'>): DeclarationRule => ({
  kind: 'declaration',
  ...rule,
});

const listOf = (found: Found): readonly Doubt[] =>
  found === undefined ? [] : 'message' in found ? [found as Doubt] : (found as readonly Doubt[]);

function findingOf(rule: Described, doubt: Doubt, goods: number | undefined): CheckFinding {
  const places = (doubt.about ?? []).flatMap((one) => one?.places ?? []);
  return {
    code: rule.code,
    severity: doubt.severity ?? rule.severity,
    message: doubt.message,
    source: rule.source,
    ...(goods === undefined ? {} : { goods }),
    places: places.map(({ box, ...place }) => ({ ...place, ...(box === undefined ? {} : { box: [...box] }) })),
    ...(doubt.ask === undefined ? {} : { ask: { ...doubt.ask } }),
    ...(doubt.expected === undefined ? {} : { expected: [...doubt.expected] }),
  };
}

/** What one rule says of a declaration whose entries were read. */
export function applyRule(
  rule: Rule,
  read: { declaration: Declaration; goods: readonly GoodsFacts[]; options: CheckOptions },
): CheckFinding[] {
  if (rule.kind === 'declaration') {
    const found = listOf(rule.check(read.declaration, read.goods, read.options));
    return found.map((doubt) => findingOf(rule, doubt, undefined));
  }
  return read.goods.flatMap((facts) => listOf(rule.check(facts)).map((doubt) => findingOf(rule, doubt, facts.number)));
}
