import { keyStateAt } from './key-state.ts';
import type { KeyWriter, NewKey, StoredKey } from './key-store.ts';
import { createKeyText, hashKeyText, type KeyEnvironment, randomBase62, visiblePrefix } from './key-text.ts';

/** A new key: what is stored, and the text that is shown once. */
export type BuiltKey = { stored: NewKey; text: string };

type KeyToBuild = Omit<NewKey, 'id' | 'prefix' | 'sha256' | 'account'> & {
  environment: KeyEnvironment;
  /** Absent: an account of its own. */
  account?: string;
};

/** Makes a key that is not stored yet. */
export function buildKey(input: KeyToBuild): BuiltKey {
  const { environment, ...kept } = input;
  const text = createKeyText(environment);
  const id = `key_${randomBase62(12)}`;
  return { text, stored: { account: id, ...kept, id, prefix: visiblePrefix(text), sha256: hashKeyText(text) } };
}

/** Whether a key works, has the scope admin, and no other does. */
export async function isLastAdmin(writer: KeyWriter, key: StoredKey, now: Date): Promise<boolean> {
  const works = keyStateAt(key, now) === 'active' && key.rotatedTo === null;
  return works && key.scopes.includes('admin') && (await writer.countOtherAdmins(key.id, now)) === 0;
}
