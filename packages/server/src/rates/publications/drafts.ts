import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import { deleteUnusedFile } from '../grid/sheet-cell-store.ts';
import type { DraftLclRate } from '../lcl/lcl-rate.schema.ts';
import { ratesProblem } from '../problems.ts';
import { RATE_TABLES, type RateKind } from '../record/rate-kind.ts';
import type { DraftChange, DraftChangeKind, DraftRate } from '../sheets/draft.schema.ts';
import type { RateSheet } from '../sheets/sheet.schema.ts';
import { getSheet } from '../sheets/sheet-store.ts';
import { countChanges, listChanges } from './compare-draft.ts';

/** One page of a list; pages count from 1. */
type Page = { page: number; perPage: number };

/** What can be done with a draft before it is published. All throw `rate_sheet_not_found`. */
export type Drafts = {
  /** Deletes the sheet with its rates. Throws `rate_sheet_not_deletable` when it is or was published. */
  delete: (sheetId: number) => Promise<void>;
  /**
   * Its rates in the order of the sheet, also those that it has published; `search`: words that all occur in the rate. Throws
   * `rate_sheet_not_draft` while it is neither a draft nor was published.
   */
  listRates: (
    sheetId: number,
    page: Page & { search?: string | undefined },
  ) => Promise<{ rates: DraftRate[]; total: number }>;
  /** The same of its rates for less than a container load; none of a sheet of container rates. */
  listLclRates: (sheetId: number, page: Page) => Promise<{ rates: DraftLclRate[]; total: number }>;
  /** Every difference from what is published, or those of one kind. Throws `rate_sheet_not_draft`. */
  listChanges: (
    sheetId: number,
    page: Page & { kind?: DraftChangeKind | undefined },
  ) => Promise<{ changes: DraftChange[]; total: number }>;
};

const KINDS: readonly DraftChangeKind[] = ['changed', 'added', 'superseded'];

/** What a search looks in: codes and names of the ports, the carrier, the container, and the place in the sheet. */
const SEARCHED = `lower(concat_ws(' ', d.origin, d.content::jsonb #>> '{origin,name}', d.content::jsonb #>> '{origin,text}',
  d.destination, d.content::jsonb #>> '{destination,name}', d.content::jsonb #>> '{destination,text}',
  d.carrier, d.content::jsonb #>> '{carrier,name}', d.equipment, d.tab))`;

/** The drafts of a database. */
export function openDrafts(database: Database): Drafts {
  return {
    delete: (sheetId) => deleteDraft(database, sheetId),
    listRates: async (sheetId, page) => listSheetRates<DraftRate>(database, { id: sheetId, kind: 'container' }, page),
    listLclRates: async (sheetId, page) => listSheetRates<DraftLclRate>(database, { id: sheetId, kind: 'lcl' }, page),
    listChanges: async (sheetId, { kind, page, perPage }) => {
      const draft = await refuseUnlessDraft(database, sheetId);
      const kinds = kind === undefined ? KINDS : [kind];
      const counts = await countChanges(database, draft);
      const changes = await listChanges(database, draft, { kinds, limit: perPage, offset: (page - 1) * perPage });
      return { changes, total: kinds.reduce((sum, one) => sum + counts[one], 0) };
    },
  };
}

type OfSheet = { id: number; kind: RateKind };
type Searched = Page & { search?: string | undefined };

/** The rates of a draft, or those that the publication of a sheet opened, whatever became of them since. */
async function listSheetRates<T>(
  database: Database,
  sheet: OfSheet,
  page: Searched,
): Promise<{ rates: T[]; total: number }> {
  const { status } = await getSheet(database, sheet.id);
  const wasPublished = status === 'published' || status === 'reverted';
  if (!wasPublished) await refuseUnlessDraft(database, sheet.id);
  return readRates<T>(database, wasPublished ? publishedRates(sheet.kind) : draftRates(sheet.kind), sheet.id, page);
}

const draftRates = (kind: RateKind) => `select *, null::bigint as id, null::timestamptz as known_from,
  null::timestamptz as known_to from ${RATE_TABLES[kind].drafts} where sheet_id = $1`;

/** Not what a later publication or a reversal opened again of them. */
const publishedRates = (kind: RateKind) => `
  select r.*, row_number() over (order by r.id)::int - 1 as position from ${RATE_TABLES[kind].rates} r
  join publications p on p.number = r.opened_by and p.sheet_id = $1 and p.kind = 'publish'
  where r.sheet_id = $1 and r.known_from = p.published_at`;

async function refuseUnlessDraft(database: Database, id: number): Promise<RateSheet> {
  const sheet = await getSheet(database, id);
  const { status } = sheet;
  if (status !== 'draft')
    throw ratesProblem('rate_sheet_not_draft', { id, sheet_status: status }, 'This rate sheet is not a draft.');
  return sheet;
}

/** Deletes a draft with its rates and cells. Throws `rate_sheet_not_found` and `rate_sheet_not_deletable`. */
export async function deleteDraft(database: Database, id: number): Promise<void> {
  await database.sql.transaction().execute(async (trx) => {
    const { rows } = await sql<{ status: string; sha256: string; is_busy: boolean }>`
      select status, sha256, exists (select 1 from rate_sheet_jobs j
        where j.sheet_id = s.id and j.status in ('queued', 'running')) as is_busy
      from rate_sheets s where id = ${id} for update`.execute(trx);
    const [sheet] = rows;
    if (sheet === undefined) throw ratesProblem('rate_sheet_not_found', { id });
    const { status, sha256 } = sheet;
    if (sheet.is_busy) throw ratesProblem('rate_sheet_busy', { id });
    if (status !== 'draft' && status !== 'importing')
      throw ratesProblem('rate_sheet_not_deletable', { id, sheet_status: status });
    await trx.deleteFrom('rate_sheets').where('id', '=', id).execute();
    await deleteUnusedFile(trx, sha256);
  });
}

type DraftRow = {
  position: number;
  content: string;
  valid_from: string;
  valid_to: string;
  tab: string | null;
  row_number: number | null;
  id: number | null;
  known_from: Date | null;
  known_to: Date | null;
};

async function readRates<T>(
  database: Database,
  of: string,
  sheetId: number,
  { page, perPage, search = '' }: Searched,
): Promise<{ rates: T[]; total: number }> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const where = ['true', ...words.map((_, index) => `position($${index + 2} in ${SEARCHED}) > 0`)].join(' and ');
  const values = [sheetId, ...words];
  const [listed, counted] = await Promise.all([
    database.pool.query<DraftRow>(
      `select d.position, d.content, d.valid_from, d.valid_to, d.tab, d.row_number, d.id, d.known_from, d.known_to
       from (${of}) d
       where ${where} order by d.position limit ${perPage} offset ${(page - 1) * perPage}`,
      values,
    ),
    database.pool.query<{ n: number }>(`select count(*) as n from (${of}) d where ${where}`, values),
  ]);
  return { rates: listed.rows.map((row) => toDraftRate<T>(row)), total: counted.rows[0]?.n ?? 0 };
}

function toDraftRate<T>({ content, ...row }: DraftRow): T {
  return {
    ...JSON.parse(content),
    validFrom: row.valid_from,
    validTo: row.valid_to,
    position: row.position,
    tab: row.tab,
    row: row.row_number,
    ...(row.id === null ? {} : { id: Number(row.id), known: knownOf(row) }),
  };
}

function knownOf({ known_from: from, known_to: to }: Pick<DraftRow, 'known_from' | 'known_to'>) {
  return { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null };
}
