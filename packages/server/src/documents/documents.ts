import type { UploadedFile } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import type { StoredDocument, UploadedDocument } from './document.schema.ts';
import { createDocumentPages, type DocumentPages } from './document-pages.ts';
import * as store from './document-store.ts';
import { documentProblem } from './problems.ts';
import { saveUploads } from './save-uploads.ts';
import type { DocumentTasks } from './workers/tasks.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

type Page = { page: number; perPage: number };

/** The documents module: stored files and their pages. */
export type Documents = DocumentPages & {
  /** Saves files all together, or none, unless `signal` fires first. Throws what reading them throws, with the file's name. */
  upload: (files: readonly UploadedFile[], by: string, signal?: AbortSignal) => Promise<UploadedDocument[]>;
  list: (filter: store.DocumentFilter, page: Page) => Promise<{ documents: StoredDocument[]; total: number }>;
  /** Throws `document_not_found`. */
  get: (id: number) => Promise<StoredDocument>;
  /** Throws `document_not_found`. */
  readBytes: (id: number) => Promise<Uint8Array>;
  /** Throws `document_not_found`, and `document_in_use` when an extraction or an order needs it. */
  delete: (id: number) => Promise<void>;
};

/** What the module depends on. */
export type DocumentsDeps = {
  database: Database;
  /** Processes that look into uploads, and read and draw pages. */
  workers: WorkerPool<DocumentTasks>;
  /** Ids of the orders that carry a document, which is then kept. */
  findOrders?: (named: { document: number }) => Promise<readonly string[]>;
};

/** Opens the documents module on a migrated database. */
export function openDocuments({ database, workers, findOrders }: DocumentsDeps): Documents {
  return {
    ...createDocumentPages(database, workers),
    upload: (files, by, signal) => saveUploads(database, { files, by, workers, signal }),
    list: (filter, page) => store.listDocuments(database, filter, page),
    get: (id) => store.getDocument(database, id),
    readBytes: (id) => store.readDocumentBytes(database, id),
    delete: async (id) => {
      const orders = (await findOrders?.({ document: id })) ?? [];
      if (orders.length > 0) throw documentProblem('document_in_use', { id, extractions: [], orders });
      await store.deleteDocument(database, id);
    },
  };
}
