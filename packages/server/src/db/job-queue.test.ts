import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../base/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { openJobQueue } from './index.ts';

const { database, url } = await createTestDatabase();
const sender = openJobQueue(url, createLog('silent'));
const worker = openJobQueue(url, createLog('silent'));
afterAll(async () => {
  await worker.close();
  await sender.close();
});

const POLICY = { retryLimit: 2, expireInSeconds: 30 };

describe('jobs', () => {
  it('sent by one process are done by another', async () => {
    await sender.define('greet', POLICY);
    const done = Promise.withResolvers<unknown>();
    await worker.work('greet', async (data, { attempt }) => done.resolve({ data, attempt }));
    await sender.send('greet', { name: 'Rotterdam' });
    expect(await done.promise).toEqual({ data: { name: 'Rotterdam' }, attempt: 1 });
  });

  it('are retried when they fail', async () => {
    await sender.define('fail', POLICY);
    const attempts: number[] = [];
    const done = Promise.withResolvers<void>();
    await worker.work('fail', async (_data, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 2) throw new Error('failed');
      done.resolve();
    });
    await sender.send('fail', {});
    await done.promise;
    expect(attempts).toEqual([1, 2]);
  }, 20_000);

  it('exist only when the transaction that sent them commits', async () => {
    await sender.define('transactional', POLICY);
    const kept: unknown[] = [];
    const done = Promise.withResolvers<void>();
    await worker.work<{ name: string }>('transactional', async ({ name }) => {
      kept.push(name);
      done.resolve();
    });
    await expect(
      database.sql.transaction().execute(async (within) => {
        await sender.send('transactional', { name: 'rolled back' }, { within });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.sql.transaction().execute((within) => sender.send('transactional', { name: 'kept' }, { within }));
    await done.promise;
    expect(kept).toEqual(['kept']);
  }, 20_000);

  it('are held by one process at a time, which may take the one it wants before it is due', async () => {
    await sender.define('numbered', POLICY);
    await sender.send('numbered', { name: 'Hamburg' }, { number: 7, startAfterSeconds: 60 });
    const seen: unknown[] = [];
    const rival = () => worker.workOne('numbered', 7, async () => {});
    const taken = await sender.workOne('numbered', 7, async (data, { attempt }) => {
      seen.push(data, attempt, await rival());
    });
    expect([taken, ...seen]).toEqual([true, { name: 'Hamburg' }, 1, false]);
    expect(await rival()).toBe(false);
    expect(await sender.workOne('numbered', 8, async () => {})).toBe(false);
  });

  it('go to another when the process that holds them dies', async () => {
    await sender.define('orphaned', POLICY);
    await sender.send('orphaned', {}, { number: 1 });
    const attempts: number[] = [];
    const done = Promise.withResolvers<void>();
    const held = sender.workOne('orphaned', 1, async () => {
      // As if its last sign of life were a minute ago.
      await database.pool.query(
        `update jobs.job set heartbeat_on = now() - interval '1 minute' where name = 'orphaned'`,
      );
      await worker.work('orphaned', async (_data, { attempt }) => {
        attempts.push(attempt);
        done.resolve();
      });
      await done.promise;
    });
    await held;
    expect(attempts).toEqual([2]);
  }, 30_000);
});
