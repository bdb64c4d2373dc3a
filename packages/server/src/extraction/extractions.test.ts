import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import type { ExtractedValue } from './extraction.schema.ts';
import { isDoubtful } from './index.ts';
import { openTestDocuments } from './testing/open-test-documents.ts';
import { sampleSds } from './testing/sample-sds.ts';

const { documents, extractions, close } = openTestDocuments(await createTestDatabase());
afterAll(close);

const uploadOne = async (name: string, bytes: Uint8Array) => {
  const [document] = await documents.upload([{ name, bytes }], 'tester');
  if (!document) throw new Error('nothing was uploaded');
  return document;
};
const sds = await uploadOne('sds.pdf', sampleSds());

describe('an extraction', () => {
  test('of a safety data sheet with text is done at once, every key of the format there, with its place', async () => {
    const extraction = await extractions.extract({ documents: [sds.id], by: 'tester' });
    expect(extraction).toMatchObject({ status: 'done', targetFormat: 'yml_chemical_data', problem: null });
    expect(Object.keys(extraction.record)).toHaveLength(11);
    expect(extraction.record).toMatchObject({ unNo: 'UN1993', flashPointCelsius: -17, exemptedFromIMDGCode: null });
    expect(extraction.fields.unNo).toMatchObject({
      status: 'stated',
      evidence: [{ document: sds.id, page: 2, quote: 'UN1993' }],
    });
    expect(extraction.fields.exemptedFromIMDGCode).toMatchObject({ value: null, status: 'not_stated', evidence: [] });
    expect(extraction.values).toHaveProperty('casNo');
  });

  test('fills the format that is asked for, and refuses an unknown one', async () => {
    const wanted = { documents: [sds.id], by: 'tester' };
    const { record } = await extractions.extract({ ...wanted, targetFormat: 'yml_non_dangerous_letter' });
    expect(record).toMatchObject({ cargoEnglishName: 'Brightwater Thinner 40', vesselVoyage: null });
    await expect(extractions.extract({ ...wanted, targetFormat: 'no_such' })).rejects.toMatchObject({
      code: 'format_not_found',
    });
    await expect(extractions.extract({ documents: [999_999], by: 'tester' })).rejects.toMatchObject({
      code: 'document_not_found',
    });
  });

  test('keeps what was extracted beside what a person put in its place, with who, when and why', async () => {
    const { id } = await extractions.extract({ documents: [sds.id], by: 'tester' });
    await extractions.correct(id, {
      corrections: [{ key: 'unNo', value: 'UN1263', reason: 'paint, says the plant' }],
      by: 'Ada',
    });
    const extraction = await extractions.correct(id, {
      corrections: [{ key: 'unNo', value: 'UN1139', reason: null }],
      by: 'Bert',
    });
    expect(extraction.record.unNo).toBe('UN1139');
    expect(await extractions.listByNumber(['1139', '1203'])).toEqual([{ id, un: '1139', documents: ['sds.pdf'] }]);
    expect(extraction.fields.unNo).toMatchObject({
      status: 'corrected',
      confidence: 1,
      correction: { by: 'Bert', at: expect.stringMatching(/^20/) },
      original: { value: 'UN1993', status: 'stated', evidence: [{ page: 2 }] },
    });
    expect(extraction.corrections.map(({ value, by }) => [value, by])).toEqual([
      ['UN1263', 'Ada'],
      ['UN1139', 'Bert'],
    ]);
  });

  test('carries a correction into every field of the same fact, and the newest of them holds', async () => {
    const { id } = await extractions.extract({
      documents: [sds.id],
      by: 'tester',
      targetFormat: 'yml_dangerous_goods_data',
    });
    const correct = (key: string, value: string | number) =>
      extractions.correct(id, { corrections: [{ key, value, reason: 'measured again' }], by: 'Ada' });
    const byDegrees = await correct('flashPointCelsius', 16);
    expect(byDegrees.fields.flashPoint).toMatchObject({
      ...{ value: '16 °C c.c.', status: 'corrected', evidence: [] },
      original: { value: '-17 °C / 1.4 °F (closed cup)' },
    });
    expect((await correct('flashPoint', '21 °C o.c.')).values).toMatchObject({
      ...{ flashPoint: { value: '21 °C o.c.' }, flashPointCelsius: { value: 21, status: 'corrected' } },
    });
    const { fields, values } = await correct('unNumber', 'UN1139');
    expect([fields.unNo?.value, values.unNumber?.value]).toEqual(['UN1139', 'UN1139']);
    expect((await extractions.listByNumber(['1139'])).map((one) => one.id)).toContain(id);
    expect((await correct('hazardClass', '8')).fields.imoHazardClassNo?.value).toBe('8');
  });

  test('a value that a person puts in its own place is confirmed, and keeps its place on the page', async () => {
    const { id, values } = await extractions.extract({ documents: [sds.id], by: 'tester' });
    const { fields, ...confirmed } = await extractions.correct(id, {
      corrections: [{ key: 'flashPointCelsius', value: -17, reason: null }],
      by: 'Ada',
    });
    const found = { status: 'stated', confidence: 1, correction: { by: 'Ada' } };
    expect(fields.flashPointCelsius).toMatchObject({ ...found, evidence: values.flashPointCelsius?.evidence });
    expect(fields.flashPointCelsius).not.toHaveProperty('original');
    expect(confirmed.values.flashPoint).toMatchObject({ ...found, value: '-17 °C / 1.4 °F (closed cup)' });
    expect(confirmed.values.flashPoint?.evidence).toEqual(values.flashPoint?.evidence);
  });

  test('takes no correction of a value that another person corrected meanwhile, and says which one that is', async () => {
    const { id } = await extractions.extract({ documents: [sds.id], by: 'tester' });
    const correct = (value: string, after: number | null, by: string) =>
      extractions.correct(id, { corrections: [{ key: 'unNo', value, reason: null, after }], by });
    const [first] = (await correct('UN1263', null, 'Ada')).corrections;
    const both = [correct('UN1139', null, 'Bert'), correct('UN1866', null, 'Cleo')];
    const refusal = {
      code: 'correction_conflict',
      data: { id, newest: [{ key: 'unNo', value: 'UN1263', by: 'Ada' }] },
    };
    await Promise.all(both.map((late) => expect(late).rejects.toMatchObject(refusal)));
    const { corrections } = await correct('UN1139', first?.id ?? 0, 'Bert');
    expect(corrections.map(({ value }) => value)).toEqual(['UN1263', 'UN1139']);
  });

  test('takes no correction that its field cannot hold, nor a part of them', async () => {
    const { id } = await extractions.extract({ documents: [sds.id], by: 'tester' });
    const correct = (key: string, value: string | number) =>
      extractions.correct(id, {
        corrections: [
          { key: 'tradeId', value: 'T-1', reason: null },
          { key, value, reason: null },
        ],
        by: 'Ada',
      });
    for (const [key, value] of [
      ['noSuchField', 'x'],
      ['flashPointCelsius', 'cold'],
      ['appearance', 'Plasma'],
    ] as const) {
      await expect(correct(key, value)).rejects.toMatchObject({ code: 'correction_invalid', data: { key } });
    }
    expect((await extractions.getExtraction(id)).corrections).toEqual([]);
  });

  test('of documents that disagree leaves a code empty and shows both places; a correction resolves it', async () => {
    const other = sampleSds([
      [50, 60, 'SECTION 14: Transport information', 12],
      [50, 80, 'IMDG: UN1263, PAINT, 3, PG II'],
    ]);
    const second = await uploadOne('other.pdf', other);
    const { id, values, findings } = await extractions.extract({ documents: [sds.id, second.id], by: 'tester' });
    expect(values.unNo).toMatchObject({ value: null, status: 'conflict' });
    expect(values.packingGroup).toMatchObject({ value: 'II' });
    const conflict = findings.find(({ field }) => field === 'unNo');
    expect(conflict).toMatchObject({
      code: 'documents_disagree',
      severity: 'error',
      places: [
        { document: sds.id, page: 2, quote: 'UN1993' },
        { document: second.id, page: 2, quote: '1263' },
      ],
    });
    const corrected = await extractions.correct(id, {
      corrections: [{ key: 'unNo', value: 'UN1993', reason: null }],
      by: 'Ada',
    });
    const compared = await extractions.compareDocuments(id);
    expect(compared.documents.map(({ name }) => name)).toEqual(['sds.pdf', 'other.pdf']);
    expect(compared.fields.find(({ key }) => key === 'unNo')).toMatchObject({
      agreement: 'different',
      statements: [
        { document: sds.id, value: 'UN1993', evidence: [{ page: 2 }] },
        { document: second.id, value: 'UN1263', evidence: [{ page: 2 }] },
      ],
    });
    expect(corrected.findings.filter(({ field }) => field === 'unNo')).toEqual([]);
    // The canonical UN number repeats the one of the form.
    expect([corrected.values.unNo?.value, corrected.values.unNumber?.value]).toEqual(['UN1993', 'UN1993']);
  });
});

describe('an OpenDGD declaration as a document', () => {
  const goods = (unNumber: string, properShippingName: string) => ({
    ...{ unNumber, properShippingName, class: ['3'], packingGroup: 'II' },
  });
  const declaration = JSON.stringify({
    openDgdVersion: '1.0',
    documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
    regulation: { code: 'IMDG', edition: '42-24' },
    consignment: {
      parties: { shipper: { name: 'Brightwater' } },
      cargoTransportUnit: {},
      dangerousGoods: [goods('1263', 'PAINT'), goods('1993', 'FLAMMABLE LIQUID, N.O.S.')],
    },
  });

  test('is kept as JSON, read, and compared with the other papers by the entry that has their UN number', async () => {
    const stored = await uploadOne('declaration.json', new TextEncoder().encode(declaration));
    expect(stored).toMatchObject({
      ...{ kind: 'json', mediaType: 'application/json', documentType: 'dangerous-goods-declaration', scannedPages: 0 },
    });
    const extraction = await extractions.extract({ documents: [sds.id, stored.id], by: 'tester' });
    expect(extraction.findings.map(({ code }) => code)).toContain('entry_of_declaration_read');
    expect(extraction.values.unNo).toMatchObject({
      value: 'UN1993',
      evidence: [
        { document: sds.id, page: 2 },
        { document: stored.id, quote: '1993', pointer: '/consignment/dangerousGoods/1/unNumber' },
      ],
    });
  });
});

describe('the queue of extractions', () => {
  test('has the most doubtful first across all pages, and is searched by file, manufacturer and product', async () => {
    const clear = await uploadOne(
      '50%_clear.txt',
      new TextEncoder().encode('SAFETY DATA SHEET\n\nUN number: UN1263\n'),
    );
    const { id: settled } = await extractions.extract({ documents: [clear.id], by: 'tester' });
    const all = await extractions.listExtractions({ sort: 'doubt' }, { page: 1, perPage: 100 });
    const weights = all.extractions.map(({ doubts }) => (doubts ? doubts.fields + doubts.findings : 0));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(new Set(weights).size).toBeGreaterThan(1);
    const paged = [];
    for (let page = 1; page <= all.total; page += 1)
      paged.push(...(await extractions.listExtractions({ sort: 'doubt' }, { page, perPage: 1 })).extractions);
    expect(paged).toEqual(all.extractions);
    const idsOf = async (search: string) =>
      (await extractions.listExtractions({ search }, { page: 1, perPage: 100 })).extractions.map(({ id }) => id);
    expect(await idsOf('%_CLEAR')).toEqual([settled]);
    expect(await idsOf('brightwater thinner')).not.toContain(settled);
    expect((await idsOf('brightwater thinner')).length).toBeGreaterThan(0);
    const { total } = await extractions.listExtractions({ type: 'packing-use-certificate' }, { page: 1, perPage: 1 });
    expect(total).toBe(0);
  });

  test('counts the doubts of a corrected extraction anew', async () => {
    const { id, doubtful, record } = await extractions.extract({ documents: [sds.id], by: 'tester' });
    const doubtsOf = async () =>
      (await extractions.listExtractions({}, { page: 1, perPage: 1 })).extractions.map(({ doubts }) => doubts?.fields);
    expect(await doubtsOf()).toEqual([doubtful.length]);
    const [key = ''] = doubtful;
    await extractions.correct(id, { corrections: [{ key, value: record[key] ?? null, reason: null }], by: 'Ada' });
    expect(await doubtsOf()).toEqual([doubtful.length - 1]);
  });

  test('names the doubtful values that no field of its format shows, and other forms are filled from', async () => {
    const { id, fields, doubtful, doubtfulValues, values } = await extractions.extract({
      documents: [sds.id],
      by: 'tester',
    });
    expect(doubtfulValues).toEqual(Object.keys(values).filter((key) => isDoubtful(values[key] as ExtractedValue)));
    const further = doubtfulValues.filter((key) => fields[key] === undefined);
    expect(further.length).toBeGreaterThan(0);
    expect(doubtful).not.toContain(further[0]);
    const [key = ''] = further;
    await extractions.correct(id, {
      corrections: [{ key, value: values[key]?.value ?? null, reason: null }],
      by: 'Ada',
    });
    expect((await extractions.getExtraction(id)).doubtfulValues).not.toContain(key);
  });
});
