import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { mail, readSource as read } from './testing/read-source.ts';

const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const html = (...parts: string[]) => mail(parts.join(''), { type: 'text/html; charset=utf-8' });

test('the day of a letter is not the month of its rates, which it states in a sentence', async () => {
  const { rates } = await read(
    'angebot.eml',
    html(
      '<p>Kiel, 24. Oktober 2026</p>',
      '<p>vielen Dank für Ihre Anfrage. Die Raten gelten vom 1. November 2026 bis 15. Dezember 2026 und verstehen sich in EUR je Container ab Hamburg mit Maersk.</p>',
      table([
        ['Löschhafen', "20' Standard"],
        ['Valletta', '710'],
        ['Limassol', '830'],
      ]),
    ),
  );
  expect(rates).toEqual([
    'DEHAM-MTMLA 20GP 710 EUR 2026-11-01..2026-12-15 MAEU mail 4',
    'DEHAM-CYLMS 20GP 830 EUR 2026-11-01..2026-12-15 MAEU mail 5',
  ]);
});

test('a date that could be two days is written as the other dates of the title are', async () => {
  const line = (y: number, texts: readonly string[]): TextAt[] =>
    texts.map((text, at): TextAt => [50 + at * 110, y, text]);
  const page = [
    ...line(60, ['Effective: 02/01/2027', 'Expires: 02/28/2027']),
    ...line(100, ['From', 'To', 'Carrier', "20' STD", "40' HC"]),
    ...line(116, ['Xiamen', 'Norfolk', 'ONE', '$1,900.00', '$2,400.00']),
    ...line(132, ['Kaohsiung', 'Norfolk', 'ONE', '$1,950.00', '$2,460.00']),
  ];
  const { rates } = await read('quote.pdf', makePdf([page]));
  expect(rates[0]).toBe('CNXMN-USORF 20GP 1900 USD 2027-02-01..2027-02-28 ONEY page 1 3');
  expect(rates).toHaveLength(4);
});

test('a mail that goes from a country to one port, whose introduction names the days', async () => {
  const { rates, findings } = await read(
    'offer.eml',
    html(
      "<p>Hindistan - İskenderun ithalat navlunlarımız aşağıda, 20'DC / USD, 3 Aralık 2026 - 17 Aralık 2026 arası yüklemeler için:</p>",
      table([
        ['Yükleme limanı', 'MSC', 'ONE'],
        ['Mundra', '1.250', '1.310'],
        ['Cochin', '1.400', '1.460'],
      ]),
    ),
  );
  expect(rates).toEqual([
    'INMUN-TRISK 20GP 1250 USD 2026-12-03..2026-12-17 MSCU mail 3',
    'INMUN-TRISK 20GP 1310 USD 2026-12-03..2026-12-17 ONEY mail 3',
    'INCOK-TRISK 20GP 1400 USD 2026-12-03..2026-12-17 MSCU mail 4',
    'INCOK-TRISK 20GP 1460 USD 2026-12-03..2026-12-17 ONEY mail 4',
  ]);
  expect(findings.filter((line) => line.startsWith('warning'))).toEqual(['warning place_from_name mail undefined']);
});

test('ports whose Korean names have two signs, and a last day with the word behind it', async () => {
  const body = [
    'POL: 인천 / 단위: USD (20DC / 40HC) / 유효기간: 2026.12.01 ~ 2026.12.20까지',
    '',
    '- 인천 → 다낭 : 310 / 560 (KMTC), T/T 7일',
    '- 인천 → 방콕 : 290 / 520 (KMTC), T/T 9일',
  ].join('\n');
  const { rates } = await read('offer.eml', mail(body));
  expect(rates.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
    'KRINC-VNDAD 20GP 310 USD',
    'KRINC-VNDAD 40HC 560 USD',
    'KRINC-THBKK 20GP 290 USD',
    'KRINC-THBKK 40HC 520 USD',
  ]);
  const until = await read('offer.eml', mail(body.replace('2026.12.01 ~ ', '')));
  expect([until.rates, until.findings.filter((line) => line.startsWith('error'))]).toEqual([
    [],
    ['error question_valid_from mail 3'],
  ]);
});

test('an abbreviation of two ports is the one that the subject names, and lanes without a port of loading begin where all others do', async () => {
  const body = [
    'Valid 1 Dec to 15 Dec 2026.',
    '',
    "NSA - Jeddah : USD 610/20' (MSC)",
    "NSA - Durban : USD 930/20' (MSC)",
    "NSA - Mombasa : USD 870/20' (MSC)",
    '',
    "To Port Louis ONE can do USD 780 per 20'.",
  ].join('\n');
  const { rates, findings } = await read('offer.eml', mail(body, { subject: 'Rates Nhava Sheva to Africa' }));
  expect(rates).toEqual([
    'INNSA-SAJED 20GP 610 USD 2026-12-01..2026-12-15 MSCU mail 3',
    'INNSA-ZADUR 20GP 930 USD 2026-12-01..2026-12-15 MSCU mail 4',
    'INNSA-KEMBA 20GP 870 USD 2026-12-01..2026-12-15 MSCU mail 5',
    'INNSA-MUPLU 20GP 780 USD 2026-12-01..2026-12-15 ONEY mail 7',
  ]);
  expect(findings).toContain('warning place_from_name mail 7');
  expect(findings).toContain('warning port_ambiguous mail 3');
  const silent = await read('offer.eml', mail(body));
  expect(silent.rates).toEqual([]);
  expect(silent.findings).toContain('error port_ambiguous mail 3');
});

test('offers below a table with the same conditions, of which one charge takes the place of another', async () => {
  const body = [
    'ONE ex Tuticorin, valid 01 Dec to 20 Dec 2026:',
    '',
    'POD                   20GP    40HC   T/T',
    '----------------------------------------',
    'Antwerp                980    1420   34 days',
    'Bremerhaven            990    1450   36 days',
    '',
    'Rates in USD, incl. BAF. ENS USD 30/BL extra.',
    '',
    "Also on ONEY to Charleston: USD 1890/20' and USD 2340/40HC, same validity and same conditions (AMS USD 35/BL instead of ENS).",
  ].join('\n');
  const { rates, charges, findings } = await read('offer.eml', mail(body));
  expect(rates).toHaveLength(6);
  expect(rates[0]).toBe('INTUT-BEANR 20GP 980 USD 2026-12-01..2026-12-20 ONEY mail 5');
  expect(rates[4]).toBe('INTUT-USCHS 20GP 1890 USD 2026-12-01..2026-12-20 ONEY mail 10');
  expect([charges[0], charges[4]]).toEqual([
    ['BAF included', 'ENS 30 USD'],
    ['BAF included', 'AMS 35 USD'],
  ]);
  expect(findings.filter((line) => line.startsWith('error'))).toEqual([]);
});

test('amounts set right and names set left that touch, under heads that stand between', async () => {
  const head = (y: number): TextAt[] => [
    [130, y, 'PORTS'],
    [262, y, "20'GP"],
    [332, y, "40'HQ"],
    [440, y, 'CARRIER'],
    [530, y, 'T/T DAYS'],
  ];
  const row = (y: number, [port = '', ...cells]: readonly string[]): TextAt[] => [
    [55, y, port],
    ...cells.map((text, at): TextAt => [[282, 352, 382, 560][at] ?? 0, y, text]),
  ];
  const page = [
    [55, 60, 'EUROPE RATES, POL: KEELUNG'],
    [55, 76, 'VALIDITY: 2026/12/01 ~ 2026/12/14'],
    [280, 76, 'UNIT: USD'],
    [55, 100, 'NORTH EUROPE'],
    ...head(116),
    ...row(132, ['ANTWERP', '1,780', '3,250', 'YANG MING', '34']),
    ...row(148, ['HAMBURG, GERMANY', '1,790', '3,270', 'ONE', '36']),
    [55, 164, 'BAF and LSS included; THC at cost'],
    [55, 200, 'MEDITERRANEAN'],
    ...head(216),
    ...row(232, ['GENOVA', '2,250', '3,890', 'MSC', '31']),
    ...row(248, ['PIRAEUS', '2,190', '3,780', 'EVERGREEN', '27']),
  ] as TextAt[];
  const { rates } = await read('offer.pdf', makePdf([page]));
  expect(rates.map((line) => line.split(' ').slice(0, 6).join(' '))).toEqual([
    'TWKEL-BEANR 20GP 1780 USD 2026-12-01..2026-12-14 YMLU',
    'TWKEL-BEANR 40HC 3250 USD 2026-12-01..2026-12-14 YMLU',
    'TWKEL-DEHAM 20GP 1790 USD 2026-12-01..2026-12-14 ONEY',
    'TWKEL-DEHAM 40HC 3270 USD 2026-12-01..2026-12-14 ONEY',
    'TWKEL-ITGOA 20GP 2250 USD 2026-12-01..2026-12-14 MSCU',
    'TWKEL-ITGOA 40HC 3890 USD 2026-12-01..2026-12-14 MSCU',
    'TWKEL-GRPIR 20GP 2190 USD 2026-12-01..2026-12-14 EGLV',
    'TWKEL-GRPIR 40HC 3780 USD 2026-12-01..2026-12-14 EGLV',
  ]);
});

test('free time in a sentence, which no rate carries, is a warning', async () => {
  const { findings } = await read(
    'offre.eml',
    html(
      '<p>Validité du 1er au 31 décembre 2026, EUR, CMA CGM</p>',
      table([
        ['POL', 'POD', "20'"],
        ['Le Havre', 'Dakar', '1 150'],
      ]),
      '<p>10 jours de franchise à destination.</p><p>Conteneurs en bon état.</p>',
    ),
  );
  expect(findings.filter((line) => line.includes('free_time'))).toEqual(['warning free_time_not_applied mail 4']);
});

test('a charge for several ports or a country, named before it, is of their rates alone and of no others', async () => {
  const offer = (head: readonly string[], lanes: readonly (readonly string[])[], note: string) =>
    read('offer.eml', html(table([head, ...lanes]), `<p>${note}</p>`));
  const chinese = await offer(
    ['起运港', '目的港', '20GP', '有效期'],
    [
      ['宁波', '蒙巴萨', 'USD 1890', '2026/12/1-12/20'],
      ['宁波', '吉达', 'USD 1980', '2026/12/1-12/20'],
      ['宁波', '苏丹港', 'USD 2050', '2026/12/1-12/20'],
    ],
    '吉达、苏丹港、亚丁另加战争附加费 WRS USD100/TEU。',
  );
  expect(chinese.charges).toEqual([[], ['WRS 100 USD'], ['WRS 100 USD']]);
  const french = await offer(
    ['POL', 'POD', "20'", 'Validité'],
    [
      ['Fos', 'Dakar', '1095 EUR', '01/12/2026 au 31/12/2026'],
      ['Fos', 'Abidjan', '1175 EUR', '01/12/2026 au 31/12/2026'],
      ['Fos', 'Radès', '590 EUR', '01/12/2026 au 31/12/2026'],
    ],
    'Dakar, Abidjan et Lomé : BESC EUR 60 par BL en sus.',
  );
  expect(french.charges).toEqual([['BESC 60 EUR'], ['BESC 60 EUR'], []]);
  const spanish = await offer(
    ['POL', 'POD', "20'", 'Validez'],
    [
      ['Callao', 'Houston', 'USD 1.720', '01/12/2026 - 31/12/2026'],
      ['Callao', 'Veracruz', 'USD 1.940', '01/12/2026 - 31/12/2026'],
    ],
    'Para EE.UU. se agrega AMS USD 30 por BL.',
  );
  expect(spanish.charges).toEqual([['AMS 30 USD'], []]);
});

test('an earlier amount of a charge or a price is history, whatever word says so', async () => {
  const english = await read(
    'offer.eml',
    mail(
      [
        'MSC, valid 1-31 December 2026:',
        "Shanghai - Hamburg USD 1,850/20', USD 2,400/40'HC (down from USD 2,500)",
        "PSS USD 200/40' (reduced from USD 300)",
        'ENS USD 35/BL instead of USD 40',
        'EBS USD 50 (previously USD 80) per container',
        "LSS USD 40/20' (was 60)",
      ].join('\n'),
    ),
  );
  expect(english.rates).toEqual([
    'CNSHA-DEHAM 20GP 1850 USD 2026-12-01..2026-12-31 MSCU mail 2',
    'CNSHA-DEHAM 40HC 2400 USD 2026-12-01..2026-12-31 MSCU mail 2',
  ]);
  expect(english.charges).toEqual([
    ['ENS 35 USD', 'EBS 50 USD', 'LSS 40 USD'],
    ['PSS 200 USD', 'ENS 35 USD', 'EBS 50 USD'],
  ]);
  expect(english.findings).toEqual([]);
  const german = await read(
    'angebot.eml',
    mail(
      [
        'Hapag-Lloyd, gültig 1.-31.12.2026:',
        "Hamburg - Shanghai EUR 850/20', EUR 1.400/40'HC (bisher EUR 1.500)",
        'ETS EUR 24/TEU statt EUR 30/TEU',
        "PSS EUR 100/20' und EUR 200/40' (bisher EUR 150/20', EUR 300/40')",
      ].join('\n'),
    ),
  );
  expect(german.charges).toEqual([
    ['ETS 24 EUR', 'PSS 100 EUR'],
    ['ETS 24 EUR', 'PSS 200 EUR'],
  ]);
  expect([german.rates.length, german.findings]).toEqual([2, []]);
});

test('a Vietnamese word for a country is told from the code of another by its marks', async () => {
  const { charges, findings } = await read(
    'bao-gia.eml',
    mail(
      [
        'Hàng MSC, hiệu lực 01/12/2026 - 31/12/2026:',
        'Hải Phòng - Los Angeles USD 1,850/20GP',
        'Hải Phòng - Port Klang USD 350/20GP',
        'AMS USD 35/BL cho hàng đi Mỹ',
        'PSS USD 100/cont cho hàng đi Malaysia',
        'THC USD 50 (My)',
      ].join('\n'),
    ),
  );
  expect(charges).toEqual([
    ['AMS 35 USD', 'THC 50 USD if My'],
    ['PSS 100 USD', 'THC 50 USD if My'],
  ]);
  expect(findings).toEqual(['warning charge_scope_unknown mail 2']);
});

test('a port before the Chinese word for where a lane begins, and none in the name of the company that signs', async () => {
  const { rates, charges, findings } = await read(
    'offer.eml',
    mail(
      [
        '各位好:',
        '',
        '本周中东红海特价如下(NINGBO 出,USD,20GP/40GP/40HQ):',
        '有效期:2026-12-01 至 2026-12-07',
        '',
        '【COSCO】',
        'JEBEL ALI   950/1450/1450   航程20天',
        'DAMMAM   1080/1620/1620   航程23天',
        '',
        '以上价格已含 LSS,不含 THC。DAMMAM 另加 WRS USD 50/TEU。',
        '',
        '王丽 Lily',
        '宁波海纳国际货运代理有限公司',
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'CNNGB-AEJEA 20GP 950 USD 2026-12-01..2026-12-07 COSU mail 7',
    'CNNGB-AEJEA 40GP 1450 USD 2026-12-01..2026-12-07 COSU mail 7',
    'CNNGB-AEJEA 40HC 1450 USD 2026-12-01..2026-12-07 COSU mail 7',
    'CNNGB-SADMM 20GP 1080 USD 2026-12-01..2026-12-07 COSU mail 8',
    'CNNGB-SADMM 40GP 1620 USD 2026-12-01..2026-12-07 COSU mail 8',
    'CNNGB-SADMM 40HC 1620 USD 2026-12-01..2026-12-07 COSU mail 8',
  ]);
  expect([charges[0], charges[5]]).toEqual([
    ['LSS included', 'THC on top'],
    ['LSS included', 'THC on top', 'WRS 50 USD'],
  ]);
  expect(findings).toEqual([]);
});

test('a Chinese introduction that names the port and the trade it ships to gives the port of loading', async () => {
  const { rates, findings } = await read(
    'offer.eml',
    mail(
      [
        '宁波出澳新线 12月 运价如下(USD),有效期 2026-12-01 至 2026-12-31:',
        '',
        '目的港                  船司    20GP    40HQ    航程',
        'SYDNEY 悉尼             OOCL    1210    2260    20',
        'AUCKLAND 奥克兰         CMA     1490    2730    25',
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'CNNGB-AUSYD 20GP 1210 USD 2026-12-01..2026-12-31 OOLU mail 4',
    'CNNGB-AUSYD 40HC 2260 USD 2026-12-01..2026-12-31 OOLU mail 4',
    'CNNGB-NZAKL 20GP 1490 USD 2026-12-01..2026-12-31 CMDU mail 5',
    'CNNGB-NZAKL 40HC 2730 USD 2026-12-01..2026-12-31 CMDU mail 5',
  ]);
  expect(findings).toEqual(['warning place_from_name mail undefined']);
});

const LANES = ['Shanghai - Hamburg MSC USD 1500/20GP', 'Ningbo - Hamburg CMA CGM USD 1600/20GP'];
const BY_CARRIER = ['MSC: valid 1-15 Dec 2026', 'CMA CGM: valid 16-31 Dec 2026'];
const BY_PORT = ['Rates ex Shanghai valid 1-15 Dec 2026.', 'Rates ex Ningbo valid 16-31 Dec 2026.'];

test.each([
  { lines: [BY_CARRIER.join('. '), '', ...LANES], where: 'carrier by carrier in one line above' },
  { lines: [...BY_CARRIER, '', ...LANES], where: 'carrier by carrier in lines above' },
  { lines: [...LANES, '', ...BY_CARRIER], where: 'carrier by carrier in lines below' },
  { lines: [BY_PORT.join(' '), '', ...LANES], where: 'by port of loading' },
  { lines: [LANES[0], 'valid 1-15 Dec 2026', '', LANES[1], 'valid 16-31 Dec 2026'], where: 'below each lane' },
])('running text that states days $where gives each lane its own', async ({ lines }) => {
  const { rates } = await read('rates.txt', lines.join('\n'));
  expect(rates.map((rate) => rate.split(' ').slice(0, 5).join(' '))).toEqual([
    'CNSHA-DEHAM 20GP 1500 USD 2026-12-01..2026-12-15',
    'CNNGB-DEHAM 20GP 1600 USD 2026-12-16..2026-12-31',
  ]);
});

test.each([
  [['Valid 1-15 Dec 2026.', 'Valid 16-31 Dec 2026.', ...LANES]],
  [[...LANES, 'Valid 1-15 Dec 2026.', 'Valid 16-31 Dec 2026.']],
  [['Rates valid 1-15 Dec 2026:', ...LANES, 'Rates valid 16-31 Dec 2026.']],
])('running text that states two spans of days for the same lanes is asked which holds: %j', async (lines) => {
  const { rates, findings } = await read('rates.txt', lines.join('\n'));
  expect(rates).toEqual([]);
  expect(findings.filter((line) => line.startsWith('error'))).toHaveLength(2);
});

test.each(['HLS: 3 %', 'plus HLS 3 %', '3 % HLS on top'])(
  'a share of the freight that running text names ("%s") is in what the total leaves out',
  async (line) => {
    const { reading } = await read('rates.txt', `Shanghai - Hamburg MSC USD 1500/20GP, valid 1-31 Dec 2026\n${line}`);
    expect(reading.rates[0]?.content.total.missing[0]).toContain('HLS is charged on top (3 %');
  },
);

const TABLE = 'POL;POD;Carrier;USD 20GP\nShanghai;Hamburg;MSC;1500';
test.each([
  [`Valid 1-31 Dec 2026, prepaid only\n\n${TABLE}`, 'prepaid only'],
  [`Valid 1-31 Dec 2026\n\n${TABLE}\n\nCollect not accepted.`, 'Collect not accepted'],
  ['Shanghai - Hamburg MSC USD 1500/20GP, valid 1-31 Dec 2026\nFreight prepaid only', 'Freight prepaid only'],
  ['Valid 1-31 Dec 2026, BAF prepaid only\n\nPOL;POD;Carrier;USD 20GP\nShanghai;Hamburg;MSC;1500', null],
])('what a text says of how freight is paid stands in the remarks: %j', async (text, remarks) => {
  const { reading } = await read('rates.txt', text);
  expect(reading.rates.map(({ content }) => content.remarks)).toEqual([remarks]);
});

test('a port alone before each further price is the same end of the lane as the port before the first one', async () => {
  const text = [
    'COSCO, our Q4 extension, good for sailings Dec 1 - Dec 31 2026',
    '',
    'Callao to Shanghai USD 780/40HC, Ningbo USD 790/40HC, Busan USD 820/40HC',
    '',
    'Felixstowe to Port Klang GBP 620/40HC',
    'Collection Leeds GBP 480 per container',
  ].join('\n');
  const { rates, findings } = await read('pasted.txt', text);
  expect(findings).toContain('warning addition_not_applied text 6');
  expect({ rates }).toEqual({
    rates: [
      'PECLL-CNSHA 40HC 780 USD 2026-12-01..2026-12-31 COSU text 3',
      'PECLL-CNNGB 40HC 790 USD 2026-12-01..2026-12-31 COSU text 3',
      'PECLL-KRPUS 40HC 820 USD 2026-12-01..2026-12-31 COSU text 3',
      'GBFXT-MYPKG 40HC 620 GBP 2026-12-01..2026-12-31 COSU text 5',
    ],
  });
});

test('a line that names no carrier has that of the line above with a warning, below a heading without one', async () => {
  const lines = ['Shanghai - Hamburg USD 1,850/20GP, MSC', 'Ningbo - Hamburg USD 1,900/20GP'];
  const days = 'Valid 1-31 Dec 2026';
  const below = await read('lines.eml', mail([days, '', ...lines].join('\n')));
  expect(below.rates).toEqual([
    'CNSHA-DEHAM 20GP 1850 USD 2026-12-01..2026-12-31 MSCU mail 3',
    'CNNGB-DEHAM 20GP 1900 USD 2026-12-01..2026-12-31 MSCU mail 4',
  ]);
  expect(below.findings).toEqual(['warning carrier_from_line_above mail 4']);
  const headed = await read(
    'heading.eml',
    mail([days, '', 'MSC:', ...lines.map((line) => line.replace(', MSC', ''))].join('\n')),
  );
  expect(headed.findings).toEqual([]);
});
