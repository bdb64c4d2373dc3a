import type { OpenDgdLine } from '../declaration.schema.ts';
import { printNumber, SEGMENTS } from './segments.ts';

/**
 * The description of goods that stands in box 14, composed as OpenDGD 1.0 orders it: each part behind its separator, one full
 * stop at the end. A description that the declaration brings stands as it is.
 */
export function composeDescription(line: OpenDgdLine): string {
  if (line.descriptionOverride) return line.descriptionOverride;
  const composed = SEGMENTS.reduce((said, { separator, print }) => {
    const part = print(line);
    return part === undefined ? said : `${said}${said === '' ? '' : separator}${part}`;
  }, '');
  return `${withoutEnd(composed)}.`;
}

/** A text without blanks and full stops at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

/** What stands on lines of its own below the description. */
export function composeAppendedLines({
  fireworkClassificationCode,
  competentAuthorityApproval,
}: OpenDgdLine): string[] {
  return [
    ...(fireworkClassificationCode ? [`Firework Classification Code: ${fireworkClassificationCode}`] : []),
    ...(competentAuthorityApproval
      ? [`Packaging approved by the competent authority of ${competentAuthorityApproval}`]
      : []),
  ];
}

/** "10 Steel drums": the number and kind of packages; empty when neither is stated. */
export function composePackages({ packaging: { numberOfPackages, kindOfPackages } = {} }: OpenDgdLine): string {
  const number = numberOfPackages === undefined ? [] : [printNumber(numberOfPackages)];
  return [...number, ...(kindOfPackages ? [kindOfPackages] : [])].join(' ');
}
