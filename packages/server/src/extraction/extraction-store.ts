import { sql, type Transaction } from 'kysely';
import type { Finding, JobStatus, Walls } from '../base/index.ts';
import {
  cancelRun,
  type Database,
  finishRun,
  insideWalls,
  type JobRun,
  queryableOf,
  type Tables,
} from '../db/index.ts';
import type { StoredDocument } from '../documents/index.ts';
import { documentProblem } from '../documents/offline.ts';
import { eraseOverrulings } from '../ledger/index.ts';
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

/** A row of `selectSummaries`. */
export type ExtractionRow = {
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

/** A row of `selectSummaries` as it goes out. */
export function toSummary(row: ExtractionRow): ExtractionSummary {
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

/** Selects extractions without what they found. */
export function selectSummaries(database: Pick<Database, 'sql'>) {
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

/** An extraction whole. Throws `extraction_not_found`, also for one outside the walls. */
export async function getStoredExtraction(
  database: Pick<Database, 'sql'>,
  id: number,
  walls: Walls,
): Promise<StoredExtraction> {
  const row = await selectSummaries(database)
    .select('e.result')
    .where('e.id', '=', id)
    .where(insideWalls(walls, 'e'))
    .executeTakeFirst();
  if (!row) throw extractionProblem('extraction_not_found', { id });
  return { ...toSummary(row), result: row.result as ExtractionResult | null };
}

/** Lets no correction of these extractions, as far as they are inside the walls, come in until the transaction ends. */
export async function holdCorrections(trx: Transaction<Tables>, ids: readonly number[], walls: Walls): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .selectFrom('extractions')
    .select('id')
    .where('id', 'in', ids)
    .where(insideWalls(walls))
    .orderBy('id')
    .forShare()
    .execute();
}

/** An extraction without what it found. Throws `extraction_not_found`, also for one outside the walls. */
export async function getExtractionSummary(database: Database, id: number, walls: Walls): Promise<ExtractionSummary> {
  const row = await selectSummaries(database).where('e.id', '=', id).where(insideWalls(walls, 'e')).executeTakeFirst();
  if (!row) throw extractionProblem('extraction_not_found', { id });
  return toSummary(row);
}

/** Saves the request for an extraction; returns its id. Documents that go in that moment are refused as not found. */
export async function insertExtraction(
  trx: Transaction<Tables>,
  wanted: { documents: readonly StoredDocument[]; account: string; targetFormat: string; model: string; by: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('extractions')
    .values({
      ...{ account_name: wanted.account, status: 'queued', target_format: wanted.targetFormat },
      ...{ model: wanted.model, created_by: wanted.by },
    })
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
export async function cancelExtraction(database: Database, id: number, walls: Walls): Promise<void> {
  await getExtractionSummary(database, id, walls);
  if (await cancelRun(database.sql, { table: 'extractions', id })) return;
  const { status } = await getExtractionSummary(database, id, walls);
  throw extractionProblem('extraction_finished', { id, extraction_status: status });
}

/** Removes an extraction with its corrections. Throws `extraction_not_found`. */
export async function deleteExtraction(database: Database, id: number): Promise<void> {
  await database.sql.transaction().execute(async (trx) => {
    await eraseOverrulings(queryableOf(trx), 'extraction_id', id);
    const { numDeletedRows } = await trx.deleteFrom('extractions').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw extractionProblem('extraction_not_found', { id });
  });
}

/** A correction to be saved. `after`: the one of this key that it replaces, null for none; not compared when absent. */
export type NewCorrection = Pick<Correction, 'key' | 'value' | 'reason'> & { after?: number | null | undefined };

/** Adds corrections, all or none; the newest of a key holds. `follow` is done with them. Throws `correction_conflict`. */
export function saveCorrections(
  database: Database,
  id: number,
  made: { corrections: readonly NewCorrection[]; by: string },
  follow?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  return database.sql.transaction().execute(async (trx) => {
    // One after the other, so that each sees what the one before it saved.
    await trx.selectFrom('extractions').select('id').where('id', '=', id).forUpdate().execute();
    const known = await listCorrections({ sql: trx }, id);
    const newest = new Map(known.map((one) => [one.key, one]));
    const overtaken = made.corrections.flatMap(({ key, after }) => {
      const latest = newest.get(key);
      return latest !== undefined && after !== undefined && latest.id !== after ? [latest] : [];
    });
    if (overtaken.length > 0) throw extractionProblem('correction_conflict', { id, newest: overtaken });
    for (const { key, value, reason } of made.corrections) {
      await trx
        .insertInto('extraction_corrections')
        .values({ extraction_id: id, key, value: JSON.stringify(value), reason, created_by: made.by })
        .execute();
    }
    await follow?.(trx);
  });
}

/** The corrections of an extraction, the oldest first. */
export async function listCorrections(database: Pick<Database, 'sql'>, id: number): Promise<Correction[]> {
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
