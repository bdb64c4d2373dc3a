import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Caller, Scope } from '../base/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import type { KeyFamily } from './event-reader.ts';
import { type NewEvent, openEvents } from './events.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const families: Record<string, KeyFamily> = {
  key_a: { account: 'main', keyIds: ['key_a', 'key_a2'], scopes: ['orders:read'], isActive: true },
  key_a2: { account: 'main', keyIds: ['key_a', 'key_a2'], scopes: ['orders:read'], isActive: true },
};
const events = openEvents({ database, changes, source: '/test', findKeyFamily: async (id) => families[id] });
const happen = (event: Partial<NewEvent> = {}) =>
  database.sql
    .transaction()
    .execute((within) =>
      events.append({ type: 'agent-rate.order.placed.v1', subject: 'orders/1', data: {}, ...event }, { within }),
    );
const callerWith = (keyId: string, ...scopes: Scope[]): Caller => ({ keyId, account: 'main', name: keyId, scopes });
const subjectsSeenBy = async (caller: Caller, after: string) =>
  (await events.list({ after }, await events.readerOf(caller))).events.map(({ subject }) => subject);
const end = events.readEnd;

describe('the event log', () => {
  it('is read from an instant on', async () => {
    const after = await end();
    await happen({ subject: 'orders/earlier' });
    await pause(20);
    const since = new Date().toISOString();
    await pause(20);
    await happen({ subject: 'orders/later' });
    const { events: seen } = await events.list({ after, since }, 'everything');
    expect(seen.map(({ subject }) => subject)).toEqual(['orders/later']);
  });

  it('is read from its end backwards, page by page, without a repetition', async () => {
    for (const one of [1, 2, 3, 4, 5]) await happen({ subject: 'orders/back', data: { one } });
    const pages: unknown[][] = [];
    let after: string | undefined;
    for (let more = true; more; ) {
      const page = await events.list({ subject: 'orders/back', newestFirst: true, limit: 2, after }, 'everything');
      pages.push(page.events.map(({ data }) => (data as { one: number }).one));
      ({ more, next: after } = page);
    }
    expect(pages).toEqual([[5, 4], [3, 2], [1]]);
  });

  it('has each event as a CloudEvent with its data unchanged', async () => {
    const after = await end();
    const data = { order: 7, lines: [{ code: 'OF', amount: 1234.5 }] };
    const id = await happen({ subject: 'orders/7', data });
    const { events: seen, more, next } = await events.list({ after }, 'everything');
    expect({ more, next }).toEqual({ more: false, next: seen[0]?.sequence });
    expect(seen).toEqual([
      {
        specversion: '1.0',
        id,
        source: '/test',
        type: 'agent-rate.order.placed.v1',
        subject: 'orders/7',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        datacontenttype: 'application/json',
        sequence: expect.stringMatching(/^\d{16}$/),
        data,
      },
    ]);
  });

  it('has no event of a transaction that was rolled back, and no gap for it', async () => {
    const after = await end();
    await happen({ subject: 'orders/1' });
    const failing = database.sql.transaction().execute(async (within) => {
      await events.append({ type: 'agent-rate.order.placed.v1', subject: 'orders/2', data: {} }, { within });
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else went wrong');
    await happen({ subject: 'orders/3' });
    const seen = (await events.list({ after }, 'everything')).events;
    expect(seen.map(({ subject, sequence }) => [subject, Number(sequence) - Number(after)])).toEqual([
      ['orders/1', 1],
      ['orders/3', 2],
    ]);
  });

  it('adds no event before a position that was read, also when a transaction that began earlier commits later', async () => {
    const after = await end();
    const inserted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const slow = database.sql.transaction().execute(async (within) => {
      await events.append({ type: 'agent-rate.order.placed.v1', subject: 'orders/slow', data: {} }, { within });
      inserted.resolve();
      await mayCommit.promise;
    });
    await inserted.promise;
    await happen({ subject: 'orders/quick' });
    const first = await events.list({ after }, 'everything');
    expect(first.events.map(({ subject }) => subject)).toEqual(['orders/quick']);
    mayCommit.resolve();
    await slow;
    const second = await events.list({ after: first.next }, 'everything');
    expect(second.events.map(({ subject }) => subject)).toEqual(['orders/slow']);
  });

  it('gives readers with cursors every event of concurrent writers once, in one order without gaps', async () => {
    const after = await end();
    const writers = 12;
    const each = 25;
    let writing = true;
    const write = async (writer: number) => {
      for (let n = 0; n < each; n += 1) {
        await database.sql.transaction().execute(async (within) => {
          await events.append(
            { type: 'agent-rate.order.placed.v1', subject: `orders/${writer}-${n}`, data: {} },
            { within },
          );
          await pause(Math.random() * 6);
        });
      }
    };
    const read = async () => {
      const seen: string[] = [];
      for (let cursor = after; ; ) {
        const last = !writing;
        const page = await events.list({ after: cursor, limit: 7 }, 'everything');
        seen.push(...page.events.map(({ sequence, subject }) => `${Number(sequence) - Number(after)} ${subject}`));
        cursor = page.next;
        if (last && !page.more) return seen;
      }
    };
    const readers = [read(), read(), read()];
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    writing = false;
    const [first = [], ...others] = await Promise.all(readers);
    for (const other of others) expect(other).toEqual(first);
    expect(first.map((line) => Number(line.split(' ')[0]))).toEqual(
      Array.from({ length: writers * each }, (_, index) => index + 1),
    );
    const subjects = first.map((line) => line.split(' ')[1]);
    expect(new Set(subjects).size).toBe(writers * each);
    for (let writer = 0; writer < writers; writer += 1) {
      const own = subjects.filter((subject) => subject?.startsWith(`orders/${writer}-`));
      expect(own).toEqual(Array.from({ length: each }, (_, n) => `orders/${writer}-${n}`));
    }
  });

  it('filters by type, by a prefix of types and by subject', async () => {
    const after = await end();
    await happen({ subject: 'orders/1' });
    await happen({ subject: 'orders/1', type: 'agent-rate.order.confirmed.v1' });
    await happen({ subject: 'orders/2', type: 'agent-rate.rate-sheet.published.v1' });
    const count = async (query: { types?: string[]; subject?: string }) =>
      (await events.list({ after, ...query }, 'everything')).events.length;
    expect(await count({ types: ['agent-rate.order.*'] })).toBe(2);
    expect(await count({ types: ['agent-rate.order.confirmed.v1'] })).toBe(1);
    expect(await count({ subject: 'orders/1', types: ['agent-rate.order.placed.v1'] })).toBe(1);
    expect(await count({ subject: 'orders/3' })).toBe(0);
    await expect(count({ types: ['agent-rate.order.vanished.v1'] })).rejects.toMatchObject({
      code: 'event_type_unknown',
    });
  });

  it('refuses a cursor that it did not return', async () => {
    for (const after of ['9999999999999999', 'x', '-1']) {
      await expect(events.list({ after }, 'everything')).rejects.toMatchObject({ code: 'event_cursor_unknown' });
    }
  });
});

describe('access to events', () => {
  it('a key sees its own events and those of every key within its scopes; with orders:approve it sees the orders of all', async () => {
    const after = await end();
    await happen({ subject: 'orders/own', keyId: 'key_a' });
    await happen({ subject: 'orders/other', keyId: 'key_b' });
    await happen({ subject: 'rate-sheets/1', type: 'agent-rate.rate-sheet.published.v1' });
    expect(await subjectsSeenBy(callerWith('key_a', 'orders:read'), after)).toEqual(['orders/own']);
    expect(await subjectsSeenBy(callerWith('key_a', 'rates:read'), after)).toEqual(['rate-sheets/1']);
    expect(await subjectsSeenBy(callerWith('key_c', 'orders:read', 'orders:approve'), after)).toEqual([
      'orders/own',
      'orders/other',
    ]);
    expect(await subjectsSeenBy(callerWith('key_c', 'admin'), after)).toHaveLength(3);
    expect(await subjectsSeenBy(callerWith('key_a', 'documents:read'), after)).toEqual([]);
  });

  it('a key sees the events of the key it replaced', async () => {
    const after = await end();
    await happen({ subject: 'orders/before', keyId: 'key_a' });
    expect(await subjectsSeenBy(callerWith('key_a2', 'orders:read'), after)).toEqual(['orders/before']);
  });
});

describe('streaming the log', () => {
  it('continues from a cursor with missed events, then new ones', async () => {
    const after = await end();
    await happen({ subject: 'orders/missed' });
    const leave = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const event of events.follow({ after }, callerWith('key_a', 'orders:read'), leave.signal))
        seen.push(event.subject);
    })();
    await expect.poll(() => seen).toEqual(['orders/missed']);
    await happen({ subject: 'orders/now' });
    await expect.poll(() => seen, { interval: 5 }).toEqual(['orders/missed', 'orders/now']);
    leave.abort();
    await following;
  });

  it('ends when the key stops working', async () => {
    families.key_gone = { account: 'main', keyIds: ['key_gone'], scopes: ['orders:read'], isActive: true };
    const seen: string[] = [];
    const caller = callerWith('key_gone', 'orders:read');
    const following = (async () => {
      for await (const { subject } of events.follow({ after: await end() }, caller, new AbortController().signal))
        seen.push(subject);
    })();
    await pause(50);
    families.key_gone.isActive = false;
    await happen({ subject: 'orders/later' });
    await following;
    expect(seen).toEqual([]);
  });
});
