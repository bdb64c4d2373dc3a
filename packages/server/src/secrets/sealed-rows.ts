import type { PoolClient } from 'pg';
import { createSecretBox, isSealed } from './secret-box.ts';

/** A secret as a table holds it: the row, and what it was sealed for. */
export type SealedRow = { id: string; belongsTo: string; stored: string };

/** The secrets of one table, by the module that owns it. */
export type SealedRows = {
  /** In the plural, for people. */
  what: string;
  list: (client: PoolClient) => Promise<SealedRow[]>;
  /** Changes nothing when the row no longer holds `former`. */
  replace: (client: PoolClient, row: { id: string; stored: string; former: string }) => Promise<void>;
};

/** How secrets are kept: sealed with the newest key, with one from before, as they are, or with a key that is not here. */
export type SealState = 'newest' | 'former' | 'plain' | 'unknown';

/** How many secrets of a table are in each state. */
export type SealCount = { what: string } & Record<SealState, number>;

/** Counts the secrets of each table by how they are kept. */
export async function countSealed(
  client: PoolClient,
  tables: readonly SealedRows[],
  keys: readonly Buffer[],
): Promise<SealCount[]> {
  const counts: SealCount[] = [];
  for (const { what, list } of tables) {
    const count = { what, newest: 0, former: 0, plain: 0, unknown: 0 };
    for (const row of await list(client)) count[stateOf(row, keys)] += 1;
    counts.push(count);
  }
  return counts;
}

/** Seals with the newest key what is not sealed, or with a former one. What no key opens stays as it is. How many were sealed. */
export async function sealWithNewest(
  client: PoolClient,
  tables: readonly SealedRows[],
  keys: readonly Buffer[],
): Promise<number> {
  const box = createSecretBox(() => keys);
  let sealed = 0;
  for (const { list, replace } of tables) {
    for (const row of await list(client)) {
      const state = stateOf(row, keys);
      if (state === 'newest' || state === 'unknown') continue;
      const { id, belongsTo, stored } = row;
      await replace(client, { id, stored: box.seal(box.open(stored, belongsTo), belongsTo), former: stored });
      sealed += 1;
    }
  }
  return sealed;
}

function stateOf({ stored, belongsTo }: SealedRow, keys: readonly Buffer[]): SealState {
  if (!isSealed(stored)) return 'plain';
  if (opens(keys.slice(0, 1), stored, belongsTo)) return 'newest';
  return opens(keys.slice(1), stored, belongsTo) ? 'former' : 'unknown';
}

function opens(keys: readonly Buffer[], stored: string, belongsTo: string): boolean {
  try {
    createSecretBox(() => keys).open(stored, belongsTo);
    return true;
  } catch {
    return false;
  }
}
