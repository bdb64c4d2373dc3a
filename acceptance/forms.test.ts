import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { ask, describeService, getJson, getRefusal } from './target.ts';

const may = await mayWork();

/** Whether the key may upload documents and administer formats. */
async function mayWork(): Promise<boolean> {
  if (process.env.ACCEPTANCE_URL === undefined) return false;
  const requests = ['/documents', '/formats'].map((path) => ask(path, { method: 'POST', body: new FormData() }));
  return (await Promise.all(requests)).every(({ status }) => status !== 403);
}

const STAMP = Date.now();
const SHEET = [
  'SAFETY DATA SHEET',
  'SECTION 1: Identification',
  `Product name: Acceptance Acetone ${STAMP}`,
  'SECTION 9: Physical and chemical properties',
  'Flash point: -17 °C (closed cup)',
  'SECTION 14: Transport information',
  'IMDG',
  'UN number: UN1090',
  'Proper shipping name: ACETONE',
  'Class: 3',
  'Packing group: II',
  'Tariff No.: 2914.11',
].join('\n');
const FORMAT = `acceptance_${STAMP}`;

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

function multipart(...files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]): FormData {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([bytes]), name);
  return form;
}

/** A workbook of two cells, made by hand: a label, and a blank beside it. */
function workbook(label: string): Uint8Array<ArrayBuffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Form" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData><row r="2"><c r="B2" t="inlineStr"><is><t>${label}</t></is></c></row></sheetData></worksheet>`,
    ),
  }) as Uint8Array<ArrayBuffer>;
}

const describeForms = may ? describeService : describe.skip;

describeForms('filled forms', async () => {
  if (!may) return;
  const added = await ask(
    '/formats',
    json({
      id: FORMAT,
      label: 'Acceptance',
      fields: [
        { key: 'unNo', label: 'UN NO.', cell: 'C2' },
        { key: 'hsCode', label: 'HS code', labels: ['Tariff No.'] },
      ],
    }),
  );
  const sheet = { name: 'acetone.txt', bytes: strToU8(SHEET) as Uint8Array<ArrayBuffer> };
  const uploaded = (await (await ask('/documents', { method: 'POST', body: multipart(sheet) })).json()) as {
    data: { id: number }[];
  };
  const extracted = (await (await ask('/extractions', json({ documents: [uploaded.data[0]?.id] }))).json()) as {
    id: number;
  };
  const exporting = (query: string, init?: RequestInit) => ask(`/extractions/${extracted.id}/export?${query}`, init);

  afterAll(async () => {
    await ask(`/extractions/${extracted.id}`, { method: 'DELETE' });
    await ask(`/documents/${uploaded.data[0]?.id}`, { method: 'DELETE' });
    await ask(`/formats/${FORMAT}`, { method: 'DELETE' });
  });

  it('come as a workbook, a Word document or a PDF, and verify against their document', async () => {
    for (const [kind, magic] of [
      ['xlsx', 'PK'],
      ['docx', 'PK'],
      ['pdf', '%PDF'],
    ] as const) {
      const response = await exporting(`format=yml_dangerous_goods_data&as=${kind}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain(`yml_dangerous_goods_data-acetone.${kind}`);
      const bytes = await bytesOf(response);
      expect(Buffer.from(bytes.subarray(0, magic.length)).toString()).toBe(magic);
      const verified = await ask('/forms/verify', {
        method: 'POST',
        body: multipart({ name: `form.${kind}`, bytes }, sheet),
      });
      expect(await verified.json()).toMatchObject({
        verified: true,
        documents: [{ name: 'acetone.txt', given: true }],
      });
    }
  });

  it('come as plain values with their sources', async () => {
    const { record, provenance } = await getJson<{
      record: Record<string, unknown>;
      provenance: { key: string; evidence: { quote: string }[] }[];
    }>(`/extractions/${extracted.id}/export?as=json`);
    expect(record).toMatchObject({ unNo: 'UN1090', flashPointCelsius: -17, shipperDeclareAs: 'DG Cargo' });
    expect(provenance.find(({ key }) => key === 'unNo')?.evidence[0]?.quote).toContain('1090');
  });

  it('are not written when they say "not dangerous" and the data sheet says acetone', async () => {
    const refusal = await getRefusal(`/extractions/${extracted.id}/export?format=yml_non_dangerous_letter&as=pdf`);
    expect(refusal).toMatchObject({ status: 409, code: 'letter_contradicted' });
    const findings = refusal.data.findings as { severity: string; places: { quote: string }[] }[];
    expect(
      findings
        .filter(({ severity }) => severity === 'error')
        .flatMap(({ places }) => places.map(({ quote }) => quote))
        .join(),
    ).toContain('1090');
  });

  it('are made in a format that was added, into the template sent or kept', async () => {
    expect(added.status).toBe(201);
    const registry = await getJson<{ targetFormats: { id: string }[] }>('/formats');
    expect(registry.targetFormats.map(({ id }) => id).slice(0, 3)).toEqual([
      'yml_chemical_data',
      'yml_dangerous_goods_data',
      'yml_non_dangerous_letter',
    ]);
    const template = { name: 'form.xlsx', bytes: workbook('HS code') };
    const sheetOf = async (response: Response) =>
      Buffer.from(unzipSync(await bytesOf(response))['xl/worksheets/sheet1.xml'] ?? []).toString();
    const sent = await exporting(`format=${FORMAT}`, { method: 'POST', body: multipart(template) });
    // The blank beside the label is the other field's cell: the one with a cell of its own comes first.
    expect(await sheetOf(sent)).toContain('UN1090');
    expect(sent.headers.get('x-finding-codes')).toContain('value_not_placed');
    const kept = await ask(`/formats/${FORMAT}/template`, {
      method: 'PUT',
      body: multipart({ ...template, bytes: workbook('Remarks') }),
    });
    expect(await kept.json()).toMatchObject({ kind: 'xlsx', name: 'form.xlsx' });
    expect(await sheetOf(await exporting(`format=${FORMAT}&as=xlsx`))).toContain('Remarks');
  });

  it('leave the built-in formats as they are', async () => {
    const body = { id: 'yml_chemical_data', label: 'Mine', fields: [{ key: 'a', label: 'A' }] };
    expect(await getRefusal('/formats', json(body))).toMatchObject({ status: 409, code: 'format_built_in' });
    expect(await getRefusal('/formats/yml_chemical_data', { method: 'DELETE' })).toMatchObject({
      status: 409,
      code: 'format_built_in',
    });
  });
});
