import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, SCOPES, type Scope } from '../base/index.ts';
import { type DocumentedOperation, documentedOperations, type OpenApiDocument } from '../http/reference/documented.ts';
import { exampleRequest, queryText } from '../http/reference/example-request.ts';
import { startMcp } from '../mcp/testing/start-mcp.ts';
import { ACCOUNT_DECISIONS } from './testing/account-decisions.ts';
import { createSender, type SentRequest } from './testing/send-request.ts';

const running = await startMcp([{ amount: 1500, carrier: 'MAEU', equipment: '40HC' }]);
const { url, keyWith, service, database } = running;
const operations = documentedOperations((await running.getJson('/openapi.json')) as OpenApiDocument);
const decided = (decision: string) =>
  operations.filter(({ operationId }) => ACCOUNT_DECISIONS.get(operationId) === decision);

const CUSTOMER: readonly Scope[] = SCOPES.filter((scope) => scope !== 'admin');
const SHEET = readFileSync(new URL('../../../../examples/documents/safety-data-sheet.pdf', import.meta.url));
const TEMPLATE = readFileSync(new URL('../../../../examples/documents/declaration-template.xlsx', import.meta.url));

type Sent = { status: number; body: Record<string, unknown>; text: string };

const request = createSender(url);
async function send(key: string, wanted: SentRequest): Promise<Sent> {
  const { status, body, bytes } = await request(key, wanted);
  return { status, body, text: bytes.toString('utf8') };
}

/** What an account owns: one of each, by the first part of its path. */
type Owned = Record<
  'documents' | 'extractions' | 'shipments' | 'quotes' | 'orders' | 'webhooks' | 'rate-subscriptions' | 'keys',
  string | number
>;
/** Keys of one account: one with every scope of a customer, and a person's. */
type Tenant = { key: string; person: string; owned: Owned };

const admin = await keyWith(['admin']);
const post = async (key: string, path: string, body: unknown) => (await send(key, { method: 'POST', path, body })).body;
const orderOf = (quoteId: unknown, more: object = {}) => ({
  quoteId,
  parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
  cargo: [{ description: 'Water-based paint', grossWeightKg: 17_600 }],
  ...more,
});

async function openTenant(account: string): Promise<Tenant> {
  const key = await keyWith(CUSTOMER, account);
  const { link } = await service.people.create({ name: `Clerk of ${account}`, role: 'documents', account }, 'test');
  const { key: person } = await service.people.accept(link.split('#')[1] ?? '');
  const uploaded = await send(key, { method: 'POST', path: '/documents', file: SHEET });
  const document = (uploaded.body.data as { id: number }[])[0]?.id ?? 0;
  const extraction = await post(key, '/extractions', { documents: [document] });
  const shipment = await post(key, '/shipments', { goods: [{ extraction: extraction.id }] });
  const { data } = (await send(key, { method: 'GET', path: '/rates' })).body as { data: { id: number }[] };
  const wanted = { rateId: data[0]?.id, quantities: { containers: 1 } };
  const ordered = await post(key, '/quotes', wanted);
  const order = await post(key, '/orders', orderOf(ordered.id));
  const quote = await post(key, '/quotes', wanted);
  const webhook = await post(key, '/webhooks', { url: 'https://hooks.example.com/a' });
  const subscription = await post(key, '/rate-subscriptions', { origin: 'CNSHA', destination: 'NLRTM' });
  const whoami = (await send(key, { method: 'GET', path: '/whoami' })).body;
  const owned: Owned = {
    keys: whoami.keyId as string,
    documents: document,
    extractions: extraction.id as number,
    shipments: shipment.id as number,
    quotes: quote.id as string,
    orders: order.id as string,
    webhooks: webhook.id as string,
    'rate-subscriptions': subscription.id as string,
  };
  expect(Object.values(owned)).not.toContain(undefined);
  return { key, person, owned };
}

const tenants: { acme: Tenant; bolt: Tenant } = {} as never;

beforeAll(async () => {
  // Numbers that nothing else in an answer is.
  for (const [table, from] of Object.entries({ documents: 710_001, extractions: 720_001, shipments: 730_001 }))
    await database.pool.query(`alter table ${table} alter column id restart with ${from}`);
  tenants.acme = await openTenant('acme');
  tenants.bolt = await openTenant('bolt');
});

const MISSING: Owned = {
  ...{ documents: 799_999, extractions: 799_999, shipments: 799_999 },
  ...{ quotes: 'quo_missing00000', orders: 'ord_missing00000', webhooks: 'whk_missing00000' },
  ...{ 'rate-subscriptions': 'sub_missing00000', keys: 'key_missing00000' },
};

const kindOf = ({ path }: DocumentedOperation) => path.split('/')[1] as keyof Owned;
/** Operations on one thing that an account owns, the deleting ones last. */
const ofOne = decided('own')
  .filter(({ path }) => /^\/[a-z-]+\/\{id\}/.test(path))
  .sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
const named = (list: readonly DocumentedOperation[]) =>
  list.map((operation) => ({ name: operation.operationId, operation }));

/** The example request of an operation, on one thing. */
function requestOn(operation: DocumentedOperation, owned: Owned): SentRequest {
  const example = exampleRequest(operation);
  const path = operation.path.replace('{id}', String(owned[kindOf(operation)]));
  const rest = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example.pathValues[name] ?? 1));
  const file = example.files === undefined ? undefined : TEMPLATE;
  const body = file === undefined ? example.body : undefined;
  return { method: operation.method, path: rest + queryText(example), body, file };
}

const keyFor = ({ key, person }: Tenant, { operationId }: DocumentedOperation) =>
  // Only people answer for errors.
  operationId.startsWith('overrule-') ? person : key;

/** An answer without the id it was asked for, and without what differs between any two requests. */
const withoutId = ({ status, text }: Sent, id: string | number) => ({
  status,
  text: text.replaceAll(String(id), 'ID').replaceAll(/"request_id":"[^"]*"/g, ''),
});

it('it was decided of every operation whose data it reads and writes', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.filter((name) => !ACCOUNT_DECISIONS.has(name))).toEqual([]);
  expect([...ACCOUNT_DECISIONS.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect(ofOne.length).toBeGreaterThan(45);
});

describe.each(named(ofOne))('$name', ({ operation }) => {
  it('answers about what another account has as about what does not exist', async () => {
    const { acme, bolt } = tenants;
    const other = await send(keyFor(bolt, operation), requestOn(operation, acme.owned));
    const missing = await send(keyFor(bolt, operation), requestOn(operation, MISSING));
    expect(other.status, other.text).toBe(404);
    const kind = kindOf(operation);
    expect(withoutId(other, acme.owned[kind])).toEqual(withoutId(missing, MISSING[kind]));
  });

  it("finds what is its own, and to the administrator what is anybody's", async () => {
    const { acme, bolt } = tenants;
    const missing = await send(keyFor(bolt, operation), requestOn(operation, MISSING));
    const key = keyFor(acme, operation);
    const own = await send(key, requestOn(operation, acme.owned));
    expect([200, 201, 202, 204, 404, 409, 422], own.text).toContain(own.status);
    expect(own.body.code, own.text).not.toBe(missing.body.code);
    if (operation.method === 'DELETE' || operation.operationId.startsWith('overrule-')) return;
    const asAdmin = await send(admin, requestOn(operation, acme.owned));
    expect([200, 201, 202, 204, 404, 409, 422], asAdmin.text).toContain(asAdmin.status);
    expect(asAdmin.body.code, asAdmin.text).not.toBe(missing.body.code);
  });
});

describe.each(named(decided('own').filter((one) => one['x-required-scope'] !== undefined)))(
  '$name',
  ({ operation }) => {
    const scope = operation['x-required-scope'] as Scope;

    it(`is refused to its own account without ${scope}`, async () => {
      const others = CUSTOMER.filter((one) => one !== scope);
      const key = await keyWith(others, 'acme');
      const { status, body } = await send(key, requestOn(operation, tenants.acme.owned));
      expect([status, body.code]).toEqual([403, 'insufficient_scope']);
    });
  },
);

it.each(named(decided('operator')))('$name is refused to every key of an account', async ({ operation }) => {
  const { status, body } = await send(tenants.bolt.key, requestOn(operation, MISSING));
  expect([status, body.code]).toEqual([403, 'insufficient_scope']);
});

const LISTS = {
  '/documents': 'documents',
  '/extractions': 'extractions',
  '/shipments': 'shipments',
  '/quotes': 'quotes',
  '/orders': 'orders',
  '/webhooks': 'webhooks',
  '/rate-subscriptions': 'rate-subscriptions',
} as const;

describe('lists', () => {
  beforeAll(async () => {
    // What the tests above deleted is there again.
    Object.assign(tenants, { acme: await openTenant('north'), bolt: await openTenant('south') });
  });

  it.each(Object.entries(LISTS))(
    'GET %s shows and counts what is of the account; to the administrator everything, or one account',
    async (path, kind) => {
      const { acme, bolt } = tenants;
      const list = async (key: string, query = '') => (await send(key, { method: 'GET', path: path + query })).body;
      const idsOf = ({ data }: Record<string, unknown>) => (data as { id: unknown }[]).map(({ id }) => id);
      const totalOf = ({ meta }: Record<string, unknown>) => (meta as { total: number }).total;
      const [north, south] = [acme.owned[kind], bolt.owned[kind]];
      const own = await list(acme.key);
      expect(idsOf(own)).toContain(north);
      expect(idsOf(own)).not.toContain(south);
      expect(totalOf(own)).toBe(idsOf(own).length);
      expect(idsOf(await list(admin, '?per_page=100'))).toEqual(expect.arrayContaining([north, south]));
      if (kind === 'webhooks' || kind === 'rate-subscriptions') return;
      expect(idsOf(await list(admin, '?account=north'))).toEqual(idsOf(own));
      const foreign = await list(bolt.key, '?account=north');
      expect([idsOf(foreign), totalOf(foreign)]).toEqual([[], 0]);
    },
  );
});

describe('what one account has', () => {
  it('is not named by what another account makes, as if it did not exist', async () => {
    const { acme, bolt } = tenants;
    const quote = (await post(bolt.key, '/quotes', { rateId: 1, quantities: { containers: 1 } })).id;
    const naming = (owned: Owned): [string, SentRequest][] => [
      ['extraction', { method: 'POST', path: '/extractions', body: { documents: [owned.documents] } }],
      [
        'mixed extraction',
        { method: 'POST', path: '/extractions', body: { documents: [bolt.owned.documents, owned.documents] } },
      ],
      ['shipment', { method: 'POST', path: '/shipments', body: { goods: [{ documents: [owned.documents] }] } }],
      ['goods', { method: 'POST', path: '/shipments', body: { goods: [{ extraction: owned.extractions }] } }],
      [
        'paper',
        {
          method: 'POST',
          path: '/shipments',
          body: { goods: [{ values: { unNo: 'UN1263' } }], papers: [{ kind: 'invoice', order: owned.orders }] },
        },
      ],
      [
        'changed shipment',
        {
          method: 'PATCH',
          path: `/shipments/${bolt.owned.shipments}`,
          body: { goods: [{ documents: [owned.documents] }] },
        },
      ],
      ['order', { method: 'POST', path: '/orders', body: orderOf(owned.quotes) }],
      ['preview', { method: 'POST', path: '/orders?preview=true', body: orderOf(owned.quotes) }],
      ['papers', { method: 'POST', path: '/orders', body: orderOf(quote, { documents: [{ id: owned.documents }] }) }],
      ['quote', { method: 'PATCH', path: `/orders/${bolt.owned.orders}`, body: { quoteId: owned.quotes } }],
      [
        'picture',
        { method: 'GET', path: `/documents/${bolt.owned.documents}/pages/1/picture?extraction=${owned.extractions}` },
      ],
    ];
    const missing = new Map(naming(MISSING));
    for (const [name, request] of naming(acme.owned)) {
      const hidden = (one: Sent, owned: Owned) => {
        let { text } = one;
        for (const id of Object.values(owned)) text = withoutId({ ...one, text }, id).text;
        return text;
      };
      const other = await send(bolt.key, request);
      const none = await send(bolt.key, missing.get(name) ?? request);
      expect([name, other.status < 400]).toEqual([name, false]);
      expect([name, other.status, hidden(other, acme.owned)]).toEqual([name, none.status, hidden(none, MISSING)]);
    }
  });

  it("is the operator's to see, but an extraction or an order of the operator does not mix accounts", async () => {
    const { acme, bolt } = tenants;
    const documents = [acme.owned.documents, bolt.owned.documents];
    expect(await post(admin, '/extractions', { documents })).toMatchObject({ code: 'document_not_found' });
    const made = await post(admin, '/extractions', { documents: [acme.owned.documents] });
    const seen = async (key: string) => (await send(key, { method: 'GET', path: `/extractions/${made.id}` })).status;
    expect([await seen(acme.key), await seen(bolt.key)]).toEqual([200, 404]);
    expect(await post(admin, '/shipments', { goods: [{ extraction: acme.owned.extractions }] })).toMatchObject({
      code: 'extraction_not_found',
    });
  });

  it('is a document of its own, though another account sent the same bytes', async () => {
    const south = await keyWith(CUSTOMER, 'south-2');
    const north = await keyWith(CUSTOMER, 'north-2');
    const upload = async (key: string) => {
      const { status, body } = await send(key, { method: 'POST', path: '/documents', file: SHEET });
      return { status, ...(body.data as { id: number; isDuplicate: boolean; uploadedAt: string }[])[0] };
    };
    const [first, second] = [await upload(south), await upload(north)];
    expect([first.status, second.status, second.isDuplicate]).toEqual([201, 201, false]);
    expect(second.id).not.toBe(first.id);
    expect((await upload(north)).id).toBe(second.id);
    expect((await send(north, { method: 'DELETE', path: `/documents/${second.id}` })).status).toBe(204);
    const kept = await send(south, { method: 'GET', path: `/documents/${first.id}/pages` });
    expect([kept.status, kept.text.includes('lines')]).toEqual([200, true]);
  });

  it('is in no event that another account reads, whatever its scopes', async () => {
    const { acme, bolt } = tenants;
    const read = async (key: string) =>
      (await send(key, { method: 'GET', path: '/events?type=agent-rate.order.*' })).text;
    const subject = `orders/${acme.owned.orders}`;
    expect(await read(acme.key)).toContain(subject);
    expect(await read(bolt.key)).toContain(`orders/${bolt.owned.orders}`);
    expect(await read(bolt.key)).not.toContain(subject);
    expect(await read(admin)).toContain(subject);
  });

  it('is in no webhook of another account, and in its own', async () => {
    const { acme, bolt } = tenants;
    const deliveriesOf = async ({ key, owned }: Tenant) =>
      (await send(key, { method: 'GET', path: `/webhooks/${owned.webhooks}/deliveries` })).text;
    const eventOf = async ({ key }: Tenant) => {
      const made = await post(key, '/quotes', { rateId: 1, quantities: { containers: 1 } });
      const order = await post(key, '/orders', orderOf(made.id));
      const { data } = (await send(key, { method: 'GET', path: `/orders/${order.id}/events` })).body;
      return String((data as { id: string }[])[0]?.id);
    };
    await service.webhooks.startWork();
    const [ofAcme, ofBolt] = [await eventOf(acme), await eventOf(bolt)];
    await expect.poll(() => deliveriesOf(acme), { timeout: 10_000 }).toContain(ofAcme);
    await expect.poll(() => deliveriesOf(bolt), { timeout: 10_000 }).toContain(ofBolt);
    expect(await deliveriesOf(bolt)).not.toContain(ofAcme);
    expect(await deliveriesOf(acme)).not.toContain(ofBolt);
  });

  it('is not found by its UN number when an edition changes it', async () => {
    const numbers = async (account: string) => {
      const seen = service.extractions.within({ account, seesAll: false });
      const { extractions } = await seen.listExtractions({ status: 'done' }, { page: 1, perPage: 1 });
      const value = (await seen.getExtraction(extractions[0]?.id ?? 0)).values.unNo?.value;
      return { found: await seen.listByNumber([String(value).slice(-4)]), id: extractions[0]?.id };
    };
    const [north, south] = [await numbers('north'), await numbers('south')];
    expect(north.found.map(({ id }) => id)).toContain(north.id);
    expect(south.found.map(({ id }) => id)).not.toContain(north.id);
  });

  it("is out of reach of the tools and resources of another account's agents", async () => {
    const { acme } = tenants;
    const agent = await running.connect('2026', CUSTOMER, 'south');
    const call = async (name: string, args: Record<string, unknown>) =>
      JSON.stringify(await agent.callTool({ name, arguments: args }));
    for (const [name, args, code] of [
      ['get_order', { id: acme.owned.orders }, 'order_not_found'],
      ['preview_order', orderOf(acme.owned.quotes), 'quote_not_found'],
      ['fill_form', { extraction: acme.owned.extractions, as: 'xlsx' }, 'extraction_not_found'],
      ['extract_document', { documents: [acme.owned.documents] }, 'document_not_found'],
      ['check_dangerous_goods', { extraction: acme.owned.extractions }, 'extraction_not_found'],
    ] as const)
      expect([name, await call(name, args)]).toEqual([name, expect.stringContaining(code)]);
    for (const uri of [
      `agent-rate://orders/${acme.owned.orders}`,
      `agent-rate://extractions/${acme.owned.extractions}`,
      `agent-rate://documents/${acme.owned.documents}/pages/1`,
    ])
      await expect(agent.readResource({ uri })).rejects.toThrow(/^(There is no|No) .*id|^No page/);
  });
});

it('an Idempotency-Key of one account says nothing about another', async () => {
  const [one, two] = [await keyWith(CUSTOMER, 'east'), await keyWith(CUSTOMER, 'west')];
  const place = async (key: string) => {
    const quote = await post(key, '/quotes', { rateId: 1, quantities: { containers: 1 } });
    const response = await fetch(`${url}/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'order-1', 'content-type': 'application/json' },
      body: JSON.stringify(orderOf(quote.id)),
    });
    return { status: response.status, replayed: response.headers.get('idempotent-replayed') };
  };
  expect([await place(one), await place(two)]).toEqual([
    { status: 201, replayed: null },
    { status: 201, replayed: null },
  ]);
});

it('an approver sees the orders of every key of the account, and of no other', async () => {
  const clerk = await keyWith(['rates:read', 'orders:read', 'orders:write'], 'inner');
  const quote = await post(clerk, '/quotes', { rateId: 1, quantities: { containers: 1 } });
  const { id } = await post(clerk, '/orders', orderOf(quote.id));
  const status = async (account: string) => {
    const key = await keyWith(ROLES.approver, account);
    return (await send(key, { method: 'GET', path: `/orders/${id}` })).status;
  };
  expect([await status('inner'), await status('main'), await status('outer')]).toEqual([200, 404, 404]);
});
