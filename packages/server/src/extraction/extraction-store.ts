import { sql, type Transaction } from 'kysely';
import type { Finding, JobStatus } from '../base/index.ts';
import { cancelRun, type Database, finishRun, type JobRun, type Tables } from '../db/index.ts';
import type { StoredDocument } from '../documents/index.ts';
import { documentProblem } from '../documents/offline.ts';
import type { Correction, ExtractionProgress, ExtractionSummary, OriginalValue } from './extraction.schema.ts';
import { extractionProblem } from './problems.ts';
import type { DocumentReading } from './shipment/document-reading.ts';

/** What an extraction found, as it is kept: each document's reading, and what they say together. */
export type ExtractionResult = {
  readings: DocumentReading[];
  values: Record<string, OriginalValue>;
  findings: Finding[];
};

/** An extraction as it is kept. */
export type StoredExtraction = ExtractionSummary & { result: ExtractionResult | null };

type ExtractionRow = {
  id: number;
  status: JobStatus;
  target_format: string;
  model: string;
  created_at: Date;
  created_by: string;
  started_at: Date | null;
  finished_at: Date | null;
  progress: object | null;
  problem: object | null;
  documents: ExtractionSummary['documents'];
};

function toSummary(row: ExtractionRow): ExtractionSummary {
  return {
    id: row.id,
    status: row.status,
    targetFormat: row.target_format,
    model: row.model,
    documents: row.documents,
    progress: row.progress as ExtractionProgress | null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    problem: row.problem as ExtractionSummary['problem'],
  };
}

function selectSummaries(database: Pick<Database, 'sql'>) {
  const documents = sql<ExtractionSummary['documents']>`(
    select coalesce(json_agg(json_build_object('id', d.id, 'name', d.file_name, 'documentType', d.document_type,
      'language', d.language, 'pages', d.page_count) order by x.position), '[]'::json)
    from extraction_documents x join documents d on d.id = x.document_id where x.extraction_id = e.id)`;
  return database.sql
    .selectFrom('extractions as e')
    .select(['e.id', 'e.status', 'e.target_format', 'e.model', 'e.created_at', 'e.created_by'])
    .select(['e.started_at', 'e.finished_at', 'e.progress', 'e.problem'])
    .select(documents.as('documents'));
}

/** An extraction whole. Throws `extraction_not_found`. */
export async function getStoredExtraction(database: Database, id: number): Promise<StoredExtraction> {
  const row = await selectSummaries(database).select('e.result').where('e.id', '=', id).executeTakeFirst();
  if (!row) throw extractionProblem('extraction_not_found', { id });
  return { ...toSummary(row), result: row.result as ExtractionResult | null };
}

/** An extraction without what it found. Throws `extraction_not_found`. */
export async function getExtractionSummary(database: Database, id: number): Promise<ExtractionSummary> {
  const row = await selectSummaries(database).where('e.id', '=', id).executeTakeFirst();
  if (!row) throw extractionProblem('extraction_not_found', { id });
  return toSummary(row);
}

/** Which extractions a list shows. */
export type ExtractionFilter = { status?: JobStatus | undefined; document?: number | undefined };

/** Extractions that match every filter given, the newest first. */
export async function listExtractions(
  database: Database,
  { status, document }: ExtractionFilter,
  page: { page: number; perPage: number },
): Promise<{ extractions: ExtractionSummary[]; total: number }> {
  const condition = sql<boolean>`${status === undefined ? sql`true` : sql`e.status = ${status}`} and ${
    document === undefined
      ? sql`true`
      : sql`exists (select 1 from extraction_documents x where x.extraction_id = e.id and x.document_id = ${document})`
  }`;
  const rows = await selectSummaries(database)
    .where(condition)
    .orderBy('e.id', 'desc')
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .execute();
  const count = await database.sql
    .selectFrom('extractions as e')
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { extractions: rows.map(toSummary), total: count.total };
}

/** Saves the request for an extraction; returns its id. Documents that go in that moment are refused as not found. */
export async function insertExtraction(
  trx: Transaction<Tables>,
  wanted: { documents: readonly StoredDocument[]; targetFormat: string; model: string; by: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('extractions')
    .values({ status: 'queued', target_format: wanted.targetFormat, model: wanted.model, created_by: wanted.by })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, document] of wanted.documents.entries()) {
    await trx
      .insertInto('extraction_documents')
      .values({ extraction_id: id, position, document_id: document.id })
      .execute()
      .catch((error: { code?: string }) => {
        throw error.code === '23503' ? documentProblem('document_not_found', { id: document.id }) : error;
      });
  }
  return id;
}

/** The ids of an extraction's documents in order, at the beginning of a run. */
export async function beginExtraction(database: Database, id: number): Promise<number[]> {
  // Servers from before decision 24 hold an extraction by `run_id`; without it they let go.
  const { rows } = await sql<{ documents: number[] }>`
    update extractions set run_id = null where id = ${id}
    returning (select array_agg(document_id::int order by position) from extraction_documents
      where extraction_id = extractions.id) as documents`.execute(database.sql);
  return rows[0]?.documents ?? [];
}

/** Ends a run of an extraction with what it found. Throws `Superseded` when it is no longer ours. */
export function saveResult(database: Database, run: JobRun, result: ExtractionResult): Promise<void> {
  return database.sql.transaction().execute(async (trx) => {
    await trx
      .updateTable('extractions')
      .set({ result: JSON.stringify(result) })
      .where('id', '=', run.id)
      .execute();
    await finishRun(trx, run);
  });
}

/** Cancels what is not finished. Throws `extraction_not_found`, or `extraction_finished`. */
export async function cancelExtraction(database: Database, id: number): Promise<void> {
  if (await cancelRun(database.sql, { table: 'extractions', id })) return;
  const { status } = await getExtractionSummary(database, id);
  throw extractionProblem('extraction_finished', { id, extraction_status: status });
}

/** Removes an extraction with its corrections. Throws `extraction_not_found`. */
export async function deleteExtraction(database: Database, id: number): Promise<void> {
  const { numDeletedRows } = await database.sql.deleteFrom('extractions').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw extractionProblem('extraction_not_found', { id });
}

/** Adds corrections, all or none; the newest of a key holds. */
export function saveCorrections(
  database: Database,
  id: number,
  made: { corrections: readonly Pick<Correction, 'key' | 'value' | 'reason'>[]; by: string },
): Promise<void> {
  return database.sql.transaction().execute(async (trx) => {
    for (const { key, value, reason } of made.corrections) {
      await trx
        .insertInto('extraction_corrections')
        .values({ extraction_id: id, key, value: JSON.stringify(value), reason, created_by: made.by })
        .execute();
    }
  });
}

/** The corrections of an extraction, the oldest first. */
export async function listCorrections(database: Database, id: number): Promise<Correction[]> {
  const rows = await database.sql
    .selectFrom('extraction_corrections')
    .selectAll()
    .where('extraction_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    value: row.value,
    reason: row.reason,
    by: row.created_by,
    at: row.created_at.toISOString(),
  }));
}
