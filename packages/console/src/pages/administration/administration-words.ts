import { administrationEnglish } from './administration-words-en.ts';
import { administrationChinese } from './administration-words-zh.ts';

/** The texts of the administration. */
export const administrationWords = { en: administrationEnglish, zh: administrationChinese };
