import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  ACCEPT_CONFIDENCE,
  type FileExtraction,
  MEASURED_CONFIDENCE,
} from '../../packages/server/src/extraction/offline.ts';

type Counted = { values: number; right: number };

/** Which buckets have a confidence. */
function bucketsOf(confidence: number): string {
  const names = MEASURED_CONFIDENCE.filter((one) => one.confidence === confidence).map(({ bucket }) => bucket);
  return names.join(' + ') || 'no bucket';
}

/**
 * Compares each confidence with the share of right answers among the values that have it, and counts what the threshold
 * for taking values over unseen lets through. Only values whose field the document's label answers are counted.
 */
export function confidenceRows(
  results: readonly FileExtraction[],
  errors: readonly string[],
  labels: string,
): string[] {
  const wrong = new Set(errors.map((line) => /^(.*?): (\w+) (?:wrong|invented)/.exec(line)?.slice(1).join('#')));
  const table = new Map<number, Counted>();
  const all: Counted = { values: 0, right: 0 };
  const accepted: Counted = { values: 0, right: 0 };
  for (const { file, values } of results) {
    const label = join(labels, `${basename(file)}.json`);
    if (!existsSync(label)) continue;
    const { fields } = JSON.parse(readFileSync(label, 'utf8')) as { fields: Record<string, unknown> };
    for (const [key, { value, confidence }] of Object.entries(values)) {
      if (value === null || fields[key] === undefined) continue;
      const cell = table.get(confidence) ?? { values: 0, right: 0 };
      table.set(confidence, cell);
      for (const count of [cell, all, ...(confidence >= ACCEPT_CONFIDENCE ? [accepted] : [])]) {
        count.values++;
        if (!wrong.has(`${basename(file)}#${key}`)) count.right++;
      }
    }
  }
  const share = ({ values, right }: Counted) => (values === 0 ? '-' : (right / values).toFixed(4));
  return [
    'confidence  values  right  share   bucket',
    ...[...table]
      .sort(([a], [b]) => b - a)
      .map(
        ([confidence, count]) =>
          `${confidence.toFixed(3).padEnd(10)}  ${String(count.values).padStart(6)}  ${String(count.right).padStart(5)}  ${share(count)}  ${bucketsOf(confidence)}`,
      ),
    `taken over unseen (≥ ${ACCEPT_CONFIDENCE}): ${accepted.values} of ${all.values} values, ${share(accepted)} of them right`,
  ];
}
