import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateRows, openRateSheet, type RateRow } from './index.ts';
import type { SheetAnswers } from './sheet-reading.ts';

const ports = createPortResolver();
const carriers = createCarrierDirectory();
const now = new Date('2026-11-20T00:00:00Z');
const readCsv = (text: string, answers: SheetAnswers = {}, name = 'rates.csv') =>
  openRateSheet({ name, bytes: Buffer.from(text) }).read({ answers, ports, carriers, now });

const HEADER = 'POL,POD,Carrier,Equipment,Rate,Currency,Valid from,Valid to';

describe('reading a rate sheet', () => {
  it('knows a name after it was added as an alias', () => {
    const sheet = `${HEADER}\nQualityport,Rotterdam,MSC,40HC,1900,USD,2026-12-01,2026-12-31`;
    expect(readCsv(sheet).findings[0]).toMatchObject({ code: 'port_unknown', severity: 'error', quote: 'Qualityport' });
    const taught = createPortResolver([{ text: 'Qualityport', code: 'CNSHA' }]);
    const reading = openRateSheet({ name: 'x.csv', bytes: Buffer.from(sheet) }).read({
      answers: {},
      ports: taught,
      carriers,
      now,
    });
    expect(reading.findings).toEqual([]);
    expect(reading.rates[0]?.content.origin).toMatchObject({ code: 'CNSHA', text: 'Qualityport' });
  });

  it('makes one finding of one unknown name, with its rows', () => {
    const rows = Array.from(
      { length: 300 },
      (_, i) => `Atlantis,Rotterdam,MSC,40HC,${1000 + i},USD,2026-12-01,2026-12-31`,
    );
    const { findings, rates } = readCsv([HEADER, ...rows].join('\n'));
    expect(rates).toEqual([]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ code: 'port_unknown', place: { row: 2, cell: 'A2' } });
    expect(findings[0]?.message).toContain('On 300 rows: 2–301.');
  });

  it('has the same layout for next month’s sheet of the same sender, and another one for another sender', () => {
    const of = (month: string, price: number, header = HEADER) =>
      readCsv(
        `ACME rates valid ${month} 2026\n${header}\nShanghai,Rotterdam,MSC,40HC,${price},USD,,`,
        {},
        `ACME ${month} 26.csv`,
      ).layout;
    expect(of('Nov', 1900)).toBe(of('Dec', 2100));
    expect(of('Nov', 1900)).not.toBe(of('Nov', 1900, 'POL,POD,Line,Type,Price,Ccy,From,Until'));
  });

  it('reports progress every thousand rows', () => {
    const rows = Array.from(
      { length: 2500 },
      (_, i) => `Shanghai,Rotterdam,MSC,40HC,${1000 + i},USD,2026-12-01,2026-12-31`,
    );
    const told: number[] = [];
    openRateSheet({ name: 'x.csv', bytes: Buffer.from([HEADER, ...rows].join('\n')) }).read({
      answers: {},
      ports,
      carriers,
      now,
      onProgress: (done) => told.push(done),
    });
    expect(told).toEqual([1000, 2000]);
  });

  it('reads 100,000 rows in seconds', () => {
    const names = ['Shanghai', 'Ningbo', 'Busan', 'Singapore', 'HCMC'];
    const far = ['Rotterdam', 'Hamburg', 'Los Angeles', 'Santos'];
    const rows = Array.from({ length: 100_000 }, (_, i) => {
      const service = Math.floor(i / 20);
      return `${names[i % 5]},${far[Math.floor(i / 5) % 4]},MSC,40HC,${1000 + (i % 997)},USD,2026-12-01,2026-12-31,S${service}`;
    });
    const text = [`${HEADER},Service`, ...rows].join('\n');
    const started = performance.now();
    const { rates, findings } = readCsv(text);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(rates).toHaveLength(100_000);
    expect(findings).toEqual([]);
  });
});

describe('reading rows sent as JSON', () => {
  const row: RateRow = {
    origin: 'Shanghai',
    destination: 'NLRTM',
    carrier: 'MSC',
    equipment: "40'HC",
    amount: 1900,
    currency: 'USD',
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
    charges: [
      { code: 'LSS', amount: 40 },
      { code: 'DOC', amount: 50, currency: 'EUR', basis: 'PER_DOCUMENT' },
    ],
  };
  const read = (rows: RateRow[], answers: SheetAnswers = {}) =>
    openRateRows({ name: 'api', rows }).read({ answers, ports, carriers, now });

  it('makes the same rates as a sheet would', () => {
    const { rates, findings } = read([row]);
    expect(findings).toEqual([]);
    expect(rates[0]).toMatchObject({
      tab: null,
      row: 1,
      content: {
        origin: { code: 'CNSHA' },
        destination: { code: 'NLRTM' },
        carrier: { scac: 'MSCU' },
        equipment: { code: '40HC', isoCode: '45G1' },
        total: { amount: 1940, complete: false },
      },
    });
  });

  it('asks once for what the rows leave out, and takes the answer', () => {
    const { currency: _currency, validTo: _validTo, carrier: _carrier, ...bare } = row;
    const asked = read([bare, bare]).findings.map(({ code, severity }) => `${severity} ${code}`);
    expect(asked).toEqual(['error question_valid_to', 'error question_currency']);
    const answered = read([bare], { currency: 'EUR', validTo: '2026-12-15', carrier: 'ONE' });
    expect(answered.rates[0]?.content).toMatchObject({
      base: { currency: 'EUR' },
      validTo: '2026-12-15',
      carrier: { scac: 'ONEY' },
    });
  });

  it('returns doubts about single rows and keeps the others', () => {
    const { rates, findings } = read([
      row,
      { ...row, origin: 'Atlantis' },
      { ...row, equipment: '53HC' },
      { ...row, validFrom: '2027-01-01' },
      { ...row, carrier: 'Unheard Line' },
    ]);
    expect(rates).toHaveLength(2);
    expect(findings.map(({ code, place }) => `${code} ${place?.row}`)).toEqual([
      'port_unknown 2',
      'equipment_unknown 3',
      'validity_inverted 4',
      'carrier_unknown 5',
    ]);
  });
});
