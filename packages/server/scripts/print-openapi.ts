import { writeFileSync } from 'node:fs';
import { printOpenApi } from '../src/app/offline-openapi.ts';

writeFileSync(new URL('../../../docs/openapi.json', import.meta.url), await printOpenApi());
