import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED_BUGS, SCALE } from '../../../../../bench/simulate/patches.ts';
import { faultsIn, makePlan } from '../../../../../bench/simulate/plan.ts';
import { simulate } from '../../../../../bench/simulate/simulate.ts';
import { createTestDatabase } from '../../testing/index.ts';

const sound = await createTestDatabase();
const faulty = await createTestDatabase();

test('a seed has one plan', () => {
  expect(makePlan(7, 4)).toEqual(makePlan(7, 4));
  expect(makePlan(8, 4)).not.toEqual(makePlan(7, 4));
});

test('eight seeds in a row stress each promise, and what they do is met by faults', () => {
  const plans = Array.from({ length: 8 }, (_, at) => makePlan(at + 100, 4));
  expect(new Set(plans.map(({ stress }) => stress)).size).toBe(8);
  for (const plan of plans) expect(faultsIn(plan), plan.stress).not.toEqual([]);
});

test('what the planted bugs change is where they look for it, once', () => {
  const patches = [...SCALE, ...PLANTED_BUGS.flatMap(({ patches: of }) => of)];
  for (const { file, from } of patches) {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(source.split(from).length - 1, `${file}: ${from}`).toBe(1);
  }
  expect(PLANTED_BUGS.length).toBeGreaterThanOrEqual(20);
});

test('two servers keep their promises through a seed, and a planted bug breaks one', async () => {
  const settings = { servers: 2, first: 3, last: 3 };
  const [right, wrong] = await Promise.all([
    simulate({ ...settings, databaseUrl: sound.url }),
    simulate({ ...settings, databaseUrl: faulty.url, bug: 'publication-not-notified', stopsAtFirst: true }),
  ]);
  expect(right.broken).toEqual([]);
  expect(right.operations).toBeGreaterThan(10);
  expect(wrong.broken.map(({ promise }) => promise)).toContain('no older rates after a publication was answered');
}, 300_000);
