import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipParts } from '../base/index.ts';
import { startMcp } from '../mcp/testing/start-mcp.ts';

const mcp = await startMcp([{ amount: 1500 }], { AGENT_RATE_REQUESTS_PER_MINUTE: '600' });
const client = await mcp.connect('2026', ['documents:read', 'documents:write'], 'acme');
const call = async (name: string, args: Record<string, unknown> = {}) => {
  const result = await client.callTool({ name, arguments: args });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return result.structuredContent as Record<string, unknown>;
};
const example = (name: string) => readFileSync(new URL(`../../../../examples/documents/${name}`, import.meta.url));
const send = async (url: string, name: string, bytes: Uint8Array) => {
  const form = new FormData();
  form.append('file', new Blob([bytes.slice()]), name);
  const response = await fetch(url, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as { data: { id: number }[]; code?: string } };
};

const SHEET = [
  ...['Safety data sheet', 'Section 1: Identification', 'Product name: Zinc Primer 400', 'Manufacturer: Example GmbH'],
  ...['Section 9: Physical and chemical properties', 'Flash point: 27 °C', 'Section 14: Transport information'],
  ...['UN number: UN1263', 'UN proper shipping name: PAINT', 'Transport hazard class(es): 3', 'Packing group: III'],
].join('\n');

it('takes a file without a key, fills it into one’s own workbook with a correction, and verifies what comes back', async () => {
  const { url } = await call('upload_link');
  const sheet = await send(String(url), 'primer.txt', Buffer.from(SHEET));
  expect(sheet.status, JSON.stringify(sheet.body)).toBeLessThan(300);
  const own = await send(String(url), 'own.xlsx', example('declaration-template.xlsx'));
  const targetFormat = 'yml_dangerous_goods_data';
  const { id } = await call('extract_document', { documents: [sheet.body.data[0]?.id], targetFormat });
  const corrections = [{ key: 'flashPoint', value: '29 °C', reason: 'Confirmed by the shipper' }];
  const corrected = await call('correct_extraction', { id, corrections });
  expect(JSON.stringify(corrected.record)).toContain('29 °C');
  const filled = await call('fill_form', { extraction: id, template: own.body.data[0]?.id });
  const file = await fetch(String(filled.url));
  expect(file.status).toBe(200);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(bytes.byteLength).toBeGreaterThan(1_000);
  const back = await send(String(url), 'filled.xlsx', bytes);
  const args = { document: back.body.data[0]?.id, sources: [sheet.body.data[0]?.id] };
  const verified = await call('call_tool', { name: 'verify_form', arguments: args });
  expect(verified).toMatchObject({ verified: true });
});

it('brings the values of a form along, and its address tells none of them', async () => {
  const { url } = await call('upload_link');
  const sheet = await send(String(url), 'values.txt', Buffer.from(`${SHEET}\nRevision: 2`));
  const targetFormat = 'yml_dangerous_goods_data';
  const { id } = await call('extract_document', { documents: [sheet.body.data[0]?.id], targetFormat });
  const key = await mcp.keyWith(['documents:read', 'documents:write'], 'acme');
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const values = { emergencyContactPerson: 'Brightwater Night Desk', emergencyContactTelephone: '+86 532 8388 9090' };
  const made = async () => {
    const body = JSON.stringify({ to: 'form', extraction: id, values });
    return ((await (await fetch(`${mcp.url}/links`, { method: 'POST', headers, body })).json()) as { path: string })
      .path;
  };
  const [path, other] = [await made(), await made()];
  expect(path).not.toBe(other);
  const bytes = Buffer.from(path.replace('/links/', ''), 'base64url');
  const readings = Array.from(bytes, (_, from) => {
    try {
      return inflateRawSync(bytes.subarray(from)).toString();
    } catch {
      return bytes.subarray(from).toString();
    }
  });
  expect(readings.join('\n')).not.toMatch(/Brightwater|8388|emergency|export-extraction/);
  const filled = await fetch(mcp.url + path);
  expect(filled.status).toBe(200);
  const parts = [...zipParts(new Uint8Array(await filled.arrayBuffer()))];
  expect(parts.map((part) => Buffer.from(part.bytes).toString()).join('\n')).toContain('Brightwater Night Desk');
});

it('can do no more than its key: what another account owns is not found, what it was not made for is refused', async () => {
  const { url } = await call('upload_link');
  const [id] = (await send(String(url), 'primer.txt', Buffer.from(SHEET))).body.data.map((one) => one.id);
  const other = await mcp.keyWith(['documents:read'], 'bolt');
  const link = async (key: string, json: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`${mcp.url}/links`, { method: 'POST', headers, body: JSON.stringify(json) });
    return mcp.url + ((await response.json()) as { path: string }).path;
  };
  expect((await fetch(await link(other, { to: 'document', document: id }))).status).toBe(404);
  expect((await send(await link(other, { to: 'upload' }), 'a.txt', Buffer.from(SHEET))).status).toBe(404);
  expect((await fetch(String(url))).status).toBe(404);
});

it('ends with its key, and is nothing once a character of it differs', async () => {
  const { key, key: text } = await mcp.service.keys.create({
    name: 'short',
    scopes: ['documents:write', 'documents:read'],
  });
  const response = await fetch(`${mcp.url}/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${text}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to: 'upload' }),
  });
  const { path } = (await response.json()) as { path: string };
  expect((await send(mcp.url + path, 'a.txt', Buffer.from(SHEET))).status).toBeLessThan(300);
  const changed = path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect((await send(mcp.url + changed, 'a.txt', Buffer.from(SHEET))).body.code).toBe('link_invalid');
  const { keyId } = await mcp.service.authenticate(`Bearer ${key}`);
  await mcp.service.keys.revoke(keyId ?? '');
  expect((await send(mcp.url + path, 'a.txt', Buffer.from(SHEET))).body.code).toBe('link_invalid');
});

it('refuses what is no link before it takes the file', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const sending = request(`${mcp.url}/links/not.one`, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.setTimeout(2_000, () => sending.destroy(new Error('the service waits for the whole file')));
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nSafety data');
  });
  expect(status).toBe(404);
});

it('counts what is asked through a link as asked with its key', async () => {
  const { url } = await call('upload_link');
  const left = async () => {
    const form = new FormData();
    form.append('file', new Blob([SHEET]), 'primer.txt');
    const { headers } = await fetch(String(url), { method: 'POST', body: form });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  const first = await left();
  expect(first).toBeGreaterThan(0);
  expect(await left()).toBe(first - 1);
});
