import type { Finding } from '../base/index.ts';
import { builtInList, type DangerousGoodsList, type Edition } from '../dangerous-goods/offline.ts';
import {
  checkDeclaration,
  checkNonDangerousLetter,
  gravestFirst,
  type NonDangerousLetterGate,
} from './check-declaration.ts';
import type { CheckFinding } from './check-finding.ts';
import {
  type Declaration,
  type DeclaredGoods,
  GOODS_FIELDS,
  type GoodsField,
  type Stated,
} from './declaration/declaration.ts';
import type { DeclaredExtraction } from './declaration/declare-extraction.ts';
import { findContradicted } from './reconcile/contradicted-values.ts';
import { FIELD_WORDS } from './reconcile/field-words.ts';
import { reconcileDocuments } from './reconcile/reconcile-documents.ts';

/** What the rules say of documents of one shipment. */
export type Judgement = {
  readonly declaration: Declaration;
  /** Errors first; the documents' conflicts with each other among them. */
  readonly findings: readonly CheckFinding[];
  /** Whether a non-dangerous goods letter may be printed, and what speaks against it. */
  readonly letter: NonDangerousLetterGate;
  readonly edition: Edition;
};

/** The same, with what is about single documents apart from what is about several. */
export type JudgedDocuments = Judgement & {
  /** The rules' findings alone. */
  readonly rules: readonly CheckFinding[];
  /** Where documents contradict each other, by field: which is likelier wrong, and why. */
  readonly explanations: ReadonlyMap<string, CheckFinding>;
};

/** How documents are judged. */
export type JudgeOptions = {
  readonly list?: DangerousGoodsList;
  /** The day that periods are counted to, ISO; today when absent. */
  readonly on?: string;
  /** Values that a person put in the place of extracted ones; null empties a field. */
  readonly corrected?: ReadonlyMap<string, string | number | null>;
  /** Values that a person states beside the documents, without a reason: they decide no conflict between these. */
  readonly given?: ReadonlyMap<string, string | number | null>;
  /** The documents are of one of several goods, whatever each of them has. */
  readonly asOne?: boolean;
  /** The caller compares what is given with the documents itself, field by field. */
  readonly comparesGiven?: boolean;
  /** A form is about to be signed on what the documents state. */
  readonly toBeSigned?: boolean;
};

/** The declaration with corrected values in it, in each of its goods: a person's word has no place on a page. */
function correctDeclaration(declaration: Declaration, corrected: JudgeOptions['corrected']): Declaration {
  if (corrected === undefined || corrected.size === 0) return declaration;
  const shipper = corrected.get('shipperDeclareAs');
  const own = typeof shipper === 'string' ? { shipperDeclareAs: { value: shipper, places: [] } } : {};
  const phone = corrected.get('emergencyContactTelephone');
  const emergency = phone ? { emergencyContactTelephone: { value: phone, places: [] } } : {};
  return { ...declaration, ...own, ...emergency, goods: declaration.goods.map((one) => correctGoods(one, corrected)) };
}

function correctGoods(goods: DeclaredGoods, corrected: JudgeOptions['corrected'] & object): DeclaredGoods {
  const fields: Partial<Record<GoodsField, Stated>> = { ...goods.fields };
  for (const key of Object.keys(GOODS_FIELDS) as GoodsField[]) {
    const value = corrected.get(key);
    if (value === undefined) continue;
    if (value === null) delete fields[key];
    else fields[key] = { value, places: [] };
  }
  return { ...goods, fields, unclear: goods.unclear.filter(({ field }) => !corrected.has(field)) };
}

/** What documents of the same goods state together, corrections applied, and where they contradict each other or a person. */
export function readTogether(
  documents: readonly DeclaredExtraction[],
  { list = builtInList, corrected = new Map(), given = new Map(), asOne, comparesGiven }: JudgeOptions,
) {
  const { declaration, conflicts, explanations } = reconcileDocuments(documents, list, {
    decided: [...corrected.keys()],
    asOne,
  });
  const uncompared = new Map([...given].filter(([key]) => FIELD_WORDS.every(({ field }) => field !== key)));
  const byHand = [
    ...findContradicted(documents, comparesGiven ? uncompared : given, list),
    ...findContradicted(documents, corrected, list).map((one): CheckFinding => ({ ...one, severity: 'warning' })),
  ];
  return {
    declaration: correctDeclaration(declaration, new Map([...corrected, ...given])),
    conflicts,
    explanations,
    byHand,
  };
}

/** Reads documents of one shipment together and applies every rule. */
export function judgeDocuments(documents: readonly DeclaredExtraction[], options: JudgeOptions = {}): JudgedDocuments {
  const list = options.list ?? builtInList;
  const { declaration: read, conflicts, explanations, byHand } = readTogether(documents, options);
  const declaration = options.toBeSigned ? { ...read, toBeSigned: true } : read;
  const day = options.on === undefined ? {} : { on: options.on };
  const rules = [...checkDeclaration(declaration, { list, ...day }), ...byHand];
  const findings = gravestFirst([...conflicts, ...rules]);
  const letter = checkNonDangerousLetter(declaration, { list, ...day });
  return { declaration, findings, rules, explanations, letter, edition: list.edition };
}

/** A rule's finding as an extraction shows it. */
export function findingOfCheck(finding: CheckFinding): Finding {
  const { code, severity, message, places, source, ask, likelierWrong } = finding;
  const shown = places.map(({ documentId, page, box, quote, pointer }) => ({
    ...(documentId === undefined ? {} : { document: documentId }),
    ...(page === undefined ? {} : { page }),
    ...(box === undefined
      ? {}
      : { box: [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0] as [number, number, number, number] }),
    ...(quote === undefined ? {} : { quote }),
    ...(pointer === undefined ? {} : { pointer }),
  }));
  const [place] = shown;
  return {
    ...{ code, severity, message, source },
    ...(ask ? { ask } : {}),
    ...(likelierWrong === undefined ? {} : { likelierWrong }),
    ...(place ? { place } : {}),
    places: shown,
  };
}
