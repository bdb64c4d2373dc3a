import { expect, test } from 'vitest';
import { verifyForm } from '../forms/index.ts';
import { startService } from '../testing/start-service.ts';

const { url, keyWith } = await startService([{ amount: 1800 }]);
const key = await keyWith(['documents:read', 'documents:write']);

async function send(method: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const answer = (isJson ? JSON.parse(new TextDecoder().decode(bytes)) : {}) as Record<string, unknown>;
  return { status: response.status, body: answer, bytes };
}

const SHEET = [
  ...['SAFETY DATA SHEET', 'SECTION 1: Identification', 'Emergency telephone number: +44 20 7946 0999 (24 h)'],
  ...['SECTION 9: Physical and chemical properties', 'Flash point: -18 °C (closed cup)'],
  ...['SECTION 14: Transport information', 'IMDG', 'UN number: UN1090', 'Proper shipping name: ACETONE', 'Class: 3'],
  'Packing group: II',
];

/** An extraction of a data sheet of acetone. */
async function extractSheet(): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([SHEET.join('\n')]), 'acetone.txt');
  const uploaded = (await send('POST', '/documents', form)).body.data as { id: number }[];
  const made = await send('POST', '/extractions', { documents: uploaded.map(({ id }) => id) });
  return Number(made.body.id);
}
const correct = (id: number, field: string, value: string) =>
  send('POST', `/extractions/${id}/corrections`, { corrections: [{ key: field, value, reason: 'from the label' }] });
const codesOf = ({ body }: { body: Record<string, unknown> }) =>
  ((body.findings ?? (body.data as { findings?: object[] })?.findings ?? []) as { code: string }[]).map(
    ({ code }) => code,
  );

test('a correction that was replaced counts in no check and for no form of the shipment', async () => {
  const extraction = await extractSheet();
  for (const group of ['III', 'II']) expect((await correct(extraction, 'packingGroup', group)).status).toBe(200);
  const packages = [{ count: 12, kind: 'steel drums (1A1)', grossMassKg: 312, netMassKg: 300 }];
  const shipment = (await send('POST', '/shipments', { goods: [{ extraction, packages }] })).body.id;
  const found = codesOf(await send('GET', `/shipments/${shipment}/check`));
  expect(found).not.toContain('packing_group_mismatch');
  expect(found).not.toContain('value_contradicts_document');
  expect((await send('GET', `/shipments/${shipment}/forms/dangerous-goods-form?as=pdf`)).status).toBe(200);
});

test('a mass that is no figure is an error, and no form is signed with it', async () => {
  const extraction = await extractSheet();
  await correct(extraction, 'grossWeightKgs', 'a lot');
  const refused = await send('GET', `/extractions/${extraction}/export?as=pdf&format=yml_dangerous_goods_data`);
  expect([refused.status, refused.body.code]).toEqual([409, 'form_has_errors']);
  expect(codesOf(refused)).toContain('mass_not_figure');
});

test('the emergency contact that a shipment states stands on its form, not that of the data sheet', async () => {
  const extraction = await extractSheet();
  const own = '+86 532 8388 9090';
  const packages = [{ count: 12, kind: 'steel drums (1A1)', grossMassKg: 312, netMassKg: 300 }];
  const made = { values: { emergencyContactTelephone: own }, goods: [{ extraction, packages }] };
  const shipment = (await send('POST', '/shipments', made)).body.id;
  const { bytes } = await send('GET', `/shipments/${shipment}/forms/dangerous-goods-form?as=pdf`);
  const { values } = await verifyForm({ name: 'form.pdf', bytes });
  const shown = values.filter(({ key: name }) => name === 'emergencyContactTelephone');
  expect(shown.map(({ value }) => value)).toEqual([own]);
});
