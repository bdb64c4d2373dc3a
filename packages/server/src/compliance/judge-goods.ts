import { builtInList, type DangerousGoodsList } from '../dangerous-goods/offline.ts';
import { checkDeclaration, gravestFirst } from './check-declaration.ts';
import type { CheckFinding } from './check-finding.ts';
import { type Declaration, NO_GOODS } from './declaration/declaration.ts';
import type { DeclaredExtraction } from './declaration/declare-extraction.ts';
import { type JudgeOptions, readTogether } from './judge-documents.ts';
import { joinRest } from './reconcile/reconcile-documents.ts';

/** One of several goods: what it declares by itself, or its documents with what people put in the place of their values. */
export type GoodsToJudge = ({ readonly declared: Declaration } | DocumentsOfGoods) & {
  /** Numbers of the containers that it travels in; absent when nobody said. */
  readonly containers?: readonly string[] | undefined;
};

type DocumentsOfGoods = {
  readonly documents: readonly DeclaredExtraction[];
} & Pick<JudgeOptions, 'corrected' | 'given'>;

/** How several goods are judged; whether their documents contradict each other may be looked at by the caller. */
export type GoodsOptions = {
  readonly list?: DangerousGoodsList;
  /** The day that periods are counted to, ISO; today when absent. */
  readonly on?: string;
  /** What holds of all goods: the sailing date, whether they travel in one container. */
  readonly shared?: Partial<Declaration>;
  /** Leave out where documents of the same goods contradict each other or what is given: the caller compares the papers. */
  readonly withoutConflicts?: boolean;
};

/** What the rules say of several goods together: of each, and of all side by side. Errors first. */
export function judgeGoods(
  goods: readonly GoodsToJudge[],
  { list = builtInList, on, shared = {}, withoutConflicts = false }: GoodsOptions = {},
): { readonly declaration: Declaration; readonly findings: readonly CheckFinding[] } {
  const read = goods.map((one) =>
    'declared' in one
      ? { declaration: one.declared, conflicts: [], byHand: [] }
      : readTogether(one.documents, { ...one, list, asOne: true, comparesGiven: withoutConflicts }),
  );
  const joined = joinGoods(
    read.map(({ declaration }) => declaration),
    goods,
  );
  const declaration = { ...joined, ...shared };
  const ofEach = read.flatMap(({ conflicts, byHand }, at) =>
    [...(withoutConflicts ? [] : conflicts), ...byHand].map((one) => ({ ...one, goods: at + 1 })),
  );
  const rules = checkDeclaration(declaration, { list, ...(on === undefined ? {} : { on }) });
  return { declaration, findings: gravestFirst([...ofEach, ...rules]) };
}

/** One declaration of all goods, each with the containers that it travels in. */
function joinGoods(declarations: readonly Declaration[], goods: readonly GoodsToJudge[]): Declaration {
  const { documents, ...rest } = joinRest(declarations);
  return {
    ...rest,
    // A certificate that covers several goods is one document.
    documents: [...new Map(documents.map((one) => [one.name, one])).values()],
    goods: declarations.map((one, at) => {
      const containers = goods[at]?.containers;
      return { ...(one.goods[0] ?? NO_GOODS), ...(containers === undefined ? {} : { containers }) };
    }),
  };
}
