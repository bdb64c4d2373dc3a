import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printOperationTable, printTypes } from '../scripts/api-printers.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The formatter changes quotes, breaks and indents; nothing else may differ. */
const words = (text: string) => text.replaceAll(/[\s;,'"()|]+/g, '');

const document = JSON.parse(read('../../../docs/openapi.json'));

it('The types of the client are those of docs/openapi.json; `npm run client:print` prints them', async () => {
  expect(words(read('api-types.ts')) === words(await printTypes(document))).toBe(true);
});

it('The client knows every operation of docs/openapi.json; `npm run client:print` prints them', () => {
  expect(words(read('api-operations.ts'))).toBe(words(printOperationTable(document)));
});
