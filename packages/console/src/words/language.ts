/** Languages of the console, ISO 639-1. */
export const LANGUAGES = { en: 'English', zh: '中文' } as const;
/** One of `LANGUAGES`. */
export type Language = keyof typeof LANGUAGES;

/** How each language writes days: in English the month as a word after the day, and 24 hours, so that no country misreads it. */
export const DAY_LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh' };
