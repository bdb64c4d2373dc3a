import type { PortResolver } from '../../ports/index.ts';
import { ratesProblem } from '../problems.ts';
import { createPlaceReader, type SheetAnswers } from '../sheet-reader/index.ts';
import { ENTRY_FORMS, parseColumnEntry, parseHeadingEntry, parseTabEntry } from '../sheet-reader/mapping.ts';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const ENTRY_PARSERS = [
  ['columns', parseColumnEntry],
  ['tabs', parseTabEntry],
  ['headings', parseHeadingEntry],
] as const;

/**
 * Answers as they are used and remembered: the currency in capitals. An answer holds for whole sheets and for those of the
 * next months, so an invalid one is refused with `rate_sheet_answer_invalid`: a place that is not a port, a currency
 * that is not in ISO 4217, a validity that ends before it starts. A carrier may be one that the directory does not know.
 */
export function checkAnswers(answers: SheetAnswers, ports: PortResolver): SheetAnswers {
  const mistakes: Record<string, string> = {};
  const places = createPlaceReader(ports);
  for (const end of ['origin', 'destination'] as const) {
    const text = answers[end];
    const doubt =
      text === undefined ? undefined : places.read(text).doubts.find(({ severity }) => severity === 'error');
    if (doubt) mistakes[end] = doubt.message;
  }
  const currency = answers.currency?.toUpperCase();
  if (currency !== undefined && !CURRENCIES.has(currency))
    mistakes.currency = `"${answers.currency}" is not an ISO 4217 code. Write it as USD.`;
  const { validFrom, validTo } = answers;
  if (validFrom !== undefined && validTo !== undefined && validTo < validFrom)
    mistakes.validTo = `${validTo} is before ${validFrom}, the first day of the validity.`;
  for (const [list, parse] of ENTRY_PARSERS) {
    const wrong = answers[list]?.find((entry) => parse(entry) === undefined);
    if (wrong !== undefined) mistakes[list] = `"${wrong}" is not written as ${ENTRY_FORMS[list]}.`;
  }
  if (Object.keys(mistakes).length > 0)
    throw ratesProblem('rate_sheet_answer_invalid', { answers: mistakes }, Object.values(mistakes).join(' '));
  return currency === undefined ? answers : { ...answers, currency };
}
