import { en } from './statistics-words-en.ts';
import { zh } from './statistics-words-zh.ts';

/** The texts of the page about price levels. */
export const statisticsWords = { en, zh };
