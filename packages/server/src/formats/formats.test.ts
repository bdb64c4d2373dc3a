import { afterAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '../base/index.ts';
import { openChangeFeed } from '../db/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { openFormats } from './formats.ts';
import { targetFormats } from './registry.ts';

const { database, url } = await createTestDatabase();
const here = await openChangeFeed(url, createLog('silent'));
const there = await openChangeFeed(url, createLog('silent'));
const formats = await openFormats({ database, changes: here });
const elsewhere = await openFormats({ database, changes: there });
afterAll(async () => {
  await here.close();
  await there.close();
});

const BOOKING = {
  id: 'acme_booking',
  label: 'Acme booking',
  fields: [
    { key: 'unNo', label: 'UN NO.', cell: 'C5' },
    { key: 'hsCode', label: 'HS code / 海关编码', labels: ['Tariff No.'] },
    { key: 'pieces', label: 'Pieces', type: 'number' as const },
    { key: 'reefer', label: 'Reefer', type: 'select' as const, options: ['Y', 'N'] },
  ],
};

describe('added formats', () => {
  test("are none at first, beside the contract's three", () => {
    expect(formats.list()).toEqual(targetFormats);
  });

  test('are listed after the built-in ones in every process until they are removed', async () => {
    await formats.add(BOOKING, 'tester');
    expect(formats.list().map(({ id }) => id)).toEqual([...targetFormats.map(({ id }) => id), 'acme_booking']);
    await vi.waitFor(() => expect(elsewhere.get('acme_booking')).toEqual(formats.get('acme_booking')), 10_000);
    const common = { type: 'text', required: false, options: null, validation: null };
    const plain = { ...common, normalizedAliases: null };
    expect(formats.get('acme_booking')).toEqual({
      id: 'acme_booking',
      label: 'Acme booking',
      description: '',
      fields: [
        { ...common, key: 'unNo', label: 'UN NO.', cell: 'C5' },
        { ...plain, key: 'hsCode', label: 'HS code / 海关编码', labels: ['Tariff No.'] },
        { ...plain, key: 'pieces', label: 'Pieces', type: 'number' },
        { ...plain, key: 'reefer', label: 'Reefer', type: 'select', options: ['Y', 'N'] },
      ],
    });
    await formats.remove('acme_booking');
    expect(formats.list()).toEqual(targetFormats);
    await vi.waitFor(() => expect(() => elsewhere.get('acme_booking')).toThrow(/no target format/), 10_000);
  });

  test('replace no built-in or existing format, and built-in formats cannot be removed', async () => {
    await expect(formats.add({ ...BOOKING, id: 'yml_chemical_data' }, 'tester')).rejects.toMatchObject({
      code: 'format_built_in',
    });
    await expect(formats.remove('yml_chemical_data')).rejects.toMatchObject({ code: 'format_built_in', status: 409 });
    await formats.add({ ...BOOKING, id: 'twice' }, 'tester');
    await expect(elsewhere.add({ ...BOOKING, id: 'twice' }, 'tester')).rejects.toMatchObject({ code: 'format_exists' });
  });

  test.each([
    [
      'a key that occurs twice',
      [
        { key: 'a', label: 'A' },
        { key: 'a', label: 'B' },
      ],
      'The key a occurs twice.',
    ],
    [
      'two fields in one cell',
      [
        { key: 'a', label: 'A', cell: 'B2' },
        { key: 'b', label: 'B', cell: 'B2' },
      ],
      'Two fields have the cell B2.',
    ],
    [
      'a choice without options',
      [{ key: 'a', label: 'A', type: 'select' as const }],
      'a: a select field has options, and only a select field has them.',
    ],
  ])('are refused with %s', async (_title, fields, reason) => {
    await expect(formats.add({ ...BOOKING, id: 'faulty', fields }, 'tester')).rejects.toMatchObject({
      code: 'format_invalid',
      data: { reason },
    });
  });
});

describe('templates', () => {
  test('are stored one of each kind for a format, byte for byte', async () => {
    const template = {
      format: 'yml_chemical_data',
      kind: 'xlsx',
      name: 'carrier.xlsx',
      bytes: new Uint8Array([1, 2, 3]),
      by: 'tester',
    } as const;
    await formats.saveTemplate({ ...template, bytes: new Uint8Array([9]) });
    const stored = {
      format: 'yml_chemical_data',
      kind: 'xlsx',
      name: 'carrier.xlsx',
      sha256: '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81',
      sizeBytes: 3,
      savedAt: expect.stringMatching(/^20\d\d-/),
      savedBy: 'tester',
    };
    expect(await formats.saveTemplate(template)).toEqual(stored);
    expect(await elsewhere.getTemplate('yml_chemical_data', 'xlsx')).toEqual({ ...stored, bytes: template.bytes });
    await formats.deleteTemplate('yml_chemical_data');
    await expect(formats.getTemplate('yml_chemical_data')).rejects.toMatchObject({ code: 'format_template_not_found' });
  });

  test('belong to an existing format, and are deleted with it', async () => {
    const template = { kind: 'docx', name: 'a.docx', bytes: new Uint8Array([1]), by: 'tester' } as const;
    await expect(formats.saveTemplate({ ...template, format: 'missing' })).rejects.toMatchObject({
      code: 'format_not_found',
    });
    await formats.add({ ...BOOKING, id: 'with_template' }, 'tester');
    await formats.saveTemplate({ ...template, format: 'with_template' });
    await formats.remove('with_template');
    expect(await formats.findTemplate('with_template')).toBeUndefined();
  });
});
