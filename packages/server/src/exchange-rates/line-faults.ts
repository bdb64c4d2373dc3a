/** What can be wrong in a line of a table of exchange rates, by code; its values stand in braces. */
export const LINE_FAULTS = {
  exchange_header_twice: 'The column "{column}" is there twice.',
  exchange_header_unknown:
    '"{column}" is no column: the first line is date,source,base,currency,rate, or date,source,base and currencies such as USD,CNY.',
  exchange_header_missing:
    'The header has no column {columns}: the first line is date,source,base,currency,rate, or date,source,base and currencies such as USD,CNY.',
  exchange_header_incomplete:
    'The header needs currency and rate, or a column for each currency: the first line is date,source,base,currency,rate, or date,source,base and currencies such as USD,CNY.',
  exchange_table_long: 'The file has more than {most} lines.',
  exchange_table_empty: 'There is no rate below the header.',
  exchange_line_one_cell: 'The line has 1 cell, the header {header}.',
  exchange_line_cells: 'The line has {cells} cells, the header {header}.',
  exchange_line_cells_comma:
    'The line has {cells} cells, the header {header}. Where decimals have a comma, the columns need another separator.',
  exchange_date_wrong: '"{date}" is not a day as YYYY-MM-DD.',
  exchange_date_future: '{date} is in the future.',
  exchange_source_wrong: 'source is missing or longer than 100 characters.',
  exchange_base_wrong: 'The base "{base}" is not a currency (ISO 4217, capitals).',
  exchange_currency_wrong: '"{currency}" is not a currency (ISO 4217, capitals).',
  exchange_currency_base: '{currency} is the base and has no rate.',
  exchange_currency_twice: '{currency} has a rate of this source, day and base already.',
  exchange_rate_point: '{currency}: "{rate}" is not a number with a decimal point.',
  exchange_rate_point_comma:
    '{currency}: "{rate}" is not a number with a decimal point. If its comma is a decimal comma, say decimal: comma.',
  exchange_rate_comma: '{currency}: "{rate}" is not a number with a decimal comma.',
  exchange_rate_range: '{currency}: {rate} is not above 0 and at most {most}.',
} as const;

type Code = keyof typeof LINE_FAULTS;
type Values = Readonly<Record<string, string>>;

/** Something that is wrong: its code, the values that its sentence names, and the sentence. */
export type Fault = { code: Code; values: Values; reason: string };

/** What is wrong in a line of the file, counted from 1. */
export type LineFault = Fault & { line: number };

/** A fault with its sentence. `values`: what stands in the braces. */
export function faultOf(code: Code, values: Values = {}): Fault {
  const reason = LINE_FAULTS[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { code, values, reason };
}
