import { describe, expect, it } from 'vitest';
import { openFaultProxy } from '../../../../bench/simulate/fault-proxy.ts';
import { createLog } from '../base/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import { NOTIFY_CHANGE, openChangeFeed } from './change-feed.ts';

const { database, url } = await createTestDatabase();
const feeds = [await createTestFeed(url), await createTestFeed(url), await createTestFeed(url)];

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
    const { hostname, port } = new URL(url);
    const proxy = await openFaultProxy({ host: hostname, port: Number(port) });
    const ofProxy = new URL(url);
    ofProxy.port = String(proxy.port);
    const feed = await openChangeFeed(ofProxy.href, createLog('silent'));
    proxy.silence('listener', 600_000);
    await expect.poll(() => feed.isConnected(), { timeout: 5_000 }).toBe(false);
    await expect.poll(() => feed.isConnected(), { timeout: 15_000 }).toBe(true);
    await feed.close();
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
