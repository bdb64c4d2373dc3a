import type { Finding } from '../../../parts/findings.tsx';
import type { ExtractedValue } from './extraction.ts';

/** Whether a finding is shown neither at its field, nor in the comparison, nor among the checks, whose rules name their paragraph. */
export function isOfDocument(
  { code, field, source }: Finding,
  fields: Readonly<Record<string, ExtractedValue>>,
): boolean {
  if (code.startsWith('documents_')) return false;
  return field === undefined ? source === undefined : !(field in fields);
}
