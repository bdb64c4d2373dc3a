import type { Imported } from './import.ts';
import type { Load } from './load.ts';

export type SizeFigures = {
  rates: number;
  repeated: Load;
  repeatedBare: Load;
  /** The same without the headers of the service. */
  repeatedBarest: Load;
  different: Load;
  differentBare: Load;
  /** Different questions that each find something. */
  answered: Load;
  answeredBare: Load;
  /** Medians of one answer at a time, in milliseconds. */
  median: number;
  answeredMedian: number;
  lanes: number;
  laneStatistics: number;
  allStatistics: Load;
  searches: Load;
  /** Statements a second. */
  postgres: number;
  /** The first whole-table statistics after the start, which is not cached. */
  firstStatisticsMs: number;
  startMs: number;
  /** From the start until the rate snapshot is complete. */
  snapshotMs: number;
  memoryMegabytes: number;
};

export type Run = { machine: string; imported: Imported; sizes: readonly SizeFigures[]; seconds: number };

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number) => `${value.toFixed(2)} ×`;
const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
const speed = (load: Load) => `${whole(load.perSecond)}/s, p99 ${load.p99Ms} ms`;

/** Each row: what was measured, and its cell for one size. */
const ROWS: readonly (readonly [string, (figures: SizeFigures) => string])[] = [
  [
    '`node:http`, same requests and headers, a fixed body of the repeated answer’s size',
    (f) => `${speed(f.repeatedBare)} (${whole(f.repeatedBare.bytes)} B)`,
  ],
  ['the same with one header instead of the service’s', (f) => speed(f.repeatedBarest)],
  ['`/rates`, one question repeated', (f) => speed(f.repeated)],
  ['**… × `node:http`** (goal ≥ 0.8)', (f) => `**${ratio(f.repeated.perSecond / f.repeatedBare.perSecond)}**`],
  ['… × `node:http` with one header', (f) => ratio(f.repeated.perSecond / f.repeatedBarest.perSecond)],
  [
    '`node:http`, same requests and headers, a fixed body of the different answers’ mean size',
    (f) => `${speed(f.differentBare)} (${whole(f.differentBare.bytes)} B)`,
  ],
  ['`/rates`, every question different', (f) => speed(f.different)],
  [
    '**… × `node:http`** (goal ≥ 0.25, p99 < 15 ms)',
    (f) => `**${ratio(f.different.perSecond / f.differentBare.perSecond)}**`,
  ],
  [
    '`node:http`, the same for those that find something',
    (f) => `${speed(f.answeredBare)} (${whole(f.answeredBare.bytes)} B)`,
  ],
  ['`/rates`, every question different and finding something', (f) => speed(f.answered)],
  ['**… × `node:http`**', (f) => `**${ratio(f.answered.perSecond / f.answeredBare.perSecond)}**`],
  ['PostgreSQL alone, the statement of such a question', (f) => `${whole(f.postgres)}/s`],
  ['`/rates`, different, one at a time: median', (f) => milliseconds(f.median)],
  ['`/rates`, different and finding something, one at a time: median', (f) => milliseconds(f.answeredMedian)],
  ['`/rates` on a lane, one at a time: median', (f) => milliseconds(f.lanes)],
  ['`/rates/stats` on a lane, one at a time: median', (f) => milliseconds(f.laneStatistics)],
  ['**… × the list** (goal ≤ 2)', (f) => `**${ratio(f.laneStatistics / f.lanes)}**`],
  ['`/rates/stats` over everything', (f) => speed(f.allStatistics)],
  ['`/rates/stats` over everything, the first after the start', (f) => `${whole(f.firstStatisticsMs)} ms`],
  ['`/ports?search=`', (f) => speed(f.searches)],
  ['start to first answer', (f) => `${whole(f.startMs)} ms`],
  ['start to the complete rate snapshot', (f) => `${(f.snapshotMs / 1000).toFixed(1)} s`],
  ['memory of the server process (goal < 500 MB)', (f) => `${whole(f.memoryMegabytes)} MB`],
  [
    'answers that failed',
    (f) =>
      String(f.repeated.failed + f.different.failed + f.answered.failed + f.allStatistics.failed + f.searches.failed),
  ],
];

/** The tables of a run, in Markdown. */
export function renderTables({ machine, imported, sizes, seconds }: Run): string {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  const growth = (of: 'median' | 'answeredMedian') => (smallest && largest ? largest[of] / smallest[of] : 1);
  return [
    `Machine: ${machine}. 32 connections, ${seconds} s a row, authentication on.`,
    '',
    `| | ${sizes.map((figures) => `${whole(figures.rates)} rates`).join(' | ')} |`,
    `|---|${sizes.map(() => '---|').join('')}`,
    ...ROWS.map(([title, cell]) => `| ${title} | ${sizes.map(cell).join(' | ')} |`),
    '',
    `Median of a different question at ${whole(largest?.rates ?? 0)} rates: **${ratio(growth('median'))}** that at ${whole(smallest?.rates ?? 0)}, of one that finds something **${ratio(growth('answeredMedian'))}** (goal ≤ 1.3).`,
    `100,000 rows imported and published by the command: **${imported.seconds.toFixed(1)} s** (goal < 20 s), at most **${Math.round(imported.peakMegabytes)} MB** (goal < 700 MB).`,
  ].join('\n');
}
