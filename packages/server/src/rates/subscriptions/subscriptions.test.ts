import { afterEach, describe, expect, it } from 'vitest';
import { type Caller, createLog, type Scope } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { type Event, type Events, type KeyFamily, openEvents } from '../../events/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import { publishSheet, revertSheet } from '../publications/publication-store.ts';
import { appendPublicationEvents } from './publication-events.ts';
import type { PriceChange } from './subscription.schema.ts';
import { openSubscriptions } from './subscriptions.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const families: Record<string, KeyFamily> = {};
const keyWith = (keyId: string, ...scopes: Scope[]): Caller => {
  families[keyId] = { account: 'main', keyIds: [keyId], scopes, isActive: true };
  return { keyId, account: 'main', name: keyId, scopes };
};
const findKeyFamily = async (id: string) => families[id];
const events = openEvents({ database, changes, source: '/test', findKeyFamily });
const names = () => ({ ports: createPortResolver(), carriers: createCarrierDirectory() });
const deps = { database, changes, events, findKeyFamily, names, log: createLog('silent') };
const subscriptions = openSubscriptions(deps);
const watcher = keyWith('key_watcher', 'rates:read');

const publish = async (samples: SampleRate[]) => {
  const id = await saveSampleDraft(database, samples);
  await publishSheet(database, id, 'test');
  return id;
};
const eventsAfter = async (after: string, caller = watcher): Promise<Event[]> =>
  (await events.list({ after }, await events.readerOf(caller))).events;
const changesAfter = async (after: string) =>
  (await eventsAfter(after))
    .filter(({ type }) => type === 'agent-rate.rates.changed.v1')
    .map(({ subject, data }) => ({ subject, ...(data as { total: number; changes: PriceChange[] }) }));
const MARCH = { validFrom: '2031-03-01', validTo: '2031-03-31' };

afterEach(async () => {
  await appendPublicationEvents(deps);
  await database.pool.query('delete from rate_subscriptions');
});

describe('a lane that is watched', () => {
  it('gets what a publication changes, old and new prices with their rates', async () => {
    await publish([{ origin: 'CNSHA', destination: 'NLRTM', amount: 1000, ...MARCH }]);
    await appendPublicationEvents(deps);
    const after = await events.readEnd();
    const { id } = await subscriptions.create({ origin: '上海', destination: 'Rotterdam' }, watcher);
    const sheet = await publish([
      { origin: 'CNSHA', destination: 'NLRTM', amount: 1200, validFrom: '2031-03-15', validTo: '2031-04-15' },
      { origin: 'CNSHA', destination: 'NLRTM', amount: 700, equipment: '20GP', ...MARCH },
      { origin: 'CNNGB', destination: 'NLRTM', amount: 1150, ...MARCH },
    ]);
    await appendPublicationEvents(deps);
    const [told, ...more] = await changesAfter(after);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      subject: `rate-subscriptions/${id}`,
      total: 2,
      publication: { kind: 'publish', sheet },
    });
    const price = (amount: number, validFrom: string, validTo: string) => ({
      ...{ rate: expect.any(Number), amount, total: amount, currency: 'USD', validFrom, validTo },
    });
    const lane = { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU' };
    expect(told?.changes).toEqual([
      { ...lane, equipment: '20GP', kind: 'added', before: [], after: [price(700, '2031-03-01', '2031-03-31')] },
      {
        ...lane,
        equipment: '40HC',
        kind: 'changed',
        before: [price(1000, '2031-03-01', '2031-03-31')],
        after: [price(1000, '2031-03-01', '2031-03-14'), price(1200, '2031-03-15', '2031-04-15')],
      },
    ]);
  });

  it('gets what a revert restores and withdraws', async () => {
    const lane = { origin: 'DEHAM', destination: 'USNYC', ...MARCH };
    await publish([{ ...lane, amount: 2000 }]);
    const wrong = await publish([
      { ...lane, amount: 20 },
      { ...lane, amount: 15, equipment: '20GP' },
    ]);
    await appendPublicationEvents(deps);
    const after = await events.readEnd();
    await subscriptions.create({ origin: 'Hamburg', destination: 'New York' }, watcher);
    await revertSheet(database, wrong, 'test');
    await appendPublicationEvents(deps);
    const [told] = await changesAfter(after);
    expect(
      told?.changes.map(({ kind, equipment, before, after: now }) => [
        ...[kind, equipment],
        ...[before.map(({ amount }) => amount), now.map(({ amount }) => amount)],
      ]),
    ).toEqual([
      ['withdrawn', '20GP', [15], []],
      ['changed', '40HC', [20], [2000]],
    ]);
  });

  it('gets nothing about other lanes, other carriers, unchanged prices and ended prices', async () => {
    const lane = { origin: 'CNSZX', destination: 'GBFXT' };
    await publish([{ ...lane, amount: 900, ...MARCH }]);
    await appendPublicationEvents(deps);
    const after = await events.readEnd();
    await subscriptions.create(
      { origin: 'CNSZX', destination: 'GBFXT', carrier: 'Maersk', equipment: '40HQ' },
      watcher,
    );
    await publish([{ ...lane, amount: 900, ...MARCH }]);
    await publish([{ ...lane, amount: 950, carrier: 'CMDU', ...MARCH }]);
    await publish([{ ...lane, amount: 500, equipment: '20GP', ...MARCH }]);
    await publish([{ ...lane, amount: 800, validFrom: '2020-01-01', validTo: '2020-01-31' }]);
    // The same price, a day faster.
    await publish([{ ...lane, amount: 900, transitDays: 30, ...MARCH }]);
    await appendPublicationEvents(deps);
    expect(await changesAfter(after)).toEqual([]);
    await publish([{ ...lane, amount: 910, transitDays: 30, ...MARCH }]);
    await appendPublicationEvents(deps);
    expect(await changesAfter(after)).toHaveLength(1);
  });

  it('may be wide: the list is limited, and the total is given', async () => {
    const after = await events.readEnd();
    await subscriptions.create({ origin: 'China', destination: 'Netherlands' }, watcher);
    const equipment = ['20GP', '40GP', '40HC', '45HC', '40RH', '20RF'];
    const carriers = ['MAEU', 'CMDU', 'MSCU', 'HLCU', 'COSU', 'ONEY', 'EGLV', 'YMJA', 'HDMU', 'OOLU'];
    await publish(
      carriers.flatMap((carrier) =>
        equipment.map((code) => ({ origin: 'CNTAO', carrier, equipment: code, amount: 100, ...MARCH })),
      ),
    );
    await appendPublicationEvents(deps);
    const [told] = await changesAfter(after);
    expect(told).toMatchObject({ total: 60 });
    expect(told?.changes).toHaveLength(50);
  });

  it('belongs to its key: others get the publication, not the changes of the lane', async () => {
    const after = await events.readEnd();
    await subscriptions.create({ origin: 'CNXMN', destination: 'BEANR' }, watcher);
    const sheet = await publish([{ origin: 'CNXMN', destination: 'BEANR', amount: 1, ...MARCH }]);
    await appendPublicationEvents(deps);
    const other = keyWith('key_other', 'rates:read');
    const seen = async (caller: Caller) =>
      (await eventsAfter(after, caller)).map(({ type }) => type.split('.').slice(1, 3).join(' '));
    expect(await seen(watcher)).toEqual(['rate-sheet published', 'rates changed']);
    expect(await seen(other)).toEqual(['rate-sheet published']);
    expect((await eventsAfter(after, other))[0]).toMatchObject({
      subject: `rate-sheets/${sheet}`,
      data: { sheet: { id: sheet, file: 'sample.csv' }, added: 1, publishedBy: 'test' },
    });
  });

  it('is refused when a place is not known, with similar names', async () => {
    await expect(
      subscriptions.create({ origin: 'Shangai', destination: 'Nowhere at all' }, watcher),
    ).rejects.toMatchObject({ code: 'rate_subscription_place_unknown', data: { parameter: 'destination' } });
    await expect(
      subscriptions.create({ origin: 'Shanghai', destination: 'Rotterdam', equipment: 'box' }, watcher),
    ).rejects.toMatchObject({ code: 'rest_invalid_param' });
  });

  it('is managed by its key and by admin', async () => {
    const { id } = await subscriptions.create({ origin: 'CNSHA', destination: 'DEHAM' }, watcher);
    const stranger = keyWith('key_stranger', 'rates:read');
    await expect(subscriptions.get(id, stranger)).rejects.toMatchObject({ code: 'rate_subscription_not_found' });
    await expect(subscriptions.remove(id, stranger)).rejects.toMatchObject({ code: 'rate_subscription_not_found' });
    const page = { page: 1, perPage: 10 };
    expect(await subscriptions.list(page, stranger)).toEqual({ subscriptions: [], total: 0 });
    expect(await subscriptions.list(page, watcher)).toMatchObject({ subscriptions: [{ id }], total: 1 });
    expect(await subscriptions.remove(id, keyWith('key_admin', 'admin'))).toMatchObject({ id });
  });
});

describe('the events of a publication are appended once', () => {
  const lane = { origin: 'CNDLC', destination: 'ESBCN' };
  const countTold = async (after: string) => (await eventsAfter(after)).map(({ type }) => type.split('.')[1]).sort();

  it('by several processes at once', async () => {
    await subscriptions.create(lane, watcher);
    const after = await events.readEnd();
    for (let amount = 1; amount <= 5; amount += 1) await publish([{ ...lane, amount, ...MARCH }]);
    await Promise.all([appendPublicationEvents(deps), appendPublicationEvents(deps), appendPublicationEvents(deps)]);
    await appendPublicationEvents(deps);
    expect(await countTold(after)).toEqual([...Array(5).fill('rate-sheet'), ...Array(5).fill('rates')]);
  });

  it('although the connection broke in the middle, or no process was working', async () => {
    await subscriptions.create(lane, watcher);
    const after = await events.readEnd();
    await publish([{ ...lane, amount: 77, ...MARCH }]);
    const cutting: Pick<Events, 'append'> = {
      append: async (event, { within }) => {
        const id = await events.append(event, { within });
        if (event.type === 'agent-rate.rates.changed.v1') {
          const { rows } = await within.executeQuery<{ pid: number }>(
            within.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid')).compile(),
          );
          await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        }
        return id;
      },
    };
    await expect(appendPublicationEvents({ ...deps, events: cutting })).rejects.toThrow();
    expect(await countTold(after)).toEqual([]);
    await appendPublicationEvents(deps);
    await appendPublicationEvents(deps);
    expect(await countTold(after)).toEqual(['rate-sheet', 'rates']);
  });

  it('soon after it was committed, by a process that works', async () => {
    await subscriptions.create(lane, watcher);
    const after = await events.readEnd();
    await subscriptions.startWork();
    await publish([{ ...lane, amount: 99, ...MARCH }]);
    await expect.poll(() => countTold(after), { timeout: 4_000 }).toEqual(['rate-sheet', 'rates']);
    await subscriptions.stopWork();
  });
});
