import type pg from 'pg';
import { COLUMN_TYPES } from '../../db/index.ts';

const TIMESTAMPTZ = 1184;
const MOST_INSTANTS = 1_000;

/** Column types for reading many rates. Their instants are those of a few publications: each text is parsed once. */
export function createInstantTypes(): pg.CustomTypesConfig {
  const instants = new Map<string, Date>();
  const readInstant = (text: string): Date => {
    const instant = instants.get(text) ?? new Date(text);
    if (instants.size >= MOST_INSTANTS) instants.clear();
    instants.set(text, instant);
    return instant;
  };
  return {
    getTypeParser: (oid, format) =>
      oid === TIMESTAMPTZ ? readInstant : COLUMN_TYPES.getTypeParser(oid, format as 'text'),
  };
}
