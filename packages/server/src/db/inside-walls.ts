import { type SqlBool, sql } from 'kysely';
import type { Walls } from '../base/index.ts';

/** The rows of a table inside walls, by its column `account_name`. `table`: its name in the statement, where it is ambiguous. */
export function insideWalls({ account, seesAll }: Walls, table?: string) {
  const column = table === undefined ? 'account_name' : `${table}.account_name`;
  return seesAll ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${account}`;
}
