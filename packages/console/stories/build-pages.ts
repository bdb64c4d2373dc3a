import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the pages as they ship, once a run: a build while a browser reads them takes files away. */
export async function setup(): Promise<void> {
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'silent' });
}
