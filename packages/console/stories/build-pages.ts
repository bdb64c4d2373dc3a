import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../../scripts/build-console.js', import.meta.url));

/** Builds the pages as they ship, once a run: a build while a browser reads them takes files away. */
export function setup(): void {
  execFileSync(process.execPath, [BUILD], { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' });
}
