import { type Passage, slicePassage } from '../layout/passage.ts';
import type { Parsed } from './parsed.ts';

/** A UN packaging code (IMDG 6.1.2, 6.5.1.4, 6.6.2): `1H2`, `4G`, `31HA1`. */
const CODE = String.raw`(?:\d{1,2}[A-Z]{1,2}\d?|\d{2}[A-Z]{1,2}\d)[VWTU]?`;
/** A UN packaging mark (IMDG 6.1.3): code, performance letter with mass or density, S or pressure, year, state, manufacturer. */
const MARK = new RegExp(
  String.raw`(?:(?:UN|ⓤⓝ|u\s?n)\s*)?(${CODE}\s*/\s*[XYZ]\s*\d+(?:\.\d+)?\s*/\s*(?:S|\d{2,4})\s*/\s*\d{2}\s*/?\s*[A-Z]{1,3}\s*/\s*(?:[A-Z0-9-]+?(?: \d+)?\s*PI\s*:?\s*\w+|[A-Z0-9-]+))`,
  'i',
);
/** The mark of an intermediate bulk container or a large packaging (IMDG 6.5.2.1, 6.6.3.1): month and year, load, mass. */
const MARK_OF_BULK = new RegExp(
  String.raw`(?:(?:UN|ⓤⓝ|u\s?n)\s*)?(${CODE}\s*/\s*[XYZ]\s*/\s*\d{2}\s?\d{2}\s*/\s*[A-Z]{1,3}\s*/\s*[A-Z0-9-]+(?:\s*/\s*\d{1,5}){0,2})`,
  'i',
);

/** A packaging mark, without the UN sign. */
export function parsePackageMark(passage: Passage): Parsed<string> | undefined {
  const match = MARK.exec(passage.text) ?? MARK_OF_BULK.exec(passage.text);
  if (!match?.[1]) return undefined;
  const start = match.index + match[0].length - match[1].length;
  // The manufacturer's number is often broken at the end of a narrow cell.
  const mark = match[1].trim().replace(/(?<=\d) (?=\d+\s*PI)|(?<=\/) /g, '');
  return { value: mark, from: slicePassage(passage, start, start + match[1].length) };
}

/** A packaging code that stands alone. */
export function parsePackageCode(passage: Passage): Parsed<string> | undefined {
  const match = new RegExp(`^\\s*(${CODE})(?![A-Za-z0-9/])`).exec(passage.text);
  if (!match?.[1]) return undefined;
  return { value: match[1], from: slicePassage(passage, match.index, match.index + match[0].length) };
}

/** A figure with its thousands parted, and one without; behind it the unit. */
const MASS =
  /(?<![\d.,])(\d{1,3}(?:([., \u00a0'’])\d{3})(?:\2\d{3})*(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?![\d.,]*\d)\s*(kgs?|千克|公斤|t\b|吨|噸|tons?|tonn?e?n?\b)?/i;

/**
 * A mass in kilograms: the unit may be kg, 千克, 公斤, t or 吨. Thousands are parted by commas, blanks or points; "12.480" is
 * twelve thousand where decimals have a comma (`decimalComma`), as German and Spanish write.
 */
export function parseKilograms(passage: Passage, decimalComma = false): Parsed<number> | undefined {
  const match = MASS.exec(passage.text);
  if (!match?.[1]) return undefined;
  const factor = /^(?:t|吨|噸|ton)/i.test(match[3] ?? '') ? 1000 : 1;
  const value = amountOf(match[1], match[2], decimalComma) * factor;
  return { value, from: slicePassage(passage, match.index, match.index + match[0].length) };
}

function amountOf(figure: string, parting: string | undefined, decimalComma: boolean): number {
  const decimal = decimalComma ? ',' : '.';
  // One point or comma, before three digits: thousands where it is not this language's decimal sign.
  const isDecimal = parting === decimal && figure.match(/[.,]/g)?.length === 1;
  const whole = parting === undefined || isDecimal ? figure : figure.replaceAll(parting, '');
  return Number(whole.replace(',', '.'));
}
