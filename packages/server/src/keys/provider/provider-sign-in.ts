import type { PoolClient } from 'pg';
import type { Role } from '../../base/index.ts';
import { buildKey } from '../build-key.ts';
import type { KeyWriter } from '../key-store.ts';
import { randomBase62 } from '../key-text.ts';
import { findPerson, insertPerson, isNameTaken, type StoredPerson, savePerson } from '../people/people-store.ts';
import { keyProblem } from '../problems.ts';

/** Who signed in, as the identity provider says; `subject` is theirs for ever there. `name` is what they are called here. */
export type ProviderIdentity = { issuer: string; subject: string; name: string; role: Role };

/** A session that a provider vouched for: the person, and the key that acts for it until it expires. */
export type ProviderSession = { personId: string; key: string; isNew: boolean };

/** Sessions end after a working day: then the provider is asked again. */
const SESSION_MILLISECONDS = 12 * 3_600_000;
const LONGEST_NAME = 100;

/**
 * Makes a key for the person of an identity, who is created when they come first, and gets the role that the provider says.
 * Sessions on other devices go on until they expire. Throws `person_deactivated`.
 */
export async function signInByProvider(
  { writer, client, now }: { writer: KeyWriter; client: PoolClient; now: Date },
  identity: ProviderIdentity,
): Promise<ProviderSession> {
  // Two first sign-ins of one person at the same time make one person.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${identity.issuer} ${identity.subject}`,
  ]);
  const known = await findByIdentity(client, identity);
  const person = known ?? (await createFor(client, identity, now));
  if (person.role !== identity.role) await savePerson(client, { ...person, role: identity.role });
  const { id, name, account: accountName } = person;
  const old = await writer.findNewestOf(id);
  const end = new Date(now.getTime() + SESSION_MILLISECONDS);
  const { stored, text } = await buildKey({
    ...{ name, scopes: [], environment: 'live', createdAt: now, expiresAt: end },
    ...{ limits: old?.limits ?? {}, accountName, person: { id, name, role: identity.role } },
    ...(old === undefined ? {} : { account: old.account }),
  });
  await writer.insert(stored);
  if (old !== undefined) {
    const expiresAt = old.expiresAt === null || old.expiresAt > end ? end : old.expiresAt;
    await writer.saveRotation(old.id, { rotatedTo: stored.id, expiresAt });
  }
  return { personId: id, key: text, isNew: known === undefined };
}

/** The person of an identity; undefined before they came. Throws `person_deactivated`. */
export async function findByIdentity(
  client: Pick<PoolClient, 'query'>,
  { issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>,
): Promise<StoredPerson | undefined> {
  const statement = 'select id from people where oidc_issuer = $1 and oidc_subject = $2';
  const { rows } = await client.query<{ id: string }>(statement, [issuer, subject]);
  const person = rows[0] && (await findPerson(client, rows[0].id));
  if (person?.deactivatedAt) throw keyProblem('person_deactivated', { id: person.id });
  return person;
}

async function createFor(client: PoolClient, identity: ProviderIdentity, now: Date) {
  const { issuer, subject, role } = identity;
  const id = `per_${randomBase62(12)}`;
  const person = { id, role, account: 'main', name: await freeName(client, identity) };
  await insertPerson(client, { ...person, createdAt: now, createdBy: 'single sign-on' });
  await client.query('update people set oidc_issuer = $2, oidc_subject = $3 where id = $1', [id, issuer, subject]);
  return person;
}

/** Names tell people apart: whoever comes second has a number. */
async function freeName(client: PoolClient, { name, subject }: ProviderIdentity): Promise<string> {
  const plain = (name.replaceAll(/\p{Cc}/gu, ' ').trim() || subject).slice(0, LONGEST_NAME - 6);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? plain : `${plain} ${number}`;
    if (!(await isNameTaken(client, candidate, null))) return candidate;
  }
}
