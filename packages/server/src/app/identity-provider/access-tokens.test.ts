import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../base/index.ts';
import { startIssuer } from '../../http/console/oidc/testing/start-issuer.ts';
import { createAccessTokenVerifier } from '../../keys/index.ts';
import { startService } from '../../testing/start-service.ts';

const ADDRESS = 'https://rates.example.com';
const issuer = await startIssuer({ id: 'agent-rate', secret: 'correct-horse' });
afterAll(() => issuer.close());
const SETTINGS = {
  AGENT_RATE_OIDC_ISSUER: issuer.url,
  AGENT_RATE_OIDC_CLIENT_ID: 'agent-rate',
  AGENT_RATE_OIDC_ROLES_CLAIM: 'realm_access.roles',
  AGENT_RATE_OIDC_ROLES: 'freight-admins=administrator,pricing=pricing,approvers=approver',
  AGENT_RATE_BASE_URL: ADDRESS,
};
const { url, service, keyWith } = await startService([{ amount: 1800 }], SETTINGS);
const named = await startService([{ amount: 1800 }], { ...SETTINGS, AGENT_RATE_OIDC_AUDIENCE: 'api://agent-rate' });

const GRACE = {
  sub: 'g-1',
  name: 'Grace Chen',
  realm_access: { roles: ['approvers'] },
  scope: 'rates:read orders:read',
};
beforeEach(() => {
  issuer.person = GRACE;
});

type Refusal = { code: string; data: { reason?: string; required_scope?: string } };
type Whoami = { name: string; account: string; scopes: string[] };

const ask = (token: string, path = '/rates') => fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
const refusalOf = async (answer: Response) => {
  const { code, data } = (await answer.json()) as Refusal;
  return [answer.status, code, data.reason];
};
const whoami = async (token: string) => (await (await ask(token, '/whoami')).json()) as Whoami;

describe('an access token of the identity provider', () => {
  it('opens REST and MCP, with the role of the claims and no more scopes than the token names', async () => {
    const token = await issuer.accessToken(ADDRESS);
    expect((await ask(token)).status).toBe(200);
    expect(await whoami(token)).toMatchObject({ account: 'main', scopes: ['rates:read', 'orders:read'] });
    const client = new Client({ name: 'connector', version: '1' });
    const forMcp = await issuer.accessToken(`${ADDRESS}/mcp`);
    const requestInit = { headers: { authorization: `Bearer ${forMcp}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
    const names = (await client.listTools()).tools.map(({ name }) => name);
    await client.close();
    expect(names).toEqual(expect.arrayContaining(['search_rates', 'get_order']));
    expect(names).not.toContain('place_order');
  });

  it('is one person however many tokens there are, and the keys are read once', async () => {
    for (let at = 0; at < 3; at += 1) expect((await ask(await issuer.accessToken(ADDRESS))).status).toBe(200);
    const { people } = await service.people.list(1, 10);
    expect(people.map(({ name, account }) => [name, account])).toEqual([['Grace Chen', 'main']]);
    expect(issuer.keyReads).toBe(1);
    const { entries } = await service.audit.list({ act: 'sign-in-by-provider', page: 1, perPage: 10 });
    expect(entries).toHaveLength(1);
  });

  it('gives no scope outside the role, and none that it does not name', async () => {
    const greedy = await issuer.accessToken(ADDRESS, { scope: 'admin rates:write orders:approve' });
    expect((await whoami(greedy)).scopes).toEqual(['orders:approve']);
    const bare = await issuer.accessToken(ADDRESS, { scope: 'openid profile' });
    const answer = await ask(bare);
    expect((await refusalOf(answer)).slice(0, 2)).toEqual([403, 'insufficient_scope']);
    expect(answer.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="rates:read"');
  });

  it('of somebody without a role, or who was deactivated, is refused', async () => {
    issuer.person = { ...GRACE, sub: 's-1', realm_access: { roles: ['staff'] } };
    expect((await refusalOf(await ask(await issuer.accessToken(ADDRESS))))[1]).toBe('access_token_without_role');
    issuer.person = { ...GRACE, sub: 'd-1', name: 'Dan' };
    const token = await issuer.accessToken(ADDRESS);
    expect((await ask(token)).status).toBe(200);
    const dan = (await service.people.list(1, 10)).people.find(({ name }) => name === 'Dan');
    await service.people.deactivate(dan?.id ?? '', { keepLastAdmin: false });
    expect((await refusalOf(await ask(token))).slice(0, 2)).toEqual([401, 'access_token_of_deactivated']);
  });

  it('leaves keys as they are', async () => {
    expect((await ask(await keyWith(['rates:read']))).status).toBe(200);
  });
});

it('with the audience that the provider gives it by itself is taken where the operator names that, and no other', async () => {
  const get = async (audience: string, at = named.url) => {
    const headers = { authorization: `Bearer ${await issuer.accessToken(audience)}` };
    return fetch(`${at}/rates`, { headers });
  };
  expect((await get('api://agent-rate')).status).toBe(200);
  expect((await get(`${ADDRESS}/mcp`)).status).toBe(200);
  for (const other of ['api://agent-rate/mcp', 'agent-rate'])
    expect(await refusalOf(await get(other))).toEqual([401, 'access_token_invalid', 'audience']);
  expect(await refusalOf(await get('api://agent-rate', url))).toEqual([401, 'access_token_invalid', 'audience']);
});

const past = Math.floor(Date.now() / 1000) - 3_600;
describe('a forged or foreign token is refused, with what is wrong:', () => {
  it.each([
    ['for another service', { aud: 'https://other.example.com' }, {}, 'audience'],
    ['for a path of ours that is no resource', { aud: `${ADDRESS}/mcp/other` }, {}, 'audience'],
    ['for nobody in particular', { aud: null }, {}, 'audience'],
    ['expired', { exp: past }, {}, 'expired'],
    ['without an end', { exp: null }, {}, 'exp'],
    ['of another issuer', { iss: 'https://login.example.org' }, {}, 'issuer'],
    ['not valid yet', { nbf: past + 7_200 }, {}, 'not_yet_valid'],
    ['without a subject', { sub: null }, {}, 'sub'],
    ['signed by nobody', {}, { by: 'none' }, 'algorithm'],
    ['signed with the public key as a secret', {}, { by: 'public-key-as-secret' }, 'algorithm'],
    ["signed with another's key", {}, { by: 'foreign' }, 'signature'],
    ['an ID token', {}, { typ: 'JWT' }, 'type'],
    ['bound to a key of its sender', { cnf: { jkt: 'abc' } }, {}, 'sender_constrained'],
  ] as const)('%s', async (_what, claims, signing, reason) => {
    for (const path of ['/rates', '/mcp']) {
      const answer = await ask(await issuer.accessToken(ADDRESS, claims, signing), path);
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
      expect(await refusalOf(answer)).toEqual([401, 'access_token_invalid', reason]);
    }
  });

  it('changed on its way', async () => {
    const [head, , signature] = (await issuer.accessToken(ADDRESS)).split('.');
    const body = Buffer.from(JSON.stringify({ ...GRACE, aud: ADDRESS })).toString('base64url');
    expect((await refusalOf(await ask(`${head}.${body}.${signature}`)))[2]).toBe('signature');
  });
});

describe('a client that was refused', () => {
  it.each([
    ['/rates', '/.well-known/oauth-protected-resource', ADDRESS],
    ['/mcp', '/.well-known/oauth-protected-resource/mcp', `${ADDRESS}/mcp`],
  ])('at %s learns where tokens are given out, and for which scopes', async (path, metadata, resource) => {
    const challenge = (await fetch(url + path)).headers.get('www-authenticate');
    expect(challenge).toContain(`resource_metadata="${ADDRESS}${metadata}"`);
    const described = (await (await fetch(url + metadata)).json()) as { scopes_supported: string[] };
    expect(described).toMatchObject({ resource, authorization_servers: [issuer.url] });
    expect(described.scopes_supported).toContain('orders:write');
    expect(described.scopes_supported).not.toContain('admin');
  });
});

it('while the provider does not answer, whoever comes with a token is told to come again', async () => {
  const client = { issuer: 'http://127.0.0.1:9', clientId: 'agent-rate', clientSecret: undefined };
  const parts = { client, audiences: [ADDRESS], now: () => new Date(), log: createLog('silent') };
  const refusal = createAccessTokenVerifier(parts)(await issuer.accessToken(ADDRESS));
  await expect(refusal).rejects.toMatchObject({ status: 503, code: 'identity_provider_unreachable' });
});
