import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../language.ts';
import type { ServiceText } from './parse-texts.ts';

/** What a code of the service means in the chosen language, and what to do; undefined where its own text says it. */
export type Explain = (kind: 'problem' | 'finding', code: string) => ServiceText | undefined;

type Texts = Readonly<Record<'problem' | 'finding', ReadonlyMap<string, ServiceText>>>;

const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('./english.ts').then(({ english }) => english),
  zh: () => import('./chinese.ts').then(({ chinese }) => chinese),
};

/** The service writes English, for programs: the console has texts by code, fetched when their language is chosen. */
export function useServiceTexts(language: Language): Explain {
  const [known, setKnown] = useState<{ readonly language: Language; readonly texts: Texts }>();
  useEffect(() => {
    // Where they cannot be fetched, the service's own texts stand.
    TEXTS[language]().then(
      (texts) => setKnown({ language, texts }),
      () => {},
    );
  }, [language]);
  return useCallback(
    (kind, code) => (known?.language === language ? known.texts[kind].get(code) : undefined),
    [language, known],
  );
}
