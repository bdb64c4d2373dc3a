import { mandatesEnglish } from './mandates-words-en.ts';
import { mandatesChinese } from './mandates-words-zh.ts';

/** The texts of mandates. */
export const mandatesWords = { en: mandatesEnglish, zh: mandatesChinese };
