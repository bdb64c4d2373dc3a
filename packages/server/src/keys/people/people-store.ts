import type { Pool, PoolClient } from 'pg';
import type { Role } from '../../base/index.ts';

/** A stored person, with the newest key and the newest invite. */
export type StoredPerson = {
  id: string;
  name: string;
  role: Role;
  account: string;
  createdAt: Date;
  createdBy: string;
  deactivatedAt: Date | null;
  keyId: string | null;
  keyExpiresAt: Date | null;
  keyRevokedAt: Date | null;
  lastUsedAt: Date | null;
  /** Of an invite that was neither accepted nor withdrawn. */
  inviteExpiresAt: Date | null;
};

/** A stored invite. */
export type StoredInvite = {
  personId: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
};

type Connection = Pick<Pool | PoolClient, 'query'>;

const SELECT = `select p.id, p.name, p.role, p.account_name as account, p.created_at as "createdAt", p.created_by as "createdBy",
    p.deactivated_at as "deactivatedAt", k.id as "keyId", k.expires_at as "keyExpiresAt", k.revoked_at as "keyRevokedAt",
    (select max(last_used_at) from api_keys where person_id = p.id) as "lastUsedAt", i.expires_at as "inviteExpiresAt"
  from people p
  left join lateral (select id, expires_at, revoked_at from api_keys
    where person_id = p.id and rotated_to is null) k on true
  left join lateral (select expires_at from invites
    where person_id = p.id and accepted_at is null and withdrawn_at is null order by created_at desc limit 1) i on true`;

/** Those who were not deactivated first, then by name. */
export async function listPeople(
  db: Connection,
  page: number,
  perPage: number,
): Promise<{ people: StoredPerson[]; total: number }> {
  const statement = `${SELECT} order by p.deactivated_at is not null, lower(p.name), p.id limit $1 offset $2`;
  const { rows: people } = await db.query<StoredPerson>(statement, [perPage, (page - 1) * perPage]);
  const counted = await db.query<{ total: number }>('select count(*) as total from people');
  return { people, total: counted.rows[0]?.total ?? 0 };
}

/** A person; undefined when there is none with that id. */
export async function findPerson(db: Connection, id: string): Promise<StoredPerson | undefined> {
  return (await db.query<StoredPerson>(`${SELECT} where p.id = $1`, [id])).rows[0];
}

/** Whether a person other than `id`, not deactivated, has this name, in whatever case. */
export async function isNameTaken(db: Connection, name: string, id: string | null): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from people where lower(name) = lower($1) and deactivated_at is null and id is distinct from $2',
    [name, id],
  );
  return rowCount !== 0;
}

/** Adds a person. */
export async function insertPerson(
  db: Connection,
  person: Pick<StoredPerson, 'id' | 'name' | 'role' | 'account' | 'createdAt' | 'createdBy'>,
): Promise<void> {
  const { id, name, role, account, createdAt, createdBy } = person;
  await db.query(
    'insert into people (id, name, role, account_name, created_at, created_by) values ($1, $2, $3, $4, $5, $6)',
    [id, name, role, account, createdAt, createdBy],
  );
}

/** Saves a name and a role. */
export async function savePerson(
  db: Connection,
  { id, name, role }: Pick<StoredPerson, 'id' | 'name' | 'role'>,
): Promise<void> {
  await db.query('update people set name = $2, role = $3 where id = $1', [id, name, role]);
}

/** Deactivates a person, revokes every key of theirs and withdraws the open invite. */
export async function deactivatePerson(db: Connection, id: string, at: Date): Promise<void> {
  await db.query('update people set deactivated_at = $2 where id = $1', [id, at]);
  await db.query('update api_keys set revoked_at = $2 where person_id = $1 and revoked_at is null', [id, at]);
  await withdrawInvites(db, id, at);
}

/** Withdraws the open invites of a person. */
export async function withdrawInvites(db: Connection, personId: string, at: Date): Promise<void> {
  await db.query(
    'update invites set withdrawn_at = $2 where person_id = $1 and accepted_at is null and withdrawn_at is null',
    [personId, at],
  );
}

/** Adds an invite by the hash of its token. */
export async function insertInvite(
  db: Connection,
  { sha256, personId, createdAt, expiresAt }: { sha256: Buffer; personId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query('insert into invites (sha256, person_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    ...[sha256, personId, createdAt, expiresAt],
  ]);
}

/** An invite by the hash of its token. */
export async function findInvite(db: Connection, sha256: Buffer): Promise<StoredInvite | undefined> {
  const { rows } = await db.query<StoredInvite>(
    `select person_id as "personId", expires_at as "expiresAt", accepted_at as "acceptedAt", withdrawn_at as "withdrawnAt"
      from invites where sha256 = $1`,
    [sha256],
  );
  return rows[0];
}

/** Marks an invite as accepted. */
export async function acceptInvite(db: Connection, sha256: Buffer, at: Date): Promise<void> {
  await db.query('update invites set accepted_at = $2 where sha256 = $1', [sha256, at]);
}
