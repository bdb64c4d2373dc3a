import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printOperationTable, printTypes } from './api-printers.ts';

/** Prints the types and the operation table of the client from docs/openapi.json. */
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const document = JSON.parse(readFileSync(place('../../../docs/openapi.json'), 'utf8'));

writeFileSync(place('../src/api-types.ts'), await printTypes(document));
writeFileSync(place('../src/api-operations.ts'), printOperationTable(document));
