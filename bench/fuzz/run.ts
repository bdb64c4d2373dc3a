/**
 * Sends requests changed by chance to a service, and reads files changed by chance. Prints how many of each answer came and
 * every fault with its seed, and ends with 1 when there is one.
 *
 *   node bench/fuzz/run.ts [--seed 1] [--requests 100000] [--files 10000] [--url http://… --key ar_…]
 *
 * Without `--url` it starts the demo on a data directory of its own.
 */
import '../help.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROGRAM, startDemo } from '../../packages/server/src/app/docs/testing/demo-server.ts';
import { fuzzFiles } from './files.ts';
import { fuzzRequests, type Target } from './requests.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100000' },
    files: { type: 'string', default: '10000' },
    url: { type: 'string' },
    key: { type: 'string' },
  },
});
const seed = Number(values.seed);
let faultCount = 0;

async function withTarget(act: (target: Target) => Promise<void>): Promise<void> {
  if (values.url !== undefined) return act({ url: values.url, key: values.key ?? '' });
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-fuzz-'));
  const env = { ...process.env, AGENT_RATE_REQUESTS_PER_MINUTE: '10000000', AGENT_RATE_DATA_DIR: join(folder, 'data') };
  const demo = await startDemo(folder, env);
  try {
    const args = [PROGRAM, 'keys', 'create', '--name', 'fuzz', '--scopes', 'admin', '--json'];
    const { key } = JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })) as { key: string };
    await act({ url: demo.address, key });
  } finally {
    await demo.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(title: string, counts: ReadonlyMap<string | number, number>, faults: readonly object[]): void {
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(`${title}: ${sorted.map(([name, count]) => `${name} × ${count}`).join(', ')}; ${faults.length} faults`);
  for (const fault of faults.slice(0, 50)) console.log(JSON.stringify(fault));
  faultCount += faults.length;
}

if (Number(values.requests) > 0)
  await withTarget(async (target) => {
    const { statuses, faults } = await fuzzRequests(target, seed, Number(values.requests));
    print('requests', statuses, faults);
  });
if (Number(values.files) > 0) {
  const { outcomes, faults } = await fuzzFiles(seed, Number(values.files));
  print('files', outcomes, faults);
  console.log(`at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB in the process that reads rate sheets`);
}
process.exitCode = faultCount === 0 ? 0 : 1;
