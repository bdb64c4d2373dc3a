import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileExtraction } from '../../packages/server/src/documents/index.ts';

/** Compares each confidence with the share of right answers among the values that have it. */
export function confidenceRows(
  results: readonly FileExtraction[],
  errors: readonly string[],
  labels: string,
): string[] {
  const wrong = new Set(errors.map((line) => /^(.*?): (\w+) (?:wrong|invented)/.exec(line)?.slice(1).join('#')));
  const table = new Map<number, { values: number; right: number }>();
  for (const { file, values } of results) {
    const label = join(labels, `${basename(file)}.json`);
    if (!existsSync(label)) continue;
    const { fields } = JSON.parse(readFileSync(label, 'utf8')) as { fields: Record<string, unknown> };
    for (const [key, { value, confidence }] of Object.entries(values)) {
      if (value === null || fields[key] === undefined) continue;
      const cell = table.get(confidence) ?? { values: 0, right: 0 };
      cell.values++;
      if (!wrong.has(`${basename(file)}#${key}`)) cell.right++;
      table.set(confidence, cell);
    }
  }
  const rows = [...table].sort(([a], [b]) => b - a);
  return [
    'confidence  values  right',
    ...rows.map(
      ([confidence, { values, right }]) =>
        `${confidence.toFixed(3).padEnd(10)}  ${String(values).padStart(6)}  ${(right / values).toFixed(3)}`,
    ),
  ];
}
