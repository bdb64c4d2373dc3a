import { burn } from '@kenjiuno/msgreader/lib/Burner.js';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateSource } from './open-source.ts';

const context = {
  ports: createPortResolver(),
  carriers: createCarrierDirectory(),
  now: new Date('2026-11-22T00:00:00Z'),
  answers: {},
};

/** The rates of a file, a line each, with their place. */
async function ratesOf(name: string, bytes: Uint8Array): Promise<string[]> {
  const { rates } = (await openRateSource({ name, bytes }, context)).read(context);
  return rates.map(({ content: { origin, destination, carrier, equipment, base, validTo }, tab, row }) =>
    [origin.code, destination.code, carrier?.scac, equipment.code, base.amount, base.currency, validTo, tab, row].join(
      ' ',
    ),
  );
}

const OFFER = "Hapag-Lloyd, valid 1-31 December 2026: Hamburg - New York USD 1,450/20', USD 2,350/40'HC.";

test.each([
  ['notes.exe', Buffer.from('MZ This program cannot be run in DOS mode. Shanghai - Hamburg USD 1,850/40HC')],
  ['notes.txt', Buffer.from([77, 90, 144, 0, 3, 0, 0, 0, 4, 0, 0, 0, 255, 255, 0, 0, 184])],
  ['rates.html', Buffer.from([60, 104, 1, 2, 3, 4, 5, 6, 7, 8])],
  ['rates.csv', Buffer.from([0x7f, 0x45, 0x4c, 0x46, ...Buffer.from('POL,POD,40HC')])],
])('%s, which is no text and no sheet, is refused at the door, with the kinds that are read', async (name, bytes) => {
  await expect(openRateSource({ name, bytes }, context)).rejects.toMatchObject({
    code: 'file_kind_unknown',
    data: { file: name, next: expect.stringContaining('mail (EML, MSG)') },
  });
});

test('a mail that Outlook saved', async () => {
  const stream = (name: string, text: string) => {
    const bytes = Uint8Array.from(Buffer.from(text, 'utf16le'));
    return { name, type: 2, length: bytes.length, binaryProvider: () => bytes };
  };
  const streams = [
    { name: '__properties_version1.0', type: 2, length: 32, binaryProvider: () => new Uint8Array(32) },
    stream('__substg1.0_0037001F', 'Offer'),
    stream('__substg1.0_1000001F', `Dear Ben,\r\n\r\n${OFFER}\r\n\r\nBest regards\r\nAda`),
  ];
  const root = { name: 'Root Entry', type: 5, length: 0, children: streams.map((_, index) => index + 1) };
  expect(await ratesOf('offer.msg', burn([root, ...streams]))).toEqual([
    'DEHAM USNYC HLCU 20GP 1450 USD 2026-12-31 mail 3',
    'DEHAM USNYC HLCU 40HC 2350 USD 2026-12-31 mail 3',
  ]);
});

test('a mail in the Chinese charset that it names', async () => {
  const text = ['王经理:', '上海-汉堡 马士基 USD 1680/20GP, USD 3020/40HQ, 有效期2026年12月1日至12月14日'].join('\r\n');
  const head = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: =?gbk?B?1MvB4g==?=\r\nMIME-Version: 1.0\r\n';
  const type = 'Content-Type: text/plain; charset=gbk\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const mail = `${head}${type}${iconv.encode(text, 'gbk').toString('base64')}\r\n`;
  expect(await ratesOf('offer.eml', Buffer.from(mail))).toEqual([
    'CNSHA DEHAM MAEU 20GP 1680 USD 2026-12-14 mail 2',
    'CNSHA DEHAM MAEU 40HC 3020 USD 2026-12-14 mail 2',
  ]);
});

test('a letter with a list and a table', async () => {
  const row = (...texts: string[]) =>
    new TableRow({ children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })) });
  const letter = new Document({
    sections: [
      {
        children: [
          new Paragraph('Rates in USD, valid 1-31 December 2026'),
          new Paragraph('MSC'),
          new Paragraph({ text: "Genoa - Haifa: 650/20', 950/40'HC", bullet: { level: 0 } }),
          new Paragraph({ text: "Genoa - Piraeus: 500/20'", bullet: { level: 0 } }),
          new Paragraph(''),
          new Table({
            rows: [
              row('POL', 'POD', 'Carrier', '20GP'),
              row('Venice', 'Singapore', 'COSCO', '540'),
              row('Trieste', 'Shanghai', 'COSCO', '510'),
            ],
          }),
        ],
      },
    ],
  });
  expect(await ratesOf('letter.docx', await Packer.toBuffer(letter))).toEqual([
    'ITGOA ILHFA MSCU 20GP 650 USD 2026-12-31 document 3',
    'ITGOA ILHFA MSCU 40HC 950 USD 2026-12-31 document 3',
    'ITGOA GRPIR MSCU 20GP 500 USD 2026-12-31 document 4',
    'ITVCE SGSIN COSU 20GP 540 USD 2026-12-31 document 6',
    'ITTRS CNSHA COSU 20GP 510 USD 2026-12-31 document 7',
  ]);
});
