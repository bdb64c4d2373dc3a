import type { Finding } from '../../base/index.ts';
import type { OriginalValue } from '../extraction.schema.ts';
import type { FieldValue } from '../fields/field-value.ts';
import { statedField } from '../fields/find-field.ts';
import type { DocumentReading } from './document-reading.ts';

/** What documents of one shipment say together. */
export type Combined = { values: Record<string, OriginalValue>; findings: Finding[] };

/** One document's word on a field. */
type Word = { reading: DocumentReading; field: FieldValue };

const isList = (key: string) => statedField(key).cardinality === 'list';
const isCertificate = ({ documentType }: DocumentReading) => documentType.startsWith('packing-');
const isSheet = ({ documentType }: DocumentReading) => documentType === 'safety-data-sheet';

/** The documents, the best source of `key` first; equally good ones in the order they were given. */
function bySource(key: string, words: readonly Word[]): Word[] {
  const official = statedField(key).bestSource === 'packing-certificate';
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
  if (!isList(key)) return folded(a) === folded(b);
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
    isList(key) ? String(b.field.value).length - String(a.field.value).length : b.field.confidence - a.field.confidence,
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
  const { merge = 'must-agree' } = statedField(key);
  if (merge === 'own-to-each') return agreed(key, [first]);
  const alike = stated.filter(({ field }) => isSame(key, field.value, first.field.value));
  if (merge === 'best-source') {
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
