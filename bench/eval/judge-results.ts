import { judgeDocuments } from '../../packages/server/src/compliance/judge-documents.ts';
import type { FileExtraction } from '../../packages/server/src/extraction/offline.ts';

/** The day that validity and ages are counted to, so that the figures do not change from day to day. */
const DAY = '2026-11-20';

/**
 * Applies the dangerous goods rules to each extraction by itself, and to each together with the one before it. `faults` are
 * findings whose text was not completed, and judgements that failed: there must be none.
 */
export function judgeResults(results: readonly FileExtraction[]): { rows: string[]; faults: string[] } {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const [index, result] of results.entries()) {
    const before = results[index - 1];
    for (const group of before ? [[result], [before, result]] : [[result]]) {
      const names = group.map(({ file }) => file).join(' and ');
      try {
        const { findings, letter } = judgeDocuments(group, { on: DAY });
        for (const { code, message, source } of [...findings, ...letter.findings])
          if (/undefined|NaN|\[object/.test(message) || source === '') faults.push(`${names}: ${code}: ${message}`);
        if (group.length === 1)
          for (const { code, severity } of findings) {
            const key = `${severity.padEnd(8)} ${code}`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
      } catch (error) {
        faults.push(`${names}: ${String(error)}`);
      }
    }
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => `${key.padEnd(48)} ${count}`);
  return { rows: ['severity code                                     findings', ...rows], faults };
}
