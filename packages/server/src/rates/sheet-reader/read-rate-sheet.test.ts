import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateSheet } from './index.ts';
import type { SheetAnswers } from './sheet-reading.ts';

const ports = createPortResolver();
const carriers = createCarrierDirectory();
const now = new Date('2026-11-20T00:00:00Z');
const readCsv = (text: string, answers: SheetAnswers = {}, name = 'rates.csv') =>
  openRateSheet({ name, bytes: Buffer.from(text) }, { ports, carriers }).read({ answers, ports, carriers, now });

const HEADER = 'POL,POD,Carrier,Equipment,Rate,Currency,Valid from,Valid to';

describe('reading a rate sheet', () => {
  it('knows a name after it was added as an alias', () => {
    const sheet = `${HEADER}\nQualityport,Rotterdam,MSC,40HC,1900,USD,2026-12-01,2026-12-31`;
    expect(readCsv(sheet).findings.map(({ code, quote }) => [code, quote])).toEqual([['port_unknown', 'Qualityport']]);
    const taught = createPortResolver([{ text: 'Qualityport', code: 'CNSHA' }]);
    const reading = openRateSheet({ name: 'x.csv', bytes: Buffer.from(sheet) }, { ports, carriers }).read({
      answers: {},
      ports: taught,
      carriers,
      now,
    });
    expect(reading.findings).toEqual([]);
    expect(reading.rates.map(({ content }) => content.origin)).toEqual([
      { code: 'CNSHA', name: 'Shanghai', country: 'CN', text: 'Qualityport' },
    ]);
  });

  it('makes one finding of one unknown name, with its rows', () => {
    const rows = Array.from(
      { length: 300 },
      (_, i) => `Atlantis,Rotterdam,MSC,40HC,${1000 + i},USD,2026-12-01,2026-12-31`,
    );
    const { findings, rates } = readCsv([HEADER, ...rows].join('\n'));
    expect(rates).toEqual([]);
    expect(findings.map(({ code, place, message }) => ({ code, place, message }))).toEqual([
      {
        code: 'port_unknown',
        place: { tab: 'rates', row: 2, cell: 'A2' },
        message: expect.stringMatching(/^No port is known as "Atlantis"\..* On 300 rows: 2–301\.$/),
      },
    ]);
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

  it.each([
    'MSC valid 01.12.2026 - 31.12.2026; CMA CGM valid 15.12.2026 - 14.01.2027',
    'MSC: valid 1-31 Dec 2026. CMA CGM: valid 15 Dec 2026 - 14 Jan 2027.',
    'MSC valid 1-31 Dec 2026\nCMA CGM valid 15 Dec 2026 - 14 Jan 2027',
  ])('gives each carrier the days that "%s" states for it, and asks for those of others', (title) => {
    const rows = ['MSC', 'CMA CGM', 'Maersk'].map((carrier) => `Shanghai;Hamburg;${carrier};1500`);
    const { rates, findings } = readCsv(
      `${title.replaceAll(';', ' /')}\n\nPOL;POD;Carrier;USD 20GP\n${rows.join('\n')}`,
    );
    expect(rates.map(({ content: { carrier, validFrom, validTo } }) => [carrier?.scac, validFrom, validTo])).toEqual([
      ['MSCU', '2026-12-01', '2026-12-31'],
      ['CMDU', '2026-12-15', '2027-01-14'],
    ]);
    expect(findings.map(({ code }) => code)).toEqual(['question_valid_from', 'question_valid_to']);
  });

  const daysOf = (text: string) => {
    const { rates, findings } = readCsv(text);
    return [
      ...rates.map(({ content: { carrier, destination, validFrom, validTo } }) =>
        [carrier?.scac, destination.code, validFrom, validTo].join(' '),
      ),
      ...findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    ];
  };
  const TWO_LANES = '\n\nPOL;POD;Carrier;USD 20GP\nShanghai;Hamburg;MSC;1500\nShanghai;Genoa;MSC;1600';

  it.each([
    'MSC valid 1-15 Dec 2026\nMSC valid 16-31 Dec 2026',
    'Rates valid 1-15 Dec 2026\nRates valid 16-31 Dec 2026',
    'Rates valid 1-15 Dec 2026. Rates valid 16-31 Dec 2026.',
    'Valid 1-15 Dec 2026 and 16-31 Dec 2026',
    'Validity;1-15 Dec 2026\nValidity;16-31 Dec 2026',
    'Rates 1-15 Dec 2026\nRates 16-31 Dec 2026',
  ])('asks for the days where "%s" states several and not which rates have them', (title) => {
    expect(daysOf(`${title}${TWO_LANES}`)).toEqual(['question_valid_from', 'question_valid_to']);
  });

  it('asks for the days where the lines above and below a table state other ones', () => {
    expect(daysOf(`Valid 1-15 Dec 2026${TWO_LANES}\n\nValid 16-31 Dec 2026`)).toEqual([
      'question_valid_from',
      'question_valid_to',
    ]);
  });

  it.each([
    'Valid from 1 Dec 2026\nValid until 15 Dec 2026',
    'Rates valid 1-15 Dec 2026\nValidity;01.12.2026 - 15.12.2026',
    'Rates valid 1-31 Dec 2026\nMSC valid 1-15 Dec 2026',
    'Valid from 1 December and until 15 December 2026',
  ])('has one span of days where "%s" states one for the rates', (title) => {
    expect(daysOf(`${title}${TWO_LANES}`)).toEqual([
      'MSCU DEHAM 2026-12-01 2026-12-15',
      'MSCU ITGOA 2026-12-01 2026-12-15',
    ]);
  });

  it.each([
    'North Europe: valid 1-15 Dec 2026\nMed: valid 16-31 Dec 2026',
    'MSC North Europe valid 1-15 Dec 2026 / MSC Med valid 16-31 Dec 2026 / CMA CGM valid 15 Dec 2026 - 14 Jan 2027',
    'Rates valid 1-15 Dec 2026. Rates to Genoa valid 16-31 Dec 2026.',
  ])('gives each lane the days that "%s" states for its region or port', (title) => {
    expect(daysOf(`${title}${TWO_LANES}`)).toEqual([
      'MSCU DEHAM 2026-12-01 2026-12-15',
      'MSCU ITGOA 2026-12-16 2026-12-31',
    ]);
  });

  const PORTS = ['Hamburg', 'Rotterdam', 'Antwerp', 'Bremerhaven', 'Felixstowe', 'Le Havre'];
  const outOfLine = (columns: string, prices: readonly (readonly (number | string)[])[]) => {
    const rows = prices.map((row, at) => `Shanghai;${PORTS[at]};MSC;${row.join(';')}`);
    const { rates, findings } = readCsv([`Valid 1-31 Dec 2026`, '', `POL;POD;Carrier;${columns}`, ...rows].join('\n'));
    expect(rates).toHaveLength(prices.flat().length);
    return findings.map(({ code, severity, place, message }) => [code, severity, place?.cell, message].join(' '));
  };

  it.each([
    { slip: 18500, cell: 'D6', says: 'prices of 20GP' },
    { slip: 1.85, cell: 'D6', says: 'prices of 20GP' },
    { slip: 185, cell: 'D6', says: 'prices of 20GP' },
  ])('warns of $slip USD among prices of about 1,850 USD', ({ slip, cell, says }) => {
    const found = outOfLine('USD 20GP', [[1800], [1850], [slip], [1900], [1750], [1820]]);
    expect(found).toEqual([
      expect.stringContaining(`price_out_of_line warning ${cell} ${slip} USD is out of line: the other 5 ${says}`),
    ]);
    expect(found[0]).toContain('are 1750 to 1900 USD');
  });

  it('warns of a price that fits neither the 20 nor the 40 foot of its lane, though the sheet has one lane', () => {
    expect(outOfLine('USD 20GP;USD 40HC', [[1850, 285]])).toEqual([
      expect.stringMatching(
        /^price_out_of_line warning D4 20GP 1850 USD and 40HC 285 USD are out of line: the 40HC is 0.2 times the 20GP/,
      ),
    ]);
  });

  it('warns of the one lane whose 20 foot is dearer than its 40 foot', () => {
    const prices = [
      [1000, 1800],
      [1100, 1900],
      [1850, 1050],
      [1050, 1850],
      [1000, 1750],
      [1000, 1800],
    ];
    expect(outOfLine('USD 20GP;USD 40HC', prices)).toEqual([expect.stringContaining('price_out_of_line warning D6')]);
  });

  it('says nothing of a short lane beside long ones, of heavy 20 foot trades, and of reefers', () => {
    const short = [
      [1500, 2500],
      [1600, 2600],
      [180, 300],
      [1550, 2550],
      [1500, 2500],
      [1520, 2510],
    ];
    expect(outOfLine('USD 20GP;USD 40HC', short)).toEqual([]);
    const heavy = [
      [1200, 1000],
      [1150, 1000],
      [1100, 1000],
      [1200, 1100],
      [1180, 1050],
      [1000, 1000],
    ];
    expect(outOfLine('USD 20GP;USD 40HC', heavy)).toEqual([]);
    expect(
      outOfLine('USD 40HC;USD 40RH', [
        [1800, 6200],
        [1850, 6300],
      ]),
    ).toEqual([]);
  });

  it('reports progress from the beginning on, while cells are read and while rates are', () => {
    const rows = Array.from(
      { length: 2500 },
      (_, i) => `Shanghai,Rotterdam,MSC,40HC,${1000 + i},USD,2026-12-01,2026-12-31`,
    );
    const told: number[] = [];
    openRateSheet({ name: 'x.csv', bytes: Buffer.from([HEADER, ...rows].join('\n')) }, { ports, carriers }).read({
      answers: {},
      ports,
      carriers,
      now,
      onProgress: (done) => told.push(done),
    });
    expect(told).toEqual([0, 500, 1000, 1500, 2000, 2500]);
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

  it('counts what a remark adds to a type of a shared column, and holds back one that has its own price', () => {
    const { rates, findings } = readCsv(
      [
        "POL,POD,Carrier,20',40' / 40HC,Currency,Valid from,Valid to,Remarks",
        'Shanghai,Hamburg,MSC,1500,2900,USD,2026-12-01,2026-12-31,40HC + 100',
        'Shanghai,Antwerp,MSC,1500,2900,USD,2026-12-01,2026-12-31,HC plus USD 100',
        "Shanghai,Rotterdam,MSC,1500,2900,USD,2026-12-01,2026-12-31,20' -50",
        'Shanghai,Genoa,MSC,1500,2900,USD,2026-12-01,2026-12-31,NAC only for ABC Trading',
      ].join('\n'),
    );
    const prices = Map.groupBy(rates, ({ content }) => content.destination.code);
    expect([...prices].map(([port, of]) => [port, ...of.map(({ content }) => content.base.amount)])).toEqual([
      ['DEHAM', 1500, 2900, 3000],
      ['BEANR', 1500, 2900, 3000],
      ['NLRTM', 2900, 2900],
      ['ITGOA', 1500, 2900, 2900],
    ]);
    expect(findings.map(({ code, place }) => [code, place?.row])).toEqual([
      ['difference_not_applied', 4],
      ['price_with_difference', 2],
      ['price_with_difference', 3],
      ['restriction_not_applied', 5],
    ]);
  });

  it('marks a note that names a carrier at the rates of that carrier alone, and points to the note', () => {
    const { rates, findings } = readCsv(
      [
        HEADER,
        'Shanghai,Rotterdam,MSC,40HC,1900,USD,2026-12-01,2026-12-31',
        'Shanghai,Rotterdam,CMA CGM,40HC,1950,USD,2026-12-01,2026-12-31',
        '',
        'all CMA rates -USD 25 per container for online bookings',
      ].join('\n'),
    );
    const marked = rates.map(({ content }) => content.total.missing.some((text) => text.includes('-USD 25')));
    expect(marked).toEqual([false, true]);
    expect(findings.find(({ code }) => code === 'charge_not_applied')?.place).toEqual({ tab: 'rates', row: 5 });
  });
});
