import type { Database } from '../../db/index.ts';

/** Gives the file names of sheets by their ids. */
export type SheetNames = (ids: Iterable<number>) => Promise<ReadonlyMap<number, string>>;

/** A sheet keeps its name, so each is read once instead of being joined to every rate. */
export function createSheetNames(database: Database): SheetNames {
  const names = new Map<number, string>();
  return async (ids) => {
    const unknown = [...new Set(ids)].filter((id) => !names.has(id));
    if (unknown.length === 0) return names;
    const { rows } = await database.pool.query<{ id: number; file_name: string }>(
      'select id, file_name from rate_sheets where id = any($1::bigint[])',
      [unknown],
    );
    for (const { id, file_name } of rows) names.set(id, file_name);
    return names;
  };
}
