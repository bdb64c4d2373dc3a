import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createLog } from '../base/index.ts';
import { migrate, startCluster } from '../db/index.ts';
import { type TestPostgres, urlOfDatabase } from './test-postgres.ts';

/** The data need not survive the run, so it is not flushed to disk. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'shared_buffers=128MB',
];

type Server = { url: string; stop: () => Promise<void> };

/**
 * Vitest's globalSetup: one PostgreSQL for the whole run, with a migrated template database that each test file copies.
 * `TEST_DATABASE_URL` names another server (PostgreSQL 15 or newer, a role that may create databases).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const server: Server = external ? { url: external, stop: async () => {} } : await startServer();
  const template = `agent_rate_template_${randomBytes(6).toString('hex')}`;
  await runSql(server.url, `create database ${template}`);
  await migrate(urlOfDatabase(server.url, template));
  const postgres: TestPostgres = { url: server.url, template };
  project.provide('postgres', postgres);
  return async () => {
    await runSql(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

async function startServer(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agent-rate-test-'));
  // As root, PostgreSQL runs under an account of its own, which must be able to enter this directory.
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster({ dataDir, log: createLog('warn'), settings: SETTINGS });
  return {
    url: cluster.url,
    stop: async () => {
      await disconnectAll(cluster.url);
      await cluster.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Closes leaked connections, which would keep the server running. */
function disconnectAll(url: string): Promise<void> {
  return runSql(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
