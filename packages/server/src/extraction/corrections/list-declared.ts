import type { Transaction } from 'kysely';
import { Problem, type Walls } from '../../base/index.ts';
import type { Tables } from '../../db/index.ts';
import { getStoredExtraction, holdCorrections, listCorrections, type StoredExtraction } from '../extraction-store.ts';
import { applyCorrections } from './apply-corrections.ts';

/** Plain values by field, corrections applied; empty ones are left out. */
export type DeclaredValues = Record<string, string | number>;

/**
 * The values of finished extractions inside the walls as they stand in a transaction, by id; others are left out. `hold`: none of them is
 * corrected until the transaction ends.
 */
export async function listDeclared(
  trx: Transaction<Tables>,
  ids: readonly number[],
  { hold, walls }: { hold: boolean; walls: Walls },
): Promise<Map<number, DeclaredValues>> {
  if (hold) await holdCorrections(trx, ids, walls);
  const declared = new Map<number, DeclaredValues>();
  for (const id of ids) {
    const stored = await unlessMissing(getStoredExtraction({ sql: trx }, id, walls));
    if (!stored?.result) continue;
    const values = applyCorrections(stored.result.values, await listCorrections({ sql: trx }, id));
    declared.set(id, plainValues(values));
  }
  return declared;
}

/** The values alone, empty ones left out. */
export function plainValues(values: Readonly<Record<string, { value: string | number | null }>>): DeclaredValues {
  const filled = Object.entries(values).flatMap(([key, { value }]) => (value === null ? [] : [[key, value] as const]));
  return Object.fromEntries(filled);
}

async function unlessMissing(asked: Promise<StoredExtraction>): Promise<StoredExtraction | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}
