import type { Finding } from '../../base/index.ts';
import type { OriginalValue } from '../extraction.schema.ts';
import type { FieldValue } from '../fields/field-value.ts';
import type { DocumentReading } from './document-reading.ts';

/** What documents of one shipment say together. */
export type Combined = { values: Record<string, OriginalValue>; findings: Finding[] };

/** One document's word on a field. */
type Word = { reading: DocumentReading; field: FieldValue };

/** Each document has its own; the most official one's is taken, and that others differ is no doubt. */
const OWN_TO_EACH = new Set(['certificateNo', 'issueDate', 'validUntil']);
/** What is packed, and how: a packing certificate knows it best. */
const OF_THE_PACKAGE = new Set(['packageQuantityAndType', 'packingCode', 'grossWeightKgs', 'netWeightKgs']);
/** Free text: two documents seldom use the same words for the same thing, so the better source is taken. */
const PROSE = new Set([
  'commodityName',
  'manufacturerCompanyName',
  'shipperCompanyName',
  'cargoMainUsage',
  'properShippingName',
  'technicalName',
  'emergencyContactTelephone',
  'emergencyContactPerson',
  'cargoAppearanceDescription',
  'packageQuantityAndType',
  'productCode',
  'tradeId',
  'model',
  'flashPoint',
  'boilingPoint',
]);
/** Lists of codes: a longer list that holds the shorter one does not contradict it. */
const LISTS = new Set(['casNo', 'hCodeGHS']);

const isCertificate = ({ documentType }: DocumentReading) => documentType.startsWith('packing-');
const isSheet = ({ documentType }: DocumentReading) => documentType === 'safety-data-sheet';

/** The documents, the best source of `key` first; equally good ones in the order they were given. */
function bySource(key: string, words: readonly Word[]): Word[] {
  const official = OWN_TO_EACH.has(key) || OF_THE_PACKAGE.has(key);
  const rank = ({ reading }: Word) => {
    if (official) return isCertificate(reading) ? 0 : isSheet(reading) ? 2 : 1;
    return isSheet(reading) ? 0 : 1;
  };
  return [...words].sort((a, b) => rank(a) - rank(b));
}

function folded(value: FieldValue['value']): string {
  return String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*([,;])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function isSame(key: string, a: FieldValue['value'], b: FieldValue['value']): boolean {
  if (!LISTS.has(key)) return folded(a) === folded(b);
  const [longer, shorter] = [folded(a).split(','), folded(b).split(',')].sort(
    (one, other) => other.length - one.length,
  );
  return shorter?.every((code) => longer?.includes(code)) ?? false;
}

function placesOf(words: readonly Word[]): OriginalValue['evidence'] {
  return words.flatMap(({ reading, field }) =>
    field.evidence.map(({ page, box, quote }) => ({ document: reading.id, page, box: [...box], quote })),
  );
}

function disagreement(key: string, words: readonly Word[], severity: Finding['severity']): Finding {
  const said = words.map(({ reading, field }) => {
    const page = field.evidence[0]?.page;
    const what = field.value === null ? (field.status === 'negated' ? 'none' : 'unclear') : `«${field.value}»`;
    return `${what} in ${reading.name}${page === undefined ? '' : `, page ${page}`}`;
  });
  const [first] = placesOf(words);
  return {
    code: severity === 'error' ? 'documents_disagree' : 'documents_word_differently',
    severity,
    message: `${key}: ${said.join('; ')}.`,
    field: key,
    ...(first ? { place: first } : {}),
    places: placesOf(words),
  };
}

/** The value that all words agree on: the longest of lists, else the most confident, with everybody's evidence. */
function agreed(key: string, words: readonly Word[]): OriginalValue {
  const best = [...words].sort((a, b) =>
    LISTS.has(key)
      ? String(b.field.value).length - String(a.field.value).length
      : b.field.confidence - a.field.confidence,
  )[0]?.field;
  if (!best) return { value: null, status: 'not_stated', confidence: 0, evidence: [] };
  return { value: best.value, status: best.status, confidence: best.confidence, evidence: placesOf(words) };
}

function combineField(key: string, all: readonly Word[], findings: Finding[]): OriginalValue {
  const words = bySource(key, all);
  const stated = words.filter(({ field }) => field.value !== null);
  const [first] = stated;
  const silent = (['conflict', 'negated', 'unreadable'] as const).find((status) =>
    words.some(({ field }) => field.value === null && field.status === status),
  );
  if (!first)
    return agreed(
      key,
      words.filter(({ field }) => field.status === (silent ?? 'not_stated')),
    );
  if (OWN_TO_EACH.has(key)) return agreed(key, [first]);
  const alike = stated.filter(({ field }) => isSame(key, field.value, first.field.value));
  if (PROSE.has(key)) {
    if (alike.length < stated.length) findings.push(disagreement(key, stated, 'note'));
    return { ...agreed(key, alike), value: first.field.value, status: first.field.status };
  }
  const against = words.filter(({ field }) => field.value === null && ['negated', 'conflict'].includes(field.status));
  if (alike.length === stated.length && against.length === 0) return agreed(key, stated);
  const parties = words.filter((word) => stated.includes(word) || against.includes(word));
  findings.push(disagreement(key, parties, 'error'));
  return { value: null, status: 'conflict', confidence: 0, evidence: placesOf(parties) };
}

/**
 * What the documents of one shipment say together. Codes, numbers and choices that disagree are left empty as a
 * `conflict`, with a finding that shows every place; free text comes from the best source.
 */
export function combineDocuments(readings: readonly DocumentReading[]): Combined {
  const findings: Finding[] = readings.flatMap(({ id, findings: own }) =>
    own.map((finding) => ({ ...finding, place: { document: id, ...finding.place } })),
  );
  const keys = [...new Set(readings.flatMap(({ values }) => Object.keys(values)))];
  const values = Object.fromEntries(
    keys.map((key) => {
      const words = readings.flatMap((reading) => {
        const field = reading.values[key];
        return field ? [{ reading, field }] : [];
      });
      return [key, combineField(key, words, findings)];
    }),
  );
  return { values, findings };
}
