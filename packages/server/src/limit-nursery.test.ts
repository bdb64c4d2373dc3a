import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Makes objects of which some live on, as answering does; prints how far the space for new ones grew, in megabytes. */
const WORK = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  if (process.argv[1]) (await import(process.argv[1])).limitNursery();
  const kept = [];
  for (let round = 0; round < 300; round += 1) {
    for (let n = 0; n < 20000; n += 1) kept[n] = { round, n, text: 'rate ' + n + round };
    await new Promise((next) => setImmediate(next));
  }
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  console.log(Math.round(space.space_size / 1e6));
`;

it('A server does not let the space for new objects grow without need', () => {
  const limit = new URL('limit-nursery.ts', import.meta.url).href;
  const args = ['--max-semi-space-size=64', '--input-type=module', '--eval', WORK, limit];
  expect(Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toBeLessThan(100);
});
