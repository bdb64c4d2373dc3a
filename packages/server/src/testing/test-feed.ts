import { afterAll } from 'vitest';
import { createLog } from '../base/index.ts';
import { type ChangeFeed, openChangeFeed } from '../db/index.ts';

/** A change feed that is closed after the file's last test. */
export type TestFeed = ChangeFeed;

/** Opens a change feed on a test database, at the top of a test file. */
export async function createTestFeed(url: string): Promise<TestFeed> {
  const feed = await openChangeFeed(url, createLog('silent'));
  afterAll(feed.close);
  return feed;
}
