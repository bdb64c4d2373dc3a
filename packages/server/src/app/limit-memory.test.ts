import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Does some work in a process of its own; prints the most that a space of its heap grew to, in megabytes. */
function growthOf(space: string, work: string, limited: boolean): number {
  const program = `
    const { getHeapSpaceStatistics } = await import('node:v8');
    if (${limited}) (await import('${new URL('limit-memory.ts', import.meta.url).href}')).limitMemory();
    const kept = [];
    let most = 0;
    for (let round = 0; round < 400; round += 1) {
      ${work}
      await new Promise((next) => setImmediate(next));
      const now = getHeapSpaceStatistics().find(({ space_name }) => space_name === '${space}');
      most = Math.max(most, now.space_size);
    }
    console.log(Math.round(most / 1e6));`;
  const args = ['--max-semi-space-size=64', '--input-type=module', '--eval', program];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('A server does not let the space for new objects grow without need', () => {
  const work = `for (let n = 0; n < 20000; n += 1) kept[n] = { round, n, text: 'rate ' + n + round };`;
  expect(growthOf('new_space', work, true)).toBeLessThan(100);
});

/** The middle of five measurements: when objects are cleared away depends on what else the machine does. */
function usualGrowthOf(space: string, work: string, limited: boolean): number {
  const measured = Array.from({ length: 5 }, () => growthOf(space, work, limited));
  return measured.sort((a, b) => a - b)[2] ?? Number.NaN;
}

it('A server clears away old objects before it takes several times what is in use', () => {
  const work = `kept[round % 30] = Array.from({ length: 40000 }, (_, n) => ({ round, n }));`;
  expect(usualGrowthOf('old_space', work, true)).toBeLessThan(0.85 * usualGrowthOf('old_space', work, false));
}, 60_000);
