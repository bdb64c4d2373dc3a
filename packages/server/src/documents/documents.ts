import { availableParallelism } from 'node:os';
import type { UploadedFile } from '../base/index.ts';
import { type Checks, type ChecksDeps, createChecks } from './checks.ts';
import type { StoredDocument, UploadedDocument } from './document.schema.ts';
import { createDocumentPages, type DocumentPages } from './document-pages.ts';
import * as store from './document-store.ts';
import { createDocumentWorkers } from './document-workers.ts';
import { createExtractions, type Extractions, type ExtractionsDeps } from './extractions.ts';
import { documentProblem } from './problems.ts';
import { saveUploads } from './save-uploads.ts';

type Page = { page: number; perPage: number };

/** The documents module: what the adapters, and the modules above, may ask of it. */
export type Documents = Extractions &
  DocumentPages & {
    /** The dangerous goods rules. */
    checks: Checks;
    /** Saves files all together, or none. Throws what reading them throws, with the file's name. */
    upload: (files: readonly UploadedFile[], by: string) => Promise<UploadedDocument[]>;
    list: (filter: store.DocumentFilter, page: Page) => Promise<{ documents: StoredDocument[]; total: number }>;
    get: (id: number) => Promise<StoredDocument>;
    readBytes: (id: number) => Promise<Uint8Array>;
    delete: (id: number) => Promise<void>;
    /** Ends every process. What they were at is begun again by the next process that works. */
    close: () => Promise<void>;
  };

/** What the module depends on. */
export type DocumentsDeps = Omit<ExtractionsDeps, 'workers' | 'quickWorkers' | 'atATime' | 'check'> &
  Pick<ChecksDeps, 'list'>;

/** Opens the documents module on a migrated database. Processes start when there is something to read. */
export function openDocuments(deps: DocumentsDeps): Documents {
  const { database } = deps;
  const { quick, patient, size } = createPools(deps);
  const checks = createChecks(deps);
  const extractions = createExtractions({
    ...deps,
    workers: patient,
    quickWorkers: quick,
    atATime: size,
    check: checks.judge,
  });
  return {
    ...extractions,
    ...createDocumentPages(database, quick),
    checks,
    upload: (files, by) => saveUploads(database, { files, by, workers: quick }),
    list: (filter, page) => store.listDocuments(database, filter, page),
    get: (id) => store.getDocument(database, id),
    readBytes: (id) => store.readDocumentBytes(database, id),
    delete: async (id) => {
      const orders = (await deps.findOrders?.({ document: id })) ?? [];
      if (orders.length > 0) throw documentProblem('document_in_use', { id, extractions: [], orders });
      await store.deleteDocument(database, id);
    },
    close: async () => {
      await Promise.all([quick.close(), patient.close()]);
    },
  };
}

/** Looking at a page must not wait for somebody's forty scanned pages: it has processes of its own. */
function createPools({ model }: DocumentsDeps) {
  const cores = availableParallelism();
  const size = Math.max(1, Math.floor(cores / 2));
  const ocrThreads = Math.max(1, Math.floor(cores / size));
  return {
    size,
    quick: createDocumentWorkers(size, { ocrThreads: 1 }),
    patient: createDocumentWorkers(size, { ocrThreads, model }),
  };
}
