import {
  type Log,
  nameFirst,
  narrowTo,
  type UploadedFile,
  type Walled,
  type Walls,
  WITHOUT_WALLS,
} from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { type DocumentBytes, openDocumentBytes } from './bytes/document-bytes.ts';
import type { ObjectStore } from './bytes/object-store.ts';
import type { StoredDocument, UploadedDocument } from './document.schema.ts';
import { createDocumentPages, type DocumentPages } from './document-pages.ts';
import * as store from './document-store.ts';
import { documentProblem } from './problems.ts';
import { saveUploads } from './save-uploads.ts';
import type { DocumentTasks } from './workers/tasks.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

const REMOVE_EVERY_MILLISECONDS = 600_000;

type Page = { page: number; perPage: number };

/** Stored files and their pages, as far as somebody sees. What is outside the walls is missing. */
export type SeenDocuments = DocumentPages & {
  /** Saves files all together, or none, unless `signal` fires first. Throws what reading them throws, with the file's name. */
  upload: (files: readonly UploadedFile[], by: string, signal?: AbortSignal) => Promise<UploadedDocument[]>;
  /** `account`: only those of one account. */
  list: (
    filter: store.DocumentFilter & { account?: string | undefined },
    page: Page,
  ) => Promise<{ documents: StoredDocument[]; total: number }>;
  /** Throws `document_not_found`. */
  get: (id: number) => Promise<StoredDocument>;
  /** Throws `document_not_found`. */
  readBytes: (id: number) => Promise<Uint8Array>;
  /** Throws `document_not_found`, and `document_in_use` when an extraction or an order needs it. */
  delete: (id: number) => Promise<void>;
};

/** The documents module. By itself it sees every account, for the service's own work. */
export type Documents = SeenDocuments &
  Walled<SeenDocuments> & {
    /** Removes from the store of objects what no document needs any more, at once and from time to time. */
    startWork: () => Promise<void>;
    stopWork: () => Promise<void>;
  };

/** What the module depends on. */
export type DocumentsDeps = {
  database: Database;
  /** Where the bytes of new documents are put; undefined: into the database. */
  objects?: ObjectStore | undefined;
  log?: Log | undefined;
  /** Processes that look into uploads, and read and draw pages. */
  workers: WorkerPool<DocumentTasks>;
  /** Ids of the orders that carry a document, which is then kept. */
  findOrders?: (named: { document: number }) => Promise<readonly string[]>;
};

/** Opens the documents module on a migrated database. */
export function openDocuments(deps: DocumentsDeps): Documents {
  const stored = { ...deps, bytes: openDocumentBytes(deps.database, deps.objects, deps.log) };
  let timer: NodeJS.Timeout | undefined;
  return {
    ...openWithin(stored, WITHOUT_WALLS),
    within: (walls) => openWithin(stored, walls),
    startWork: async () => {
      if (!deps.objects) return;
      // What cannot be removed now is removed the next time.
      const remove = () => void stored.bytes.removeDue().catch(() => {});
      remove();
      timer = setInterval(remove, REMOVE_EVERY_MILLISECONDS).unref();
    },
    stopWork: async () => clearInterval(timer),
  };
}

function openWithin(
  { database, bytes, workers, findOrders }: DocumentsDeps & { bytes: DocumentBytes },
  walls: Walls,
): SeenDocuments {
  const { account } = walls;
  const stores = { database, bytes };
  return {
    ...createDocumentPages(stores, workers, walls),
    upload: (files, by, signal) => saveUploads(stores, { files, by, account, workers, signal }),
    list: ({ account: only, ...filter }, page) =>
      store.listDocuments(database, { ...filter, walls: narrowTo(walls, only) }, page),
    get: (id) => store.getDocument(database, id, walls),
    readBytes: async (id) => bytes.read((await store.getDocument(database, id, walls)).id),
    delete: async (id) => {
      await store.getDocument(database, id, walls);
      const orders = (await findOrders?.({ document: id })) ?? [];
      if (orders.length > 0)
        throw documentProblem('document_in_use', { id, extractions: [], ...nameFirst('orders', orders) });
      await store.deleteDocument(stores, id);
      await bytes.removeDue().catch(() => {});
    },
  };
}
