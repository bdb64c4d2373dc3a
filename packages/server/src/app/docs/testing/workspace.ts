import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAM } from './demo-server.ts';
import { REPOSITORY } from './pages.ts';

/** A folder that looks like a clone to the commands of a page, and the environment that they run in. */
export type Workspace = { readonly folder: string; readonly env: NodeJS.ProcessEnv; readonly remove: () => void };

/** What the commands of the pages reach on PATH. npm does nothing: its scripts are compared with package.json elsewhere. */
const COMMANDS: Readonly<Record<string, string>> = {
  'agent-rate': `exec "${process.execPath}" "${PROGRAM}" "$@"`,
  npx: 'exec "$@"',
  curl: `exec "${process.execPath}" "${fileURLToPath(new URL('./curl.ts', import.meta.url))}" "$@"`,
  npm: 'true',
};

/** Makes the folder in a temporary place. `databaseUrl` is what its commands and its server use; `base` is the environment of the test. */
export function makeWorkspace(databaseUrl: string, base: NodeJS.ProcessEnv): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-page-'));
  const bin = join(folder, '.bin');
  mkdirSync(bin);
  for (const [name, script] of Object.entries(COMMANDS)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  for (const name of ['docs', 'examples', 'packages', 'node_modules'])
    symlinkSync(REPOSITORY + name, join(folder, name));
  const path = [bin, dirname(process.execPath), base.PATH].join(delimiter);
  const env = {
    PATH: path,
    HOME: base.HOME,
    DATABASE_URL: databaseUrl,
    AGENT_RATE_DATA_DIR: join(folder, 'data'),
  };
  return { folder, env, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
