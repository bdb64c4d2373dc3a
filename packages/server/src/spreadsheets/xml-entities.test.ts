import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as XLSX from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

const secret = join(mkdtempSync(join(tmpdir(), 'agent-rate-xml-')), 'secret.txt');
writeFileSync(secret, 'hunter2');

/** A workbook of which every part of XML declares `entity` as `entities` say, and a cell uses it. */
function workbookWith(entities: string): Uint8Array {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(
    book,
    XLSX.utils.aoa_to_sheet([
      ['POL', 'POD'],
      ['Shanghai', 'PLACE'],
    ]),
    'Rates',
  );
  const parts = unzipSync(XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }));
  const changed = Object.entries(parts).map(([name, bytes]) => {
    const text = strFromU8(bytes).replace(/\?>\s*/, `?><!DOCTYPE x [${entities}]>`);
    return [name, strToU8(text.replace('PLACE', '&entity;'))] as const;
  });
  return zipSync(Object.fromEntries(changed));
}

const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');

test.each([
  ['reads a file of the server', `<!ENTITY entity SYSTEM "${pathToFileURL(secret)}">`, 'hunter2'],
  ['grows to a million million words', `<!ENTITY e0 "lol">${laughs}<!ENTITY entity "&e12;">`, 'lollol'],
])('an XML entity that %s is not followed', (_what, entities, forbidden) => {
  const { tabs } = readWorkbook({ name: 'rates.xlsx', bytes: workbookWith(entities) });
  expect(tabs[0]?.rows[1]?.values[0]).toBe('Shanghai');
  expect(JSON.stringify(tabs)).not.toMatch(new RegExp(`PLACE|${forbidden}`));
});
