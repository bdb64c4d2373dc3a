import { watchedFetch } from '../api/reachable.ts';
import type { Role } from '../words/signature.ts';

/** Who is signed in: the name and the scopes of the key behind the session, and the person whose key it is. */
export type Session = {
  readonly keyId: string | null;
  readonly name: string;
  readonly person: { readonly id: string; readonly role: Role } | null;
  readonly scopes: readonly string[];
};

/** Why a key was not accepted: the service's own refusal. */
export class SignInRefused extends Error {
  readonly code: string;
  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

/** Where the code is kept that a session ended with while it was used. */
export const SESSION_ENDED = ['session', 'ended'] as const;

const PATH = '/console/session';

/** The session of this browser; null without one. */
export async function readSession(): Promise<Session | null> {
  const response = await watchedFetch(PATH);
  if (response.status === 204) return null;
  return readAnswer(response);
}

/** Exchanges a key for a session. Throws `SignInRefused`. */
export async function signIn(key: string): Promise<Session> {
  return readAnswer(
    await watchedFetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    }),
  );
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await watchedFetch(PATH, { method: 'DELETE' });
}

/** Equal when the same person is signed in again, perhaps with another key. */
export function identityOf({ person, name }: Session): string {
  return person?.id ?? name;
}

/** Whether the session may do what needs a scope; `admin` may do everything. */
export function allows({ scopes }: Session, needed: string): boolean {
  return scopes.includes(needed) || scopes.includes('admin');
}

async function readAnswer(response: Response): Promise<Session> {
  const body = (await response.json()) as Session & { code: string; message: string };
  if (!response.ok) throw new SignInRefused(body);
  return body;
}
