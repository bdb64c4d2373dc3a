// A person's value has no place on a page: where a document states another one, either may be wrong.
import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import { type DocumentReading, findDisagreement } from '../../extraction/offline.ts';
import type { CheckFinding } from '../check-finding.ts';
import { type DeclaredExtraction, placesOf } from '../declaration/declare-extraction.ts';
import { FIELD_WORDS, type FieldWords } from './field-words.ts';

const DECLARED_AS: Omit<FieldWords, 'field'> = {
  word: 'declared as',
  wordZh: '申报类型',
  severity: 'error',
  source: 'IMDG 2.0.0.1, 5.4.1',
};

/** Documents state the flash point as a number; forms take it as text, too. */
const wordsOf = (key: string): Omit<FieldWords, 'field'> | undefined =>
  key === 'shipperDeclareAs'
    ? DECLARED_AS
    : FIELD_WORDS.find(({ field }) => field === (key === 'flashPoint' ? 'flashPointCelsius' : key));

type Value = DocumentReading['values'][string];

const contradicts = (key: string, given: Value, document: DeclaredExtraction, list: DangerousGoodsList): boolean => {
  const own = { documentType: 'unknown' as const, values: { unNo: document.values.unNo, [key]: given } };
  const values = Object.fromEntries(Object.entries(own.values).flatMap(([name, one]) => (one ? [[name, one]] : [])));
  return findDisagreement(key, [{ ...own, values }, document], list)?.likeness === 'different';
};

/** Values that a person states and every document that says something of the field contradicts. */
export function findContradicted(
  documents: readonly DeclaredExtraction[],
  given: ReadonlyMap<string, string | number | null>,
  list: DangerousGoodsList,
): CheckFinding[] {
  return [...given].flatMap(([key, value]): CheckFinding[] => {
    const words = wordsOf(key);
    // A flash point is compared once, as a number where there is one.
    const isAgain = key === 'flashPoint' && given.has('flashPointCelsius');
    if (words === undefined || isAgain || value === null || value === '') return [];
    const own: Value = { value, status: 'stated', confidence: 1, evidence: [] };
    const stating = documents.filter(({ values }) => values[key] !== undefined && values[key].status !== 'not_stated');
    const against = stating.filter((document) => contradicts(key, own, document, list));
    if (against.length === 0 || against.length < stating.length) return [];
    const said = against.map((document) => {
      const field = document.values[key];
      const page = field?.evidence[0]?.page;
      return `${field?.value === null ? 'none' : `"${field?.value}"`} in ${document.file}${page === undefined ? '' : `, page ${page}`}`;
    });
    return [
      {
        code: 'value_contradicts_document',
        severity: words.severity,
        message: `${words.word}: "${value}" is stated by hand, but ${said.join('; ')}.`,
        source: words.source,
        goods: 1,
        places: against.flatMap((document) =>
          placesOf(document.values[key]?.evidence ?? [], document).map(({ box, ...place }) => ({
            ...place,
            ...(box === undefined ? {} : { box: [...box] }),
          })),
        ),
        ask: {
          english: `The documents give for ${words.word} ${said.join('; ')}, not "${value}". Which is right? Please send the corrected document.`,
          chinese: `文件中“${words.wordZh}”为${against.map(({ values }) => values[key]?.value ?? '无').join('、')}，而填写的是“${value}”。请确认并提供更正后的文件。`,
        },
      },
    ];
  });
}
