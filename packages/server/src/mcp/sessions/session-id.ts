import { randomBytes } from 'node:crypto';

/**
 * Sessions of clients of 2025 keep nothing here: their id only says again what the client declared when it began, since later
 * requests do not. It gives no right, each request is checked by its key; whoever makes one up is asked more, not less.
 */
const FORMS = 'forms-';
const ID_BYTES = 16;
const FORM_SESSION = /^forms-[A-Za-z0-9_-]{22}$/;

/** The id of a session whose client puts forms before its user. */
export function createFormSessionId(): string {
  return FORMS + randomBytes(ID_BYTES).toString('base64url');
}

/** Whether the client of this session puts forms before its user. */
export function isFormSession(id: string | null): boolean {
  return id !== null && FORM_SESSION.test(id);
}
