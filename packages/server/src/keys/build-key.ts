import { toBase64Url } from '@agent-rate/client/base64url';
import { startChain } from '@agent-rate/client/narrow-key';
import { keyStateAt } from './key-state.ts';
import type { ChainStart, KeyWriter, NewKey, StoredKey } from './key-store.ts';
import { createKeyText, hashKeyText, type KeyEnvironment, randomBase62, visiblePrefix } from './key-text.ts';

/** A new key: what is stored, and the text that is shown once. */
export type BuiltKey = { stored: NewKey; text: string };

type KeyToBuild = Omit<NewKey, 'id' | 'prefix' | 'sha256' | 'account' | 'chain'> & {
  environment: KeyEnvironment;
  /** Absent: an account of its own. */
  account?: string;
};

/** Makes a key that is not stored yet. */
export async function buildKey(input: KeyToBuild): Promise<BuiltKey> {
  const { environment, ...kept } = input;
  const text = createKeyText(environment);
  const id = `key_${randomBase62(12)}`;
  const own = { id, prefix: visiblePrefix(text), sha256: hashKeyText(text), chain: await chainOf(text) };
  return { text, stored: { account: id, ...kept, ...own } };
}

/** What the chains of narrowed keys begin with, made of the key's text. */
export async function chainOf(text: string): Promise<ChainStart> {
  const { root: id, signature } = await startChain(text);
  return { id, root: toBase64Url(signature) };
}

/** Whether a key works, has the scope admin, and no other does. */
export async function isLastAdmin(writer: KeyWriter, key: StoredKey, now: Date): Promise<boolean> {
  const works = keyStateAt(key, now) === 'active' && key.rotatedTo === null;
  return works && key.scopes.includes('admin') && (await writer.countOtherAdmins(key.id, now)) === 0;
}
