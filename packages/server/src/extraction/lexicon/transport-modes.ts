import { either } from './either.ts';
import { wordsOf } from './words.ts';

const MODES = ['sea', 'air', 'road', 'dot', 'tdg', 'any'] as const;
/** A way of carriage whose rules a safety data sheet speaks of; `any` when it names none (or the UN model regulations). */
export type Mode = (typeof MODES)[number];

const word = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`;

/** Modes that languages without blanks have words for, which may stand within others. */
const NAMED_WITHIN: ReadonlySet<Mode> = new Set(['sea', 'air', 'road']);

const tokenOf = (mode: Mode) =>
  either(word(wordsOf(`mode-${mode}`)), ...(NAMED_WITHIN.has(mode) ? [wordsOf(`mode-${mode}-within`)] : []));

const FILLER = either(word(wordsOf('mode-filler')), wordsOf('mode-filler-within'));

const ANY_TOKEN = either(...MODES.map(tokenOf));

/** The source of a pattern for a mode's name at the beginning of a text, with the words that go with it. */
export const MODE_PATTERN = `(?:(?:${FILLER})[\\s,/&()"'.-]{0,4}){0,5}(?:${ANY_TOKEN})(?:[\\s,/&().·、+"'-]{0,4}(?:${ANY_TOKEN}|${FILLER}))*[\\s)]*`;

const FINDERS = MODES.map((mode) => [mode, new RegExp(tokenOf(mode), 'iu')] as const);

/** Which modes a text names. Land is left out where it only explains DOT or TDG. */
export function parseModes(text: string): Set<Mode> {
  const modes = new Set<Mode>();
  for (const [mode, finder] of FINDERS) if (finder.test(text)) modes.add(mode);
  if ((modes.has('dot') || modes.has('tdg')) && !/ADR|RID|ADN/.test(text)) modes.delete('road');
  return modes;
}
