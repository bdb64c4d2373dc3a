import { readTable } from './read-table.ts';

const rows = readTable('negations');
const wordingsOf = (kind: string): readonly string[] =>
  rows.flatMap(([own, wording = '']) => (own === kind ? [wording] : []));

/** Ways to say that there is nothing to say: sources of regular expressions for a whole text. */
export const NOTHING = wordingsOf('nothing');

/** Ways to say that it is not known, which is less than "none" and "not applicable". */
export const NO_DATA = wordingsOf('no data');

/** Ways to say that transport rules do not apply to the goods. */
export const NOT_REGULATED = wordingsOf('not regulated');
