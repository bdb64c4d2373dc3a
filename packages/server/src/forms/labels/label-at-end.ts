import { fieldOfLabel, type LabelIndex } from './label-index.ts';

/** Where a label may begin: behind a blank, a stop or the last value. */
const BOUNDARY = /\t|\n|[ \u3000]+|[_＿]{2,}|[，,；;。、]/g;

type Found = { readonly key: string; readonly label: string };

/** The longest text at the end of a part that is a label. */
export function labelAtEnd(part: string, labels: LabelIndex): Found | undefined {
  const starts = [0, ...[...part.matchAll(BOUNDARY)].map((match) => match.index + match[0].length)];
  for (const start of starts) {
    const label = part.slice(start).trim();
    const key = label === '' ? undefined : fieldOfLabel(labels, label);
    if (key !== undefined) return { key, label: label.replace(/\s*[:：]$/, '') };
  }
  return undefined;
}
