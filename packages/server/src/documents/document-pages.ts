import type { Walls } from '../base/index.ts';
import type { DocumentPage } from './document.schema.ts';
import { findPageView, getDocument, listPages, type Stores, upsertPages } from './document-store.ts';
import { documentProblem } from './problems.ts';
import type { LabelledBox } from './read/index.ts';
import type { DocumentTasks } from './workers/tasks.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Looking at the pages of stored documents. */
export type DocumentPages = {
  /** Pages as text, as far as they were read. */
  listPages: (id: number, page: { page: number; perPage: number }) => Promise<{ pages: DocumentPage[]; total: number }>;
  /** One page as text; a scanned one is read if it was not. */
  getPage: (id: number, number: number, signal?: AbortSignal) => Promise<DocumentPage>;
  /** A page as a PNG picture. Throws `document_page_not_found`, `page_picture_unavailable`. */
  drawPage: (
    id: number,
    number: number,
    picture: { width: number; boxes: readonly LabelledBox[]; signal?: AbortSignal | undefined },
  ) => Promise<Uint8Array>;
};

/** Pages of the documents inside the walls, from the store; `workers` read and draw them. */
export function createDocumentPages(
  { database, bytes: stored }: Stores,
  workers: WorkerPool<DocumentTasks>,
  walls: Walls,
): DocumentPages {
  return {
    listPages: async (id, { page, perPage }) => {
      const { pages: total } = await getDocument(database, id, walls);
      const from = (page - 1) * perPage + 1;
      return { pages: await listPages(database, id, { from, to: from + perPage - 1 }), total };
    },
    getPage: async (id, number, signal) => {
      const document = await getDocument(database, id, walls);
      const [known] = await listPages(database, id, { from: number, to: number });
      if (!known) throw documentProblem('document_page_not_found', { id, page: number, pages: document.pages });
      if (known.source !== 'scanned') return known;
      const bytes = await stored.read(id);
      const read = await workers.run('page', { name: document.name, bytes, page: number }, { signal });
      await upsertPages(database.sql, id, [read]);
      const { view: _view, ...page } = read;
      return page;
    },
    drawPage: async (id, number, picture) => {
      const { name, kind, pages } = await getDocument(database, id, walls);
      const page = await findPageView(database, id, number);
      if (!page) throw documentProblem('document_page_not_found', { id, page: number, pages });
      if (kind !== 'pdf' && kind !== 'image') throw documentProblem('page_picture_unavailable', { id, kind });
      const bytes = await stored.read(id);
      const dpi = (72 * picture.width) / Math.max(1, page.width);
      return workers.run(
        'picture',
        { name, bytes, page: number, view: page.view, dpi, boxes: picture.boxes },
        { signal: picture.signal },
      );
    },
  };
}
