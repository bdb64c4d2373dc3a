import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { JobStatus } from '../../base/index.ts';
import { manyPages } from '../../documents/testing/many-pages.ts';
import { openTestDocuments } from '../../extraction/testing/open-test-documents.ts';
import { createTestDatabase } from '../../testing/index.ts';

/** Its own, so that no test writes a key file. */
const KEY = Buffer.alloc(32, 1).toString('base64');
const PROGRAM = fileURLToPath(new URL('../../../bin/agent-rate.js', import.meta.url));
const testDatabase = await createTestDatabase();
const { database, url } = testDatabase;
// Asks for extractions and does none itself.
const { documents, extractions, close } = openTestDocuments(testDatabase);
const servers: ChildProcess[] = [];

afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await close();
});

function startServer(): ChildProcess {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: url, AGENT_RATE_SECRET_KEY: KEY };
  const server = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: 'ignore' });
  servers.push(server);
  return server;
}

async function waitFor(id: number, wanted: JobStatus): Promise<void> {
  for (;;) {
    const { status } = await extractions.getExtractionSummary(id);
    if (status === wanted) return;
    if (['done', 'failed', 'cancelled'].includes(status)) throw new Error(`it is ${status}, not ${wanted}`);
    await new Promise((wake) => setTimeout(wake, 20));
  }
}

test('an extraction whose server is killed half-way is done by the next one', async () => {
  const [document] = await documents.upload([{ name: 'long.pdf', bytes: manyPages(190) }], 'tester');
  const { id } = await extractions.extract({ documents: [document?.id ?? 0], by: 'tester' });
  const first = startServer();
  await waitFor(id, 'running');
  const gone = new Promise((resolve) => first.once('exit', resolve));
  first.kill('SIGKILL');
  await gone;
  expect((await extractions.getExtraction(id)).status).toBe('running');
  startServer();
  await waitFor(id, 'done');
  expect((await extractions.getExtraction(id)).record.unNo).toBe('UN1993');
  const { rows } = await database.pool.query('select attempts from extractions where id = $1', [id]);
  expect(rows).toEqual([{ attempts: 2 }]);
}, 120_000);
