import { randomBytes } from 'node:crypto';

/** What a client declared when its session began: that it puts forms before its user, that it shows pages of the server. */
export type Declared = { forms: boolean; panel: boolean };

/**
 * Sessions of clients of 2025 keep nothing here: their id only says again what the client declared when it began, since later
 * requests do not. It gives no right, each request is checked by its key; whoever makes one up is asked more, not less, and is
 * offered the panel, whose tools order what the key may order anyway.
 */
const KINDS: Readonly<Record<string, Declared>> = {
  forms: { forms: true, panel: false },
  panel: { forms: false, panel: true },
  'forms-panel': { forms: true, panel: true },
};
const ID_BYTES = 16;
const SESSION = /^(forms|panel|forms-panel)-[A-Za-z0-9_-]{22}$/;

/** The id of a session whose client declared this; undefined: it declared neither, and needs no session. */
export function createSessionId(declared: Declared): string | undefined {
  const kind = Object.keys(KINDS).find(
    (name) => KINDS[name]?.forms === declared.forms && KINDS[name]?.panel === declared.panel,
  );
  return kind && `${kind}-${randomBytes(ID_BYTES).toString('base64url')}`;
}

/** What the client of a session declared; undefined: it is no session of this service. */
export function readSessionId(id: string | null): Declared | undefined {
  return KINDS[SESSION.exec(id ?? '')?.[1] ?? ''];
}
