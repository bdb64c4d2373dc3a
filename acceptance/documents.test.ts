import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { ask, describeService, getJson, getRefusal } from './target.ts';

type Document = { id: number; name: string; pages: number; documentType: string; isDuplicate: boolean };
type Evidence = { document: number; page: number; box: number[]; quote: string };
type Field = {
  value: unknown;
  status: string;
  confidence: number;
  evidence: Evidence[];
  original?: Field;
  correction?: { by: string; at: string; reason: string };
};
type Extraction = {
  id: number;
  status: string;
  record: Record<string, unknown>;
  fields: Record<string, Field>;
  values: Record<string, Field>;
};

/** A data sheet that was never sent before. */
const NAME = `Acceptance Thinner ${Date.now()}`;
const SHEET = [
  'SAFETY DATA SHEET',
  'SECTION 1: Identification',
  `Product name: ${NAME}`,
  'SECTION 9: Physical and chemical properties',
  'Flash point: -17 °C (closed cup)',
  'SECTION 14: Transport information',
  'IMDG',
  'UN number: UN1993',
  'Class: 3',
  'Packing group: II',
].join('\n');

const may = await mayWrite();

/** Whether the key may upload: a request without a file is refused for that, not for its scope. */
async function mayWrite(): Promise<boolean> {
  if (process.env.ACCEPTANCE_URL === undefined) return false;
  const response = await ask('/documents', { method: 'POST', body: new FormData() });
  return response.status !== 403;
}

async function upload(name: string, text: string): Promise<{ status: number; document: Document }> {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  const response = await ask('/documents', { method: 'POST', body: form });
  const { data } = (await response.json()) as { data: Document[] };
  const [document] = data;
  if (!document) throw new Error('nothing was uploaded');
  return { status: response.status, document };
}

async function post<T>(path: string, body: object): Promise<{ status: number; body: T }> {
  const headers = { 'content-type': 'application/json' };
  const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as T };
}

describeService('documents', () => {
  it.skipIf(!may)('go from upload to extraction to correction and back as they came', async () => {
    const { status, document } = await upload('thinner.txt', SHEET);
    expect(status).toBe(201);
    expect(document).toMatchObject({ name: 'thinner.txt', documentType: 'safety-data-sheet', isDuplicate: false });
    expect(await upload('again.txt', SHEET)).toMatchObject({ status: 200, document: { id: document.id } });

    const extracted = await post<Extraction>('/extractions', { documents: [document.id] });
    expect(extracted.status).toBe(201);
    const { id, fields, record } = extracted.body;
    const { defaultTargetFormat, targetFormats } = await getJson<{
      defaultTargetFormat: string;
      targetFormats: { id: string; fields: { key: string }[] }[];
    }>('/formats');
    const keys = targetFormats.find((format) => format.id === defaultTargetFormat)?.fields.map(({ key }) => key);
    expect(Object.keys(fields)).toEqual(keys);
    expect(Object.keys(record)).toEqual(keys);
    expect(record).toMatchObject({ unNo: 'UN1993', commodityName: NAME, flashPointCelsius: -17 });
    const schema = await getJson<object>(`/formats/${defaultTargetFormat}/schema`);
    const check = addFormats.default(new Ajv2020({ strict: false })).compile(schema);
    const stated = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
    expect([check(stated), check.errors]).toEqual([true, null]);

    const { data: pages } = await getJson<{ data: { lines: { text: string }[] }[] }>(`/documents/${document.id}/pages`);
    for (const { value, evidence } of Object.values(fields)) {
      if (value !== null) expect(evidence.length).toBeGreaterThan(0);
      for (const { page, quote } of evidence) {
        expect(pages[page - 1]?.lines.some(({ text }) => text.includes(quote))).toBe(true);
      }
    }

    const corrections = [{ key: 'unNo', value: 'UN1263', reason: 'stamped on the drum' }];
    const corrected = await post<Extraction>(`/extractions/${id}/corrections`, { corrections });
    expect(corrected.body.fields.unNo).toMatchObject({
      value: 'UN1263',
      status: 'corrected',
      correction: { reason: 'stamped on the drum', at: expect.stringMatching(/^\d{4}-/) },
      original: { value: 'UN1993', evidence: [{ document: document.id }] },
    });
    expect(await getJson(`/extractions/${id}`)).toEqual(corrected.body);

    const file = await ask(`/documents/${document.id}/file`);
    expect(file.headers.get('content-type')).toBe('text/plain');
    expect(file.headers.get('content-disposition')).toContain('thinner.txt');
    expect(await file.text()).toBe(SHEET);

    const events = await ask(`/extractions/${id}/events`);
    expect(events.headers.get('content-type')).toContain('text/event-stream');
    expect(await events.text()).toContain('event: done');

    expect(await getRefusal(`/documents/${document.id}`, { method: 'DELETE' })).toMatchObject({
      status: 409,
      code: 'document_in_use',
    });
    expect((await ask(`/extractions/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(`/documents/${document.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await getRefusal(`/documents/${document.id}`)).toMatchObject({ status: 404, code: 'document_not_found' });
  });

  it.skipIf(!may)('are refused with a code that says what to do', async () => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4 and nothing more']), 'cut off.pdf');
    expect(await getRefusal('/documents', { method: 'POST', body: form })).toMatchObject({
      status: 422,
      code: 'document_corrupt',
      data: { file: 'cut off.pdf', next: expect.any(String) },
    });
    expect(await getRefusal('/documents', { method: 'POST', body: new FormData() })).toMatchObject({ status: 400 });
    expect(await getRefusal('/extractions/999999999')).toMatchObject({ status: 404, code: 'extraction_not_found' });
  });
});
