import { en } from './sheets-words-en.ts';
import { zh } from './sheets-words-zh.ts';

/** The texts of importing and publishing rate sheets. */
export const sheetsWords = { en, zh };
