import type { Finding } from '../../base/index.ts';
import type { OriginalValue } from '../extraction.schema.ts';
import { statedField } from '../fields/find-field.ts';
import { compareValues } from './compare-values.ts';
import type { DocumentReading } from './document-reading.ts';
import { type Disagreement, findDisagreement, type Statement, statementsOn } from './find-disagreement.ts';

/** What documents of one shipment say together. */
export type Combined = { values: Record<string, OriginalValue>; findings: Finding[] };

type Statements = readonly Statement<DocumentReading>[];

/** The places of statements, as they are sent. */
export function placesOf(statements: Statements): OriginalValue['evidence'] {
  return statements.flatMap(({ document, field }) =>
    field.evidence.map((place) => ({ document: document.id, ...place, box: [...place.box] })),
  );
}

/** Whether a disagreement leaves the field empty; otherwise the best source's value is taken. */
const leavesEmpty = ({ key, likeness }: Disagreement<DocumentReading>) =>
  likeness === 'different' && (statedField(key).merge ?? 'must-agree') === 'must-agree';

function findingOf(disagreement: Disagreement<DocumentReading>): Finding {
  const { key, statements } = disagreement;
  const said = statements.map(({ document, field }) => {
    const page = field.evidence[0]?.page;
    const what = field.value === null ? (field.status === 'negated' ? 'none' : 'unclear') : `"${field.value}"`;
    return `${what} in ${document.name}${page === undefined ? '' : `, page ${page}`}`;
  });
  const places = placesOf(statements);
  const [first] = places;
  const isError = leavesEmpty(disagreement);
  return {
    code: isError ? 'documents_disagree' : 'documents_word_differently',
    severity: isError ? 'error' : 'note',
    message: `${key}: ${said.join('; ')}.`,
    field: key,
    ...(first ? { place: first } : {}),
    places,
  };
}

/** The value that all statements agree on: the longest of lists, else the most confident, with the evidence of all. */
function agreed(key: string, statements: Statements): OriginalValue {
  const isList = statedField(key).cardinality === 'list';
  const best = [...statements].sort((a, b) =>
    isList ? String(b.field.value).length - String(a.field.value).length : b.field.confidence - a.field.confidence,
  )[0]?.field;
  if (!best) return { value: null, status: 'not_stated', confidence: 0, evidence: [] };
  return { value: best.value, status: best.status, confidence: best.confidence, evidence: placesOf(statements) };
}

/** No document states a value: why, with the places that say so. */
function empty(key: string, statements: Statements): OriginalValue {
  const why =
    (['conflict', 'negated', 'unreadable'] as const).find((status) =>
      statements.some(({ field }) => field.status === status),
    ) ?? 'not_stated';
  return agreed(
    key,
    statements.filter(({ field }) => field.status === why),
  );
}

/** The best source's value, with the evidence of all that state the same. */
function fromBestSource(key: string, stated: Statements, best: Statement<DocumentReading>): OriginalValue {
  const { value, status } = best.field;
  if (value === null) return empty(key, stated);
  const same = stated.filter(
    ({ field }) => field.value !== null && compareValues(key, { value: field.value }, { value }) === 'same',
  );
  return { ...agreed(key, same), value, status };
}

function combineField(key: string, documents: readonly DocumentReading[], findings: Finding[]): OriginalValue {
  const statements = statementsOn(key, documents);
  const stated = statements.filter(({ field }) => field.value !== null);
  const [best] = stated;
  const { merge, copyOf } = statedField(key);
  if (!best) return empty(key, statements);
  if (merge === 'own-to-each') return agreed(key, [best]);
  const disagreement = findDisagreement(key, documents);
  if (!disagreement) return merge === 'best-source' ? fromBestSource(key, stated, best) : agreed(key, stated);
  if (copyOf === undefined) findings.push(findingOf(disagreement));
  if (!leavesEmpty(disagreement)) return fromBestSource(key, stated, best);
  return { value: null, status: 'conflict', confidence: 0, evidence: placesOf(disagreement.statements) };
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
  const values = Object.fromEntries(keys.map((key) => [key, combineField(key, readings, findings)]));
  return { values, findings };
}
