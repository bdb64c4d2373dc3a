import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLaneIndex } from './lane-index.ts';
import type { LaneRow } from './read-lanes.ts';
import { openSnapshotFile } from './snapshot-file.ts';

const row = (destination: string, id: number): LaneRow => ({
  ...{ id, content: '{"a":1}', valid_from: '2026-01-01', valid_to: '2026-12-31' },
  ...{ known_from: new Date(0), known_to: null, published_at: new Date(0) },
  ...{ sheet_id: 1, file_name: 'rates.xlsx', tab: null, row_number: null },
  ...{ origin: 'CNSHA', destination, carrier: 'MAEU', equipment: '40HC', currency: 'USD', base_minor: id },
});

it('While thousands of rates are written, other requests are answered in between', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const index = createLaneIndex(await openSnapshotFile(folder));
  onTestFinished(index.close);
  const lanes = Array.from({ length: 10 }, (_, lane) => ({ origin: 'CNSHA', destination: `NL${100 + lane}` }));
  const rows = lanes.map((lane) => Array.from({ length: 300 }, (_, id) => row(lane.destination, id)));
  let turns = 0;
  const counting = setImmediate(function count() {
    turns += 1;
    counted = setImmediate(count);
  });
  let counted = counting;
  await index.write(new Map(lanes.map((lane, number) => [lane, rows[number] ?? []])), () => false);
  clearImmediate(counted);
  expect(turns).toBeGreaterThanOrEqual(lanes.length);
  for (const lane of lanes) {
    const found = index.find({ origins: [lane.origin], destinations: [lane.destination] });
    expect(found?.map(({ id }) => id)).toEqual(Array.from({ length: 300 }, (_, id) => id));
  }
});
