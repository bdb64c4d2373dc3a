import '../help.ts';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as XLSX from '@e965/xlsx';
import { makeRates } from './make-rates.ts';
import { measureAgentRate, runAgentRate } from './processes.ts';

/**
 * Imports and publishes a sheet of 100,000 rows with the command, and prints its seconds and its most memory: `npm run bench:import`;
 * a workbook instead of a CSV with `-- --xlsx`.
 */
const ROWS = 100_000;
const HEADINGS = 'POL,POD,Carrier,Equipment,Amount,Currency,Valid from,Valid to,Transit days,Service'.split(',');

/** What an import took: its seconds, and the most resident memory of the command's process, in megabytes (10^6). */
export type Imported = { seconds: number; peakMegabytes: number };

type Format = 'csv' | 'xlsx';

/** 100,000 rows as a carrier would mail them, imported and published by the command in the folder `work`. */
export async function measureImport(work: string, format: Format = 'csv'): Promise<Imported> {
  const file = join(work, `hundred-thousand.${format}`);
  writeFileSync(file, format === 'csv' ? toCsv(sheetRows()) : toWorkbook(sheetRows()));
  const dataDir = join(work, `import-${format}`);
  runAgentRate(dataDir, ['migrate']);
  return measureAgentRate(dataDir, ['import', file, '--publish']);
}

/** The cells of a row; days as `YYYY-MM-DD`. */
function* sheetRows(): Generator<(string | number | null)[]> {
  for (const rate of makeRates(ROWS, 9)) {
    const { origin, destination, carrier, equipment, base, validFrom, validTo, transitDays, service } = rate;
    const lane = [origin.text, destination.text, carrier?.name ?? null, equipment.code];
    yield [...lane, base.amount, base.currency, validFrom, validTo, transitDays, service];
  }
}

/** How many columns of a row, from the left, are quoted. */
const QUOTED = 4;

function toCsv(rows: Iterable<readonly (string | number | null)[]>): string {
  const lines = [HEADINGS.join(',')];
  for (const row of rows) lines.push(row.map((cell, at) => (at < QUOTED ? `"${cell ?? ''}"` : cell)).join(','));
  return lines.join('\n');
}

/** As a spreadsheet program saves it: texts shared, days as numbers with a format. */
function toWorkbook(rows: Iterable<readonly (string | number | null)[]>): Uint8Array {
  const cells = Array.from(rows, (row) =>
    row.map((cell, at) => (HEADINGS[at]?.startsWith('Valid') && cell ? new Date(cell) : cell)),
  );
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(
    book,
    XLSX.utils.aoa_to_sheet([HEADINGS, ...cells], { dense: true, UTC: true }),
    'Rates',
  );
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
}

if (import.meta.main) {
  const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
  chmodSync(work, 0o755);
  const format = process.argv.includes('--xlsx') ? 'xlsx' : 'csv';
  try {
    const { seconds, peakMegabytes } = await measureImport(work, format);
    console.log(
      `${ROWS.toLocaleString('en')} rows of a ${format} file imported and published: ${seconds.toFixed(1)} s, at most ${Math.round(peakMegabytes)} MB`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
