import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as XLSX from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { startService } from '../testing/start-service.ts';

const { url, keyWith } = await startService([{ amount: 1800 }]);
const key = await keyWith(['admin']);

/** What an external entity would fetch: a file of the server, and an address that notes who asked. */
const secret = join(mkdtempSync(join(tmpdir(), 'agent-rate-xxe-')), 'secret.txt');
writeFileSync(secret, 'hunter2hunter2');
const fetched: string[] = [];
const web = createServer((request, response) => {
  fetched.push(request.url ?? '');
  response.end('<!ENTITY entity "hunter2hunter2">');
});
await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
afterAll(() => web.close());
const address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;

const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
const ENTITIES: readonly (readonly [string, string])[] = [
  ['a file of the server', `<!ENTITY entity SYSTEM "${pathToFileURL(secret)}">`],
  ['an address', `<!ENTITY entity SYSTEM "${address}/entity">`],
  ['a declaration elsewhere', `<!ENTITY % all SYSTEM "${address}/dtd">%all;`],
  ['a million million words', `<!ENTITY e0 "lolol">${laughs}<!ENTITY entity "&e12;">`],
];

const declare = (xml: string, entities: string) => {
  const doctype = `<!DOCTYPE x [${entities}]>`;
  const declared = /^<\?xml[^>]*\?>\s*/.exec(xml)?.[0] ?? '';
  return `${declared}${doctype}${xml.slice(declared.length).replaceAll('PLACE', '&entity;')}`;
};
/** A zipped file of which every part of XML declares the entities, and uses them where it says PLACE. */
const inParts = (bytes: Uint8Array, entities: string) =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([name, part]) => {
        const isXml = /\.(xml|rels)$/.test(name);
        return [name, isXml ? strToU8(declare(strFromU8(part), entities)) : part];
      }),
    ),
  );

const ROWS = [
  ['POL', 'POD', 'Carrier', '40HC', 'Currency', 'Valid from', 'Valid to', 'Remarks'],
  ['Shanghai', 'Rotterdam', 'MSC', 1650, 'USD', '2031-12-01', '2031-12-31', 'PLACE'],
];
function workbook(bookType: 'xlsx' | 'ods' | 'xlml'): Uint8Array {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(ROWS), 'Rates');
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType, bookSST: true }));
}
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const WORD = zipSync({
  '[Content_Types].xml': strToU8(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  '_rels/.rels': strToU8(
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
  'word/document.xml': strToU8(
    `<?xml version="1.0"?><w:document ${W}><w:body>${[
      ...['Safety data sheet', 'Section 1: Identification', 'Product name: Zinc Primer PLACE'],
      ...['Section 14: Transport information', 'UN number: UN1263', 'Packing group: III', '{{unNo}}'],
    ]
      .map(line)
      .join('')}</w:body></w:document>`,
  ),
});
const asText = (xml: Uint8Array, entities: string) => strToU8(declare(strFromU8(xml), entities));

/** A file by its name, with entities inside. */
const FILES: Readonly<Record<string, (entities: string) => Uint8Array>> = {
  'sheet.docx': (entities) => inParts(WORD, entities),
  'rates.xlsx': (entities) => inParts(workbook('xlsx'), entities),
  'rates.ods': (entities) => inParts(workbook('ods'), entities),
  'rates-2003.xml': (entities) => asText(workbook('xlml'), entities),
  'declaration.xml': (entities) => asText(strToU8('<?xml version="1.0"?><declaration>PLACE</declaration>'), entities),
};

/** Sends files as a form, or a text as it is; the answer with its status. */
async function send(path: string, content: Record<string, Uint8Array> | string, type = 'application/xml') {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` };
  let body: FormData | string;
  if (typeof content === 'string') {
    headers['content-type'] = type;
    body = content;
  } else {
    body = new FormData();
    for (const [name, bytes] of Object.entries(content)) body.append('file', new Blob([bytes.slice()]), name);
  }
  const response = await fetch(url + path, { method: 'POST', headers, body });
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}
const ask = async (path: string, body?: object) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await fetch(url + path, { headers, ...init })).text();
};

/** Everything that comes of a file: as a rate sheet, as a document that is read, as a template that is filled. */
async function everythingOf(name: string, bytes: Uint8Array): Promise<string[]> {
  const said: string[] = [];
  const sheet = await send('/rate-sheets', { [name]: bytes });
  said.push(sheet.text);
  const sheetId = /"id":(\d+)/.exec(sheet.text)?.[1];
  if (sheet.status < 300) said.push(await ask(`/rate-sheets/${sheetId}/rates`));
  const document = await send('/documents', { [name]: bytes });
  said.push(document.text);
  const statuses = [sheet.status, document.status];
  if (document.status < 300) {
    const id = Number(/"id":(\d+)/.exec(document.text)?.[1]);
    const { id: extraction } = JSON.parse(await ask('/extractions', { documents: [id] }));
    for (let read = ''; !/"status":"(done|failed)"/.test(read); await sleep(100)) {
      read = await ask(`/extractions/${extraction}`);
      if (/"status":"(done|failed)"/.test(read)) said.push(read);
    }
    const filled = await send(`/extractions/${extraction}/export?format=yml_chemical_data`, { [name]: bytes });
    statuses.push(filled.status);
    said.push(filled.text);
    // What is filled is packed; its parts are looked at too.
    if (filled.text.startsWith('PK'))
      said.push(...Object.values(unzipSync(Buffer.from(filled.text, 'latin1'))).map((part) => strFromU8(part)));
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return said;
}

test.each(Object.keys(FILES))(
  '%s: nothing that its XML entities name is read, fetched or repeated',
  async (name) => {
    for (const [what, entities] of ENTITIES) {
      const said = await everythingOf(name, FILES[name]?.(entities) ?? new Uint8Array());
      expect(
        said.filter((text) => /hunter2|(?:lolol){3}/.test(text)).map((text) => [what, text.slice(0, 300)]),
      ).toEqual([]);
    }
    expect(fetched).toEqual([]);
  },
  120_000,
);

test('where JSON is asked for, XML is refused by its media type, and read by nothing', async () => {
  const xml = strFromU8(FILES['declaration.xml']?.(ENTITIES[0]?.[1] ?? '') ?? new Uint8Array());
  for (const path of ['/opendgd/declarations/check', '/shipments/opendgd', '/orders', '/invoices/audit']) {
    const answer = await send(path, xml);
    expect({ path, refused: answer.status >= 400 && answer.status < 500 }).toEqual({ path, refused: true });
    expect(answer.text).not.toContain('hunter2');
    expect((await send(path, xml, 'application/json')).status).toBe(400);
  }
  expect(fetched).toEqual([]);
});

test('the files are what they pretend to be: without entities they are read', async () => {
  const sheet = (await everythingOf('rates.xlsx', workbook('xlsx'))).join('\n');
  const words = (await everythingOf('sheet.docx', WORD)).join('\n');
  expect([sheet.includes('NLRTM'), words.includes('Zinc Primer PLACE')]).toEqual([true, true]);
  expect(readFileSync(secret, 'utf8')).toBe('hunter2hunter2');
});
