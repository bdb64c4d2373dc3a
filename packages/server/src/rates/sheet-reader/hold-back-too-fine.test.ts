import { expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateRows } from './read-rate-rows.ts';

const [ports, carriers] = [createPortResolver(), createCarrierDirectory()];

function read(amount: number, currency: string) {
  const lane = { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', carrier: 'MAEU' };
  const row = { ...lane, amount, currency, validFrom: '2026-12-01', validTo: '2026-12-31' };
  return openRateRows({ name: 'rows', rows: [row] }).read({
    answers: {},
    ports,
    carriers,
    now: new Date('2026-11-20'),
  });
}

it('a price finer than the smallest coin is held back and named, never rounded', () => {
  for (const [amount, currency] of [[1234.567, 'USD'] as const, [120000.5, 'JPY'] as const]) {
    const { rates, findings } = read(amount, currency);
    expect(rates).toEqual([]);
    expect(findings[0]).toMatchObject({ code: 'price_too_fine', severity: 'error', quote: String(amount) });
  }
});

it('cents and whole yen are prices', () => {
  for (const [amount, currency] of [[1234.56, 'USD'] as const, [120000, 'JPY'] as const]) {
    expect(read(amount, currency).rates).toHaveLength(1);
  }
});
