import type { Operation } from '../base/index.ts';
import { checkOperations } from './check-operations.ts';
import { storedDocumentOperations } from './document-operations.ts';
import type { Documents } from './documents.ts';
import { extractionOperations } from './extraction-operations.ts';

/** What the documents module offers to every adapter. */
export function documentOperations(documents: Documents): Operation[] {
  return [...storedDocumentOperations(documents), ...extractionOperations(documents), ...checkOperations(documents)];
}
