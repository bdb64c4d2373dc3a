import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import type { Disagreement, Statement } from '../../extraction/offline.ts';
import type { CheckFinding } from '../check-finding.ts';
import { type Declaration, type Stated, textOf } from '../declaration/declaration.ts';
import { type DeclaredExtraction, placesOf } from '../declaration/declare-extraction.ts';
import { FIELD_WORDS, type FieldWords } from './field-words.ts';
import { type StatingDocument, weighSources } from './weigh-sources.ts';

/** A document of a shipment, with what it declares. */
export type DeclaredDocument = DeclaredExtraction & { readonly declaration: Declaration };

const NONE = 'none';
const UNCLEAR = 'unclear';
const IN_CHINESE: Readonly<Record<string, string>> = { [NONE]: '无', [UNCLEAR]: '不明确' };

/** A document with what it says of a field: that there is none, or that it is unclear, counts too. */
export function sourceOf({ document, field }: Statement<DeclaredDocument>): StatingDocument | undefined {
  const { declaration } = document;
  const [source] = declaration.documents;
  const value = field.value ?? (field.status === 'negated' ? NONE : UNCLEAR);
  const stated: Stated = { value, places: placesOf(field.evidence, document) };
  return source && { document: source, id: document.id, stated, declaration };
}

const saidBy = ({ document, stated }: StatingDocument) => {
  const text = textOf(stated) ?? '';
  const page = stated.places[0]?.page;
  const what = text in IN_CHINESE ? text : `"${text}"`;
  return `${what} in ${document.name}${page === undefined ? '' : `, page ${page}`}`;
};

const placesIn = (places: Stated['places']) =>
  places.map(({ box, ...place }) => ({ ...place, ...(box === undefined ? {} : { box: [...box] }) }));

function explain(words: FieldWords, sources: readonly StatingDocument[], list: DangerousGoodsList): CheckFinding {
  const judged = weighSources(words, sources, list);
  const said = judged.map(({ source }) => saidBy(source)).join('; ');
  const [best, ...others] = judged;
  const worst = others.at(-1);
  const isClear = best !== undefined && worst !== undefined && best.weight > worst.weight;
  const reasons = [...(best?.reasons ?? []), ...(worst?.against ?? [])];
  const verdict = isClear
    ? `Likelier wrong: ${worst.source.document.name}${reasons.length > 0 ? `, since ${reasons.join(', and ')}` : ''}.`
    : 'It is unclear which is wrong.';
  const inChinese = judged.map(({ source: { document, stated } }) => {
    const text = textOf(stated) ?? '';
    return `${document.name}：${IN_CHINESE[text] ?? text}`;
  });
  return {
    code: 'documents_conflict',
    severity: words.severity,
    message: `${words.word}: ${said}. ${verdict}`,
    source: words.source,
    goods: 1,
    ...(isClear && worst.source.id !== undefined ? { likelierWrong: worst.source.id } : {}),
    places: placesIn(judged.flatMap(({ source }) => source.stated.places.slice(0, 2))),
    ask: {
      english: `The documents differ on ${words.word}: ${said}. Which is right? Please send the corrected document.`,
      chinese: `各文件中“${words.wordZh}”不一致：${inChinese.join('；')}。请确认并提供更正后的文件。`,
    },
  };
}

/** One document has dangerous goods, another says that they are not dangerous for the sea. */
function explainDanger(sources: readonly StatingDocument[]): CheckFinding | undefined {
  const other = sources.find(({ stated }) => stated.value === 'General Cargo');
  const one = sources.find(({ stated }) => stated.value === 'DG Cargo');
  if (one === undefined || other === undefined) return undefined;
  const number = one.declaration.goods[0]?.fields.unNo;
  const dangerous = number === undefined ? one : { ...one, stated: number };
  const quote = other.stated.places[0]?.quote;
  const words = quote === undefined ? 'says that the goods are not dangerous' : `says "${quote}"`;
  const shown = textOf(dangerous.stated);
  return {
    code: 'documents_conflict',
    severity: 'error',
    message: `${saidBy(dangerous)}, but ${other.document.name} ${words}. Until that is cleared up the goods are dangerous.`,
    source: 'IMDG 2.0.0.1, 5.4.1',
    goods: 1,
    places: placesIn([...dangerous.stated.places, ...other.stated.places]),
    ask: {
      english: `${one.document.name} gives ${shown}, ${other.document.name} says that the goods are not dangerous. Which is right for sea?`,
      chinese: `${one.document.name} 列有 ${shown}，而 ${other.document.name} 注明为非危险货物。海运以哪一份为准？`,
    },
  };
}

/** Which document is likelier wrong, why, and what to ask the shipper. Undefined for fields that no rule reads. */
export function explainDisagreement(
  { key, statements }: Disagreement<DeclaredDocument>,
  list: DangerousGoodsList,
): CheckFinding | undefined {
  const sources = statements.flatMap((statement) => sourceOf(statement) ?? []);
  if (key === 'shipperDeclareAs') return explainDanger(sources);
  const words = FIELD_WORDS.find(({ field }) => field === key);
  return words && explain(words, sources, list);
}
