import { describe, expect, it } from 'vitest';
import { createPortResolver } from '../../../../../server/src/ports/index.ts';
import { findSeaRoute, landMiles } from './find-sea-route.ts';
import { type Position, SEA_LEGS, SEA_POINTS } from './sea-lanes.ts';
import { isLand } from './world-land.ts';

const ports = createPortResolver();
const positionOf = (code: string): Position => {
  const { longitude, latitude } = ports.find(code) ?? {};
  if (typeof longitude !== 'number' || typeof latitude !== 'number') throw new Error(`${code} has no position`);
  return [longitude, latitude];
};
const route = (from: string, to: string, avoidsCanals = false) =>
  findSeaRoute({ from: positionOf(from), to: positionOf(to), avoidsCanals }, isLand);

/** Canals, straits and a river mouth that are too narrow for the map. */
const NARROWS = new Set([
  'port-said suez',
  'suez red-sea-north',
  'malacca-south singapore',
  'panama-pacific panama-atlantic',
  'jakarta sunda',
  'magellan-west magellan-east',
  'saint-lawrence quebec',
  'cook hawke',
  'wetar timor',
]);
/** What an outline at 1 to 110 million may be off by. */
const COARSE_MILES = 30;

describe('the legs that ships take', () => {
  it('join points that are there, and every point is on one', () => {
    const joined = new Set(SEA_LEGS.flat());
    expect([...joined].filter((name) => !SEA_POINTS.has(name))).toEqual([]);
    expect([...SEA_POINTS.keys()].filter((name) => !joined.has(name))).toEqual([]);
  });

  it('cross no land', () => {
    const over = SEA_LEGS.filter(([from, to]) => {
      const leg = [SEA_POINTS.get(from) ?? [0, 0], SEA_POINTS.get(to) ?? [0, 0]] as const;
      const isNarrow = NARROWS.has(`${from} ${to}`) || NARROWS.has(`${to} ${from}`);
      return !isNarrow && landMiles(leg, isLand) > COARSE_MILES;
    });
    expect(over).toEqual([]);
  });
});

/** Distances as tables of distances between ports give them, in nautical miles. */
const KNOWN = [
  ['CNSHA', 'NLRTM', 10_520],
  ['CNSHA', 'USLAX', 5_700],
  ['CNSHA', 'USNYC', 10_580],
  ['CNSHA', 'SGSIN', 2_240],
  ['CNSHA', 'BRSSZ', 11_050],
  ['CNSHA', 'AEJEA', 5_800],
  ['CNSHA', 'AUSYD', 4_640],
  ['SGSIN', 'NLRTM', 8_300],
  ['SGSIN', 'INNSA', 2_450],
  ['NLRTM', 'USNYC', 3_340],
  ['NLRTM', 'USHOU', 5_010],
  ['NLRTM', 'BRSSZ', 5_430],
  ['NLRTM', 'ZACPT', 6_170],
  ['KRPUS', 'USLAX', 5_230],
  ['DEHAM', 'CNSHA', 10_780],
  ['USNYC', 'BRSSZ', 4_950],
] as const;

it.each(KNOWN)('from %s to %s it is %i nautical miles, and the line is no more than 5 % off', (from, to, miles) => {
  expect(Math.abs(route(from, to).miles / miles - 1)).toBeLessThan(0.05);
});

it('A line goes through the canals, or around the capes when they are avoided', () => {
  expect(route('CNSHA', 'NLRTM').passes).toContain('suez');
  expect(route('CNSHA', 'NLRTM', true).passes).toContain('good-hope');
  expect(route('CNSHA', 'USNYC').passes).toContain('panama-atlantic');
  expect(route('CLVAP', 'USNYC', true).passes).toContain('magellan-west');
});

it('A port far inland is said to be so', () => {
  expect(route('USCHI', 'NLRTM').isOverLand).toBe(true);
  expect(route('DEHAM', 'NLRTM').isOverLand).toBe(false);
});
