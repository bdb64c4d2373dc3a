import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the built server of a package, and in a clone where the workspace of the console builds its pages. */
const PLACES = ['../../console/', '../../../../console/dist/'];

/** The folder with the built pages of the console; undefined where they were not built. */
export function findConsoleFolder(): string | undefined {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return folders.find((folder) => existsSync(`${folder}index.html`));
}

/** The page that MCP clients show inside their chat; undefined where it was not built. */
export function readPanel(): string | undefined {
  const folder = findConsoleFolder();
  const file = `${folder}chat.html`;
  return folder !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
