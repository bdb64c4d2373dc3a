import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { nameFirst, sees, type Walls } from '../base/index.ts';
import { type Database, insideWalls, type Tables } from '../db/index.ts';
import type { DocumentBytes } from './bytes/document-bytes.ts';
import type { DocumentPage, StoredDocument, StoredPage } from './document.schema.ts';
import type { PageView } from './model/index.ts';
import { documentProblem } from './problems.ts';

const PAGES_AT_A_TIME = 50;

/** A document to be kept. */
export type NewDocument = Omit<StoredDocument, 'id' | 'uploadedAt'> & {
  bytes: Uint8Array;
  pageTexts: readonly StoredPage[];
};

/** Where documents are kept: their rows, and their bytes. */
export type Stores = { database: Database; bytes: DocumentBytes };

/** Which documents a list shows. Days are UTC, both included. */
export type DocumentFilter = {
  type?: StoredDocument['documentType'] | undefined;
  kind?: StoredDocument['kind'] | undefined;
  /** Part of the file name, whatever its case. */
  name?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type DocumentRow = Selectable<Tables['documents']>;

function toDocument(row: DocumentRow): StoredDocument {
  return {
    id: row.id,
    name: row.file_name,
    sha256: row.sha256,
    kind: row.kind as StoredDocument['kind'],
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    pages: row.page_count,
    scannedPages: row.scanned_pages,
    documentType: row.document_type as StoredDocument['documentType'],
    language: row.language,
    uploadedAt: row.created_at.toISOString(),
    uploadedBy: row.created_by,
  };
}

/** The document of an account that has these bytes. */
export async function findDocumentByHash(
  database: Database,
  sha256: string,
  account: string,
): Promise<StoredDocument | undefined> {
  const row = await database.sql
    .selectFrom('documents')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('account_name', '=', account)
    .executeTakeFirst();
  return row && toDocument(row);
}

/** Throws `document_not_found`, also for one outside the walls. */
export async function getDocument(database: Database, id: number, walls: Walls): Promise<StoredDocument> {
  const row = await database.sql
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where(insideWalls(walls))
    .executeTakeFirst();
  if (!row) throw documentProblem('document_not_found', { id });
  return toDocument(row);
}

/**
 * Documents of one account in the order of their ids, and that account. Throws `document_not_found` for the first that is not
 * there, is outside the walls, or belongs to another account than the first.
 */
export async function getDocuments(
  database: Database,
  ids: readonly number[],
  walls: Walls,
): Promise<{ documents: StoredDocument[]; account: string }> {
  const rows = await database.sql
    .selectFrom('documents')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.filter((row) => sees(walls, row.account_name)).map((row) => [row.id, row]));
  const account = byId.get(ids[0] ?? 0)?.account_name ?? walls.account;
  const documents = ids.map((id) => {
    const row = byId.get(id);
    if (row?.account_name !== account) throw documentProblem('document_not_found', { id });
    return toDocument(row);
  });
  return { documents, account };
}

/** Documents inside the walls that match every filter given, the newest first. */
export async function listDocuments(
  database: Database,
  { walls, ...filter }: DocumentFilter & { walls: Walls },
  page: { page: number; perPage: number },
): Promise<{ documents: StoredDocument[]; total: number }> {
  const conditions = [insideWalls(walls), ...conditionsOf(filter)];
  const rows = await database.sql
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.and(conditions))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .execute();
  const count = await database.sql
    .selectFrom('documents')
    .where((eb) => eb.and(conditions))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { documents: rows.map(toDocument), total: count.total };
}

function conditionsOf({ type, kind, name, from, to }: DocumentFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (type) conditions.push(sql<SqlBool>`document_type = ${type}`);
  if (kind) conditions.push(sql<SqlBool>`kind = ${kind}`);
  if (name) conditions.push(sql<SqlBool>`file_name ilike ${`%${name.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  if (from) conditions.push(sql<SqlBool>`created_at >= ${`${from}T00:00:00Z`}::timestamptz`);
  if (to) conditions.push(sql<SqlBool>`created_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`);
  return conditions;
}

/** Saves documents of an account all together, or none. Returns them in order; those whose bytes it has already as they are. */
export async function saveDocuments(
  { database, bytes }: Stores,
  documents: readonly NewDocument[],
  account: string,
): Promise<{ document: StoredDocument; isDuplicate: boolean }[]> {
  const placed: { document: NewDocument; key: string | null }[] = [];
  for (const document of documents) placed.push({ document, key: await bytes.place(document.bytes) });
  return database.sql.transaction().execute(async (trx) => {
    const saved: { document: StoredDocument; isDuplicate: boolean }[] = [];
    for (const { document, key } of placed) {
      const row = await trx
        .insertInto('documents')
        .values({
          account_name: account,
          sha256: document.sha256,
          file_name: document.name,
          kind: document.kind,
          media_type: document.mediaType,
          size_bytes: document.sizeBytes,
          page_count: document.pages,
          scanned_pages: document.scannedPages,
          document_type: document.documentType,
          language: document.language,
          created_by: document.uploadedBy,
          object_key: key,
        })
        .onConflict((conflict) => conflict.columns(['account_name', 'sha256']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) {
        const there = await trx
          .selectFrom('documents')
          .selectAll()
          .where('sha256', '=', document.sha256)
          .where('account_name', '=', account)
          .executeTakeFirstOrThrow();
        saved.push({ document: toDocument(there), isDuplicate: true });
        continue;
      }
      await bytes.keep(trx, row.id, { key, bytes: document.bytes });
      await upsertPages(trx, row.id, document.pageTexts);
      saved.push({ document: toDocument(row), isDuplicate: false });
    }
    return saved;
  });
}

/** Removes a document. Throws `document_not_found`, and `document_in_use` when an extraction uses it. */
export async function deleteDocument({ database, bytes }: Stores, id: number): Promise<void> {
  await database.sql.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) throw documentProblem('document_not_found', { id });
    const users = await trx
      .selectFrom('extraction_documents')
      .select('extraction_id')
      .where('document_id', '=', id)
      .orderBy('extraction_id')
      .execute();
    if (users.length > 0) {
      const extractions = users.map((user) => user.extraction_id);
      throw documentProblem('document_in_use', { id, ...nameFirst('extractions', extractions) });
    }
    await bytes.release(trx, id);
    await trx.deleteFrom('documents').where('id', '=', id).execute();
  });
}

/** Pages `from` to `to` of a document, as far as they were read. */
export async function listPages(
  database: Database,
  id: number,
  range: { from: number; to: number },
): Promise<DocumentPage[]> {
  const rows = await database.sql
    .selectFrom('document_pages')
    .selectAll()
    .where('document_id', '=', id)
    .where('number', '>=', range.from)
    .where('number', '<=', range.to)
    .orderBy('number')
    .execute();
  return rows.map(({ number, width, height, source, lines }) => ({
    number,
    width,
    height,
    source,
    lines: lines as DocumentPage['lines'],
  }));
}

/** How wide a page is, in points, and how it was turned before it was read. */
export async function findPageView(
  database: Database,
  id: number,
  number: number,
): Promise<{ width: number; view: PageView | undefined } | undefined> {
  const row = await database.sql
    .selectFrom('document_pages')
    .select(['width', 'view'])
    .where('document_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { width: row.width, view: (row.view as PageView | null) ?? undefined };
}

/** Keeps what pages say, over what was known of them before. */
export async function upsertPages(
  database: Pick<Database, 'sql'>['sql'],
  documentId: number,
  pages: readonly StoredPage[],
): Promise<void> {
  for (let from = 0; from < pages.length; from += PAGES_AT_A_TIME) {
    const rows = pages.slice(from, from + PAGES_AT_A_TIME).map((page) => ({ ...page, document_id: documentId }));
    await sql`
      insert into document_pages (document_id, number, width, height, source, view, lines)
      select document_id, number, width, height, source, view, lines
      from json_populate_recordset(null::document_pages, ${JSON.stringify(rows)}::json)
      on conflict (document_id, number) do update set
        width = excluded.width, height = excluded.height, source = excluded.source,
        view = excluded.view, lines = excluded.lines`.execute(database);
  }
}

/** Notes what kind of document it is once that is known. */
export async function saveDocumentType(
  database: Pick<Database, 'sql'>,
  id: number,
  known: { documentType: string; language: string },
): Promise<void> {
  await database.sql
    .updateTable('documents')
    .set({ document_type: known.documentType, language: known.language } satisfies Partial<Tables['documents']>)
    .where('id', '=', id)
    .execute();
}
