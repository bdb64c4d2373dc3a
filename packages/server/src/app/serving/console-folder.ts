import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the built server of a package, and in a clone where the workspace of the console builds its pages. */
const PLACES = ['../../console/', '../../../../console/dist/'];

/** The folder with the built pages of the console; undefined where they were not built. */
export function findConsoleFolder(): string | undefined {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return folders.find((folder) => existsSync(`${folder}index.html`));
}
