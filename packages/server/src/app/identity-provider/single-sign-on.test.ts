import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openAuditLog } from '../../audit/index.ts';
import { createLog } from '../../base/index.ts';
import { startIssuer } from '../../http/console/oidc/testing/start-issuer.ts';
import { createHttpServer } from '../../http/index.ts';
import { openKeys, openPeople } from '../../keys/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { singleSignOn } from './single-sign-on.ts';

const CLIENT = { id: 'agent-rate', secret: 'correct-horse' };
const log = createLog('silent');
const { database, url: databaseUrl } = await createTestDatabase();
const changes = await createTestFeed(databaseUrl);
const keys = openKeys({ database, changes, log });
const people = openPeople({ database, changes, baseUrl: undefined });
const audit = openAuditLog({ database, log });
const issuer = await startIssuer(CLIENT);
const baseUrl = `http://127.0.0.1:${await freePort()}`;
const config: Config = readConfig({
  AGENT_RATE_OIDC_ISSUER: issuer.url,
  AGENT_RATE_OIDC_CLIENT_ID: CLIENT.id,
  AGENT_RATE_OIDC_CLIENT_SECRET: CLIENT.secret,
  AGENT_RATE_OIDC_ROLES_CLAIM: 'realm_access.roles',
  AGENT_RATE_OIDC_ROLES: 'freight-admins=administrator,pricing=pricing,approvers=approver',
  AGENT_RATE_BASE_URL: baseUrl,
});
const server = createHttpServer({
  ...{ operations: [], config, log, name: 'Agent Rate API', version: '1.0.0' },
  authenticate: keys.authenticate,
  health: () => ({ status: 'ok', checks: { database: { status: 'ok' } } }),
  singleSignOn: singleSignOn(config, { people, audit }),
});
await server.listen({ host: '127.0.0.1', port: Number(new URL(baseUrl).port) });
afterAll(async () => {
  server.server.closeAllConnections();
  await Promise.all([server.close(), issuer.close()]);
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='));
const open = (address: string, cookies: readonly string[] = []) =>
  fetch(address, { redirect: 'manual', headers: { cookie: cookies.join('; ') } });
const placeOf = (answer: Response) => answer.headers.get('location') ?? '';

/** A browser that goes to the provider: what it keeps, and where the provider sends it back to. */
async function visit() {
  const begun = await open(`${baseUrl}/console/oidc/sign-in`);
  return { cookies: cookiesOf(begun), back: placeOf(await open(placeOf(begun))) };
}

/** Signs in: where the browser ends, its cookies, and who the session is. */
async function signIn(person: object) {
  Object.assign(issuer, { person });
  const { cookies, back } = await visit();
  const answer = await open(back, cookies);
  const own = cookiesOf(answer);
  const session = await open(`${baseUrl}/console/session`, own);
  return {
    place: placeOf(answer),
    answer,
    own,
    session: session.status === 200 ? ((await session.json()) as Session) : undefined,
  };
}

type Session = { name: string; scopes: string[]; person: { id: string; role: string } };

const GRACE = { sub: 'g-1', name: 'Grace Chen', realm_access: { roles: ['approvers', 'staff'] } };

test('a person whom the provider knows signs in with the role that the claims give', async () => {
  const { place, session, answer } = await signIn(GRACE);
  expect(place).toBe(`${baseUrl}/console`);
  expect(session).toMatchObject({ name: 'Grace Chen', person: { role: 'approver' } });
  expect(session?.scopes).toContain('orders:approve');
  const [, cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict|SameSite=Strict.*HttpOnly/);
});

test('the same person comes again: no second one is made, other devices stay signed in, a new role holds at once', async () => {
  const first = await signIn(GRACE);
  const again = await signIn({ ...GRACE, realm_access: { roles: ['pricing'] } });
  expect(again.session?.person).toEqual({ ...first.session?.person, role: 'pricing' });
  const other = await (await open(`${baseUrl}/console/session`, first.own)).json();
  expect(other).toMatchObject({ person: { id: first.session?.person.id, role: 'pricing' } });
  expect((await people.list(1, 10)).total).toBe(1);
});

test('two people of one name are told apart', async () => {
  const { session } = await signIn({ ...GRACE, sub: 'g-2' });
  expect(session?.name).toBe('Grace Chen 2');
});

test('whoever has no role, or was deactivated, is not let in', async () => {
  const stranger = await signIn({ sub: 's-1', name: 'Stranger', realm_access: { roles: ['staff'] } });
  expect([stranger.place, stranger.session]).toEqual([`${baseUrl}/console?sign-in=no_role`, undefined]);
  const { session } = await signIn({ ...GRACE, sub: 'd-1', name: 'Dan' });
  await people.deactivate(session?.person.id ?? '', { keepLastAdmin: false });
  expect((await signIn({ ...GRACE, sub: 'd-1' })).place).toBe(`${baseUrl}/console?sign-in=deactivated`);
});

test.each(['nonce', 'audience', 'issuer', 'expired', 'signature'] as const)(
  'a token with a false %s begins no session',
  async (forgery) => {
    issuer.forgery = forgery;
    const { place, own } = await signIn(GRACE).finally(() => {
      issuer.forgery = undefined;
    });
    expect([place, own]).toEqual([`${baseUrl}/console?sign-in=refused`, []]);
  },
);

test('a code is of no use to another browser, with another state, or a second time', async () => {
  issuer.person = GRACE;
  const [mine, theirs] = [await visit(), await visit()];
  expect(placeOf(await open(mine.back))).toBe(`${baseUrl}/console?sign-in=expired`);
  expect(placeOf(await open(theirs.back, mine.cookies))).toBe(`${baseUrl}/console?sign-in=refused`);
  expect(placeOf(await open(mine.back, mine.cookies))).toBe(`${baseUrl}/console`);
  expect(placeOf(await open(mine.back, mine.cookies))).toBe(`${baseUrl}/console?sign-in=refused`);
});

test('who cancels at the provider comes back to the page that signs in', async () => {
  issuer.isRefusing = true;
  const { place } = await signIn(GRACE).finally(() => {
    issuer.isRefusing = false;
  });
  expect(place).toBe(`${baseUrl}/console?sign-in=refused`);
});

test('each sign-in is in the audit log, without the key', async () => {
  const { own } = await signIn(GRACE);
  const { entries } = await audit.list({ act: 'sign-in-by-provider', page: 1, perPage: 1 });
  expect(entries[0]).toMatchObject({
    subject: expect.stringMatching(/^people\/per_/),
    after: { role: 'approver', subject: 'g-1' },
  });
  expect(JSON.stringify(entries)).not.toContain(own[0]?.split('=')[1]);
});

test('an issuer needs a client, roles and the public address; plain http is for this machine', () => {
  expect(() => readConfig({ AGENT_RATE_OIDC_ISSUER: 'https://login.example.com' })).toThrow(
    /CLIENT_ID.*ROLES.*BASE_URL/,
  );
  expect(() => readConfig({ AGENT_RATE_OIDC_ISSUER: 'http://login.example.com' })).toThrow(/https/);
});
