import { type SqlBool, sql } from 'kysely';
import type { JobStatus, Walls } from '../base/index.ts';
import { type Database, insideWalls } from '../db/index.ts';
import type { ListedExtraction } from './extraction.schema.ts';
import { selectSummaries, toSummary } from './extraction-store.ts';
import type { DocumentType } from './sections/detect-document-type.ts';

/** What a list of extractions may show first. */
export const EXTRACTION_ORDERS = ['newest', 'doubt'] as const;

/** Which extractions a list shows, and what comes first; the newest when absent. */
export type ExtractionFilter = {
  status?: JobStatus | undefined;
  document?: number | undefined;
  type?: DocumentType | undefined;
  /** Part of a file name, of the manufacturer or of the product, in any case. */
  search?: string | undefined;
  sort?: (typeof EXTRACTION_ORDERS)[number] | undefined;
};

/** What an extraction is sorted and searched by, as of its last reading or correction. */
export type QueueFacts = {
  doubts: { fields: number; findings: number };
  manufacturer: string | null;
  product: string | null;
};

/** So many are counted before a list is shown; the rest at the next. */
const MOST_COUNTED = 500;

function conditionOf({ walls, status, document, type, search }: ExtractionFilter & { walls: Walls }) {
  const part = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    insideWalls(walls, 'e'),
    ...(status === undefined ? [] : [sql<SqlBool>`e.status = ${status}`]),
    ...(document === undefined
      ? []
      : [
          sql<SqlBool>`exists (select 1 from extraction_documents x where x.extraction_id = e.id and x.document_id = ${document})`,
        ]),
    ...(type === undefined
      ? []
      : [
          sql<SqlBool>`exists (select 1 from extraction_documents x join documents d on d.id = x.document_id
            where x.extraction_id = e.id and d.document_type = ${type})`,
        ]),
    ...(search === undefined
      ? []
      : [
          sql<SqlBool>`(e.manufacturer ilike ${part} or e.product ilike ${part} or exists (
            select 1 from extraction_documents x join documents d on d.id = x.document_id
              where x.extraction_id = e.id and d.file_name ilike ${part}))`,
        ]),
  ];
  return sql.join<SqlBool>(conditions, sql` and `);
}

/** Failed ones first, then finished ones, the most doubtful first, then what is under way. */
const BY_DOUBT = [
  sql`array_position(array['failed', 'done', 'running', 'queued', 'cancelled'], e.status)`,
  sql`coalesce(e.doubtful_fields + e.doubtful_findings, 0) desc`,
];

/** Extractions inside the walls that match every filter given. */
export async function listExtractions(
  database: Database,
  { sort, ...filter }: ExtractionFilter & { walls: Walls },
  page: { page: number; perPage: number },
): Promise<{ extractions: ListedExtraction[]; total: number }> {
  const condition = conditionOf(filter);
  const order = sql.join(sort === 'doubt' ? [...BY_DOUBT, sql`e.id desc`] : [sql`e.id desc`]);
  const rows = await selectSummaries(database)
    .select(['e.doubtful_fields', 'e.doubtful_findings', 'e.manufacturer', 'e.product'])
    .where(condition)
    .orderBy(order)
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .execute();
  const count = await database.sql
    .selectFrom('extractions as e')
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const extractions = rows.map((row): ListedExtraction => {
    const { doubtful_fields: fields, doubtful_findings: findings, manufacturer, product } = row;
    const doubts = fields === null || findings === null ? null : { fields, findings };
    return { ...toSummary(row), manufacturer, product, doubts };
  });
  return { extractions, total: count.total };
}

/** Ids of finished extractions whose doubts were not counted yet, the newest first. */
export async function listUncounted({ sql: db }: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('extractions')
    .select('id')
    .where('status', '=', 'done')
    .where('doubtful_fields', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_COUNTED)
    .execute();
  return rows.map(({ id }) => id);
}

/** Saves what an extraction is sorted and searched by. */
export async function saveQueueFacts({ sql: db }: Database, id: number, facts: QueueFacts): Promise<void> {
  const { doubts, manufacturer, product } = facts;
  await db
    .updateTable('extractions')
    .set({ doubtful_fields: doubts.fields, doubtful_findings: doubts.findings, manufacturer, product })
    .where('id', '=', id)
    .execute();
}

/** A finished extraction, by the UN number that it found or that a person put there. */
export type NumberedExtraction = { readonly id: number; readonly un: string; readonly documents: readonly string[] };

/** So many of the newest are looked for. */
const MOST_NUMBERED = 5_000;

/** Finished extractions inside the walls whose UN number, corrected, is one of these; the newest first. */
export async function listByNumber(
  database: Database,
  numbers: readonly string[],
  walls: Walls,
): Promise<NumberedExtraction[]> {
  const { rows } = await sql<NumberedExtraction>`
    select * from (
      select e.id::int as id,
        right(regexp_replace(coalesce(
          (select c.value #>> '{}' from extraction_corrections c
            where c.extraction_id = e.id and c.key in ('unNo', 'unNumber') order by c.id desc limit 1),
          e.result #>> '{values,unNo,value}', ''), '\\D', '', 'g'), 4) as un,
        (select coalesce(array_agg(d.file_name order by x.position), '{}')
          from extraction_documents x join documents d on d.id = x.document_id where x.extraction_id = e.id) as documents
      from extractions e where e.status = 'done' and ${insideWalls(walls, 'e')} order by e.id desc limit ${MOST_NUMBERED}
    ) numbered where un = any(${numbers}) order by id desc`.execute(database.sql);
  return rows;
}
