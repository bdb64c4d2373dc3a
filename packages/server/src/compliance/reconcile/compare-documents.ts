// Section 14 of the data sheet, the transport certificate and the packing certificates of one shipment speak of the same
// goods (IMDG 5.4.1; Chinese export inspection compares the packing certificates with the declaration).
import { type DangerousGoodsList, foldName, parseUnNumber } from '../../dangerous-goods/offline.ts';
import type { CheckFinding } from '../check-finding.ts';
import {
  type Declaration,
  type DeclaredGoods,
  EMPTY_DECLARATION,
  type GoodsField,
  NO_GOODS,
  type SourceDocument,
  type Stated,
  textOf,
} from '../declaration/declaration.ts';
import { COMPARED, type Compared } from './compared-fields.ts';
import { type StatingDocument, weighSources } from './weigh-sources.ts';

/** What the documents of one shipment say together, and where they contradict each other. */
export type Comparison = { readonly declaration: Declaration; readonly conflicts: readonly CheckFinding[] };

const ALL_FIELDS_OF = (goods: DeclaredGoods) => Object.keys(goods.fields) as GoodsField[];

function sourcesOf(declarations: readonly Declaration[], field: GoodsField): StatingDocument[] {
  return declarations.flatMap((declaration) => {
    const stated = declaration.goods[0]?.fields[field];
    const [document] = declaration.documents;
    return stated === undefined || document === undefined ? [] : [{ document, stated, declaration }];
  });
}

const placeOf = ({ document, stated }: StatingDocument) => {
  const page = stated.places[0]?.page;
  return `«${textOf(stated)}» in ${document.name}${page === undefined ? '' : `, page ${page}`}`;
};

function conflictOf(compared: Compared, sources: readonly StatingDocument[], list: DangerousGoodsList): CheckFinding {
  const judged = weighSources(compared, sources, list);
  const said = judged.map(({ source }) => placeOf(source)).join('; ');
  const [best, ...others] = judged;
  const worst = others.at(-1);
  const isClear = best !== undefined && worst !== undefined && best.weight > worst.weight;
  const reasons = [...(best?.reasons ?? []), ...(worst?.against ?? [])];
  const verdict = isClear
    ? `Likelier wrong: ${worst.source.document.name}${reasons.length > 0 ? `, since ${reasons.join(', and ')}` : ''}.`
    : 'Nothing tells which is wrong.';
  const places = judged.flatMap(({ source }) => source.stated.places.slice(0, 2));
  return {
    code: 'documents_conflict',
    severity: compared.severity,
    message: `${compared.word}: ${said}. ${verdict}`,
    source: compared.source,
    goods: 1,
    places: places.map(({ box, ...place }) => ({ ...place, ...(box === undefined ? {} : { box: [...box] }) })),
    ask: {
      english: `The documents differ on ${compared.word}: ${said}. Which is right? Please send the corrected document.`,
      chinese: `各文件中“${compared.wordZh}”不一致：${judged.map(({ source }) => `${source.document.name}：${textOf(source.stated)}`).join('；')}。请确认并提供更正后的文件。`,
    },
  };
}

/** The value to go on with: of those that count most, the first. */
function choose(
  compared: Compared | undefined,
  sources: readonly StatingDocument[],
  list: DangerousGoodsList,
): Stated | undefined {
  if (compared === undefined || sources.length < 2) return sources[0]?.stated;
  return weighSources(compared, sources, list)[0]?.source.stated;
}

/** What follows from the UN number, and is no conflict of its own when that differs. */
const WITH_THE_NUMBER: readonly GoodsField[] = [
  'properShippingName',
  'imoHazardClassNo',
  'subRiskClassNo',
  'packingGroup',
  'emsCode',
];

/** The conflicts in the order of the transport description. */
function printConflicts(
  found: readonly { compared: Compared; sources: StatingDocument[] }[],
  list: DangerousGoodsList,
) {
  const inOrder = [...found].sort((a, b) => COMPARED.indexOf(a.compared) - COMPARED.indexOf(b.compared));
  const fields = inOrder.map(({ compared }) => compared.field);
  const follow = fields.includes('unNo')
    ? inOrder.filter(({ compared }) => WITH_THE_NUMBER.includes(compared.field))
    : [];
  return inOrder
    .filter((one) => !follow.includes(one))
    .map(({ compared, sources }): CheckFinding => {
      const conflict = conflictOf(compared, sources, list);
      if (compared.field !== 'unNo') return conflict;
      const others = follow.map((one) => one.compared.word).join(', ');
      const also = others === '' ? '' : ` With it differ: ${others}.`;
      const strangers = fields.includes('commodityName')
        ? ' The product names differ too: they may be of different goods.'
        : '';
      return { ...conflict, message: `${conflict.message}${also}${strangers}` };
    });
}

const differ = ({ same }: Compared, sources: readonly StatingDocument[]) =>
  sources.some((one) => sources.some((other) => !same(textOf(one.stated) ?? '', textOf(other.stated) ?? '')));

/** Names of the same number in two languages or spellings do not contradict each other. */
function namesAgree(sources: readonly StatingDocument[], list: DangerousGoodsList): boolean {
  const numbers = sources.map(({ declaration }) => textOf(declaration.goods[0]?.fields.unNo)?.replace(/\D/g, ''));
  if (new Set(numbers).size > 1) return false;
  return sources.every(({ declaration, stated }) => {
    const number = parseUnNumber(textOf(declaration.goods[0]?.fields.unNo) ?? '');
    const entries = number.ok ? list.find(number.value) : [];
    const name = foldName(textOf(stated) ?? '');
    return entries.some(
      ({ name: own, nameZh }) => foldName(own).includes(name) || (nameZh ?? '').includes(textOf(stated) ?? ''),
    );
  });
}

/**
 * Reads the documents of one shipment together. Each declaration is what one document says of the same goods. Conflicts
 * name every place, and which document is likelier wrong and why: by the list, the other documents, the newer date, the
 * kind of document, OCR.
 */
export function compareDocuments(declarations: readonly Declaration[], list: DangerousGoodsList): Comparison {
  const goods = declarations.flatMap((declaration) => declaration.goods.slice(0, 1));
  const found: { compared: Compared; sources: StatingDocument[] }[] = [];
  const fields: Partial<Record<GoodsField, Stated>> = {};
  for (const field of new Set(goods.flatMap(ALL_FIELDS_OF))) {
    const sources = sourcesOf(declarations, field);
    const compared = COMPARED.find((one) => one.field === field);
    const chosen = choose(compared, sources, list);
    if (chosen !== undefined) fields[field] = chosen;
    if (compared === undefined || !differ(compared, sources)) continue;
    if (field === 'properShippingName' && namesAgree(sources, list)) continue;
    found.push({ compared, sources });
  }
  const conflicts = printConflicts(found, list);
  const danger = dangerConflict(declarations);
  return {
    declaration: { ...joinRest(declarations), goods: [joinGoods(goods, fields)] },
    conflicts: danger === undefined ? conflicts : [danger, ...conflicts],
  };
}

/** One document gives a UN number, another says that the goods are not dangerous for the sea. */
function dangerConflict(declarations: readonly Declaration[]): CheckFinding | undefined {
  const dangerous = sourcesOf(declarations, 'unNo');
  const free = sourcesOf(declarations, 'notDangerous');
  const [one] = dangerous;
  const [other] = free.filter(({ document }) => document.name !== one?.document.name);
  if (one === undefined || other === undefined) return undefined;
  const quote = other.stated.places[0]?.quote;
  const words = quote === undefined ? 'says that the goods are not dangerous' : `says «${quote}»`;
  return {
    code: 'documents_conflict',
    severity: 'error',
    message: `${placeOf(one)}, but ${other.document.name} ${words}. Until that is cleared up the goods are dangerous.`,
    source: 'IMDG 2.0.0.1, 5.4.1',
    goods: 1,
    places: [...one.stated.places, ...other.stated.places].map(({ box, ...place }) => ({
      ...place,
      ...(box === undefined ? {} : { box: [...box] }),
    })),
    ask: {
      english: `${one.document.name} gives ${textOf(one.stated)}, ${other.document.name} says that the goods are not dangerous. Which is right for sea?`,
      chinese: `${one.document.name} 列有 ${textOf(one.stated)}，而 ${other.document.name} 注明为非危险货物。海运以哪一份为准？`,
    },
  };
}

function joinGoods(goods: readonly DeclaredGoods[], fields: DeclaredGoods['fields']): DeclaredGoods {
  const longest = [...goods].sort((a, b) => b.composition.length - a.composition.length)[0] ?? NO_GOODS;
  const isStated = (field: string) => fields[field as GoodsField] !== undefined;
  return {
    fields,
    composition: longest.composition,
    modes: Object.assign({}, ...goods.map(({ modes }) => modes)) as DeclaredGoods['modes'],
    unclear: goods.flatMap(({ unclear }) => unclear).filter(({ field }) => !isStated(field)),
  };
}

function joinRest(declarations: readonly Declaration[]): Declaration {
  const documents: SourceDocument[] = declarations.flatMap((one) => one.documents);
  const first = <K extends 'shipperDeclareAs' | 'emergencyContactTelephone' | 'sailingDate'>(key: K) => {
    const value = declarations.find((one) => one[key] !== undefined)?.[key];
    return value === undefined ? {} : { [key]: value };
  };
  return {
    ...EMPTY_DECLARATION,
    documents,
    ...first('shipperDeclareAs'),
    ...first('emergencyContactTelephone'),
    ...first('sailingDate'),
  };
}
