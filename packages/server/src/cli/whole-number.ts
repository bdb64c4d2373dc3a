import { InvalidArgumentError } from 'commander';

/** An option or an operand that is a whole number from 1 on. Ends the command as wrongly used. */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It takes a whole number from 1 on.');
}

/** Several of them, for an operand that may be repeated. */
export function wholeNumbers(text: string, before: readonly number[] = []): number[] {
  return [...before, wholeNumber(text)];
}
