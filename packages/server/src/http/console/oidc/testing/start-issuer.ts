import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** How an ID token is falsified. */
export type Forgery = 'nonce' | 'audience' | 'issuer' | 'expired' | 'signature';

/** An OpenID Connect provider: who is signed in there, and what it falsifies. */
export type Issuer = {
  url: string;
  person: JWTPayload;
  forgery: Forgery | undefined;
  /** Whether it refuses, as when somebody presses Cancel. */
  isRefusing: boolean;
  /** An access token (RFC 9068) with these claims in place of its usual ones; null takes one away. */
  accessToken: (audience: string, claims?: Record<string, unknown>, as?: Signing) => Promise<string>;
  /** How often its keys were read. */
  keyReads: number;
  close: () => Promise<void>;
};

/** How a token is signed: by another's key, by nobody (`none`), or with the public key as a secret; `typ` of its header. */
export type Signing = { by?: 'foreign' | 'none' | 'public-key-as-secret'; typ?: string };

type Asked = { nonce: string; challenge: string; redirect: string; clientId: string };

/** Starts a provider on loopback: authorization code with PKCE (S256), tokens signed with RS256. */
export async function startIssuer(client: { id: string; secret: string }): Promise<Issuer> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Asked>();
  const authorize = (query: URLSearchParams): string => {
    const get = (name: string) => query.get(name) ?? '';
    const address = new URL(get('redirect_uri'));
    address.searchParams.set('state', get('state'));
    if (issuer.isRefusing) {
      address.searchParams.set('error', 'access_denied');
      return address.href;
    }
    if (get('code_challenge_method') !== 'S256' || get('response_type') !== 'code') throw new Error('not as agreed');
    const code = randomBytes(12).toString('hex');
    codes.set(code, {
      ...{ nonce: get('nonce'), challenge: get('code_challenge') },
      ...{ redirect: get('redirect_uri'), clientId: get('client_id') },
    });
    address.searchParams.set('code', code);
    return address.href;
  };
  const idToken = ({ nonce, clientId }: Asked): Promise<string> => {
    const { forgery, person, url } = issuer;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ ...person, nonce: forgery === 'nonce' ? 'another' : nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(forgery === 'issuer' ? 'http://127.0.0.1:9' : url)
      .setAudience(forgery === 'audience' ? 'someone-else' : clientId)
      .setIssuedAt(now)
      .setExpirationTime(forgery === 'expired' ? now - 3_600 : now + 300)
      .sign(forgery === 'signature' ? foreign.privateKey : own.privateKey);
  };
  const accessToken: Issuer['accessToken'] = async (audience, claims = {}, { by, typ = 'at+jwt' } = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const usual = {
      iss: issuer.url,
      aud: audience,
      iat: now,
      exp: now + 300,
      client_id: 'an-agent',
      jti: randomBytes(8).toString('hex'),
    };
    const payload = Object.fromEntries(
      Object.entries({ ...issuer.person, ...usual, ...claims }).filter(([, value]) => value !== null),
    );
    if (by === 'none') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', typ })}.${part(payload)}.`;
    }
    if (by === 'public-key-as-secret') {
      const secret = Buffer.from(await exportSPKI(own.publicKey));
      return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ, kid: 'one' }).sign(secret);
    }
    const { privateKey } = by === 'foreign' ? foreign : own;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ, kid: 'one' }).sign(privateKey);
  };
  const exchange = async (request: IncomingMessage): Promise<object> => {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const isClient = basic === `${client.id}:${client.secret}` || form.get('client_secret') === client.secret;
    const isRight = asked && isClient && proof === asked.challenge && form.get('redirect_uri') === asked.redirect;
    if (!asked || !isRight) return { error: 'invalid_grant' };
    return { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token: await idToken(asked) };
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer.url);
    if (pathname === '/authorize') {
      response.writeHead(302, { location: authorize(searchParams) }).end();
      return;
    }
    if (pathname === '/jwks') issuer.keyReads += 1;
    const body = pathname === '/token' ? await exchange(request) : pathname === '/jwks' ? { keys: [jwk] } : described();
    response.writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const described = () => ({
    ...{ issuer: issuer.url, authorization_endpoint: `${issuer.url}/authorize`, token_endpoint: `${issuer.url}/token` },
    ...{ jwks_uri: `${issuer.url}/jwks`, response_types_supported: ['code'], subject_types_supported: ['public'] },
    ...{ id_token_signing_alg_values_supported: ['RS256'], code_challenge_methods_supported: ['S256'] },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer: Issuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: { sub: 'nobody' },
    ...{ forgery: undefined, isRefusing: false, keyReads: 0, accessToken },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return issuer;
}
