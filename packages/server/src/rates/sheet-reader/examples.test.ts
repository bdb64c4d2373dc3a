import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateSheet } from './index.ts';

const folder = new URL('../../../../../examples/rate-sheets/', import.meta.url);
const files = readdirSync(folder).filter((name) => /\.(xlsx|csv)$/.test(name));

const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };

it('the example sheets import without a question, a warning or a row held back', () => {
  expect(files).toHaveLength(4);
  const readings = files.map((name) =>
    openRateSheet({ name, bytes: readFileSync(new URL(name, folder)) }, names).read({
      answers: {},
      ...names,
      now: new Date('2026-11-20T00:00:00Z'),
    }),
  );
  expect(readings.flatMap(({ findings }) => findings.filter(({ severity }) => severity !== 'note'))).toEqual([]);
  const rates = readings.flatMap((reading) => reading.rates.map(({ content }) => content));
  expect(rates.length).toBeGreaterThanOrEqual(50);
  for (const { carrier, origin, destination, validFrom, validTo } of rates) {
    expect(carrier?.scac).toMatch(/^[A-Z]{4}$/);
    expect(origin.code).not.toBe(destination.code);
    expect(validFrom >= '2026-11-01' && validTo <= '2029-12-31').toBe(true);
  }
});
