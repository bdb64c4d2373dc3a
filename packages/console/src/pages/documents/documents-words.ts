import { documentsEnglish } from './documents-words-en.ts';
import { documentsChinese } from './documents-words-zh.ts';

/** The texts of the review of documents. */
export const documentsWords = { en: documentsEnglish, zh: documentsChinese };
