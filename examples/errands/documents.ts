import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Errand } from './errand.ts';

const TEMPLATE = new URL('../documents/declaration-template.xlsx', import.meta.url);
const SHEET = [
  ...['Safety data sheet', 'Section 1: Identification', 'Product name: Zinc Primer 400', 'Manufacturer: Example GmbH'],
  ...['Section 9: Physical and chemical properties', 'Flash point: 27 °C', 'Section 14: Transport information'],
  ...['UN number: UN1263', 'UN proper shipping name: PAINT', 'Transport hazard class(es): 3', 'Packing group: III'],
].join('\n');

/** Sends a file to an address that `upload_link` gave, as the agent's client does, and gives its id. */
async function send(url: string, name: string, bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([bytes.slice()]), name);
  const response = await fetch(url, { method: 'POST', body: form });
  const { data } = (await response.json()) as { data: { id: number }[] };
  return data[0]?.id ?? 0;
}

/** Papers: from a data sheet to a declaration. */
export const documentErrands: readonly Errand[] = [
  {
    title: 'data sheet to declaration, corrected, verified',
    run: async (agent) => {
      const { url } = await agent.call('upload_link');
      const sheet = await send(String(url), 'primer.txt', Buffer.from(SHEET));
      const template = await send(String(url), 'own.xlsx', readFileSync(TEMPLATE));
      const targetFormat = 'yml_dangerous_goods_data';
      const { id } = await agent.call('extract_document', { documents: [sheet], targetFormat });
      const corrections = [{ key: 'flashPoint', value: '29 °C', reason: 'Confirmed by the shipper' }];
      await agent.call('correct_extraction', { id, corrections });
      const checked = await agent.call('check_dangerous_goods', { extraction: id });
      assert.notEqual(checked.verdict, 'error');
      const filled = await agent.call('fill_form', { extraction: id, template });
      const bytes = new Uint8Array(await (await fetch(String(filled.url))).arrayBuffer());
      const args = { document: await send(String(url), 'filled.xlsx', bytes), sources: [sheet] };
      const verified = await agent.call('call_tool', { name: 'verify_form', arguments: args });
      assert.equal(verified.verified, true);
    },
  },
];
