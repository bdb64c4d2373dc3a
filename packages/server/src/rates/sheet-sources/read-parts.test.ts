import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { mail, readSource } from './testing/read-source.ts';

const line = (y: number, texts: readonly string[], x = 50, step = 90): TextAt[] =>
  texts.map((text, at): TextAt => [x + at * step, y, text]);

const withCharges = ({ rates, charges }: { rates: string[]; charges: string[][] }) =>
  rates.map((rate, at) => `${rate}: ${charges[at]?.join(', ')}`);

test('a list of lanes with slashes is read as such below regions, and counts a lane from another one', async () => {
  const read = await readSource(
    'fretes.eml',
    mail(
      [
        'Seguem os fretes Europa - Brasil com a Maersk, válidos de 01/12/2026 a 31/12/2026:',
        '',
        "- Antuérpia / Santos: EUR 710 por 20'DV e EUR 1.090 por 40'HC",
        "- Gênova / Rio de Janeiro: EUR 690 por 20'DV e EUR 1.060 por 40'HC",
        "- Hamburgo / Paranaguá: EUR 820 por 20'DV e EUR 1.290 por 40'HC",
        '- Roterdã / Santos: EUR 30 acima de Antuérpia / Santos em ambos os tamanhos',
        '',
        'BAF inclusa. CAF 3% sobre o frete.',
      ].join('\n'),
    ),
  );
  const said = 'BAF included, CAF on top if 3 % of the freight';
  const days = '2026-12-01..2026-12-31 MAEU mail';
  expect(withCharges(read)).toEqual([
    `BEANR-BRSSZ 20GP 710 EUR ${days} 3: ${said}`,
    `BEANR-BRSSZ 40HC 1090 EUR ${days} 3: ${said}`,
    `ITGOA-BRRIO 20GP 690 EUR ${days} 4: ${said}`,
    `ITGOA-BRRIO 40HC 1060 EUR ${days} 4: ${said}`,
    `DEHAM-BRPNG 20GP 820 EUR ${days} 5: ${said}`,
    `DEHAM-BRPNG 40HC 1290 EUR ${days} 5: ${said}`,
    `NLRTM-BRSSZ 20GP 740 EUR ${days} 6: ${said}`,
    `NLRTM-BRSSZ 40HC 1120 EUR ${days} 6: ${said}`,
  ]);
});

test.each([
  ['a blank line parts them', ['', 'BL fee USD 45 per BL for both lines.']],
  ['it says so itself', ['BL fee USD 45 per BL for both lines.']],
])(
  'what stands right below each of two tables of a mail is said of that one, and the rest of both where %s',
  async (_, rest) => {
    const read = await readSource(
      'gulf.eml',
      mail(
        [
          'Valid 1 to 15 December 2026, USD per container.',
          '',
          'LINE: HMM',
          'POL             POD             20GP    40HC',
          'Busan           Jebel Ali       410     620',
          'Gwangyang       Dammam          450     690',
          'Above incl BAF, WRS extra USD 40 per TEU.',
          '',
          'LINE: ONE',
          'POL             POD             20GP    40HC',
          'Busan           Jebel Ali       395     600',
          'Incheon         Sohar           430     650',
          "Above incl BAF and WRS. PSS extra USD 60 per 20' and USD 120 per 40'.",
          ...rest,
        ].join('\n'),
      ),
    );
    const of = { hmm: 'BAF included, WRS 40 USD, BL 45 USD', one: 'BAF included, WRS included, PSS' };
    expect(withCharges(read)).toEqual([
      `KRPUS-AEJEA 20GP 410 USD 2026-12-01..2026-12-15 HDMU mail 5: ${of.hmm}`,
      `KRPUS-AEJEA 40HC 620 USD 2026-12-01..2026-12-15 HDMU mail 5: ${of.hmm}`,
      `KRKAN-SADMM 20GP 450 USD 2026-12-01..2026-12-15 HDMU mail 6: ${of.hmm}`,
      `KRKAN-SADMM 40HC 690 USD 2026-12-01..2026-12-15 HDMU mail 6: ${of.hmm}`,
      `KRPUS-AEJEA 20GP 395 USD 2026-12-01..2026-12-15 ONEY mail 11: ${of.one} 60 USD, BL 45 USD`,
      `KRPUS-AEJEA 40HC 600 USD 2026-12-01..2026-12-15 ONEY mail 11: ${of.one} 120 USD, BL 45 USD`,
      `KRINC-OMSOH 20GP 430 USD 2026-12-01..2026-12-15 ONEY mail 12: ${of.one} 60 USD, BL 45 USD`,
      `KRINC-OMSOH 40HC 650 USD 2026-12-01..2026-12-15 ONEY mail 12: ${of.one} 120 USD, BL 45 USD`,
    ]);
  },
);

test('a table that goes on over two pages keeps its ports, and the foot of the pages speaks of all of it', async () => {
  const head = line(100, ['POL', 'POD', "20' (USD)", "40'HC (USD)"]);
  const title = line(40, ['US EXPORT - HAPAG-LLOYD - Valid December 1, 2026 through December 31, 2026']);
  const foot = (page: number) => line(800, [`Page ${page} of 2 - rates incl. BAF, excl. THC`]);
  const first = [...title, ...head, ...line(140, ['Oakland', 'Busan', '450', '620']), ...foot(1)];
  const second = [...title, ...head, ...line(140, ['', 'Kobe', '470', '650']), ...foot(2)];
  const row = ['Norfolk', 'Antwerp', '710', '980'];
  const read = await readSource(
    'tariff.pdf',
    makePdf([
      [...first, ...line(160, ['', 'Tokyo', '460', '640'])],
      [...second, ...line(160, row)],
    ]),
  );
  const rest = '2026-12-01..2026-12-31 HLCU';
  expect(withCharges(read).map((one) => one.replace(/: .*/, ''))).toEqual([
    `USOAK-KRPUS 20GP 450 USD ${rest} page 1 3`,
    `USOAK-KRPUS 40HC 620 USD ${rest} page 1 3`,
    `USOAK-JPTYO 20GP 460 USD ${rest} page 1 4`,
    `USOAK-JPTYO 40HC 640 USD ${rest} page 1 4`,
    `USOAK-JPUKB 20GP 470 USD ${rest} page 2 3`,
    `USOAK-JPUKB 40HC 650 USD ${rest} page 2 3`,
    `USORF-BEANR 20GP 710 USD ${rest} page 2 4`,
    `USORF-BEANR 40HC 980 USD ${rest} page 2 4`,
  ]);
  expect(new Set(read.charges.map((charges) => charges.join(', ')))).toEqual(new Set(['BAF included, THC on top']));
});

test('a margin written over a mail that is passed on is no price, and what is below it counts', async () => {
  const read = await readSource(
    'fw.eml',
    mail(
      [
        'See below. We sell at +USD 90 per box.',
        '',
        'From: Dora <dora@line.example>',
        'Sent: Wednesday, 18 November 2026 08:14',
        'To: Ada <ada@quayside.example>',
        'Subject: December',
        '',
        'ZIM, valid 1-31 December 2026',
        'Busan - Haifa USD 2100/20GP USD 3150/40HC',
        "Incheon - Haifa reefer 40' HC USD 5900",
        'For dangerous cargo add USD 250 per container.',
      ].join('\n'),
    ),
  );
  const dangerous = 'DGS 250 USD if dangerous goods only';
  expect(withCharges(read)).toEqual([
    `KRPUS-ILHFA 20GP 2100 USD 2026-12-01..2026-12-31 ZIMU mail 9: ${dangerous}`,
    `KRPUS-ILHFA 40HC 3150 USD 2026-12-01..2026-12-31 ZIMU mail 9: ${dangerous}`,
    `KRINC-ILHFA 40RH 5900 USD 2026-12-01..2026-12-31 ZIMU mail 10: ${dangerous}`,
  ]);
});

test('a day in the subject of a notice is no amount', async () => {
  const { rates } = await readSource(
    're.eml',
    mail(
      [
        'Please add GRI USD 100/20GP and USD 200/40HC from 15 Dec to all rates below.',
        '',
        'On Fri, 13 Nov 2026 at 18:05, Ada wrote:',
        '> Yang Ming, valid 1-31 December 2026',
        '> Kaohsiung - Oakland USD 1370/20GP USD 1710/40HC',
      ].join('\n'),
      { subject: 'GRI 15 Dec // Taiwan - US' },
    ),
  );
  expect(rates).toEqual([
    'TWKHH-USOAK 20GP 1470 USD 2026-12-15..2026-12-31 YMLU mail 5',
    'TWKHH-USOAK 40HC 1910 USD 2026-12-15..2026-12-31 YMLU mail 5',
  ]);
});
