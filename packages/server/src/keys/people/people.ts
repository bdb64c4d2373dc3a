import type { PoolClient } from 'pg';
import type { Role } from '../../base/index.ts';
import type { ChangeFeed, Database } from '../../db/index.ts';
import { buildKey, isLastAdmin } from '../build-key.ts';
import { checkedAccount } from '../checked-account.ts';
import { parseExpiry } from '../expiry.ts';
import { keyStateAt } from '../key-state.ts';
import { createKeyStore, type KeyStore, type KeyWriter, type RootBox, type StoredKey } from '../key-store.ts';
import { createKeyText, hashKeyText, isInviteText, randomBase62 } from '../key-text.ts';
import { keyProblem } from '../problems.ts';
import {
  findByIdentity,
  type ProviderIdentity,
  type ProviderSession,
  signInByProvider,
} from '../provider/provider-sign-in.ts';
import {
  acceptInvite,
  deactivatePerson,
  findInvite,
  findPerson,
  insertInvite,
  insertPerson,
  isNameTaken,
  listPeople,
  type StoredPerson,
  savePerson,
  withdrawInvites,
} from './people-store.ts';
import type { AcceptedInvite, InvitedPerson, Person } from './person.schema.ts';

const DEFAULT_EXPIRY = '7d';
const LONGEST_INVITE_MILLISECONDS = 30 * 86_400_000;

/** What a new person is made of. `expires`: of the invite, as of a key; 7d if absent. */
export type NewPerson = { name: string; role: Role; account?: string | undefined; expires?: string | undefined };

/** The people of a service. Each is a key underneath, which is made when an invite is accepted. */
export type People = {
  /** Those who were deactivated last. */
  list: (page: number, perPage: number) => Promise<{ people: Person[]; total: number }>;
  /** Throws `person_not_found`. */
  get: (id: string) => Promise<Person>;
  /**
   * A person with an invite. Throws `person_name_invalid`, `person_name_taken`, `invite_expiry_invalid`, `account_invalid`,
   * `account_of_admin`.
   */
  create: (person: NewPerson, by: string) => Promise<InvitedPerson>;
  /**
   * Changes name or role, from the next request on. Throws `person_not_found`, `person_deactivated`,
   * `person_name_invalid`, `person_name_taken`, `account_of_admin`; `last_administrator` when `keepLastAdmin`.
   */
  change: (id: string, change: { name?: string; role?: Role }, options: { keepLastAdmin: boolean }) => Promise<Person>;
  /** Another invite; an open one is withdrawn. Throws `person_not_found`, `person_deactivated`, `invite_expiry_invalid`. */
  invite: (id: string, options?: { expires?: string | undefined }) => Promise<InvitedPerson>;
  /**
   * Ends every session and key of a person in every process before this resolves. Throws `person_not_found`;
   * `last_administrator` when `keepLastAdmin`.
   */
  deactivate: (id: string, options: { keepLastAdmin: boolean }) => Promise<Person>;
  /** Whom an invite is for. Throws as `accept`. */
  findInvited: (token: string) => Promise<Person>;
  /**
   * Uses an invite: the person gets a key, and the one before ends. What was ordered with it stays theirs.
   * Throws `invite_unknown`, `invite_used`, `invite_expired`, `invite_withdrawn`.
   */
  accept: (token: string) => Promise<AcceptedInvite>;
  /** Begins a session of someone whom an identity provider vouches for. Throws `person_deactivated`. */
  signInByProvider: (identity: ProviderIdentity) => Promise<ProviderSession>;
  /** The newest key of someone who signed in so, whatever its state; undefined when they never did. Throws `person_deactivated`. */
  findKeyByProvider: (identity: Pick<ProviderIdentity, 'issuer' | 'subject'>) => Promise<StoredKey | undefined>;
};

type PeopleParts = {
  database: Database;
  changes: Pick<ChangeFeed, 'waitForListeners'>;
  /** The public address of the service, without a trailing slash; undefined: links begin with a slash. */
  baseUrl: string | undefined;
  /** Encrypts the secrets that narrowed keys are checked with. */
  box?: RootBox;
  now?: () => Date;
};

type Change = { writer: KeyWriter; client: PoolClient; now: Date };

/** Opens the people of a migrated database. */
export function openPeople({ database, changes, box, baseUrl = '', now = () => new Date() }: PeopleParts): People {
  const keys = createKeyStore(database, box);
  const { pool } = database;
  const change = async <T>(work: (change: Change) => Promise<T>): Promise<T> => {
    const result = await keys.change((writer, client) => work({ writer, client, now: now() }));
    await changes.waitForListeners();
    return result;
  };
  const withLink = async (done: Change, id: string, expires: string | undefined): Promise<InvitedPerson> => {
    const token = await createInvite(done, id, expires);
    return { ...(await personIn(done, id)), link: `${baseUrl}/console/invite#${token}` };
  };
  return {
    list: (page, perPage) => listed(pool, { page, perPage, at: now() }),
    get: async (id) => toPerson(found(await findPerson(pool, id), id), now()),
    create: (person, by) =>
      change(async (done) => withLink(done, await createPerson(done, person, by), person.expires)),
    change: (id, { name, role }, { keepLastAdmin }) =>
      change(async (done) => {
        const person = await activePerson(done, id);
        if (keepLastAdmin && role !== undefined && role !== 'administrator') await refuseLastAdministrator(done, id);
        checkedAccount(person.account, role === 'administrator');
        const checked = name === undefined ? person.name : await checkedName(done, name, id);
        await savePerson(done.client, { id, name: checked, role: role ?? person.role });
        return personIn(done, id);
      }),
    invite: (id, { expires } = {}) =>
      change(async (done) => {
        await activePerson(done, id);
        await withdrawInvites(done.client, id, done.now);
        return withLink(done, id, expires);
      }),
    deactivate: (id, { keepLastAdmin }) =>
      change(async (done) => {
        const { deactivatedAt } = found(await findPerson(done.client, id), id);
        if (keepLastAdmin) await refuseLastAdministrator(done, id);
        if (deactivatedAt === null) await deactivatePerson(done.client, id, done.now);
        return personIn(done, id);
      }),
    findInvited: async (token) => {
      const { personId } = await openInvite(pool, token, now());
      return toPerson(found(await findPerson(pool, personId), personId), now());
    },
    accept: (token) => change((done) => accept(done, token)),
    findKeyByProvider: (identity) => findKeyOf(identity, { pool, keys }),
    signInByProvider: (identity) => change((done) => signInByProvider(done, identity)),
  };
}

async function findKeyOf(
  identity: Pick<ProviderIdentity, 'issuer' | 'subject'>,
  { pool, keys }: { pool: Database['pool']; keys: Pick<KeyStore, 'findNewestOf'> },
) {
  const person = await findByIdentity(pool, identity);
  return person && keys.findNewestOf(person.id);
}

async function listed(pool: Database['pool'], { page, perPage, at }: { page: number; perPage: number; at: Date }) {
  const { people, total } = await listPeople(pool, page, perPage);
  return { people: people.map((person) => toPerson(person, at)), total };
}

async function createPerson(done: Change, { name, role, account }: NewPerson, createdBy: string): Promise<string> {
  const id = `per_${randomBase62(12)}`;
  const belongs = checkedAccount(account, role === 'administrator');
  const checked = await checkedName(done, name, null);
  await insertPerson(done.client, {
    ...{ id, name: checked, role },
    ...{ account: belongs, createdAt: done.now, createdBy },
  });
  return id;
}

async function accept(done: Change, token: string): Promise<AcceptedInvite> {
  const { writer, client, now } = done;
  const { personId } = await openInvite(client, token, now);
  const { name, role, account: accountName } = found(await findPerson(client, personId), personId);
  const old = await writer.findNewestOf(personId);
  const { stored, text } = await buildKey({
    ...{ name, scopes: [], environment: 'live', createdAt: now, expiresAt: null },
    ...{ limits: old?.limits ?? {}, accountName, person: { id: personId, name, role } },
    ...(old === undefined ? {} : { account: old.account }),
  });
  await writer.insert(stored);
  if (old !== undefined) await writer.saveRotation(old.id, { rotatedTo: stored.id, expiresAt: now });
  await acceptInvite(client, hashKeyText(token), now);
  return { person: await personIn(done, personId), key: text };
}

/** An invite that can be accepted. */
async function openInvite(db: Parameters<typeof findInvite>[0], token: string, now: Date) {
  const invite = isInviteText(token) ? await findInvite(db, hashKeyText(token)) : undefined;
  if (invite === undefined) throw keyProblem('invite_unknown');
  if (invite.acceptedAt !== null) throw keyProblem('invite_used');
  if (invite.withdrawnAt !== null) throw keyProblem('invite_withdrawn');
  if (invite.expiresAt <= now) throw keyProblem('invite_expired');
  return invite;
}

async function createInvite({ client, now }: Change, personId: string, expires = DEFAULT_EXPIRY): Promise<string> {
  const expiresAt = parseExpiry(expires, now);
  const milliseconds = (expiresAt?.getTime() ?? 0) - now.getTime();
  if (expiresAt === undefined || milliseconds <= 0 || milliseconds > LONGEST_INVITE_MILLISECONDS) {
    throw keyProblem('invite_expiry_invalid', { expires });
  }
  const token = createKeyText('invite');
  await insertInvite(client, { sha256: hashKeyText(token), personId, createdAt: now, expiresAt });
  return token;
}

async function checkedName({ client }: Change, text: string, id: string | null): Promise<string> {
  const name = text.trim();
  if (name.length === 0 || name.length > 100) throw keyProblem('person_name_invalid');
  if (await isNameTaken(client, name, id)) throw keyProblem('person_name_taken', { name });
  return name;
}

async function activePerson({ client }: Change, id: string): Promise<StoredPerson> {
  const person = found(await findPerson(client, id), id);
  if (person.deactivatedAt !== null) throw keyProblem('person_deactivated', { id });
  return person;
}

async function refuseLastAdministrator({ writer, now }: Change, id: string): Promise<void> {
  const key = await writer.findNewestOf(id);
  if (key !== undefined && (await isLastAdmin(writer, key, now))) throw keyProblem('last_administrator', { id });
}

async function personIn({ client, now }: Change, id: string): Promise<Person> {
  return toPerson(found(await findPerson(client, id), id), now);
}

function found(person: StoredPerson | undefined, id: string): StoredPerson {
  if (person === undefined) throw keyProblem('person_not_found', { id });
  return person;
}

function toPerson(stored: StoredPerson, now: Date): Person {
  const { id, name, role, account, createdBy, createdAt, deactivatedAt, lastUsedAt, keyId } = stored;
  const hasKey =
    keyId !== null && keyStateAt({ revokedAt: stored.keyRevokedAt, expiresAt: stored.keyExpiresAt }, now) === 'active';
  const isInvited = stored.inviteExpiresAt !== null && stored.inviteExpiresAt > now;
  const state = hasKey ? 'active' : isInvited ? 'invited' : 'without-access';
  return {
    ...{ id, name, role, account, state: deactivatedAt === null ? state : 'deactivated' },
    ...{ createdAt: createdAt.toISOString(), createdBy, deactivatedAt: deactivatedAt?.toISOString() ?? null },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    key: hasKey ? keyId : null,
    inviteExpiresAt: isInvited ? (stored.inviteExpiresAt?.toISOString() ?? null) : null,
  };
}
