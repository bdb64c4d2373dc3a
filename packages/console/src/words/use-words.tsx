import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { usePreferences } from '../shell/preferences.tsx';
import { en, type Words } from './en.ts';
import { DAY_LOCALES, type Language } from './language.ts';
import { type Explain, useServiceTexts } from './service/use-service-texts.ts';
import { printSignature } from './signature.ts';
import { zh } from './zh.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, zh };

/** A text that depends on a number: `{n}` stands for it. */
export type Plural = { readonly one: string; readonly other: string };

/** Texts, numbers and days as a language writes them. */
export type Speech = {
  readonly words: Words;
  readonly language: Language;
  /** The text for a number: "1 rate", "2 rates". */
  readonly count: (plural: Plural, n: number) => string;
  /** A number, an amount, a day and a moment as the language writes them. */
  readonly number: (value: number) => string;
  readonly money: (amount: number, currency: string) => string;
  readonly day: (iso: string) => string;
  readonly moment: (iso: string) => string;
  /** From one day to another, what they share written once. */
  readonly period: (from: string, to: string) => string;
  /** What something is, and its value; `Labelled` does it with elements. */
  readonly labelled: (label: string, value: string) => string;
  /** The members of a list; what is undefined is left out. */
  readonly list: (members: readonly (string | undefined)[]) => string;
  /** Who did something: a name, of a person with the role. */
  readonly who: (by: string) => string;
  /** What a code of the service means, where its own text is in another language. */
  readonly explain: Explain;
};

const Speaking = createContext<Speech | undefined>(undefined);

function speechOf(language: Language): Omit<Speech, 'explain'> {
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(DAY_LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(DAY_LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  return {
    words: WORDS[language],
    language,
    count: ({ one, other }, n) => (n === 1 ? one : other.replace('{n}', number.format(n))),
    number: (value) => number.format(value),
    money: (amount, currency) => `${currency} ${number.format(amount)}`,
    day: (iso) => day.format(new Date(`${iso}T00:00:00Z`)),
    period: (from, to) => day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    moment: (iso) => moment.format(new Date(iso)),
    labelled: (label, value) => `${label}${WORDS[language].common.colon}${value}`,
    list: (members) => members.filter((one) => one !== undefined).join(WORDS[language].common.comma),
    who: (by) => printSignature(by, WORDS[language].roles),
  };
}

/** Lets everything inside speak the chosen language. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const { language } = usePreferences();
  const explain = useServiceTexts(language);
  const speech = useMemo(() => ({ ...speechOf(language), explain }), [language, explain]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <Speaking value={speech}>{children}</Speaking>;
}

/** The texts of an area in the chosen language. */
export function useAreaWords<T>(area: Readonly<Record<Language, T>>): T {
  return area[useWords().language];
}

/** The common texts, and the formats, of the chosen language. */
export function useWords(): Speech {
  const speech = useContext(Speaking);
  if (speech === undefined) throw new Error('useWords needs a WordsProvider around it');
  return speech;
}
