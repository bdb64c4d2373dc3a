import type { Finding } from '../../base/index.ts';
import { statedField } from '../fields/find-field.ts';
import { placesOf } from './combine-documents.ts';
import type { DocumentComparison } from './comparison.schema.ts';
import type { DocumentReading } from './document-reading.ts';
import { findDisagreement, type Statement, statementsOn } from './find-disagreement.ts';

type ComparedField = DocumentComparison['fields'][number];

function agreementOn(
  key: string,
  readings: readonly DocumentReading[],
  statements: readonly unknown[],
): ComparedField['agreement'] {
  if (statements.length < 2) return 'single';
  if (statedField(key).merge === 'own-to-each') return 'own';
  return findDisagreement(key, readings)?.likeness ?? 'same';
}

function statementOf(statement: Statement<DocumentReading>): ComparedField['statements'][number][] {
  const { value, status, confidence } = statement.field;
  if (status === 'not_stated') return [];
  return [{ document: statement.document.id, value, status, confidence, evidence: placesOf([statement]) }];
}

/**
 * What each document says of every field that at least one of them speaks of. `explanations`: which document is likelier
 * wrong on a field, and why.
 */
export function compareDocuments(
  readings: readonly DocumentReading[],
  explanations: ReadonlyMap<string, Finding>,
): DocumentComparison {
  const keys = [...new Set(readings.flatMap(({ values }) => Object.keys(values)))];
  const fields = keys.flatMap((key): ComparedField[] => {
    const statements = statementsOn(key, readings).flatMap(statementOf);
    if (statements.length === 0 || statedField(key).copyOf !== undefined) return [];
    const agreement = agreementOn(key, readings, statements);
    const explanation = agreement === 'different' ? explanations.get(key) : undefined;
    const { likelierWrong = null, message = null, ask = null } = explanation ?? {};
    return [{ key, agreement, statements, likelierWrong, message, ask }];
  });
  return { documents: readings.map(({ id, name, documentType }) => ({ id, name, documentType })), fields };
}
