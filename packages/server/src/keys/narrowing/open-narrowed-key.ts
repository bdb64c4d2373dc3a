import { timingSafeEqual } from 'node:crypto';
import { fromBase64Url } from '@agent-rate/client/base64url';
import { idOfLink, type NarrowedKey, readNarrowedKey, signLink } from '@agent-rate/client/narrow-key';
import { type Caller, type NarrowedLink, SCOPES, type Scope, scopeAllows } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors } from '../../schemas/index.ts';
import type { KeyStore, StoredKey } from '../key-store.ts';
import { keyProblem } from '../problems.ts';
import { type KeyLinkContent, KeyLinkSchema } from './narrowing.schema.ts';

/** Longer than anyone needs, and short enough for a header. */
const LONGEST_TEXT = 6_000;
const MOST_LINKS = 8;
/** Who administers and who approves is decided by the operator, not by a key. */
const NEVER_PASSED_ON: readonly Scope[] = ['admin', 'orders:approve'];
const LINK = asJsonSchema(KeyLinkSchema);
const checkLink = compileSchema(LINK);

/** A narrowed key that was checked: the key it was made of, the secret its chain begins with, and its links. */
type OpenedKey = { key: StoredKey; ids: readonly string[]; links: readonly KeyLinkContent[] };

/**
 * Checks a narrowed key: the chain of signatures from the key that it names, and that every link is understood, and that
 * none was revoked. Throws `invalid_api_key`, `narrowed_key_unreadable`, `narrowed_key_sealed`.
 */
export async function openNarrowedKey(
  store: Pick<KeyStore, 'findByNarrowing' | 'hasRevoked'>,
  text: string,
): Promise<OpenedKey> {
  const read = text.length > LONGEST_TEXT ? undefined : readNarrowedKey(text);
  if (read === undefined || read.links.length === 0 || read.links.length > MOST_LINKS)
    throw keyProblem('invalid_api_key');
  const found = await store.findByNarrowing(read.root);
  if (found === undefined) throw keyProblem('invalid_api_key');
  const ids = await followChain(read, openRoot(found));
  if (await store.hasRevoked(found.key.id, ids)) throw keyProblem('invalid_api_key');
  return { key: found.key, ids, links: read.links.map(understand) };
}

function openRoot({ openRoot: open, key }: { openRoot: () => string; key: StoredKey }): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64Url(open());
  } catch {
    throw keyProblem('narrowed_key_sealed', { key: key.id });
  }
}

/** The ids of the links. Throws `invalid_api_key` when the signature is not the last of the chain. */
async function followChain({ links, signature }: NarrowedKey, root: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const ids: string[] = [];
  let last = root;
  for (const link of links) {
    last = await signLink(last, link);
    ids.push(await idOfLink(last));
  }
  if (last.length !== signature.length || !timingSafeEqual(last, signature)) throw keyProblem('invalid_api_key');
  return ids;
}

function understand(link: unknown, index: number): KeyLinkContent {
  const faults = faultsFromErrors(checkLink(link), LINK);
  const isDated = faults.length > 0 || !Number.isNaN(Date.parse((link as KeyLinkContent).until));
  if (faults.length > 0 || !isDated) throw keyProblem('narrowed_key_unreadable', { link: index + 1, faults });
  return link as KeyLinkContent;
}

/** The caller of a narrowed key: never more than `parent`, the caller of the key that it was made of. */
export function narrowCaller(parent: Caller, { ids, links }: Omit<OpenedKey, 'key'>): Caller {
  const until = new Date(Math.min(...links.map((link) => Date.parse(link.until))));
  const scopes = links.reduce<readonly Scope[]>(
    (held, link) => SCOPES.filter((scope) => scopeAllows(held, scope) && (link.scopes?.includes(scope) ?? true)),
    SCOPES.filter((scope) => !NEVER_PASSED_ON.includes(scope) && scopeAllows(parent.scopes, scope)),
  );
  const narrowed = links.map(
    ({ order = null, limits = {} }, index): NarrowedLink => ({ id: ids[index] ?? '', order, limits }),
  );
  const names = links.flatMap(({ name }) => name ?? []);
  const { person: _person, ...whole } = parent;
  return {
    ...whole,
    name: [parent.name, ...(names.length > 0 ? names : ['narrowed'])].join(' / '),
    scopes,
    narrowing: { links: narrowed, until },
  };
}
