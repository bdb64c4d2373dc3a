import { writeFileSync } from 'node:fs';
import { printRateSchema } from '../src/rates/record/print-rate-schema.ts';

writeFileSync(new URL('../../../docs/rate-record.schema.json', import.meta.url), printRateSchema());
