import { type Kysely, type Selectable, sql } from 'kysely';
import { narrowTo, type Walls, wallsAround } from '../base/index.ts';
import { type Database, insideWalls, type Tables } from '../db/index.ts';
import { shipmentProblem } from './problems.ts';
import type { Shipment, ShipmentContent, ShipmentVersion } from './shipment.schema.ts';

/** Runs within a transaction, or on the database. */
type Db = Pick<Kysely<Tables>, 'selectFrom' | 'insertInto' | 'updateTable'>;

/** Who changes a shipment, and when. */
export type Change = { readonly by: string; readonly now: Date };

function toShipment(row: Selectable<Tables['shipments']>): Shipment {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    ...(row.content as ShipmentContent),
  };
}

async function saveVersion(db: Db, { id, version }: Shipment, content: string, { by, now }: Change): Promise<void> {
  const row = { shipment_id: id, version, content, changed_at: now, changed_by: by };
  await db.insertInto('shipment_versions').values(row).execute();
}

/** Adds a shipment of an account with its first version. */
export async function insertShipment(
  db: Db,
  content: ShipmentContent,
  { account, ...change }: Change & { readonly account: string },
): Promise<Shipment> {
  const { by, now } = change;
  const text = JSON.stringify(content);
  const row = await db
    .insertInto('shipments')
    .values({
      ...{ account_name: account, reference: content.reference ?? null, version: 1, content: text },
      ...{ created_at: now, created_by: by, updated_at: now, updated_by: by },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const shipment = toShipment(row);
  await saveVersion(db, shipment, text, change);
  return shipment;
}

/**
 * Throws `shipment_not_found`, also for one outside the walls. `lock`: until the transaction ends nobody else changes it.
 */
export async function getShipment(db: Db, id: number, { walls, lock = false }: Seeing): Promise<Shipment> {
  const query = db.selectFrom('shipments').selectAll().where('id', '=', id).where(insideWalls(walls));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw shipmentProblem('shipment_not_found', { id });
  return toShipment(row);
}

type Seeing = { readonly walls: Walls; readonly lock?: boolean };

/** The walls around the account of a shipment. Throws `shipment_not_found`. */
export async function getWallsAround(db: Db, id: number, walls: Walls): Promise<Walls> {
  const row = await db
    .selectFrom('shipments')
    .select('account_name')
    .where('id', '=', id)
    .where(insideWalls(walls))
    .executeTakeFirst();
  if (!row) throw shipmentProblem('shipment_not_found', { id });
  return wallsAround(row.account_name);
}

/** Puts other content in the place of a shipment's, as its next version. */
export async function updateShipment(
  db: Db,
  { id, version }: Pick<Shipment, 'id' | 'version'>,
  content: ShipmentContent,
  change: Change,
): Promise<Shipment> {
  const text = JSON.stringify(content);
  const row = await db
    .updateTable('shipments')
    .set({
      ...{ reference: content.reference ?? null, version: version + 1, content: text },
      ...{ updated_at: change.now, updated_by: change.by },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const shipment = toShipment(row);
  await saveVersion(db, shipment, text, change);
  return shipment;
}

/** Which shipments a list shows. `account`: only those of one account. */
export type ShipmentFilter = {
  readonly reference?: string | undefined;
  readonly document?: number | undefined;
  readonly account?: string | undefined;
};

/** Shipments inside the walls whose reference contains a text, the last changed first. */
export async function listShipments(
  db: Db,
  { walls, reference, document, account }: ShipmentFilter & { readonly walls: Walls },
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ shipments: Shipment[]; total: number }> {
  const named = reference === undefined ? undefined : `%${reference.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = () => {
    let query = db.selectFrom('shipments').where(insideWalls(narrowTo(walls, account)));
    if (named !== undefined) query = query.where('reference', 'ilike', named);
    if (document !== undefined) query = query.where(naming('documents', document));
    return query;
  };
  const rows = await matching()
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await matching()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { shipments: rows.map(toShipment), total };
}

/** Goods or papers that name a document or an extraction. */
function naming(what: 'documents' | 'extraction', id: number) {
  const goods = JSON.stringify({ goods: [{ [what]: what === 'documents' ? [id] : id }] });
  const papers = JSON.stringify({ papers: [{ [what === 'documents' ? 'document' : what]: id }] });
  return sql<boolean>`(content @> ${goods}::jsonb or content @> ${papers}::jsonb)`;
}

/** Ids of the shipments that name an extraction or a document. */
export async function findShipmentsNaming(
  db: Db,
  named: { readonly extraction: number } | { readonly document: number },
): Promise<number[]> {
  const condition =
    'extraction' in named ? naming('extraction', named.extraction) : naming('documents', named.document);
  const rows = await db.selectFrom('shipments').select('id').where(condition).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Other shipments that use one of these documents: a packing certificate serves several. */
export async function listShipmentsWith(db: Db, documents: readonly number[], except: number): Promise<Shipment[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .selectFrom('shipments')
    .selectAll()
    .where('id', '!=', except)
    .where((eb) => eb.or(documents.map((id) => naming('documents', id))))
    .execute();
  return rows.map(toShipment);
}

/** Every content of a shipment, the oldest first. */
export async function listVersions(db: Db, id: number): Promise<ShipmentVersion[]> {
  const rows = await db
    .selectFrom('shipment_versions')
    .selectAll()
    .where('shipment_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map(({ version, changed_at, changed_by, content }) => ({
    ...{ version, changedAt: changed_at.toISOString(), changedBy: changed_by },
    content: content as ShipmentContent,
  }));
}

/** Opens a transaction. */
export const inTransaction = <T>({ sql: db }: Pick<Database, 'sql'>, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);
