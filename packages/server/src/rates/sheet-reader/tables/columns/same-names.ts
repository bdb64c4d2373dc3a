import { scoreValues, WEIGHTS } from '../role-scores.ts';
import type { ColumnRole } from './column-lexicon.ts';
import type { ColumnReading, OpenColumn } from './column-readings.ts';
import type { Evidence } from './column-sample.ts';

/** At this share of names of ports a column is one of ports. */
const MOSTLY = 0.6;
const ENDS = ['origin', 'destination'] as const;
type End = (typeof ENDS)[number];

const meansEnd = (end: End) => (reading: ColumnReading) =>
  reading.meaning.kind === 'field' && reading.meaning.role === end && reading.byValues !== true;

const isOf = (role: ColumnRole) => (reading: ColumnReading) =>
  reading.meaning.kind === 'field' && reading.meaning.role === role;

/** Whether two columns name the same ports: in every row in which both are known, of which there is one at least. */
function nameSamePorts(one: OpenColumn, other: OpenColumn, { codesOf }: Evidence): boolean {
  const texts = new Map(other.sample.cells.map(({ row, text }) => [row, text]));
  const shown = one.sample.cells.flatMap(({ row, text }) => {
    const [codes, others] = [codesOf(text), codesOf(texts.get(row) ?? '')];
    return codes.size === 0 || others.size === 0 ? [] : [[...codes].some((code) => others.has(code))];
  });
  return shown.length > 0 && shown.every(Boolean);
}

/**
 * Columns beside a column of ports that name the same ports once more, such as in another language ("目的港 | 英文"), may be what tells
 * their ports apart, as a column of codes does.
 */
export function withSameNames(columns: readonly OpenColumn[], evidence: Evidence): readonly OpenColumn[] {
  return columns.map((column) => {
    if (column.sample.share('place') < MOSTLY) return column;
    const added = ENDS.flatMap((end): ColumnReading[] => {
      const named = columns.find((other) => other !== column && other.readings.some(meansEnd(end)));
      const role: ColumnRole = `${end}-code`;
      if (!named || column.readings.some((one) => meansEnd(end)(one) || isOf(role)(one))) return [];
      if (!nameSamePorts(column, named, evidence)) return [];
      const meaning = { kind: 'field', role } as const;
      return [{ meaning, byValues: true, score: scoreValues(meaning, column.sample) + WEIGHTS.withoutWords }];
    });
    if (added.length === 0) return column;
    const readings = [...column.readings, ...added];
    return { ...column, readings: readings.sort((a, b) => b.score - a.score) };
  });
}
