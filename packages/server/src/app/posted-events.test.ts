import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { EVENT_TYPE_NAMES } from '../events/index.ts';
import { startService } from '../testing/start-service.ts';
import { printOpenApi } from './offline-openapi.ts';

const document = JSON.parse(await printOpenApi());
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, uri: true } });
ajv.addSchema({ $id: 'api', components: document.components });

test('OpenAPI describes every type of event as a webhook', () => {
  expect(Object.keys(document.webhooks)).toEqual(EVENT_TYPE_NAMES);
});

test('an event has the shape that OpenAPI gives its type', async () => {
  const { url, keyWith } = await startService([{ amount: 1800 }]);
  const key = await keyWith(['admin']);
  const ask = (path: string, body?: object) =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': path },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then((response) => response.json());
  const { data: rates } = (await ask('/rates')) as { data: { id: number }[] };
  const quote = (await ask('/quotes', { rateId: rates[0]?.id, quantities: { containers: 1 } })) as { id: string };
  const parties = [{ role: 'SHIPPER', name: 'Nordlicht GmbH' }];
  const order = await ask('/orders', { quoteId: quote.id, parties, cargo: [{ description: 'Machine parts' }] });
  expect(order).toMatchObject({ id: expect.any(String) });
  const { data: events } = (await ask('/events')) as { data: { type: string }[] };
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    const at = document.webhooks[event.type].post.requestBody.content['application/json'].schema.$ref;
    expect(ajv.validate({ $ref: `api${at}` }, event), `${event.type}: ${ajv.errorsText()}`).toBe(true);
  }
});
