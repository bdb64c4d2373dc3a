export { backUpObjects } from './bytes/backup-objects.ts';
export { type ObjectStore, type ObjectStoreSettings, openObjectStore } from './bytes/object-store.ts';
export {
  BoxSchema,
  DOCUMENT_TYPES,
  type StoredDocument,
  type StoredPage,
} from './document.schema.ts';
export { getDocument, getDocuments, saveDocumentType, upsertPages } from './document-store.ts';
export { type Documents, openDocuments, type SeenDocuments } from './documents.ts';
export * from './offline.ts';
export { documentOperations } from './operations.ts';
