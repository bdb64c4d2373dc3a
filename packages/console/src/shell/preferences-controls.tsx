import { LANGUAGES, type Language } from '../words/language.ts';
import { useWords } from '../words/use-words.tsx';
import { THEMES, type Theme, usePreferences } from './preferences.tsx';

/** Chooses the language and the appearance. */
export function PreferencesControls() {
  const { words } = useWords();
  const { language, theme, setLanguage, setTheme } = usePreferences();
  return (
    <>
      <label className="field">
        <span>{words.preferences.language}</span>
        <select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.preferences.theme}</span>
        <select value={theme} onChange={({ target }) => setTheme(target.value as Theme)}>
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {words.preferences[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
