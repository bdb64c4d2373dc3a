export {
  BoxSchema,
  DOCUMENT_TYPES,
  type StoredDocument,
  type StoredPage,
} from './document.schema.ts';
export { getDocument, getDocuments, readDocumentBytes, saveDocumentType, upsertPages } from './document-store.ts';
export { type Documents, openDocuments, type SeenDocuments } from './documents.ts';
export * from './offline.ts';
export { documentOperations } from './operations.ts';
