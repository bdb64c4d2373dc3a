import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../db/index.ts';
import { urlOfDatabase } from './test-postgres.ts';

/** A separate database with every migration applied and no rows. */
export type TestDatabase = {
  url: string;
  database: Database;
  /** Closes the pool and drops the database; called automatically after the last test of the file. */
  drop: () => Promise<void>;
};

/**
 * Creates a migrated database for a test file, at its top: `const { database } = await createTestDatabase();`.
 * It is dropped after the file's last test.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { template } = inject('postgres');
  const testDatabase = await copyDatabase(template);
  afterAll(testDatabase.drop);
  return testDatabase;
}

/** As `createTestDatabase`, without tables, for tests of migrations. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  const testDatabase = await copyDatabase('template1');
  afterAll(testDatabase.drop);
  return testDatabase;
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const { url: serverUrl } = inject('postgres');
  const name = `agent_rate_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = urlOfDatabase(serverUrl, name);
  const database = openDatabase(url);
  let dropped = false;
  return {
    url,
    database,
    drop: async () => {
      if (dropped) return;
      dropped = true;
      await database.close();
      await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Concurrent copies of the template can collide (55006): retries. */
async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== '55006' || attempt === 50) throw error;
        await new Promise((wake) => setTimeout(wake, 100));
      }
    }
  } finally {
    await client.end();
  }
}
