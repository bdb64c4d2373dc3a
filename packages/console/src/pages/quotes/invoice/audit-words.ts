import { auditEnglish } from './audit-words-en.ts';
import { auditChinese } from './audit-words-zh.ts';

/** The texts of auditing an invoice. */
export const auditWords = { en: auditEnglish, zh: auditChinese };
