import { quotesEnglish } from './quotes-words-en.ts';
import { quotesChinese } from './quotes-words-zh.ts';

/** The texts of quotes and of ordering them. */
export const quotesWords = { en: quotesEnglish, zh: quotesChinese };
