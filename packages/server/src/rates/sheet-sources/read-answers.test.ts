import { expect, test } from 'vitest';
import { mail, readSource as read } from './testing/read-source.ts';

test('prices typed between the questions of an earlier mail are of the lanes that these ask for', async () => {
  const { rates } = await read(
    'answers.eml',
    mail(
      [
        'Dear Ben,',
        'please see my answers in your text. Valid 1-15 December 2026, all with HMM.',
        '',
        '> 1) What can you do Busan - Long Beach 40HC?',
        '',
        'USD 1,620 per 40HC.',
        '',
        '> 2) And Busan - New York? We paid USD 2,900 last month.',
        '',
        'USD 2,750/40HC.',
        '',
        '> 3) Is Savannah possible?',
        '',
        'Yes, USD 2,800/40HC.',
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'KRPUS-USLGB 40HC 1620 USD 2026-12-01..2026-12-15 HDMU mail 6',
    'KRPUS-USNYC 40HC 2750 USD 2026-12-01..2026-12-15 HDMU mail 10',
    'KRPUS-USSAV 40HC 2800 USD 2026-12-01..2026-12-15 HDMU mail 14',
  ]);
});

test('a port alone over further prices is where they go, not the port of the lane above', async () => {
  const { rates } = await read(
    'offer.txt',
    'HMM, valid 1 Dec 2026 to 15 Dec 2026\n\nBusan - New York:\nUSD 2,750/40HC\n\nSavannah:\nUSD 2,800/40HC\n',
  );
  expect(rates).toEqual([
    'KRPUS-USNYC 40HC 2750 USD 2026-12-01..2026-12-15 HDMU text 4',
    'KRPUS-USSAV 40HC 2800 USD 2026-12-01..2026-12-15 HDMU text 7',
  ]);
});

test('a line without a validity does not take that of the line above', async () => {
  const { rates, findings } = await read(
    'offer.txt',
    "Busan - New York: HMM USD 2,750/40'HC, valid 1-15 Dec 2026\nBusan - Savannah: HMM USD 2,850/40'HC\n",
  );
  expect(rates).toEqual(['KRPUS-USNYC 40HC 2750 USD 2026-12-01..2026-12-15 HDMU text 1']);
  expect(findings).toEqual(['error question_valid_from text 2', 'error question_valid_to text 2']);
});

test('a charge by size below the offers, and lines in small letters below the validity', async () => {
  const { charges } = await read(
    'angebot.txt',
    [
      'Ladehafen: Hamburg',
      'Löschhafen: Shanghai',
      'Reederei: COSCO',
      'Gültig: 01.12.2026 - 31.12.2026',
      "Seefracht 20'DC: EUR 420,00",
      "Seefracht 40'HC: EUR 610,00",
      'zzgl. THC Hamburg EUR 245,00 / Container',
      "zzgl. BAF EUR 95/20', EUR 190/40'",
    ].join('\n'),
  );
  expect(charges).toEqual([
    ['OTHC 245 EUR', 'BAF 95 EUR'],
    ['OTHC 245 EUR', 'BAF 190 EUR'],
  ]);
});

test('a table set with blanks goes on below a line with words for its prices, and under a value that is too long', async () => {
  const { rates, findings } = await read(
    'offer.txt',
    [
      'OOCL, valid 1 Dec 2026 - 14 Dec 2026, USD',
      '',
      "POL        POD          20'     40'",
      'Ningbo     Rotterdam    1460    2660',
      '           Felixstowe   on request',
      'Qingdao    Piraeus      1890    3400',
      'Kaohsiung  Southampton (UK)  900  1800',
    ].join('\n'),
  );
  expect(rates.map((rate) => rate.slice(0, 23))).toEqual([
    'CNNGB-NLRTM 20GP 1460 U',
    'CNNGB-NLRTM 40GP 2660 U',
    'CNTAO-GRPIR 20GP 1890 U',
    'CNTAO-GRPIR 40GP 3400 U',
    'TWKHH-GBSOU 20GP 900 US',
    'TWKHH-GBSOU 40GP 1800 U',
  ]);
  expect(findings).toContain('note price_on_request text 5');
});

test('a dash between the amounts of a charge is no minus, and the full stop of a day ends no sentence', async () => {
  const { rates, charges } = await read(
    'angebot.txt',
    [
      'Hapag-Lloyd, gültig 15. Dezember 2026 bis 14. Januar 2027',
      '',
      "Hamburg - Veracruz: 20' 1.650,00 EUR, 40'HC 3.090,00 EUR",
      '',
      "zzgl. PSS USD 100/20' - USD 200/40'; ISPS EUR 12 je Container",
    ].join('\n'),
  );
  expect(rates).toEqual([
    'DEHAM-MXVER 20GP 1650 EUR 2026-12-15..2027-01-14 HLCU text 3',
    'DEHAM-MXVER 40HC 3090 EUR 2026-12-15..2027-01-14 HLCU text 3',
  ]);
  expect(charges).toEqual([
    ['PSS 100 USD', 'ISPS 12 EUR'],
    ['PSS 200 USD', 'ISPS 12 EUR'],
  ]);
});

test('a web page is read as the body of a mail is, also with a lane in one cell', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const { rates } = await read(
    'taux.html',
    `<html><body><p>OOCL, validité du 15/12/2026 au 14/01/2027</p><table>${row('Trajet', '20DV')}${row('Ningbo - Anvers', 'USD 1 885')}${row('Qingdao - Le Havre', 'USD 2 020')}</table><p>Les taux incluent BAF.</p></body></html>`,
  );
  expect(rates).toEqual([
    'CNNGB-BEANR 20GP 1885 USD 2026-12-15..2027-01-14 OOLU page 3',
    'CNTAO-FRLEH 20GP 2020 USD 2026-12-15..2027-01-14 OOLU page 4',
  ]);
});

test('the rates of an earlier message hold on where the newest says so, with its new prices and without what it cancels', async () => {
  const { rates, charges, findings } = await read(
    'correction.eml',
    mail(
      [
        'one correction to our offer below, the correct rate is:',
        '',
        "Hamburg - Dakar: USD 1,455/20'",
        '',
        'Please disregard Le Havre - Dakar, this service is cancelled. All other rates remain unchanged.',
        '',
        'On Mon, 16 Nov 2026 at 10:12, Ada wrote:',
        '> CMA CGM, valid 5 Dec to 20 Dec 2026',
        '>',
        "> Hamburg - Abidjan: USD 1,450/20'",
        "> Hamburg - Dakar: USD 1,515/20'",
        "> Le Havre - Dakar: USD 1,525/20'",
        '>',
        "> Subject to PSS USD 100/20' / USD 200/40'.",
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'DEHAM-SNDKR 20GP 1455 USD 2026-12-05..2026-12-20 CMDU mail 3',
    'DEHAM-CIABJ 20GP 1450 USD 2026-12-05..2026-12-20 CMDU mail 10',
  ]);
  expect(charges).toEqual([['PSS 100 USD'], ['PSS 100 USD']]);
  expect(findings).toEqual(['warning amendment_applied mail 5']);
});

test('what a block says of its rates is of that block, where other blocks say their own; what is said of all is of all', async () => {
  const block = (carrier: string, pod: string, said: string) =>
    [`*** ${carrier} ***`, `Genoa - ${pod} USD 2,415/20'`, said, '', ''].join('\n');
  const text =
    block('MAERSK LINE', 'Charleston', 'Rates include EBS.') +
    block('ZIM', 'Houston', 'Rates include LSS; plus ISPS USD 18 per container') +
    'All rates: valid 15 to 31 December 2026, subject to BL fee USD 40 per B/L.\n';
  const { rates, charges } = await read('blocks.txt', text);
  expect(rates).toEqual([
    'ITGOA-USCHS 20GP 2415 USD 2026-12-15..2026-12-31 MAEU text 2',
    'ITGOA-USHOU 20GP 2415 USD 2026-12-15..2026-12-31 ZIMU text 6',
  ]);
  expect(charges).toEqual([
    ['BL 40 USD', 'EBS included'],
    ['BL 40 USD', 'LSS included', 'ISPS 18 USD'],
  ]);
});

test('what is struck out of a mail in HTML is no offer, and a finding says so', async () => {
  const html = `<p>CMA CGM, valid 1 Dec to 31 Dec 2026</p><ul><li>Shanghai - Hamburg: <s>USD 1,950/20'</s> USD 1,850/20'</li></ul>
    <table><tr><td>POL</td><td>POD</td><td>40HC (USD)</td></tr>
    <tr><td>Ningbo</td><td>Antwerp</td><td><span style="text-decoration:line-through">3,500</span> 3,400</td></tr></table>`;
  const { rates, findings } = await read('offer.eml', mail(html, { type: 'text/html; charset=utf-8' }));
  expect(rates).toEqual([
    'CNSHA-DEHAM 20GP 1850 USD 2026-12-01..2026-12-31 CMDU mail 2',
    'CNNGB-BEANR 40HC 3400 USD 2026-12-01..2026-12-31 CMDU mail 4',
  ]);
  expect(findings).toContain('warning text_struck_out mail 1');
});

test('the name of a person in a greeting is no port, and a charge in a sentence of its own is no offer', async () => {
  const { rates, charges } = await read(
    'offer.eml',
    mail(
      [
        'Dear Ben,',
        '',
        'POL Shanghai / POD Hamburg / 20GP USD 1850 / MSC / valid 01-31.12.2026',
        'POL Ningbo / POD Antwerp / 20GP USD 1950 / CMA CGM / valid 01-15.12.2026',
        '',
        'War risk of USD 50 per TEU is payable on top.',
      ].join('\n'),
    ),
  );
  expect(rates).toEqual([
    'CNSHA-DEHAM 20GP 1850 USD 2026-12-01..2026-12-31 MSCU mail 3',
    'CNNGB-BEANR 20GP 1950 USD 2026-12-01..2026-12-15 CMDU mail 4',
  ]);
  expect(charges).toEqual([['WRS 50 USD'], ['WRS 50 USD']]);
});

test('no word of a greeting before an offer is a port of it', async () => {
  const { rates } = await read(
    'chat.txt',
    [
      'Bom dia Rafa! Tarifas da Maersk, 01/12/2026 a 31/12/2026, USD, BAF incluso',
      'Santos x Buenos Aires 20DC 420 / 40HC 610',
      'Rio Grande x Buenos Aires 20DC 390 / 40HC 580',
    ].join('\n'),
  );
  expect(rates).toEqual([
    'BRSSZ-ARBUE 20GP 420 USD 2026-12-01..2026-12-31 MAEU text 2',
    'BRSSZ-ARBUE 40HC 610 USD 2026-12-01..2026-12-31 MAEU text 2',
    'BRRIG-ARBUE 20GP 390 USD 2026-12-01..2026-12-31 MAEU text 3',
    'BRRIG-ARBUE 40HC 580 USD 2026-12-01..2026-12-31 MAEU text 3',
  ]);
});

test('"USD 100 more in both cases" is added to every price of the lane before', async () => {
  const { rates } = await read(
    'offer.txt',
    'Ex Genoa to Jeddah 1,200 USD for a twenty foot container and 1,800 USD for a forty foot high cube with MSC. To Aqaba it would be 100 USD more in both cases. Both rates are valid 1-31 December 2026.',
  );
  expect(rates.map((rate) => rate.slice(0, 24))).toEqual([
    'ITGOA-SAJED 20GP 1200 US',
    'ITGOA-SAJED 40HC 1800 US',
    'ITGOA-JOAQJ 20GP 1300 US',
    'ITGOA-JOAQJ 40HC 1900 US',
  ]);
});
