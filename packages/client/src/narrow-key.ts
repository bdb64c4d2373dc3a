import type { components } from './api-types.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';

const PREFIX = 'ar_narrowed_';
const MILLISECONDS_PER_MINUTE = 60_000;
const NONCE_BYTES = 12;

/** What a narrowed key may do, at most: of several links each holds. */
export type Narrowing = {
  /** How long it works, at most. */
  minutes: number;
  /** Who is given it: events and orders name it after the key's own name. */
  name?: string;
  /** Absent: those of the key that is narrowed. The scopes admin and orders:approve are never passed on. */
  scopes?: readonly components['schemas']['Scope'][];
  /** Only this order may be seen and changed, and none placed. */
  order?: string;
  /** What it may order, beside the limits of the key that is narrowed. */
  limits?: components['schemas']['KeyLimits'];
};

/** One link of a chain: what was forbidden at one step. `nonce` tells links that forbid the same apart. */
export type KeyLink = { nonce: string; until: string } & Omit<Narrowing, 'minutes'>;

/** A narrowed key, read: which key it was made of, what each step forbade, and the last signature of the chain. */
export type NarrowedKey = { root: string; links: readonly KeyLink[]; signature: Uint8Array<ArrayBuffer> };

/**
 * Makes a narrower, shorter-lived key of a key, or of a narrowed one, without asking the service. The construction is that of
 * macaroons: the chain begins with a secret that only the key and the service know, and each link is signed (HMAC-SHA256) with the
 * signature before it, so a holder can add links and take none away. The service refuses a link that it does not understand.
 */
export async function narrowKey(key: string, narrowing: Narrowing, now: Date = new Date()): Promise<string> {
  const { minutes, ...rest } = narrowing;
  if (!(minutes > 0)) throw new RangeError('A narrowed key works for a number of minutes greater than 0.');
  const before = readNarrowedKey(key) ?? (await startChain(key));
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const until = new Date(now.getTime() + minutes * MILLISECONDS_PER_MINUTE).toISOString();
  const link: KeyLink = { nonce, until, ...rest };
  const content = toBase64Url(canonicalJson({ root: before.root, links: [...before.links, link] }));
  return `${PREFIX}${content}.${toBase64Url(await signLink(before.signature, link))}`;
}

/** Whether a text begins as a narrowed key does. */
export function looksNarrowed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** The parts of a narrowed key; undefined when the text is none. Nothing of it is checked yet. */
export function readNarrowedKey(text: string): NarrowedKey | undefined {
  if (!looksNarrowed(text)) return undefined;
  const [content = '', signature = ''] = text.slice(PREFIX.length).split('.');
  try {
    const { root, links } = JSON.parse(new TextDecoder().decode(fromBase64Url(content))) as NarrowedKey;
    if (typeof root !== 'string' || !Array.isArray(links)) return undefined;
    return { root, links, signature: fromBase64Url(signature) };
  } catch {
    return undefined;
  }
}

/** The chain of a whole key, without links. `root` names the key and tells nothing of the secret that the chain begins with. */
export async function startChain(key: string): Promise<NarrowedKey> {
  const signature = await sha256(new TextEncoder().encode(`agent-rate-narrowing/1\n${key}`));
  return { root: toBase64Url(await sha256(signature)), links: [], signature };
}

/** The signature of a link, made with the one before it. */
export async function signLink(before: Uint8Array<ArrayBuffer>, link: KeyLink): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', before, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(canonicalJson(link))));
}

/** The id of the link that a signature ends: 22 characters, which tell nothing of the signature. */
export async function idOfLink(signature: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64Url(await sha256(signature)).slice(0, 22);
}

/** The id that a narrowed key is revoked by (`DELETE /keys/{id}/narrowed/{link}`). Throws `RangeError` for another text. */
export async function idOfNarrowedKey(key: string): Promise<string> {
  const read = readNarrowedKey(key);
  if (read === undefined) throw new RangeError('This is no narrowed key: those begin with ar_narrowed_.');
  return idOfLink(read.signature);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
