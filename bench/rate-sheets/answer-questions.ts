import type { SheetAnswers } from '../../packages/server/src/rates/sheet-reader/index.ts';

/** What is read of an expected rate: what a person who knows the sheet would answer by. */
export type ExpectedRate = {
  tab?: string;
  row?: number;
  origin: { code: string };
  destination: { code: string };
  carrier?: string | null;
  currency: string;
  validFrom: string;
  validTo: string;
};

/** A finding as a draft shows it. */
export type Question = {
  code: string;
  message: string;
  answer?: string;
  place?: { tab?: string };
  rows: readonly { tab: string; first: number; last: number }[];
};

type Field = 'origin' | 'destination' | 'carrier' | 'currency' | 'validFrom' | 'validTo';

const VALUE_OF: Readonly<Record<Field, (rate: ExpectedRate) => string | null | undefined>> = {
  origin: ({ origin }) => origin.code,
  destination: ({ destination }) => destination.code,
  carrier: ({ carrier }) => carrier,
  currency: ({ currency }) => currency,
  validFrom: ({ validFrom }) => validFrom,
  validTo: ({ validTo }) => validTo,
};

const isField = (name: string | undefined): name is Field => name !== undefined && name in VALUE_OF;

/** The questions of a draft: findings that an answer resolves. */
export function questionsOf(findings: readonly Question[]): Question[] {
  return findings.filter(({ answer, code }) => answer !== undefined && code !== 'answer_remembered');
}

/**
 * What a person who knows the rates would answer to the questions of a draft that ask for one value: only what was asked for, and
 * only where one value is right for every row in question. A question about a day that names both days asks for both.
 */
export function valuesFor(questions: readonly Question[], rates: readonly ExpectedRate[]): SheetAnswers {
  const answers: Partial<Record<Field, string>> = {};
  for (const question of questions) {
    const named = [...question.message.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    for (const name of new Set([question.answer, ...named])) {
      const value = isField(name) ? commonValue(name, ratesInQuestion(question, rates)) : undefined;
      if (isField(name) && value !== undefined) answers[name] = value;
    }
  }
  return answers;
}

function ratesInQuestion({ rows }: Question, rates: readonly ExpectedRate[]): readonly ExpectedRate[] {
  const asked = rates.filter(({ tab, row }) =>
    rows.some((one) => one.tab === tab && row !== undefined && one.first < row && row <= one.last + 1),
  );
  return asked.length > 0 ? asked : rates;
}

function commonValue(field: Field, rates: readonly ExpectedRate[]): string | undefined {
  const [value, ...others] = new Set(rates.map(VALUE_OF[field]));
  return others.length === 0 ? (value ?? undefined) : undefined;
}

/** The readings that a question about columns offers, each as a list of `columns` answers for its tab. */
export function readingsOffered({ code, message, answer, place }: Question): string[][] {
  if (answer !== 'columns' || code === 'column_of_amounts') return [];
  const tab = place?.tab === undefined ? '' : `${place.tab}!`;
  const entriesIn = (part: string) => [...part.matchAll(/`([A-Z]{1,3}=[^`]+)`/g)].map(([, entry]) => `${tab}${entry}`);
  return message
    .split(', or ')
    .map(entriesIn)
    .filter((entries) => entries.length > 0);
}
