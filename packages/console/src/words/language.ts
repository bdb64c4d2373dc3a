/** Languages of the console, ISO 639-1. */
export const LANGUAGES = { en: 'English', zh: '中文' } as const;
/** One of `LANGUAGES`. */
export type Language = keyof typeof LANGUAGES;

/** How each language writes days: in English the month as a word after the day, and 24 hours, so that no country misreads it. */
export const DAY_LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh' };

/**
 * Lets whatever asks the browser for its language get one that `Intl` accepts: some browsers give the name that the system has
 * for it (`en-US@posix`), and a library that formats with it would stop its page.
 */
export function correctBrowserLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    const [written = ''] = navigator.language.split(/[@.]/);
    const value = /^[a-z]{2,3}(?:[-_][a-z]{2}|[-_]\d{3})?$/i.test(written) ? written.replace('_', '-') : 'en';
    Object.defineProperty(navigator, 'language', { value, configurable: true });
  }
}
