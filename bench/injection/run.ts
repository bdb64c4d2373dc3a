/**
 * Starts the demo on a data directory of its own and runs `conformance/injection` against it: `npm run injection`. Ends with 1
 * when a planted text gets through.
 */
import '../help.ts';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAM, startDemo } from '../../packages/server/src/app/docs/testing/demo-server.ts';

const SUITE = fileURLToPath(new URL('../../conformance/injection/run.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-injection-'));
const env = { ...process.env, AGENT_RATE_REQUESTS_PER_MINUTE: '1000000', AGENT_RATE_DATA_DIR: join(folder, 'data') };
const demo = await startDemo(folder, env);
try {
  const args = [PROGRAM, 'keys', 'create', '--name', 'injection', '--scopes', 'admin', '--json'];
  const { key } = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })) as { key: string };
  const suite = spawn(process.execPath, [SUITE, demo.address, '--key', key], { stdio: 'inherit' });
  process.exitCode = await new Promise<number>((resolve) => suite.once('close', (code) => resolve(code ?? 1)));
} finally {
  await demo.stop();
  rmSync(folder, { recursive: true, force: true });
}
