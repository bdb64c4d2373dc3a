import type { Item } from '../clauses.ts';
import type { Words } from '../words.ts';

/** "Class 1, 2.3, 7 on request": conditions that stand side by side, with nothing but signs between them, are one as it is written. */
export function conditionsAsWritten({ conditions, start }: Item, { text, original }: Words): string[] {
  const said = [...new Set(conditions)].filter((one) => one !== '');
  const spans = said.map((one) => {
    const at = text.indexOf(one.toLowerCase(), Math.max(start, 0));
    return { start: at, end: at + one.length };
  });
  if (said.length < 2 || spans.some((span) => span.start < 0)) return said;
  spans.sort((a, b) => a.start - b.start);
  const isApart = ({ end }: { end: number }, index: number) => {
    const next = spans[index + 1];
    return next !== undefined && !/^[\s,/&]*$/.test(text.slice(end, next.start));
  };
  return spans.some(isApart) ? said : [original.slice(spans[0]?.start, spans.at(-1)?.end).trim()];
}
