import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { mail, readSource as read } from './testing/read-source.ts';

test('sentences of a mail become rates at their line; a price below in the conversation is history', async () => {
  const { rates, reading } = await read(
    'offer.eml',
    mail(
      [
        'Hello Ben,',
        '',
        'Hapag-Lloyd, valid 1-31 December 2026:',
        '',
        "Hamburg - New York: USD 1,450/20', USD 2,350/40'HC",
        "From Antwerp to Houston it would be USD 1,700 / 2,900 (20'/40'HC).",
        '',
        'Best regards',
        'Ada',
        '',
        '-----Original Message-----',
        'From: Ada',
        "> Hamburg - New York: USD 1,950/20', USD 2,850/40'HC",
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'DEHAM-USNYC 20GP 1450 USD 2026-12-01..2026-12-31 HLCU mail 5',
    'DEHAM-USNYC 40HC 2350 USD 2026-12-01..2026-12-31 HLCU mail 5',
    'BEANR-USHOU 20GP 1700 USD 2026-12-01..2026-12-31 HLCU mail 6',
    'BEANR-USHOU 40HC 2900 USD 2026-12-01..2026-12-31 HLCU mail 6',
  ]);
  const [accounts] = reading.accounts;
  expect([4, 8, 12].map((row) => accounts?.of(row, 0))).toEqual([
    { role: 'price', reason: null },
    { role: 'ignored', reason: 'It is the signature of the mail.' },
    { role: 'ignored', reason: 'It is an earlier message of the conversation; only the newest counts.' },
  ]);
});

test('a list that an earlier mail offered is history in every language of its headers', async () => {
  const headers = [
    ['Kimden: Ada Deniz', 'Gönderildi: 12 Kasım 2026 Perşembe 16:40', 'Kime: Ben', 'Konu: Navlun'],
    ['От: Ада', 'Отправлено: 12 ноября 2026 г. 16:40', 'Кому: Бен', 'Тема: Ставки'],
    ['보낸 사람: 김하나', '보낸 날짜: 2026년 11월 12일', '받는 사람: Ben', '제목: 운임'],
    ['Van: Ada', 'Verzonden: donderdag 12 november 2026 16:40', 'Aan: Ben', 'Onderwerp: Tarieven'],
  ];
  for (const lines of headers) {
    const quoted = `<hr><p><b>${lines.join('<br><b>').replaceAll(':', ':</b>')}</p>`;
    const older =
      '<ul><li>Mersin - Ravenna: USD 710 / 20DC, MSC</li><li>Mersin - Ancona: USD 730 / 20DC, MSC</li></ul>';
    const table =
      '<table><tr><th>POD</th><th>20DC</th></tr><tr><td>Ravenna</td><td>640</td></tr><tr><td>Ancona</td><td>655</td></tr></table>';
    const html = `<p>From Mersin, USD, MSC, 1-15 December 2026.</p>${table}<p>BAF included. THC not included.</p>${quoted}<blockquote>${older}</blockquote>`;
    const { rates, charges } = await read('offer.eml', mail(html, { type: 'text/html; charset=utf-8' }));
    expect(rates).toEqual([
      'TRMER-ITRAN 20GP 640 USD 2026-12-01..2026-12-15 MSCU mail 3',
      'TRMER-ITAOI 20GP 655 USD 2026-12-01..2026-12-15 MSCU mail 4',
    ]);
    expect(charges[0]).toEqual(['BAF included', 'THC on top']);
  }
});

test('what is said right below each of several tables is said of that one, also below the last', async () => {
  const table = (rows: string[][]) =>
    `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  const html = [
    '<p>Rates in USD per container, valid 1-15 December 2026.</p>',
    '<p>East Africa<br>Carrier: MSC</p>',
    table([
      ['POL', 'POD', '20GP'],
      ['Mundra', 'Mombasa', '640'],
      ['Mundra', 'Dar es Salaam', '690'],
    ]),
    '<p>BAF included. EBS USD 45 per container on top.</p>',
    '<p>South Africa<br>Carrier: Maersk</p>',
    table([
      ['POL', 'POD', '20GP'],
      ['Mundra', 'Durban', '870'],
      ['Mundra', 'Cape Town', '930'],
    ]),
    '<p>BAF and EBS included.</p>',
  ].join('');
  const { rates, charges } = await read('offer.eml', mail(html, { type: 'text/html; charset=utf-8' }));
  expect(rates.map((rate, index) => `${rate.slice(0, 11)}: ${charges[index]?.join(', ')}`)).toEqual([
    'INMUN-KEMBA: BAF included, EBS 45 USD',
    'INMUN-TZDAR: BAF included, EBS 45 USD',
    'INMUN-ZADUR: BAF included, EBS included',
    'INMUN-ZACPT: BAF included, EBS included',
  ]);
});

test('blocks of labels and values become a rate each', async () => {
  const offer = (destination: string, price: string) =>
    `Carrier: MSC\nPOL: Valencia\nPOD: ${destination}\n20GP: ${price}\nValidity: 01.12.2026 - 14.12.2026\n`;
  const { rates } = await read('offer.eml', mail(`${offer('Santos', 'EUR 900')}\n${offer('Callao', 'EUR 1100')}`));
  expect(rates).toEqual([
    'ESVLC-BRSSZ 20GP 900 EUR 2026-12-01..2026-12-14 MSCU mail 4',
    'ESVLC-PECLL 20GP 1100 EUR 2026-12-01..2026-12-14 MSCU mail 10',
  ]);
});

test('a table inside a layout table counts once, with cells over several rows', async () => {
  const cells = (...texts: string[]) => texts.map((text) => `<td>${text}</td>`).join('');
  const html = `<table><tr><td><p>MSC, valid 1-15 December 2026, USD per container</p><table>
    <tr>${cells('POL', 'POD', '20GP')}</tr><tr><td rowspan="2">Shanghai</td>${cells('Hamburg', '1500')}</tr>
    <tr>${cells('Antwerp', '1480')}</tr></table></td></tr></table>`;
  const { rates } = await read('offer.eml', mail(html, { type: 'text/html; charset=utf-8' }));
  expect(rates).toEqual([
    'CNSHA-DEHAM 20GP 1500 USD 2026-12-01..2026-12-15 MSCU mail 3',
    'CNSHA-BEANR 20GP 1480 USD 2026-12-01..2026-12-15 MSCU mail 4',
  ]);
});

test('an attachment is read with the validity and carrier of its mail, in the charset it names', async () => {
  const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`;
  const csv = Buffer.from('POL;POD;20GP;Currency\nItajaí;Hamburg;1200;USD\n', 'latin1').toString('base64');
  const { rates } = await read(
    'offer.eml',
    mail(
      part('Content-Type: text/plain', 'ZIM rates attached, valid 1-31 December 2026.') +
        part(
          'Content-Type: text/csv; name="list.csv"\r\nContent-Disposition: attachment; filename="list.csv"\r\nContent-Transfer-Encoding: base64',
          csv,
        ) +
        '--b--',
      { type: 'multipart/mixed; boundary=b' },
    ),
  );
  expect(rates).toEqual(['BRITJ-DEHAM 20GP 1200 USD 2026-12-01..2026-12-31 ZIMU list.csv / list 2']);
});

test('a table of a PDF goes on over the page, and tables side by side are read one after the other', async () => {
  const line = (y: number, texts: readonly string[], x = 50): TextAt[] =>
    texts.map((text, at): TextAt => [x + at * 90, y, text]);
  const pages = [
    [
      ...line(60, ['ONE, valid 1 December 2026 to 31 December 2026. USD per container']),
      ...line(100, ['POL', 'POD', '20GP']),
      ...line(120, ['Tokyo', 'Hamburg', '900']),
    ],
    [...line(60, ['POL', 'POD', '20GP']), ...line(80, ['Kobe', 'Antwerp', '950'])],
  ];
  expect((await read('offer.pdf', makePdf(pages))).rates).toEqual([
    'JPTYO-DEHAM 20GP 900 USD 2026-12-01..2026-12-31 ONEY page 1 3',
    'JPUKB-BEANR 20GP 950 USD 2026-12-01..2026-12-31 ONEY page 2 2',
  ]);
});

test('a page with positions that name a whole lane, above a table of surcharges with columns of its own', async () => {
  const line = (y: number, texts: readonly string[], x: readonly number[]): TextAt[] =>
    texts.map((text, at): TextAt => [x[at] ?? 0, y, text]);
  const [upper, lower] = [
    [50, 90, 300, 400],
    [60, 200, 270, 330],
  ];
  const page = [
    ...line(60, ['Reederei MSC, 1.12.2026 bis 31.12.2026'], upper),
    ...line(100, ['Pos.', 'Leistung', 'Einheit', 'Preis EUR'], upper),
    ...line(116, ['10', 'Seefracht Genua - Santos', '1 x 40’ HC', '1.310,00'], upper),
    ...line(132, ['20', 'Seefracht Genua - Montevideo', '1 x 20’ DC', '1.005,00'], upper),
    ...line(150, ['Surcharges (EUR), to be added to the ocean freight of each container:'], upper),
    ...line(166, ['Surcharge', "20'", "40'", 'Remark'], lower),
    ...line(182, ['EBS', '60', '120', 'per container, on top'], lower),
  ];
  const { rates, charges } = await read('angebot.pdf', makePdf([page]));
  expect(rates).toEqual([
    'ITGOA-BRSSZ 40HC 1310 EUR 2026-12-01..2026-12-31 MSCU page 1 3',
    'ITGOA-UYMVD 20GP 1005 EUR 2026-12-01..2026-12-31 MSCU page 1 4',
  ]);
  expect(charges).toEqual([['EBS 120 EUR'], ['EBS 60 EUR']]);
});

test('a mail in which nothing is understood says so with an error', async () => {
  const { rates, findings } = await read('hello.eml', mail('Dear Ben,\nsee you on Friday.\n'));
  expect({ rates, findings }).toEqual({
    rates: [],
    findings: ['error nothing_understood undefined undefined', 'note text_only mail 1'],
  });
});

test('a note under a table speaks of the rows that have its mark, and of one price where the price has it', async () => {
  const line = (y: number, texts: readonly string[]): TextAt[] =>
    texts.map((text, at): TextAt => [50 + at * 90, y, text]);
  const page = [
    ...line(60, ['ONE, valid 1 December 2026 to 31 December 2026. USD per container']),
    ...line(100, ['POL', 'POD', '20GP', '40HC']),
    ...line(120, ['Tokyo', 'Hamburg*', '1,900', '3,100']),
    ...line(140, ['Kobe', 'Antwerp', '1,950', '3,2001']),
    ...line(180, ['* valid until 20 December 2026 only']),
    ...line(200, ['1 includes CIC']),
  ];
  const { reading, rates } = await read('offer.pdf', makePdf([page]));
  expect(rates).toEqual([
    'JPUKB-BEANR 20GP 1950 USD 2026-12-01..2026-12-31 ONEY page 1 4',
    'JPUKB-BEANR 40HC 3200 USD 2026-12-01..2026-12-31 ONEY page 1 4',
    'JPTYO-DEHAM 20GP 1900 USD 2026-12-01..2026-12-20 ONEY page 1 3',
    'JPTYO-DEHAM 40HC 3100 USD 2026-12-01..2026-12-20 ONEY page 1 3',
  ]);
  const charges = reading.rates.map(({ content }) => content.charges.map(({ code, status }) => `${code} ${status}`));
  expect(charges).toEqual([[], ['CIC included'], [], []]);
});

test('a correction in the mail holds the rate back that it names; a change of rates elsewhere is told', async () => {
  const offer = ['MSC, valid 1-31 December 2026:', '', "Valencia - Santos: USD 900/20', USD 1,500/40'HC", ''];
  const corrected = await read('a.eml', mail([...offer, "Valencia - Santos 40'HC must read USD 1,600."].join('\n')));
  expect(corrected.rates).toEqual(['ESVLC-BRSSZ 20GP 900 USD 2026-12-01..2026-12-31 MSCU mail 3']);
  expect(corrected.findings).toContain('error correction_not_applied mail 5');
  const raised = await read('b.eml', mail("Please add USD 200/40' from 15 December to all rates ex Valencia.\n"));
  expect(raised.rates).toEqual([]);
  expect(raised.findings).toEqual(['note amendment_read mail 1']);
});

test('a mail is known as one whatever the length of the headers that servers added', async () => {
  const added = `X-Report: ${'signed and checked; '.repeat(50)}\r\n`.repeat(30);
  const { rates } = await read(
    'long.eml',
    added + mail('Ningbo to Rotterdam USD 1850/40HC, MSC, valid 1 Dec to 31 Dec 2026.'),
  );
  expect(rates).toEqual(['CNNGB-NLRTM 40HC 1850 USD 2026-12-01..2026-12-31 MSCU mail 1']);
});

test('what stands below a table inside tables of layout is read, above the table of the signature', async () => {
  const lane = '<tr><td>Haiphong</td><td>Seattle</td><td>1,610</td><td>2,015</td></tr>';
  const { reading, rates } = await read(
    'nested.eml',
    mail(
      [
        '<table><tr><td><p>Rates with ONE, valid 3 December 2026 to 12 December 2026</p></td></tr><tr><td>',
        `<table border=1><tr><td>POL</td><td>POD</td><td>20'DC USD</td><td>40'HC USD</td></tr>${lane}</table></td></tr>`,
        '<tr><td><p>Subject to seal USD 7 per container.</p></td></tr>',
        '<tr><td><table><tr><td>Reef Lines</td><td>Tel. +84 555 0110</td></tr></table></td></tr></table>',
      ].join('\n'),
      { type: 'text/html; charset=utf-8' },
    ),
  );
  expect(rates.map((rate) => rate.replace(/ \d+$/, ''))).toEqual([
    'VNHPH-USSEA 20GP 1610 USD 2026-12-03..2026-12-12 ONEY mail',
    'VNHPH-USSEA 40HC 2015 USD 2026-12-03..2026-12-12 ONEY mail',
  ]);
  expect(reading.rates.map(({ content }) => content.charges.map(({ code, amount }) => `${code} ${amount}`))).toEqual([
    ['SEAL 7'],
    ['SEAL 7'],
  ]);
});

test('numbered notes right above the telephone of a signature are notes, and their numbers are no condition', async () => {
  const { reading } = await read(
    'notes.eml',
    mail(
      '宁波 → 釜山:USD210/20GP,2026年12月3日至12月9日\n另收:\n1、文件费RMB410/票;\n2、封条费RMB40/柜;\n------\n王某 手机:138 0555 0100',
    ),
  );
  const charges = reading.rates.flatMap(({ content }) => content.charges);
  expect(charges.map(({ code, amount, condition }) => `${code} ${amount} ${condition}`)).toEqual([
    'DOC 410 null',
    'SEAL 40 null',
  ]);
});

test('a notice that lists its new rates in a table asks what it leaves out, and is no change of other rates', async () => {
  const { rates, findings } = await read(
    'notice.eml',
    mail(
      [
        'General Rate Increase effective 15 December 2026, Evergreen, USD per container.',
        '',
        "POL\tPOD\tOLD 40'HC\tNEW 40'HC",
        'Busan\tLos Angeles\t1890\t2390',
        'Busan\tOakland\t1940\t2440',
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([]);
  expect(findings).toEqual(['error question_valid_to mail 4', 'warning column_repeated mail 3']);
});

test('a list of surcharges under an offer is no table of surcharges', async () => {
  const { rates, charges } = await read(
    'list.eml',
    mail(
      [
        'MSC, valid 1-31 December 2026',
        "Valencia - Santos: USD 900/20'",
        '',
        'Surcharges:',
        '- BAF USD 200 per TEU',
        '- War risk USD 40/TEU if via Suez',
      ].join('\n'),
    ),
  );
  expect({ rates, charges }).toEqual({
    rates: ['ESVLC-BRSSZ 20GP 900 USD 2026-12-01..2026-12-31 MSCU mail 2'],
    charges: [['BAF 200 USD', 'WRS 40 USD if if via Suez']],
  });
});

test('a margin that is noted over a forwarded mail is no offer: the forwarded one is', async () => {
  const { rates, findings } = await read(
    'offer.eml',
    mail(
      [
        'Please load. Add USD 100 margin per container when you sell.',
        '',
        '---------- Forwarded message ---------',
        'From: Ina <ina@quayside.example>',
        'Subject: Rates',
        '',
        'ZIM rates valid 1 - 31 December 2026 in USD:',
        "Haiphong - Rotterdam 1680/20'GP 3190/40'HC",
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'VNHPH-NLRTM 20GP 1680 USD 2026-12-01..2026-12-31 ZIMU mail 8',
    'VNHPH-NLRTM 40HC 3190 USD 2026-12-01..2026-12-31 ZIMU mail 8',
  ]);
  expect(findings).toContain('warning addition_not_applied mail 1');
});

test('a new price with additions over a forwarded mail is the offer: the forwarded one is history', async () => {
  const { rates } = await read(
    'offer.eml',
    mail(
      [
        "MSC Ningbo - Felixstowe USD 2,450/40'HC plus BAF, valid 1-31 December 2026",
        '',
        '---------- Forwarded message ---------',
        'From: Ina <ina@quayside.example>',
        'Subject: Rates',
        '',
        "MSC Ningbo - Antwerp USD 1,980/40'HC, valid 1-30 November 2026",
      ].join('\n'),
    ),
  );
  expect(rates).toEqual(['CNNGB-GBFXT 40HC 2450 USD 2026-12-01..2026-12-31 MSCU mail 1']);
});
