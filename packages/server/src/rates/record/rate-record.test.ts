import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet } from '../publications/publication-store.ts';
import { listRateRows } from '../search/rate-store.ts';
import { printRateSchema } from './print-rate-schema.ts';
import { renderRate } from './render-rate.ts';

const docs = new URL('../../../../../docs/', import.meta.url);
const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
const isRate = ajv.compile(JSON.parse(printRateSchema()));

describe('the rate record', () => {
  it('has its published schema printed from the code', () => {
    expect(readFileSync(new URL('rate-record.schema.json', docs), 'utf8')).toBe(printRateSchema());
  });

  it('is what a published rate looks like', async () => {
    const { database } = await createTestDatabase();
    await publishSheet(database, await saveSampleDraft(database, [{ amount: 2350 }]), 'test');
    const [row] = await listRateRows(database, {}, { page: 1, perPage: 1, orderby: 'id', order: 'asc' });
    const rate = row === undefined ? undefined : JSON.parse(renderRate(row));
    expect(isRate(rate), JSON.stringify(isRate.errors)).toBe(true);
  });

  it('is shown in the documentation by an example that fits the schema', () => {
    const example =
      /```json[^\n]*\n([\s\S]*?)```/.exec(readFileSync(new URL('rate-record.md', docs), 'utf8'))?.[1] ?? '';
    expect(isRate(JSON.parse(example)), JSON.stringify(isRate.errors)).toBe(true);
  });
});
