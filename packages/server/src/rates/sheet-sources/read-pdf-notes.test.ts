import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { mail, readSource } from './testing/read-source.ts';

const line = (y: number, texts: readonly string[], x = 50, step = 90): TextAt[] =>
  texts.map((text, at): TextAt => [x + at * step, y, text]);

/** A text with a small raised mark behind it. */
const marked = (x: number, y: number, text: string, mark: string): TextAt[] => [
  [x, y, text],
  [x + text.length * 5.35, y - 4, mark, 6],
];

test('small raised marks on a page are no digits of prices, and their notes speak of what they stand at', async () => {
  const page = [
    ...line(60, ['ONE, valid 1 December 2026 to 31 December 2026. USD per container']),
    ...line(100, ['POL', 'POD', '20GP', '40HC']),
    ...[...line(120, ['Tokyo', 'Hamburg']), ...marked(230, 120, '1,900', '1'), ...line(120, ['3,100'], 320)],
    ...[...line(140, ['Kobe']), ...marked(140, 140, 'Antwerp', '2'), ...line(140, ['1,950', '3,200'], 230)],
    ...[...line(160, ['Nagoya']), ...marked(140, 160, 'Gdansk', '*'), ...line(160, ['1,990', '3,300'], 230)],
    ...line(200, ['1 plus PSS USD 100 per container']),
    ...line(220, ['2 subject to congestion surcharge USD 75 per container']),
    ...line(240, ['* valid until 15 December 2026 only']),
  ];
  const { rates, charges } = await readSource('notes.pdf', makePdf([page]));
  expect(rates.map((rate, at) => [rate, charges[at]?.join(', ')].join(': '))).toEqual([
    'JPTYO-DEHAM 40HC 3100 USD 2026-12-01..2026-12-31 ONEY page 1 3: ',
    'JPTYO-DEHAM 20GP 1900 USD 2026-12-01..2026-12-31 ONEY page 1 3: PSS 100 USD',
    'JPUKB-BEANR 20GP 1950 USD 2026-12-01..2026-12-31 ONEY page 1 4: PCS 75 USD',
    'JPUKB-BEANR 40HC 3200 USD 2026-12-01..2026-12-31 ONEY page 1 4: PCS 75 USD',
    'JPNGO-PLGDN 20GP 1990 USD 2026-12-01..2026-12-15 ONEY page 1 5: ',
    'JPNGO-PLGDN 40HC 3300 USD 2026-12-01..2026-12-15 ONEY page 1 5: ',
  ]);
});

const QUOTATION = [
  ['Carrier', 'CMA CGM'],
  ['Port of Loading', 'Mersin'],
  ['Port of Discharge', 'Genoa'],
  ["20' DV", 'USD 900'],
  ["40' HC", 'USD 1,400'],
  ['Validity', '01.12.2026 - 31.12.2026'],
  ['Excluded', 'THC, ISPS USD 12/cntr'],
];

test('a quotation of labels and values in two columns is one offer, on a page and in a mail', async () => {
  const page = QUOTATION.flatMap((texts, at) => line(100 + 18 * at, texts, 50, 150));
  const html = QUOTATION.map((texts) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
  const pdf = await readSource('quotation.pdf', makePdf([page]));
  const body = await readSource('q.eml', mail(`<table>${html}</table>`, { type: 'text/html; charset=utf-8' }));
  const offer = (tab: string) => [
    `TRMER-ITGOA 20GP 900 USD 2026-12-01..2026-12-31 CMDU ${tab} 4`,
    `TRMER-ITGOA 40HC 1400 USD 2026-12-01..2026-12-31 CMDU ${tab} 5`,
  ];
  const charges = [
    ['THC on top', 'ISPS 12 USD'],
    ['THC on top', 'ISPS 12 USD'],
  ];
  expect({ rates: pdf.rates, charges: pdf.charges }).toEqual({ rates: offer('page 1'), charges });
  expect({ rates: body.rates, charges: body.charges }).toEqual({ rates: offer('mail'), charges });
});

/** A text of Helvetica that ends at `x`. */
const setRight = (x: number, y: number, text: string): TextAt => [x - text.replace(/\D/g, '').length * 5.56, y, text];

test('a printed sheet has heads in the middle of two lines, figures set right and dashes and words set left', async () => {
  const row = (y: number, [place = '', carrier = '', ...figures]: readonly string[], note?: string): TextAt[] => [
    ...[place, carrier].map((text, at): TextAt => [50 + at * 120, y, text]),
    ...figures.map((text, at) =>
      text === '-' ? ([253 + at * 50, y, text] as const) : setRight(300 + at * 50, y, text),
    ),
    ...(note === undefined ? [] : [[503, y, note] as const]),
  ];
  const page: TextAt[] = [
    ...line(60, ['Fletes de exportación, vigencia 01/12/2026 - 31/12/2026, USD por contenedor']),
    ...line(100, ['VALENCIA', 'BARCELONA'], 280, 100),
    ...[...line(106, ['PUERTO DE DESTINO', 'NAVIERA'], 50, 120), ...line(106, ['DÍAS', 'OBSERVACIONES'], 453, 50)],
    ...line(112, ["20'DV", "40'HC", "20'DV", "40'HC"], 264, 50),
    ...row(126, ['CALLAO', 'MSC', '900', '1400', '950', '1450', '31'], 'PSS USD 100'),
    ...row(140, ['VERACRUZ', 'HAPAG', '700', '1100', '-', '-', '9']),
    ...row(154, ['GUAYAQUIL', 'MSC', '980', '1500', '990', '1550', '28']),
    ...row(168, ['BUENAVENTURA', 'MSC', '1020', '1600', '1040', '1620', '26']),
  ];
  const { reading, rates, charges } = await readSource('fletes.pdf', makePdf([page]));
  const days = reading.rates.map(({ content }) => content.transitDays);
  const shown = rates.map((rate, at) =>
    `${rate.split(' ', 3).join(' ')} ${days[at]} ${charges[at]?.join(', ')}`.trim(),
  );
  expect(shown).toEqual([
    'ESVLC-PECLL 20GP 900 31 PSS 100 USD',
    'ESVLC-PECLL 40HC 1400 31 PSS 100 USD',
    'ESBCN-PECLL 20GP 950 31 PSS 100 USD',
    'ESBCN-PECLL 40HC 1450 31 PSS 100 USD',
    'ESVLC-MXVER 20GP 700 9',
    'ESVLC-MXVER 40HC 1100 9',
    'ESVLC-ECGYE 20GP 980 28',
    'ESVLC-ECGYE 40HC 1500 28',
    'ESBCN-ECGYE 20GP 990 28',
    'ESBCN-ECGYE 40HC 1550 28',
    'ESVLC-COBUN 20GP 1020 26',
    'ESVLC-COBUN 40HC 1600 26',
    'ESBCN-COBUN 20GP 1040 26',
    'ESBCN-COBUN 40HC 1620 26',
  ]);
});

test('figures set right touch the words of the next column, whose head stands in its middle', async () => {
  // In Helvetica a comma is half as wide as a digit.
  const touching = (x: number, y: number, figure: string, text: string): TextAt[] => [
    [x - figure.replace(/\D/g, '').length * 5.56 - (figure.includes(',') ? 2.78 : 0), y, figure],
    [x + 3, y, text],
  ];
  const row = (
    y: number,
    [from, to, carrier, price]: readonly string[],
    figure: string,
    days: string,
    note?: string,
  ) => [
    ...line(y, [from ?? '', to ?? '', carrier ?? ''], 50, 90),
    setRight(360, y, price ?? ''),
    ...touching(440, y, figure, days),
    ...(note === undefined ? [] : [[500, y, note] as TextAt]),
  ];
  const page: TextAt[] = [
    ...line(60, ['Quotation WL-26, validity 01/12/2026 - 31/12/2026, currency: USD']),
    ...line(100, ['POL', 'POD', 'CARRIER'], 75, 90),
    ...([
      [320, 100, "20'DRY"],
      [398, 100, "40'HC"],
      [465, 100, 'T/T'],
      [550, 100, 'REMARKS'],
    ] as TextAt[]),
    ...row(114, ['Laem Chabang', 'Tokyo', 'ONE', '520'], '880', '9 d'),
    ...row(128, ['Bangkok', 'Osaka', 'RCL', '560'], '940', '12 d', 'via Hong Kong'),
    ...row(142, ['Haiphong', 'Kobe', 'SITC', '470'], '800', '9 d', 'direct'),
    ...row(156, ['Port Klang', 'Yokohama', 'EMC', '610'], '1,040', '13 d'),
  ];
  const { reading, rates } = await readSource('quotation.pdf', makePdf([page]));
  const shown = rates.map((rate, at) => {
    const { transitDays, via } = reading.rates[at]?.content ?? {};
    return `${rate.split(' ', 3).join(' ')} ${transitDays} ${via?.map(({ name }) => name).join()}`.trim();
  });
  expect(shown).toEqual([
    'THLCH-JPTYO 20GP 520 9',
    'THLCH-JPTYO 40HC 880 9',
    'THBKK-JPOSA 20GP 560 12 Hong Kong',
    'THBKK-JPOSA 40HC 940 12 Hong Kong',
    'VNHPH-JPUKB 20GP 470 9',
    'VNHPH-JPUKB 40HC 800 9',
    'MYPKG-JPYOK 20GP 610 13',
    'MYPKG-JPYOK 40HC 1040 13',
  ]);
});
