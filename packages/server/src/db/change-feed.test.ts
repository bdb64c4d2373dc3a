import { describe, expect, it } from 'vitest';
import { openFaultProxy } from '../../../../bench/simulate/fault-proxy.ts';
import { createLog } from '../base/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import { NOTIFY_CHANGE, openChangeFeed } from './change-feed.ts';

const { database, url } = await createTestDatabase();
const feeds = [await createTestFeed(url), await createTestFeed(url), await createTestFeed(url)];

/** A feed whose connection passes through a proxy that can be told to fail. */
async function openFeedBehindProxy() {
  const { hostname, port } = new URL(url);
  const proxy = await openFaultProxy({ host: hostname, port: Number(port) });
  const ofProxy = new URL(url);
  ofProxy.port = String(proxy.port);
  return { proxy, feed: await openChangeFeed(ofProxy.href, createLog('silent')) };
}

/** The server processes that listen for this database's changes. */
async function listeners(): Promise<number[]> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like '%listener' and datname = current_database() order by pid`,
  );
  return rows.map(({ pid }) => pid);
}

describe('the change feed', () => {
  it('has notified every process of a committed change when the wait ends', async () => {
    for (let round = 0; round < 20; round += 1) {
      const heard: number[] = [];
      for (const [index, feed] of feeds.entries()) feed.on('rates', () => heard.push(index));
      await database.pool.query(NOTIFY_CHANGE, ['rates']);
      await feeds[0]?.waitForListeners();
      expect(new Set(heard)).toEqual(new Set([0, 1, 2]));
    }
  });

  it('serves concurrent waits', async () => {
    await Promise.all(feeds.flatMap((feed) => [feed.waitForListeners(), feed.waitForListeners()]));
  });

  it('reports a broken connection, and notifies of every topic after reconnecting', async () => {
    const feed = await openChangeFeed(url, createLog('silent'));
    let notified = 0;
    feed.on('keys', () => {
      notified += 1;
    });
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like '%listener' and datname = current_database()`,
    );
    await expect.poll(() => feed.isConnected()).toBe(false);
    await expect.poll(() => feed.isConnected(), { timeout: 5_000 }).toBe(true);
    expect(notified).toBeGreaterThanOrEqual(1);
    await feed.close();
  });

  it('connects again when its connection is silent and nothing says that it is broken', async () => {
    const { proxy, feed } = await openFeedBehindProxy();
    proxy.silence('listener', 600_000);
    await expect.poll(() => feed.isConnected(), { timeout: 5_000 }).toBe(false);
    await expect.poll(() => feed.isConnected(), { timeout: 15_000 }).toBe(true);
    await feed.close();
    await proxy.close();
  });

  it('keeps its connection when the process itself was busy for long', async () => {
    const feed = await openChangeFeed(url, createLog('silent'));
    let notified = 0;
    feed.on('keys', () => {
      notified += 1;
    });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_500);
    await expect.poll(() => feed.isConnected()).toBe(true);
    expect(notified).toBe(0);
    await feed.close();
  });

  it('is closed for good when its connection is lost at that moment', async () => {
    const [others, feed] = [await listeners(), await openChangeFeed(url, createLog('silent'))];
    const own = (await listeners()).filter((pid) => !others.includes(pid));
    await Promise.all([database.pool.query('select pg_terminate_backend($1)', own), feed.close()]);
    await new Promise((wake) => setTimeout(wake, 1_000));
    expect(await listeners()).toEqual(others);
  });

  it('leaves no connection when it is closed while it reconnects', async () => {
    const others = await listeners();
    const { proxy, feed } = await openFeedBehindProxy();
    proxy.delay(200);
    proxy.cut('listener', 0);
    const reconnecting = async () => (await listeners()).some((pid) => !others.includes(pid));
    await expect.poll(() => feed.isConnected()).toBe(false);
    await expect
      .poll(async () => !feed.isConnected() && (await reconnecting()), { timeout: 5_000, interval: 10 })
      .toBe(true);
    let notified = 0;
    feed.on('keys', () => {
      notified += 1;
    });
    await feed.close();
    await new Promise((wake) => setTimeout(wake, 1_500));
    expect(await listeners()).toEqual(others);
    expect(notified).toBe(0);
    await proxy.close();
  });

  it('does not wait for a silent connection when it is closed', async () => {
    const { proxy, feed } = await openFeedBehindProxy();
    proxy.silence('listener', 600_000);
    const started = performance.now();
    await feed.close();
    expect(performance.now() - started).toBeLessThan(3_000);
    await proxy.close();
  });

  it('does not wait forever for a process that no longer listens', async () => {
    const closed = await openChangeFeed(url, createLog('silent'));
    await closed.close();
    await expect.poll(() => feeds[0]?.isConnected(), { timeout: 5_000 }).toBe(true);
    const started = performance.now();
    await feeds[0]?.waitForListeners();
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
