import { wordsOf } from './words.ts';

const LATIN = '[\\p{Script=Latin}\\p{N}_]';

/** The words by which a text names a state of matter; bounds of words are asked for in Latin letters, then in all, then not. */
export const STATES = (['Gas', 'Solid', 'Liquid'] as const).map((state) => {
  const name = state.toLowerCase();
  const bounded = `(?<!${LATIN})(?:${wordsOf(name)})(?!${LATIN})|(?<!\\p{L})(?:${wordsOf(`${name}-elsewhere`)})(?!\\p{L})`;
  return [state, new RegExp(`${bounded}|${wordsOf(`${name}-within`)}`, 'iu')] as const;
});
