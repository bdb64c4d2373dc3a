import type { Finding } from '../base/index.ts';
import type { FormField } from '../formats/index.ts';
import { type FillValue, type FillValues, isFilled } from './fill-value.ts';

/** Values as their fields want them, and what is wrong with the others. */
export type CheckedValues = { readonly values: Record<string, FillValue>; readonly findings: Finding[] };

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Longest text that a cell of a workbook holds. */
const LONGEST = 32_767;

function parseNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim().replaceAll('−', '-');
  const number = Number(plain.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, ''));
  return plain !== '' && Number.isFinite(number) ? number : undefined;
}

function parseFieldValue(field: FormField, value: string | number): { value: FillValue } | { finding: Finding } {
  const wrong = (code: string, message: string) => ({
    finding: {
      code,
      severity: 'error' as const,
      message: `${field.label}: ${message}`,
      quote: String(value).slice(0, 200),
    },
  });
  if (field.type === 'number') {
    const number = typeof value === 'number' ? value : parseNumber(value);
    return number === undefined || !Number.isFinite(number)
      ? wrong('value_not_a_number', `"${value}" is not a number.`)
      : { value: number };
  }
  const text = String(value).trim();
  if (text.length > LONGEST)
    return wrong('value_too_long', `The text has ${text.length} characters; ${LONGEST} are the most.`);
  if (field.options === null) return { value: text };
  const option = field.options.find((one) => one === text) ?? field.options.find((one) => fold(one) === fold(text));
  if (option !== undefined) return { value: option };
  const offered = field.options.filter((one) => one !== '').join(', ');
  return wrong('value_not_an_option', `"${text}" is none of: ${offered}.`);
}

/**
 * Gives each value the type of its field: numbers as numbers, choices as the format spells them, all else as text.
 * A finding of severity error for each that does not fit; a warning for keys that the format does not have.
 */
export function checkValues(fields: readonly FormField[], values: FillValues): CheckedValues {
  const findings: Finding[] = [];
  const checked: Record<string, FillValue> = {};
  for (const field of fields) {
    const value = values[field.key];
    if (!isFilled(value)) {
      checked[field.key] = null;
      continue;
    }
    const parsed = parseFieldValue(field, value);
    if ('value' in parsed) checked[field.key] = parsed.value;
    else findings.push(parsed.finding);
  }
  return { values: checked, findings };
}
