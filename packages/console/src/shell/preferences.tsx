import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '../words/language.ts';

/** Light, dark, or as the device is set. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** One of `THEMES`. */
export type Theme = (typeof THEMES)[number];

type Preferences = {
  readonly language: Language;
  readonly theme: Theme;
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
};

const Chosen = createContext<Preferences | undefined>(undefined);

const CODES = Object.keys(LANGUAGES) as Language[];
const languageOfDevice = (): Language => (navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en');

/** One of some values that this browser keeps; storage may be forbidden, and then it lasts as long as the page. */
function useKept<T extends string>(name: string, values: readonly T[], initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = localStorage.getItem(name);
      return values.find((one) => one === kept) ?? initial;
    } catch {
      return initial;
    }
  });
  const set = (next: T) => {
    setValue(next);
    try {
      localStorage.setItem(name, next);
    } catch {
      // The choice lasts as long as the page.
    }
  };
  return [value, set];
}

/** Keeps the language and the appearance that were chosen in this browser. */
export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useKept('agent-rate.language', CODES, languageOfDevice());
  const [theme, setTheme] = useKept<Theme>('agent-rate.theme', THEMES, 'system');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setters only write what is kept.
  const preferences = useMemo(() => ({ language, theme, setLanguage, setTheme }), [language, theme]);
  return <Chosen value={preferences}>{children}</Chosen>;
}

/** The language and the appearance, and how to change them. */
export function usePreferences(): Preferences {
  const preferences = useContext(Chosen);
  if (preferences === undefined) throw new Error('usePreferences needs a PreferencesProvider around it');
  return preferences;
}
