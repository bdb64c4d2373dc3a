/** Languages of the console, ISO 639-1. */
export const LANGUAGES = { en: 'English', zh: '中文' } as const;
/** One of `LANGUAGES`. */
export type Language = keyof typeof LANGUAGES;
