import type { Carrier } from '../../../carriers/index.ts';
import type { RowDoubt } from '../finding-list.ts';
import type { DateFault } from '../validity/parse-validity.ts';

/** The sheet says nothing about a place; `answer` would. */
export function placeQuestion(end: 'origin' | 'destination'): RowDoubt {
  const what = end === 'origin' ? 'port of loading' : 'port of discharge';
  return {
    code: `question_${end}`,
    severity: 'error',
    message: `The sheet names no ${what}. Give its one ${what} with --${end} (JSON: ${end}); until then its rates are held back.`,
    answer: end,
  };
}

/** A row without a place on a table that has a column for it. */
export function rowWithout(end: 'origin' | 'destination', column: number | undefined): RowDoubt {
  return {
    code: `row_without_${end}`,
    severity: 'error',
    message: `The row has a price but no ${end}, and no row above it to take one from.`,
    column,
    group: end,
  };
}

/** The sheet names no carrier: rates stand without one. */
export function carrierQuestion(): RowDoubt {
  return {
    code: 'question_carrier',
    severity: 'warning',
    message:
      'The sheet names no carrier. Give its one carrier with --carrier (JSON: carrier); until then the rates carry none.',
    answer: 'carrier',
  };
}

/** A carrier's name that the directory does not have. */
export function carrierUnknown(name: string, near: readonly Carrier[], column?: number): RowDoubt {
  const listed = near.slice(0, 3).map((carrier) => `${carrier.name} (${carrier.scac})`);
  const hint = listed.length > 0 ? ` Near to it: ${listed.join(', ')}.` : '';
  return {
    code: 'carrier_unknown',
    severity: 'warning',
    message: `No carrier is known as «${name}»; the rates keep the name without a SCAC.${hint}`,
    quote: name,
    column,
    candidates: near.slice(0, 5).map((carrier) => ({ code: carrier.scac, name: carrier.name })),
  };
}

/** Prices without a currency anywhere, or with one that is not known. */
export function currencyDoubt(column: number, named: { text: string; column: number | undefined }): RowDoubt {
  if (/[\p{L}\p{Sc}]/u.test(named.text)) {
    const message = `«${named.text}» is no currency that this service knows. Write its ISO 4217 code in the sheet.`;
    return { code: 'currency_unknown', severity: 'error', message, quote: named.text, column: named.column };
  }
  return {
    code: 'question_currency',
    severity: 'error',
    message:
      'The sheet does not say in which currency its prices are. Give it with --currency (JSON: currency); until then these rates are held back.',
    answer: 'currency',
    column,
  };
}

/** No first or no last day anywhere. */
export function dayQuestion(end: 'from' | 'to'): RowDoubt {
  const name = end === 'from' ? 'validFrom' : 'validTo';
  const word = end === 'from' ? 'from' : 'until';
  return {
    code: `question_valid_${end}`,
    severity: 'error',
    message: `The sheet does not say ${word} when its prices hold. Give the day with --valid-${end} (JSON: ${name}); until then these rates are held back.`,
    answer: name,
  };
}

/** «W49», «KW 50» and «15th» mean some day; the title's whole month in its place would be a wrong price. «Spot» means none. */
export function saysSomeDay(text: string): boolean {
  return /\d/.test(text);
}

/** What to say about a date cell that gives no usable date. */
export function dateDoubt(fault: DateFault, text: string, column: number): RowDoubt {
  const common = { quote: text, column, severity: 'error' as const };
  switch (fault) {
    case 'date_ambiguous': {
      const message = `«${text}» could be two different days, and nothing in its column tells which. Give --valid-from and --valid-to.`;
      return { ...common, code: fault, message, answer: 'validFrom' };
    }
    case 'year_missing': {
      const message = `«${text}» names no year, and neither do the title and the file name. Give --valid-from and --valid-to.`;
      return { ...common, code: 'question_year', message, answer: 'validFrom' };
    }
    case 'date_impossible':
      return { ...common, code: fault, message: `«${text}» names a day that the calendar does not have.` };
    case 'validity_inverted':
      return { ...common, code: fault, message: `The validity ends («${text}») before it starts.` };
    case 'date_unknown': {
      if (saysSomeDay(text)) {
        const message = `«${text}» is no date that this service reads. Give --valid-from and --valid-to, or write the days.`;
        return { ...common, code: fault, message, answer: 'validFrom' };
      }
      const message = `«${text}» is no date; what the title says was taken instead, if it says anything.`;
      return { ...common, code: fault, message, severity: 'warning' };
    }
  }
}

/** Rows of air, rail, road or part loads inside a table of container rates. */
export function otherMode(text: string, column: number | undefined): RowDoubt {
  return {
    code: 'other_mode',
    severity: 'warning',
    message: `Rows of another mode («${text}») were not imported as container rates.`,
    quote: text,
    column,
  };
}
