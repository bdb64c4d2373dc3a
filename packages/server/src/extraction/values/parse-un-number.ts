import type { Passage } from '../layout/passage.ts';
import { captured, type Parsed } from './parsed.ts';

/** A UN number, `UN` and four digits. Numbers of other lists (NA, telephone) are not read. */
export function parseUnNumber(passage: Passage): Parsed<string> | undefined {
  const match = /(?<![\d-]|\d[/.])(?:UN|ONU|ID|UNO)?[\s.:#-]{0,3}(\d{4})(?![\d-]|\.\d|\s?(?:mg|kg|lbs))/i.exec(
    passage.text,
  );
  const digits = match?.[1];
  if (!match || !digits || /\bNA\s?-?\d{4}/.test(match.input.slice(0, match.index + 6))) return undefined;
  if (Number(digits) < 4 || Number(digits) > 3600) return undefined;
  return { value: `UN${digits}`, from: captured(passage, match) };
}
