import type { ExtractedValue } from '../extraction.schema.ts';
import { ACCEPT_CONFIDENCE } from '../scoring/confidence.ts';

/**
 * Keys of the fields that a person should look at, in the order of the format: unreadable ones, those that documents
 * disagree on, and values below the confidence at which they may be taken unseen. A corrected field is settled.
 */
export function findDoubtful(fields: Readonly<Record<string, ExtractedValue>>): string[] {
  return Object.entries(fields)
    .filter(([, field]) => isDoubtful(field))
    .map(([key]) => key);
}

/** Whether a person should look at a value. One that a person corrected or confirmed is settled. */
export function isDoubtful({ status, value, confidence, correction }: ExtractedValue): boolean {
  if (status === 'corrected' || correction !== undefined) return false;
  return status === 'conflict' || status === 'unreadable' || (value !== null && confidence < ACCEPT_CONFIDENCE);
}
