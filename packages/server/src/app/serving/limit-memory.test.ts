import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A process that held 200 MB of objects for a moment, and then gives memory back: its megabytes before and after. */
const PROGRAM = `
  import { createLog } from '${new URL('../../base/log.ts', import.meta.url)}';
  import { giveBackMemory, limitMemory } from '${new URL('limit-memory.ts', import.meta.url)}';
  limitMemory();
  let held = [];
  for (let count = 0; count < 2_500_000; count += 1) held.push({ count, list: [count] });
  held = [];
  const before = process.memoryUsage.rss();
  giveBackMemory(createLog('silent'));
  console.log(JSON.stringify([before, process.memoryUsage.rss()].map((bytes) => Math.round(bytes / 1e6))));
`;

test('memory of what is no longer in use goes back to the system', () => {
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' });
  const [before, after] = JSON.parse(out);
  expect(before).toBeGreaterThan(200);
  expect(after).toBeLessThan(before - 100);
});
