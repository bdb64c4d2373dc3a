import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../language.ts';
import type { ServiceText } from './parse-texts.ts';

/** What a code of the service means in the chosen language; undefined where its own text says it. */
export type Explain = (kind: 'problem' | 'finding', code: string) => ServiceText | undefined;

type Texts = typeof import('./chinese.ts').chinese;

/** The service writes English: other languages have texts by code, fetched when they are chosen. */
export function useServiceTexts(language: Language): Explain {
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    // Where they cannot be fetched, the service's own texts stand.
    if (language === 'zh')
      import('./chinese.ts').then(
        ({ chinese }) => setTexts(chinese),
        () => {},
      );
  }, [language]);
  return useCallback((kind, code) => (language === 'zh' ? texts?.[kind].get(code) : undefined), [language, texts]);
}
