import type { Carrier } from '../../../carriers/index.ts';
import type { RowDoubt } from '../finding-list.ts';
import type { DateFault } from '../validity/parse-validity.ts';

/** The sheet does not name a place; the answer would. */
export function placeQuestion(end: 'origin' | 'destination'): RowDoubt {
  const what = end === 'origin' ? 'port of loading' : 'port of discharge';
  return {
    code: `question_${end}`,
    severity: 'error',
    message: `The sheet names no ${what}. Its rates are held back until the answer \`${end}\` is given.`,
    answer: end,
  };
}

/** A row without a place on a table that has a column for it. */
export function rowWithout(end: 'origin' | 'destination', column: number | undefined): RowDoubt {
  return {
    code: `row_without_${end}`,
    severity: 'error',
    message: `The row has a price but no ${end}, and no row above gives one.`,
    column,
    group: end,
  };
}

/** The sheet names no carrier: its rates have none. */
export function carrierQuestion(): RowDoubt {
  return {
    code: 'question_carrier',
    severity: 'warning',
    message: 'The sheet names no carrier. Its rates have none until the answer `carrier` is given.',
    answer: 'carrier',
  };
}

/** The row names no carrier where other rows name theirs. */
export function carrierBlank(column: number): RowDoubt {
  const message =
    'The row names no carrier, and the rows around it name their own: the rate has none. If one answer `carrier` is right for all such rows, give it.';
  return { code: 'carrier_blank', severity: 'warning', message, answer: 'carrier', column, group: 'carrier' };
}

/** A carrier's name that the directory does not have. */
export function carrierUnknown(name: string, near: readonly Carrier[], column?: number): RowDoubt {
  const listed = near.slice(0, 3).map((carrier) => `${carrier.name} (${carrier.scac})`);
  const hint = listed.length > 0 ? ` Similar names: ${listed.join(', ')}.` : '';
  return {
    code: 'carrier_unknown',
    severity: 'warning',
    message: `No carrier is known as "${name}"; the rates keep the name, without a SCAC.${hint}`,
    quote: name,
    column,
    candidates: near.slice(0, 5).map((carrier) => ({ code: carrier.scac, name: carrier.name })),
  };
}

/** A carrier's name with a slip of the pen. */
export function carrierMisspelt(name: string, carrier: Carrier, column?: number): RowDoubt {
  const message = `"${name}" was read as ${carrier.name} (${carrier.scac}).`;
  return { code: 'carrier_read_as', severity: 'warning', message, quote: name, column };
}

/** Prices without a currency, or with one that is not known. */
export function currencyDoubt(column: number, named: { text: string; column: number | undefined }): RowDoubt {
  if (/[\p{L}\p{Sc}]/u.test(named.text)) {
    const message = `"${named.text}" is not a known currency. Write its ISO 4217 code in the sheet.`;
    return { code: 'currency_unknown', severity: 'error', message, quote: named.text, column: named.column };
  }
  return {
    code: 'question_currency',
    severity: 'error',
    message:
      'The sheet does not state the currency of its prices. These rates are held back until the answer `currency` is given.',
    answer: 'currency',
    column,
  };
}

/** No first or no last day anywhere. */
export function dayQuestion(end: 'from' | 'to', isOneOf = false): RowDoubt {
  const name = end === 'from' ? 'validFrom' : 'validTo';
  const word = end === 'from' ? 'first' : 'last';
  const silent = isOneOf
    ? `The sheet states several spans of days, and not which ${word} day these prices have.`
    : `The sheet does not state the ${word} day of its prices.`;
  return {
    code: `question_valid_${end}`,
    severity: 'error',
    message: `${silent} These rates are held back until the answer \`${name}\` is given.`,
    answer: name,
  };
}

/** "W49", "KW 50" and "15th" mean a certain day; the title's whole month in its place would be a wrong validity. "Spot" means none. */
export function saysSomeDay(text: string): boolean {
  return /\d/.test(text);
}

/** What to say about a date cell that gives no usable date. */
export function dateDoubt(fault: DateFault, text: string, column: number, likely?: string): RowDoubt {
  const common = { quote: text, column, severity: 'error' as const };
  switch (fault) {
    case 'date_ambiguous': {
      const message = `"${text}" could be two different days, and its column does not show which. Give the answers \`validFrom\` and \`validTo\`.`;
      return { ...common, code: fault, message, answer: 'validFrom' };
    }
    case 'year_missing': {
      const message = `"${text}" names no year, and neither do the title and the file name. Give the answers \`validFrom\` and \`validTo\`.`;
      return { ...common, code: 'question_year', message, answer: 'validFrom', group: 'year' };
    }
    case 'date_impossible':
      return { ...common, code: fault, message: `"${text}" is not a day of the calendar.` };
    case 'date_mistyped': {
      const message = `"${text}" is mistyped, by the validities of the other rows: ${likely} is likely meant. Correct it in the sheet.`;
      return { ...common, code: fault, message };
    }
    case 'validity_inverted':
      return { ...common, code: fault, message: `The validity ends ("${text}") before it starts.` };
    case 'date_unknown': {
      if (saysSomeDay(text)) {
        const message = `"${text}" is not a date that can be read. Give the answers \`validFrom\` and \`validTo\`, or write the days in the sheet.`;
        return { ...common, code: fault, message, answer: 'validFrom' };
      }
      const message = `"${text}" is not a date; the validity in the title was used instead, if it has one.`;
      return { ...common, code: fault, message, severity: 'warning' };
    }
  }
}

/** Rows of air, rail, road or part loads inside a table of container rates. */
export function otherMode(text: string, column: number | undefined): RowDoubt {
  return {
    code: 'other_mode',
    severity: 'warning',
    message: `Rows of another mode ("${text}") were not imported as container rates.`,
    quote: text,
    column,
  };
}
