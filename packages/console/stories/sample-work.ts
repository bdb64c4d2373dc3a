import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AgentRateClient, createClient, type OutputOf } from '@agent-rate/client';

/** What names of the sample work are taken from; a story about hostile text gives its own. */
export type SampleNames = {
  readonly shipper: string;
  readonly goods: string;
  readonly file: string;
  readonly key: string;
};

/** Ids of what was made. */
export type SampleWork = {
  readonly draft: number;
  readonly published: number;
  /** A draft with LCL rates, like which others are published. */
  readonly lclDraft: number;
  readonly extraction: number;
  readonly order: string;
  /** One that was approved beforehand, and one of a key for tests. */
  readonly mandated: string;
  readonly testOrder: string;
  /** The quote of that order, and one of two rates. */
  readonly quote: string;
  readonly quoteOfParts: string;
  /** An order of such a quote, confirmed in part; another of which the buyer accepted a part and the rest is open. */
  readonly offered: string;
  readonly open: string;
  /** A shipment of two goods whose booking does not agree with them. */
  readonly shipment: number;
};

const NAMES: SampleNames = {
  shipper: 'Ningbo Harbour Coatings Co., Ltd.',
  goods: 'Water-based paint',
  file: 'msc-spot-week-2.csv',
  key: 'Booking agent',
};
const example = (path: string) => readFile(new URL(`../../../examples/${path}`, import.meta.url));
const DOCUMENTS = ['safety-data-sheet.pdf', 'packing-certificate.pdf', 'scanned-data-sheet.pdf'];
const DAY_MILLISECONDS = 86_400_000;

/** Gives every list of a service something to show, with invented data: sheets, documents, orders, keys, webhooks. */
export async function makeSampleWork(url: string, adminKey: string, names: SampleNames = NAMES): Promise<SampleWork> {
  const admin = createClient({ baseUrl: url, key: adminKey });
  const { key } = await admin.call('create-key', {
    body: { name: names.key, scopes: ['rates:read', 'orders:read', 'orders:write'], limits: { approval: 'always' } },
  });
  const sheets = await importSheets(admin, names);
  const extraction = await readDocuments(admin);
  const shipment = await storeShipment(admin, extraction, names);
  const clientOf = (of: string) => createClient({ baseUrl: url, key: of });
  const tester = await admin.call('create-key', {
    body: { name: 'Integration', environment: 'test', scopes: ['rates:read', 'orders:read', 'orders:write'] },
  });
  // Quotes say their totals in another currency too.
  await setPrices(admin, names);
  const orders = await placeOrders({ admin, agent: clientOf(key), tester: clientOf(tester.key) }, names);
  const webhook = { url: 'https://hooks.example.com/agent-rate', types: ['agent-rate.order.*'] };
  const { id } = await admin.call('create-webhook', { body: webhook });
  await admin.call('test-webhook', { path: { id } });
  await admin.call('add-port-alias', { body: { text: 'Shangxhai', code: 'CNSHA' } });
  const { quote } = await admin.call('get-order', { path: { id: orders.order } });
  return { ...sheets, ...orders, extraction, quote: quote.id, shipment };
}

/** A price list for the keys of a customer, and exchange rates. */
async function setPrices(admin: AgentRateClient, names: SampleNames): Promise<void> {
  await admin.call('create-key', { body: { name: names.key, scopes: ['rates:read'], account: 'acme' } });
  const rules = [{ percent: 8, minimum: 75, currency: 'USD' }];
  await admin.call('create-price-list', { body: { name: 'retail', accounts: ['acme'], rules } });
  const date = new Date().toISOString().slice(0, 10);
  const rates = { USD: 1.0845, CNY: 7.7031 };
  await admin.call('import-exchange-rates', { body: { source: names.goods, date, base: 'EUR', rates } });
}

async function importSheets(admin: AgentRateClient, names: SampleNames) {
  const read = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
    admin.call('import-rate-sheet', { files: [{ name, bytes }], body: {} });
  const isoDay = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const csv = (rows: readonly string[]) =>
    Buffer.from(
      ['POL,POD,Carrier,20GP,40HC,Currency,Valid from,Valid to']
        .concat(rows.map((row) => `${row},USD,${isoDay(0)},${isoDay(90)}`))
        .join('\n'),
    );
  const rows = ['Shanghai,Rotterdam,MSC,1650,2390', 'Ningbo,Hamburg,MSC,1700,2450', 'Qingdao,Antwerp,MSC,1690,2440'];
  const published = await read('msc-spot.csv', csv(rows));
  await admin.call('publish-rate-sheet', { path: { id: published.id } });
  await read('msc-fak-2027.xlsx', new Uint8Array(await example('rate-sheets/revised/msc-fak-2027.xlsx')));
  const changed = [
    'Shanghai,Rotterdam,MSC,1750,3950',
    'Ningbo,Hamburg,MSC,1700,2310',
    'Shangxhai Prt,Antwerp,MSC,1700,2450',
  ];
  const draft = await read(names.file, csv([...changed, `${names.goods},Antwerp,MSC,1700,2450`]));
  const lcl = (amount: number) =>
    Buffer.from(
      [
        'POL,POD,Carrier,USD per W/M,Min USD,CFS per W/M,B/L fee per B/L,BAF,Valid from,Valid to',
        `Shanghai,Hamburg,MSC,${amount},${amount},12,45,,${isoDay(0)},${isoDay(90)}`,
        `Ningbo,Hamburg,MSC,${amount + 2},${amount + 2},12,45,8,${isoDay(0)},${isoDay(90)}`,
      ].join('\n'),
    );
  const consolidated = await read('lcl.csv', lcl(38));
  await admin.call('publish-rate-sheet', { path: { id: consolidated.id } });
  const lclDraft = await read('lcl-new.csv', lcl(40));
  return { draft: draft.id, published: published.id, lclDraft: lclDraft.id };
}

async function readDocuments(admin: AgentRateClient): Promise<number> {
  const ids: number[] = [];
  for (const name of DOCUMENTS) {
    const { data } = await admin.call('upload-documents', {
      files: [{ name, bytes: await example(`documents/${name}`) }],
    });
    const { id } = await admin.call('extract-documents', { body: { documents: data.map((document) => document.id) } });
    ids.push(id);
  }
  const [first = 0] = ids;
  while ((await admin.call('get-extraction', { path: { id: first } })).status !== 'done') await sleep(200);
  return first;
}

/** A shipment of goods with a data sheet and goods without one, in one container, and a booking for fewer packages. */
async function storeShipment(admin: AgentRateClient, extraction: number, names: SampleNames): Promise<number> {
  const packages = (count: number) => ({
    ...{ container: 'MSKU1234565', count, kind: 'steel drums (1A1)' },
    ...{ grossMassKg: count * 26, netMassKg: count * 25 },
  });
  const { id } = await admin.call('create-shipment', {
    body: {
      reference: 'EXP-2026-118',
      sailingDate: '2026-12-01',
      values: { shipper: names.shipper, declarantName: 'Li Wei' },
      goods: [
        { extraction, values: { packingGroup: 'I' }, packages: [packages(40)] },
        {
          values: {
            unNo: 'UN1942',
            properShippingName: 'AMMONIUM NITRATE',
            imoHazardClassNo: '5.1',
            packingGroup: 'III',
          },
          packages: [packages(12)],
        },
      ],
      containers: [{ number: 'MSKU1234565', sizeType: '22G1', seals: 'CN998877', tareKg: 2230, maxGrossKg: 3000 }],
      papers: [{ kind: 'booking', name: names.file, values: { packageQuantityAndType: '50 drums' } }],
    },
  });
  return id;
}

type Clients = Readonly<Record<'admin' | 'agent' | 'tester', AgentRateClient>>;

/** A quote of two container types of a lane, with its total in euros; its id. */
async function quoteParts(client: AgentRateClient): Promise<string> {
  const lane = { origin: 'CNSHA', destination: 'NLRTM' } as const;
  const part = (equipment: string, containers: number) => ({ ...lane, equipment, quantities: { containers } });
  const body = { parts: [part('40HC', 3), part('20GP', 1)], convertTo: 'EUR', reference: 'RFQ-2026-77' };
  return (await client.call('create-quote', { body })).id;
}

/** Orders in several states; the id of one that waits for approval. */
async function placeOrders({ admin, agent, tester }: Clients, names: SampleNames) {
  const quoteFor = async (client: AgentRateClient, containers: number) => {
    const lane = { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', quantities: { containers } } as const;
    return (await client.call('create-quote', { body: lane })).id;
  };
  const place = async (client: AgentRateClient, quoteId: string, mandate?: OutputOf<'create-mandate'>) => {
    const order = await client.call('place-order', {
      body: {
        quoteId,
        parties: [{ role: 'SHIPPER', name: names.shipper, address: '18 Harbour Road, Ningbo' }],
        cargo: [{ description: names.goods, packages: { count: 80, type: 'drum' }, grossWeightKg: 17_600 }],
        references: [{ type: 'FF', value: 'SEA-2026-1181' }],
        ...(mandate ? { mandate } : {}),
      },
    });
    if (!('id' in order)) throw new Error('The order was only previewed.');
    return order.id;
  };
  const placeFor = async (containers: number) => place(agent, await quoteFor(agent, containers));
  const approve = (quoteId: string) =>
    admin.call('create-mandate', { path: { id: quoteId }, body: { shipper: names.shipper } });
  const confirmed = await placeFor(1);
  await admin.call('approve-order', { path: { id: confirmed }, body: {} });
  await admin.call('confirm-order', { path: { id: confirmed }, body: { carrierBookingReference: 'MSC0042131' } });
  const rejected = await placeFor(4);
  await admin.call('reject-order', { path: { id: rejected }, body: { reason: names.goods } });
  await placeFor(3);
  await approve(await quoteFor(agent, 6));
  const approved = await quoteFor(agent, 5);
  const mandated = await place(agent, approved, await approve(approved));
  const confirmPart = async (quoteId: string, rest: 'declined' | 'open') => {
    const id = await place(agent, quoteId);
    await admin.call('approve-order', { path: { id }, body: {} });
    const confirmed = [{ part: 1, containers: 2 }];
    await admin.call('confirm-order', { path: { id }, body: { confirmed, rest, reason: names.goods } });
    return id;
  };
  const offered = await confirmPart(await quoteParts(agent), 'declined');
  const open = await confirmPart(await quoteParts(agent), 'open');
  await agent.call('accept-confirmation', { path: { id: open }, body: {} });
  const testOrder = await place(tester, await quoteFor(tester, 2));
  return { order: await placeFor(2), mandated, testOrder, quoteOfParts: await quoteParts(agent), offered, open };
}
