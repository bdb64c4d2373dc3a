import type { Pool, PoolClient } from 'pg';

/** The most narrowed keys of one key that are revoked by themselves. Who needs more rotates the key, which ends them all. */
export const MOST_REVOKED = 10_000;

/** A narrowed key that was revoked by itself. */
export type RevokedLink = { keyId: string; linkId: string; revokedAt: Date; revokedBy: string };

/** Whether one of the links of a narrowed key was revoked, and so the key. */
export async function hasRevoked(pool: Pick<Pool, 'query'>, keyId: string, linkIds: readonly string[]) {
  const statement = 'select 1 from revoked_key_links where key_id = $1 and link_id = any ($2) limit 1';
  return (await pool.query(statement, [keyId, linkIds])).rows.length > 0;
}

/**
 * Revokes a link and gives it as it was revoked first; undefined when the key has `MOST_REVOKED` already. Forgets those of keys
 * that ended. The keys are locked.
 */
export async function revokeLink(client: PoolClient, link: RevokedLink): Promise<RevokedLink | undefined> {
  const { keyId, linkId, revokedAt, revokedBy } = link;
  await client.query(
    `delete from revoked_key_links l using api_keys k
      where k.id = l.key_id and (k.revoked_at is not null or k.expires_at <= $1)`,
    [revokedAt],
  );
  await client.query(
    `insert into revoked_key_links (key_id, link_id, revoked_at, revoked_by)
      select $1, $2, $3, $4 where (select count(*) from revoked_key_links where key_id = $1) < $5 on conflict do nothing`,
    [keyId, linkId, revokedAt, revokedBy, MOST_REVOKED],
  );
  const { rows } = await client.query<RevokedLink>(
    `select key_id as "keyId", link_id as "linkId", revoked_at as "revokedAt", revoked_by as "revokedBy"
      from revoked_key_links where key_id = $1 and link_id = $2`,
    [keyId, linkId],
  );
  return rows[0];
}
