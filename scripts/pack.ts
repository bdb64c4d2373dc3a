import { copyFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { publishedManifest } from './published-manifest.ts';
import { toSbom } from './sbom.ts';
import { readShipped } from './shipped-packages.ts';

/**
 * `npm pack` runs this in the folder of a package, before and after: in between, the folder holds what belongs into the
 * tarball only, the published manifest among it.
 */
const SOURCE_MANIFEST = 'package.source.json';
const SBOM = 'sbom.cdx.json';
const CARRIED = ['LICENSE', 'examples', SBOM];

/** Files to try the service with, and not the programs that made them. */
const isSample = (path: string) => !path.endsWith('.ts') && basename(path) !== 'stories';

function restore(): void {
  if (existsSync(SOURCE_MANIFEST)) renameSync(SOURCE_MANIFEST, 'package.json');
  for (const name of CARRIED) rmSync(name, { recursive: true, force: true });
}

function prepare(): void {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  copyFileSync('../../LICENSE', 'LICENSE');
  if (manifest.files.includes('examples')) cpSync('../../examples', 'examples', { recursive: true, filter: isSample });
  if (manifest.files.includes(SBOM)) writeFileSync(SBOM, `${JSON.stringify(toSbom(readShipped()), undefined, 2)}\n`);
  renameSync('package.json', SOURCE_MANIFEST);
  writeFileSync('package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

// An earlier run may have been interrupted.
restore();
if (process.argv[2] === 'before') prepare();
