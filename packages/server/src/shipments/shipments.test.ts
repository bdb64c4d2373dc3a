import { beforeAll, describe, expect, test } from 'vitest';
import { sampleSds } from '../extraction/testing/sample-sds.ts';
import { verifyForm } from '../forms/index.ts';
import { makeDocx, paragraph, table } from '../forms/testing/make-docx.ts';
import { startService } from '../testing/start-service.ts';

const { url, keyWith } = await startService([{ amount: 1800 }]);
const key = await keyWith(['documents:read', 'documents:write']);

type Answer = { status: number; body: Record<string, never>; bytes: Uint8Array; headers: Headers };

async function send(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : {},
    bytes,
    headers: response.headers,
  };
}

async function upload(name: string, bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const { body } = await send('POST', '/documents', form);
  return (body as unknown as { data: { id: number }[] }).data[0]?.id ?? 0;
}

const PAINT = {
  ...{ unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III', flashPoint: '30 °C' },
  ...{ emsCode: 'F-E, S-E', marinePollutant: 'N', emergencyContactTelephone: '+86 532 8388 9090' },
};
const ACETONE = {
  ...PAINT,
  unNo: 'UN1090',
  properShippingName: 'ACETONE',
  packingGroup: 'II',
  flashPoint: '-18 °C',
  emsCode: 'F-E, S-D',
};
const drums = (count: number, container: string) => ({
  ...{ container, count, kind: 'steel drums (1A1)', grossMassKg: count * 26, netMassKg: count * 25 },
});
const SIGNED = { declarantName: 'Li Wei', declarantPlaceAndDate: 'Qingdao, 2026-11-20' };
const TWO = {
  reference: 'EXP-118',
  sailingDate: '2026-12-01',
  values: { shipper: 'Brightwater Coatings Co., Ltd.', consignee: 'Nordic Paints AB', ...SIGNED },
  goods: [
    { values: PAINT, packages: [drums(40, 'MSKU1234565')] },
    { values: ACETONE, packages: [drums(12, 'MSKU1234565')] },
  ],
  containers: [{ number: 'MSKU1234565', sizeType: '22G1', seals: 'CN998877', tareKg: 2230 }],
};
const codes = ({ body }: Answer) =>
  (body as unknown as { findings: { code: string }[] }).findings.map(({ code }) => code);
const idOf = ({ body }: Answer) => Number(body.id);

describe('a shipment of two goods', () => {
  let id = 0;
  beforeAll(async () => {
    id = idOf(await send('POST', '/shipments', TWO));
  });

  test('is stored, and found again by its reference', async () => {
    expect((await send('GET', `/shipments/${id}`)).body).toMatchObject({ id, version: 1, ...TWO });
    expect((await send('GET', '/shipments?reference=exp-1')).body).toMatchObject({ data: [{ id }] });
  });

  test('has no errors', async () => {
    const check = await send('GET', `/shipments/${id}/check`);
    expect(check.body).toMatchObject({ verdict: 'ok', counts: { error: 0, warning: 0 } });
  });

  test.each(['pdf', 'docx', 'xlsx'])('fills the dangerous goods form (%s), box 19 computed', async (kind) => {
    const form = await send('GET', `/shipments/${id}/forms/dangerous-goods-form?as=${kind}&container=MSKU1234565`);
    expect(form.status).toBe(200);
    const replayed = await verifyForm({ name: 'form', bytes: form.bytes });
    expect(replayed.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const shown = Object.fromEntries(replayed.values.map(({ key: name, value }) => [name, value]));
    expect(shown).toMatchObject({ totalGrossMassKgs: '3582', containerNumber: 'MSKU1234565', declarantName: 'Li Wei' });
    expect(replayed.values.filter(({ key: name }) => name === 'unNo').map(({ value }) => value)).toEqual([
      'UN1263',
      'UN1090',
    ]);
  });

  test('is changed as its next version, and not over somebody else’s change', async () => {
    const changed = await send('PATCH', `/shipments/${id}`, { sailingDate: '2026-12-08', version: 1 });
    expect(changed.body).toMatchObject({ version: 2, sailingDate: '2026-12-08', reference: 'EXP-118' });
    const late = await send('PATCH', `/shipments/${id}`, { sailingDate: '2026-12-09', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'shipment_changed']);
    const { body } = await send('GET', `/shipments/${id}/versions`);
    expect(body).toMatchObject({
      data: [
        { version: 1, content: { sailingDate: '2026-12-01' } },
        { version: 2, content: { sailingDate: '2026-12-08' } },
      ],
    });
  });

  test('is exported as one signed OpenDGD declaration with both goods, which verification proves', async () => {
    const exported = await send('POST', `/shipments/${id}/opendgd`, {});
    expect(exported.status).toBe(200);
    expect(exported.body).toMatchObject({
      documentReference: 'EXP-118',
      regulation: { edition: '42-24' },
      consignment: {
        parties: { shipper: { name: 'Brightwater Coatings Co., Ltd.' } },
        transport: { sailingDate: '2026-12-08' },
        cargoTransportUnit: { identificationNumber: 'MSKU1234565', tareMassKg: 2230, totalGrossMassKg: 3582 },
        dangerousGoods: [
          { unNumber: '1263', packaging: { numberOfPackages: 40 }, weights: { grossMassKg: 1040 } },
          { unNumber: '1090', packaging: { numberOfPackages: 12 }, weights: { netMassKg: 300 } },
        ],
      },
    });
    const verify = async (text: string) => {
      const form = new FormData();
      form.append('file', new Blob([text]), 'declaration.json');
      const { verified, signed, findings } = (await send('POST', '/forms/verify', form)).body as Record<
        string,
        unknown
      >;
      return { verified, signed, codes: (findings as { code: string }[]).map(({ code }) => code) };
    };
    // Other blanks change nothing of what was signed.
    const text = JSON.stringify(exported.body, null, 4);
    expect(await verify(text)).toEqual({ verified: true, signed: true, codes: [] });
    expect(await verify(text.replace('1040', '1041'))).toEqual({
      ...{ verified: false, signed: true },
      codes: ['value_changed', 'signature_wrong'],
    });
  });
});

test('an OpenDGD declaration is stored as a shipment, and comes back as the same declaration', async () => {
  const { id } = (await send('POST', '/shipments', TWO)).body;
  const sent = (await send('POST', `/shipments/${id}/opendgd`, {})).body as unknown as { consignment: object };
  const { status, body } = await send('POST', '/shipments/opendgd', sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    reference: 'EXP-118',
    sailingDate: '2026-12-01',
    values: { shipper: 'Brightwater Coatings Co., Ltd.' },
    goods: [{ values: { unNo: 'UN1263' }, packages: [drums(40, 'MSKU1234565')] }, { values: { unNo: 'UN1090' } }],
    containers: [{ number: 'MSKU1234565', sizeType: '22G1', tareKg: 2230 }],
  });
  const again = (await send('POST', `/shipments/${body.id}/opendgd`, {})).body;
  expect(again.consignment).toEqual(sent.consignment);
  const refused = await send('POST', '/shipments/opendgd', { ...sent, regulation: {} });
  expect([refused.status, refused.body.code]).toEqual([400, 'opendgd_not_conforming']);
});

test('a repetition with the same Idempotency-Key makes no second shipment', async () => {
  const headers = { 'Idempotency-Key': 'shipment-1' };
  const [first, second] = [
    await send('POST', '/shipments', TWO, headers),
    await send('POST', '/shipments', TWO, headers),
  ];
  expect(idOf(second)).toBe(idOf(first));
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  const other = await send('POST', '/shipments', { ...TWO, reference: 'other' }, headers);
  expect(other.body.code).toBe('idempotency_key_reused');
});

test('goods that must be segregated are refused in one container, and allowed in two', async () => {
  const oxidizer = {
    ...PAINT,
    ...{ unNo: 'UN1479', properShippingName: 'OXIDIZING SOLID, N.O.S.', technicalName: 'potassium nitrate' },
    ...{ imoHazardClassNo: '5.1', packingGroup: 'II', flashPoint: null, emsCode: 'F-A, S-Q' },
  };
  const goods = [TWO.goods[1], { values: oxidizer, packages: [drums(10, 'MSKU1234565')] }];
  const one = idOf(await send('POST', '/shipments', { ...TWO, goods }));
  expect(codes(await send('GET', `/shipments/${one}/check`))).toContain('segregation');
  const refused = await send('GET', `/shipments/${one}/forms/dangerous-goods-form?as=pdf`);
  expect([refused.status, refused.body.code]).toEqual([409, 'form_has_errors']);
  const apart = [goods[0], { values: oxidizer, packages: [drums(10, 'TCLU7654321')] }];
  const containers = [...TWO.containers, { number: 'TCLU7654321' }];
  const two = idOf(await send('POST', '/shipments', { ...TWO, goods: apart, containers }));
  expect(codes(await send('GET', `/shipments/${two}/check`))).not.toContain('segregation');
  // A declaration is of one container.
  const unnamed = await send('POST', `/shipments/${two}/opendgd`, {});
  expect([unnamed.status, unnamed.body.code]).toEqual([409, 'shipment_container_needed']);
  const second = await send('POST', `/shipments/${two}/opendgd`, { container: 'TCLU7654321' });
  expect(second.body).toMatchObject({
    consignment: {
      cargoTransportUnit: { identificationNumber: 'TCLU7654321' },
      dangerousGoods: [{ unNumber: '1479', packaging: { numberOfPackages: 10 } }],
    },
  });
});

test('a template of the customer with a list has a row for each of the goods, which verification proves', async () => {
  const id = idOf(await send('POST', '/shipments', TWO));
  const template = new FormData();
  const list = table([
    ['UN No.', 'Proper shipping name', 'Gross weight'],
    ['', '', ''],
  ]);
  const bytes = Buffer.from(makeDocx(list + paragraph('Shipper: ______') + paragraph('Marine pollutant: □ Yes □ No')));
  template.append('template', new Blob([bytes]), 'carrier.docx');
  const filled = await send('POST', `/shipments/${id}/forms/dangerous-goods-form`, template);
  expect(filled.status).toBe(200);
  const { verified, values, findings } = await verifyForm({ name: 'filled.docx', bytes: filled.bytes });
  expect({ verified, errors: findings.filter(({ severity }) => severity === 'error') }).toEqual({
    verified: true,
    errors: [],
  });
  expect(values.filter(({ key: name }) => name === 'unNo').map(({ value }) => value)).toEqual(['UN1263', 'UN1090']);
  expect(values.find(({ key: name }) => name === 'marinePollutant')).toMatchObject({ value: 'N', inFile: true });
});

test('a manifest of several containers names the packages in each', async () => {
  const [first] = TWO.goods;
  const shipment = {
    ...TWO,
    goods: [{ ...first, packages: [drums(40, 'MSKU1234565'), drums(12, 'TGHU7654321')] }],
    containers: [...TWO.containers, { number: 'TGHU7654321' }],
  };
  const id = idOf(await send('POST', '/shipments', shipment));
  const { bytes } = await send('GET', `/shipments/${id}/forms/dangerous-goods-manifest?as=pdf`);
  const { values, verified } = await verifyForm({ name: 'manifest.pdf', bytes });
  expect(verified).toBe(true);
  expect(values.find(({ key: name }) => name === 'packagesByContainer')?.value).toBe(
    'MSKU1234565: 40 steel drums (1A1), 1040 kg\nTGHU7654321: 12 steel drums (1A1), 312 kg',
  );
});

test('papers of the shipment are compared with its goods, documents with the places on their pages', async () => {
  const document = await upload('sds.pdf', sampleSds());
  const made = await send('POST', '/shipments', {
    goods: [
      { documents: [document], values: { packingGroup: 'III' }, packages: [drums(40, 'MSKU1234565')] },
      { values: ACETONE, packages: [drums(12, 'MSKU1234565')] },
    ],
    papers: [
      {
        kind: 'booking',
        name: 'Booking 4711',

        values: { packageQuantityAndType: '60 drums', grossWeightKgs: 1352 },
      },
      { kind: 'packing-list', goods: [{ goods: 1, values: { packageQuantityAndType: '40 drums' } }] },
    ],
  });
  const { body } = await send('GET', `/shipments/${idOf(made)}/check`);
  const { findings } = body as unknown as {
    findings: { code: string; message: string; places: { page?: number }[] }[];
  };
  const conflicts = findings.filter(({ code }) => code === 'papers_conflict');
  expect(conflicts.map(({ message }) => message)).toEqual([
    'packing group: "II" in sds.pdf, page 2; "III" in the shipment. It is unclear which is wrong.',
    'total number of packages: the 2 goods come to 52, not 60: "60 drums" in Booking 4711; "40 steel drums (1A1)" in the packages of the shipment; "12 steel drums (1A1)" in the packages of the shipment. It is unclear which is wrong; as likely are: "60 drums" in Booking 4711; or "12 steel drums (1A1)" in the packages of the shipment.',
  ]);
  expect(conflicts[0]?.places[0]).toMatchObject({ document: 'sds.pdf', documentId: document, page: 2, quote: 'II' });
  expect(conflicts[1]).toMatchObject({
    ask: {
      chinese:
        '各单证的数据不相符（2项货物合计为52，而非60）：Booking 4711：60 drums；本票货物的包装件：40 steel drums (1A1)；本票货物的包装件：12 steel drums (1A1)。请确认并提供更正后的单证。',
    },
    statements: [
      { paper: 'Booking 4711', field: 'packageQuantityAndType', value: '60 drums', wrong: 'possibly', places: [] },
      { value: '40 steel drums (1A1)', wrong: 'no' },
      { value: '12 steel drums (1A1)', wrong: 'possibly' },
    ],
  });
  const used = await send('DELETE', `/documents/${document}`);
  expect(used.body).toMatchObject({ code: 'document_in_use' });
});
