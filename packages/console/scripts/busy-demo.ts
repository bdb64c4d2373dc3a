import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';
import { PROGRAM, startDemo } from '../../server/src/app/docs/testing/demo-server.ts';
import { makeSampleWork, type SampleWork } from '../stories/sample-work.ts';

const run = promisify(execFile);

/** A demo that has something in every list, a key that may do everything, and a browser. */
export type BusyDemo = {
  readonly url: string;
  readonly key: string;
  /** Makes another key that may do everything. */
  readonly newKey: () => Promise<string>;
  readonly work: SampleWork;
  readonly browser: Browser;
};

/** Starts them in a folder of their own, lets `use` work with them, and stops them. */
export async function withBusyDemo(use: (demo: BusyDemo) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-console-'));
  const env = { ...process.env, AGENT_RATE_DATA_DIR: join(folder, 'data') };
  const demo = await startDemo(folder, env);
  const browser = await driver.launch({
    executablePath: await chromium.executablePath(),
    // In one process, a second window never loads.
    args: chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
  });
  try {
    const newKey = async () => {
      const create = [PROGRAM, 'keys', 'create', '--name', 'Ada Lovelace', '--scopes', 'admin', '--json'];
      const { stdout } = await run(process.execPath, create, { cwd: folder, env });
      return (JSON.parse(stdout) as { key: string }).key;
    };
    const key = await newKey();
    const work = await makeSampleWork(demo.address, key);
    await use({ url: demo.address, key, newKey, work, browser });
  } finally {
    await browser.close();
    await demo.stop();
    rmSync(folder, { recursive: true });
  }
}
