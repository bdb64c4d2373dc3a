import '../help.ts';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRates } from './make-rates.ts';
import { measureAgentRate, runAgentRate } from './processes.ts';

/** Imports and publishes a sheet of 100,000 rows with the command, and prints its seconds and its most memory: `npm run bench:import`. */
const ROWS = 100_000;

/** What an import took: its seconds, and the most resident memory of the command's process, in megabytes (10^6). */
export type Imported = { seconds: number; peakMegabytes: number };

/** 100,000 rows as a carrier would mail them, imported and published by the command in the folder `work`. */
export async function measureImport(work: string): Promise<Imported> {
  const lines = ['POL,POD,Carrier,Equipment,Amount,Currency,Valid from,Valid to,Transit days,Service'];
  for (const rate of makeRates(ROWS, 9)) {
    const { origin, destination, carrier, equipment, base, validFrom, validTo, transitDays, service } = rate;
    const lane = [origin.text, destination.text, carrier?.name, equipment.code].map((text) => `"${text}"`);
    lines.push([...lane, base.amount, base.currency, validFrom, validTo, transitDays, service].join(','));
  }
  const file = join(work, 'hundred-thousand.csv');
  writeFileSync(file, lines.join('\n'));
  const dataDir = join(work, 'import');
  runAgentRate(dataDir, ['migrate']);
  return measureAgentRate(dataDir, ['import', file, '--publish']);
}

if (import.meta.main) {
  const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
  chmodSync(work, 0o755);
  try {
    const { seconds, peakMegabytes } = await measureImport(work);
    console.log(
      `${ROWS.toLocaleString('en')} rows imported and published: ${seconds.toFixed(1)} s, at most ${Math.round(peakMegabytes)} MB`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
