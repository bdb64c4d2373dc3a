import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';

/** A file before it is changed. */
export type Original = { readonly name: string; readonly bytes: Uint8Array };

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const example = (path: string): Original => ({ name: basename(path), bytes: readFileSync(join(EXAMPLES, path)) });

const RATES = [
  ['POL', 'POD', "20'GP", "40'HC"],
  ['Shanghai', 'Hamburg', '1,450', '2,600'],
  ['Ningbo', 'Rotterdam', '1,400', '2,550'],
];
const TERMS = 'MSC, USD per container, valid 1-31 December 2026. THC at both ends excluded, LSS USD 60/TEU on top.';
const HTML = `<p>${TERMS}</p><table>${RATES.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

/** A mail with text, a table and a workbook. */
function mailWith({ name, bytes }: Original): Uint8Array {
  const part = (head: string, body: string) => `--part\r\n${head}\r\n\r\n${body}\r\n`;
  const text = ['Dear Ben,', TERMS, "Shanghai - Hamburg: USD 1,450/20', USD 2,600/40'HC", 'Regards, Ada'].join('\r\n');
  return Buffer.from(
    [
      'From: Ada <ada@quayside.example>\r\nTo: ben@harbour.example\r\nSubject: Rates December\r\n',
      'Date: Thu, 19 Nov 2026 09:00:00 +0100\r\nMIME-Version: 1.0\r\n',
      'Content-Type: multipart/mixed; boundary=part\r\n\r\n',
      part('Content-Type: text/plain; charset=utf-8', text),
      part('Content-Type: text/html; charset=utf-8', HTML),
      part(
        `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"`,
        Buffer.from(bytes).toString('base64'),
      ),
      '--part--\r\n',
    ].join(''),
  );
}

/** A Word file with the rates. */
function wordFile(): Promise<Uint8Array> {
  const rows = RATES.map(
    (row) => new TableRow({ children: row.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
  );
  return Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(TERMS), new Table({ rows })] }] }));
}

/** Safety data sheets and certificates: the examples that carry text, and a Word file. */
export async function documentOriginals(): Promise<Original[]> {
  const word = { name: 'rates.docx', bytes: await wordFile() };
  return [example('documents/safety-data-sheet.pdf'), example('documents/packing-certificate.pdf'), word];
}

/** Rate sheets: the examples, and a mail, a web page, a text and a Word file with rates. */
export async function sheetOriginals(): Promise<Original[]> {
  const files = readdirSync(join(EXAMPLES, 'rate-sheets')).filter((name) => /\.(?:xlsx|csv)$/.test(name));
  const sheets = files.map((name) => example(`rate-sheets/${name}`));
  const [book] = sheets;
  return [
    ...sheets,
    ...(book ? [{ name: 'rates.eml', bytes: mailWith(book) }] : []),
    { name: 'rates.html', bytes: Buffer.from(HTML) },
    { name: 'rates.txt', bytes: Buffer.from(`${TERMS}\n\n${RATES.map((row) => row.join('   ')).join('\n')}\n`) },
    { name: 'rates.docx', bytes: await wordFile() },
  ];
}
