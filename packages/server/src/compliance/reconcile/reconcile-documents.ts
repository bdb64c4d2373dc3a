// Section 14 of the safety data sheet, the transport certificate and the packing certificates of one shipment speak of the same
// goods (IMDG 5.4.1; Chinese export inspection compares the packing certificates with the declaration).
import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import { type Disagreement, findDisagreement, statementsOn } from '../../extraction/offline.ts';
import type { CheckFinding } from '../check-finding.ts';
import {
  type Declaration,
  type DeclaredGoods,
  EMPTY_DECLARATION,
  GOODS_FIELDS,
  type GoodsField,
  NO_GOODS,
  type Stated,
} from '../declaration/declaration.ts';
import { type DeclaredExtraction, declareExtraction } from '../declaration/declare-extraction.ts';
import { type DeclaredDocument, explainDisagreement, sourceOf } from './explain-disagreement.ts';
import { FIELD_WORDS, type FieldWords } from './field-words.ts';
import { weighSources } from './weigh-sources.ts';

/** What the documents of one shipment say together, and where they contradict each other. */
export type Reconciled = {
  readonly declaration: Declaration;
  /** What to report of the contradictions: fields that follow from another one are named with it. */
  readonly conflicts: readonly CheckFinding[];
  /** The contradiction on each field, explained. */
  readonly explanations: ReadonlyMap<string, CheckFinding>;
};

type Explained = { readonly disagreement: Disagreement<DeclaredDocument>; readonly finding: CheckFinding };

/** What follows from the UN number, and is no conflict of its own when that differs. */
const WITH_THE_NUMBER: readonly string[] = [
  'properShippingName',
  'imoHazardClassNo',
  'subRiskClassNo',
  'packingGroup',
  'emsCode',
];

const wordsOf = (key: string): FieldWords | undefined => FIELD_WORDS.find(({ field }) => field === key);

/** Whether a field is only in doubt because a document says that the goods are not dangerous. */
const isOfDanger = ({ statements }: Disagreement<DeclaredDocument>) =>
  statements.some(
    ({ document, field }) => field.value === null && document.values.shipperDeclareAs?.value === 'General Cargo',
  );

/** Whether goods are dangerous comes first, then the fields in the order of the transport description. */
function explainAll(documents: readonly DeclaredDocument[], list: DangerousGoodsList): Explained[] {
  return ['shipperDeclareAs', ...FIELD_WORDS.map(({ field }) => field)].flatMap((key) => {
    const disagreement = findDisagreement(key, documents, list);
    if (disagreement?.likeness !== 'different') return [];
    const finding = explainDisagreement(disagreement, list);
    return finding ? [{ disagreement, finding }] : [];
  });
}

/** One contradiction is reported once: fields that follow from the UN number are named with it. */
function conflictsOf(all: readonly Explained[], decided: readonly string[]): CheckFinding[] {
  const explained = all.filter(({ disagreement }) => !decided.includes(disagreement.key));
  const isOn = (key: string) => explained.some(({ disagreement }) => disagreement.key === key);
  const own = isOn('shipperDeclareAs') ? explained.filter(({ disagreement }) => !isOfDanger(disagreement)) : explained;
  if (!own.some(({ disagreement }) => disagreement.key === 'unNo')) return own.map(({ finding }) => finding);
  const follows = ({ disagreement }: Explained) => WITH_THE_NUMBER.includes(disagreement.key);
  const others = own.filter(follows).flatMap(({ disagreement }) => wordsOf(disagreement.key)?.word ?? []);
  const also = others.length === 0 ? '' : ` With it differ: ${others.join(', ')}.`;
  const strangers = isOn('commodityName') ? ' The product names differ too: they may be of different goods.' : '';
  return own
    .filter((one) => !follows(one))
    .map(({ disagreement, finding }) =>
      disagreement.key === 'unNo' ? { ...finding, message: `${finding.message}${also}${strangers}` } : finding,
    );
}

/** The value to go on with: what counts most, or the best source's. */
function choose(
  field: GoodsField,
  documents: readonly DeclaredDocument[],
  list: DangerousGoodsList,
): Stated | undefined {
  const isStated = ({ declaration }: DeclaredDocument) => declaration.goods[0]?.fields[field] !== undefined;
  if (field === 'notDangerous') return documents.find(isStated)?.declaration.goods[0]?.fields.notDangerous;
  const sources = statementsOn(field, documents.filter(isStated)).flatMap((statement) => sourceOf(statement) ?? []);
  const words = wordsOf(field);
  const [best] = words && sources.length > 1 ? weighSources(words, sources, list).map(({ source }) => source) : sources;
  return best?.stated;
}

/**
 * Reads the documents of one shipment together. Where extraction finds that they contradict each other, says which
 * document is likelier wrong and why: by the list, the rules, the other documents, the newer date, the kind of document, OCR.
 * Fields that a person `decided` are no conflict any more. A declaration as data that is alone keeps its several goods, unless
 * the documents are of one of several goods (`asOne`).
 */
export function reconcileDocuments(
  extractions: readonly DeclaredExtraction[],
  list: DangerousGoodsList,
  { decided = [], asOne = false }: { decided?: readonly string[]; asOne?: boolean | undefined } = {},
): Reconciled {
  const [only, ...others] = extractions;
  const several = only !== undefined && others.length === 0 && !asOne ? declareExtraction(only) : undefined;
  if (several !== undefined && several.goods.length > 1)
    return { declaration: several, conflicts: [], explanations: new Map() };
  const documents = extractions.map((one): DeclaredDocument => ({ ...one, declaration: declareExtraction(one, true) }));
  const fields: Partial<Record<GoodsField, Stated>> = {};
  for (const field of Object.keys(GOODS_FIELDS) as GoodsField[]) {
    const chosen = choose(field, documents, list);
    if (chosen !== undefined) fields[field] = chosen;
  }
  const declarations = documents.map(({ declaration }) => declaration);
  const goods = declarations.flatMap((declaration) => declaration.goods.slice(0, 1));
  const explained = explainAll(documents, list);
  return {
    declaration: { ...joinRest(declarations), goods: [joinGoods(goods, fields)] },
    conflicts: conflictsOf(explained, decided),
    explanations: new Map(explained.map(({ disagreement, finding }) => [disagreement.key, finding])),
  };
}

function joinGoods(goods: readonly DeclaredGoods[], fields: DeclaredGoods['fields']): DeclaredGoods {
  const longest = [...goods].sort((a, b) => b.composition.length - a.composition.length)[0] ?? NO_GOODS;
  const isStated = (field: string) => fields[field as GoodsField] !== undefined;
  return {
    fields,
    composition: longest.composition,
    modes: Object.assign({}, ...goods.map(({ modes }) => modes)) as DeclaredGoods['modes'],
    signs: goods.flatMap(({ signs = [] }) => signs),
    unclear: goods.flatMap(({ unclear }) => unclear).filter(({ field }) => !isStated(field)),
  };
}

/** What is stated of a shipment as a whole, from the first that states it, and all documents. */
export function joinRest(declarations: readonly Declaration[]): Declaration {
  const first = <K extends 'shipperDeclareAs' | 'emergencyContactTelephone' | 'sailingDate' | 'signedBy' | 'signedOn'>(
    key: K,
  ) => {
    const value = declarations.find((one) => one[key] !== undefined)?.[key];
    return value === undefined ? {} : { [key]: value };
  };
  return {
    ...EMPTY_DECLARATION,
    documents: declarations.flatMap((one) => one.documents),
    ...first('shipperDeclareAs'),
    ...first('emergencyContactTelephone'),
    ...first('sailingDate'),
    ...first('signedBy'),
    ...first('signedOn'),
  };
}
