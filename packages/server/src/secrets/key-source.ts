import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createDirectory, writeFileAtomically } from '../base/index.ts';
import { secretProblem } from './problems.ts';
import { parseSecretKeys, secretKeysText } from './secret-keys.ts';

/** Where the keys of an installation are: in its settings, or else in a file of its own. */
export type KeySource = {
  readonly file: string;
  /** Whether the settings hold them: the file is not looked at then. */
  readonly isFixed: boolean;
  /** The keys, the one in use first; none when there is no file. Read again when the file has changed. Throws `secret_key_damaged`. */
  keys: () => readonly Buffer[];
  /** Makes the file, readable by this account alone; with `replace` it replaces one. Throws `secret_key_not_made`, `secret_key_exists`. */
  write: (keys: readonly Buffer[], options?: { replace: boolean }) => void;
};

/** The keys of the settings, or of the file. */
export function openKeySource(file: string, fixed: readonly Buffer[] | undefined): KeySource {
  let known: { version: string; keys: readonly Buffer[] } | undefined;
  const read = () => {
    const version = versionOf(file);
    // A file that is gone while a process runs takes nothing from it.
    if (version === undefined) return known?.keys ?? [];
    if (known?.version !== version) known = { version, keys: readKeys(file) };
    return known.keys;
  };
  return {
    file,
    isFixed: fixed !== undefined,
    keys: () => fixed ?? read(),
    write: (keys, { replace } = { replace: false }) => writeKeys(file, keys, replace),
  };
}

/** Differs when a file is another one or was written again. */
function versionOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found && `${found.ino} ${found.mtimeNs} ${found.size}`;
}

function readKeys(file: string): readonly Buffer[] {
  try {
    const keys = parseSecretKeys(readFileSync(file, 'utf8'));
    if (keys !== undefined) return keys;
  } catch (error) {
    throw secretProblem('secret_key_damaged', { file, reason: (error as NodeJS.ErrnoException).code });
  }
  throw secretProblem('secret_key_damaged', { file });
}

function writeKeys(file: string, keys: readonly Buffer[], replace: boolean): void {
  try {
    createDirectory(dirname(file));
    writeFileAtomically(file, secretKeysText(keys), { onlyFirst: !replace });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw secretProblem(code === 'EEXIST' ? 'secret_key_exists' : 'secret_key_not_made', { file, reason: code });
  }
}
