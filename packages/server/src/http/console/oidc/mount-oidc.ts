import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Log, Problem } from '../../../base/index.ts';
import { type ClaimMapping, claimedIdentity, type ProviderIdentity } from '../../../keys/index.ts';
import { sessionCookie } from '../session-cookie.ts';
import { openProvider, type Pending, type ProviderSettings } from './provider.ts';

/** Signing in to the console with an identity provider. */
export type SingleSignOn = Omit<ProviderSettings, 'callbackUrl'> &
  ClaimMapping & {
    /** The public address of the service. */
    baseUrl: string;
    /** Begins a session; gives its key. Throws `person_deactivated`. */
    signIn: (identity: ProviderIdentity) => Promise<{ key: string }>;
  };

const PATH = '/console/oidc';
const BEGIN = `${PATH}/sign-in`;
const CALLBACK = `${PATH}/callback`;
/** The paths of single sign-on. */
export const OIDC_PATHS = [PATH, BEGIN, CALLBACK];

/** What a browser keeps while it is at the provider. It comes back from another site, which `strict` would not let it. */
const COOKIE = { name: 'agent_rate_sign_in', path: PATH, httpOnly: true, sameSite: 'lax' } as const;
const PENDING_SECONDS = 600;

/**
 * Mounts `GET /console/oidc`, which says where signing in begins, and the two ends of it. What went wrong is told by the page
 * that signs in: `/console?sign-in=CODE`.
 */
export function mountOidc(
  app: FastifyInstance,
  { singleSignOn: sso, log }: { singleSignOn: SingleSignOn | undefined; log: Log },
): void {
  app.get(PATH, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ signIn: sso === undefined ? null : BEGIN }),
  );
  if (sso === undefined) return;
  const provider = openProvider({ ...sso, callbackUrl: `${sso.baseUrl}${CALLBACK}` });
  const isSecure = sso.baseUrl.startsWith('https://');
  const keep = (value: string, maxAge: number) => stringifySetCookie({ ...COOKIE, value, maxAge, secure: isSecure });
  const leave = (reply: FastifyReply, cookies: string[], address: string) =>
    reply.header('Set-Cookie', cookies).header('Cache-Control', 'no-store').redirect(address, 302);
  const refuse = (reply: FastifyReply, code: string) =>
    leave(reply, [keep('', 0)], `${sso.baseUrl}/console?sign-in=${code}`);

  app.get(BEGIN, async (_request, reply) => {
    try {
      const { address, pending } = await provider.begin();
      return leave(reply, [keep(JSON.stringify(pending), PENDING_SECONDS)], address);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the identity provider does not answer');
      return refuse(reply, 'unreachable');
    }
  });
  app.get(CALLBACK, async (request, reply) => {
    const pending = readPending(request);
    if (pending === undefined) return refuse(reply, 'expired');
    try {
      const key = await finish(new URL(`${sso.baseUrl}${request.url}`), pending);
      if (key === undefined) return refuse(reply, 'no_role');
      return leave(reply, [keep('', 0), sessionCookie(key, { isSecure })], `${sso.baseUrl}/console`);
    } catch (error) {
      if (error instanceof Problem && error.code === 'person_deactivated') return refuse(reply, 'deactivated');
      if (error instanceof Problem) throw error;
      log.warn({ reason: reasonOf(error) }, 'a sign-in by the identity provider was refused');
      return refuse(reply, 'refused');
    }
  });

  async function finish(address: URL, pending: Pending): Promise<string | undefined> {
    if (sso === undefined) return undefined;
    const claims = await provider.finish(address, pending);
    const identity = claimedIdentity(claims, sso);
    if (identity === undefined) {
      log.warn({ subject: claims.sub, claim: sso.rolesClaim }, 'someone signed in whose claims give no role');
      return undefined;
    }
    return (await sso.signIn(identity)).key;
  }
}

function readPending({ headers }: FastifyRequest): Pending | undefined {
  try {
    const { state, nonce, verifier } = JSON.parse(
      parseCookie(headers.cookie ?? '')[COOKIE.name] ?? '',
    ) as Partial<Pending>;
    const isWhole = typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string';
    return isWhole ? { state, nonce, verifier } : undefined;
  } catch {
    return undefined;
  }
}

/** Messages of the library name what was wrong, and hold no token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
