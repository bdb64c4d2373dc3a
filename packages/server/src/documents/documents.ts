import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { UploadedFile } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { type Checks, type ChecksGround, createChecks } from './checks.ts';
import type { DocumentPage, StoredDocument, UploadedDocument } from './document.schema.ts';
import * as store from './document-store.ts';
import { createDocumentWorkers } from './document-workers.ts';
import { createExtractions, type Extractions, type ExtractionsGround } from './extractions.ts';
import { mediaTypeOf } from './media-type.ts';
import { documentProblem } from './problems.ts';
import type { LabelledBox } from './read/index.ts';

type Page = { page: number; perPage: number };

/** The documents room: what the doors, and the rooms above, may ask of it. */
export type Documents = Extractions & {
  /** The dangerous goods rules. */
  checks: Checks;
  /** Saves files all together, or none. Throws what reading them throws, with the file's name. */
  upload: (files: readonly UploadedFile[], by: string) => Promise<UploadedDocument[]>;
  list: (filter: store.DocumentFilter, page: Page) => Promise<{ documents: StoredDocument[]; total: number }>;
  get: (id: number) => Promise<StoredDocument>;
  readBytes: (id: number) => Promise<Uint8Array>;
  delete: (id: number) => Promise<void>;
  /** Pages as text, as far as they were read. */
  listPages: (id: number, page: Page) => Promise<{ pages: DocumentPage[]; total: number }>;
  /** One page as text; a scanned one is read if it was not. */
  getPage: (id: number, number: number) => Promise<DocumentPage>;
  /** A page as a PNG picture. Throws `document_page_not_found`, `page_picture_unavailable`. */
  drawPage: (
    id: number,
    number: number,
    picture: { width: number; boxes: readonly LabelledBox[] },
  ) => Promise<Uint8Array>;
  /** Ends every process. What they were at is begun again by the next process that works. */
  close: () => Promise<void>;
};

/** What the room stands on. */
export type DocumentsGround = Omit<ExtractionsGround, 'workers' | 'quickWorkers' | 'atATime' | 'check'> &
  Pick<ChecksGround, 'list'>;

/** Opens the documents room on a migrated database. Processes start when there is something to read. */
export function openDocuments(ground: DocumentsGround): Documents {
  const { database } = ground;
  const cores = availableParallelism();
  const size = Math.max(1, Math.floor(cores / 2));
  // Looking at a page must not wait for somebody's forty scanned pages.
  const quick = createDocumentWorkers(size, { ocrThreads: 1 });
  const patient = createDocumentWorkers(size, {
    ocrThreads: Math.max(1, Math.floor(cores / size)),
    model: ground.model,
  });
  const checks = createChecks(ground);
  const extractions = createExtractions({
    ...ground,
    workers: patient,
    quickWorkers: quick,
    atATime: size,
    check: checks.judge,
  });
  return {
    ...extractions,
    checks,
    upload: async (files, by) => {
      const taken = files.map((file) => takeFile(database, file, { by, inspect: (one) => quick.run('inspect', one) }));
      const found = await Promise.all(taken);
      const saved = await store.saveDocuments(
        database,
        found.flatMap((one) => ('fresh' in one ? [one.fresh] : [])),
      );
      return found.map((one) => {
        if ('known' in one) return { ...one.known, isDuplicate: true };
        const { document, isDuplicate } = saved.shift() ?? { document: undefined, isDuplicate: true };
        if (!document) throw new Error('a document was saved, but not returned');
        return { ...document, isDuplicate };
      });
    },
    list: (filter, page) => store.listDocuments(database, filter, page),
    get: (id) => store.getDocument(database, id),
    readBytes: (id) => store.readDocumentBytes(database, id),
    delete: async (id) => {
      const orders = (await ground.findOrders?.({ document: id })) ?? [];
      if (orders.length > 0) throw documentProblem('document_in_use', { id, extractions: [], orders });
      await store.deleteDocument(database, id);
    },
    listPages: async (id, { page, perPage }) => {
      const { pages: total } = await store.getDocument(database, id);
      const from = (page - 1) * perPage + 1;
      return { pages: await store.listPages(database, id, { from, to: from + perPage - 1 }), total };
    },
    getPage: async (id, number) => {
      const document = await store.getDocument(database, id);
      const [known] = await store.listPages(database, id, { from: number, to: number });
      if (!known) throw documentProblem('document_page_not_found', { id, page: number, pages: document.pages });
      if (known.source !== 'scanned') return known;
      const bytes = await store.readDocumentBytes(database, id);
      const read = await quick.run('page', { name: document.name, bytes, page: number });
      await store.upsertPages(database.sql, id, [read]);
      const { view: _view, ...page } = read;
      return page;
    },
    drawPage: async (id, number, picture) => {
      const { name, kind, pages } = await store.getDocument(database, id);
      const page = await store.findPageView(database, id, number);
      if (!page) throw documentProblem('document_page_not_found', { id, page: number, pages });
      if (kind !== 'pdf' && kind !== 'image') throw documentProblem('page_picture_unavailable', { id, kind });
      const bytes = await store.readDocumentBytes(database, id);
      const dpi = (72 * picture.width) / Math.max(1, page.width);
      return quick.run('picture', { name, bytes, page: number, view: page.view, dpi, boxes: picture.boxes });
    },
    close: async () => {
      await Promise.all([quick.close(), patient.close()]);
    },
  };
}

type Taken = { known: StoredDocument } | { fresh: store.NewDocument };

type Taking = {
  by: string;
  inspect: (
    file: UploadedFile,
  ) => Promise<Omit<store.NewDocument, 'bytes' | 'name' | 'sha256' | 'mediaType' | 'sizeBytes' | 'uploadedBy'>>;
};

/** What is to be saved of a file, or the document that has these bytes already. Throws what reading it throws. */
async function takeFile(database: Database, file: UploadedFile, { by, inspect }: Taking): Promise<Taken> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const known = await store.findDocumentByHash(database, sha256);
  if (known) return { known };
  const seen = await inspect(file);
  const { name, bytes } = file;
  const mediaType = mediaTypeOf(seen.kind, bytes);
  return { fresh: { name, bytes, sha256, mediaType, sizeBytes: bytes.length, uploadedBy: by, ...seen } };
}
