import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { filesToCarry, type Manifest } from './published-manifest.ts';

/**
 * `npm run build` in the folder of a package: `dist/` with the JavaScript, declarations and source maps of `src/`, the other
 * files that the code reads, and the files that it takes from packages for development; for the service, the pages of its
 * console.
 */
const require = createRequire(join(process.cwd(), 'package.json'));
const COMPILER = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const CONSOLE = fileURLToPath(new URL('build-console.js', import.meta.url));
const ONLY_FOR_TESTS = new Set(['testing', 'samples']);

/** The folder of the package that a file is in, from where it lies. */
function isCodeData(path: string): boolean {
  if (statSync(path).isDirectory()) return !ONLY_FOR_TESTS.has(basename(path));
  return !path.endsWith('.ts') && basename(path) !== 'README.md';
}

async function carryFiles(manifest: Manifest): Promise<void> {
  for (const { specifier, file, isPackage } of filesToCarry(manifest)) {
    mkdirSync(dirname(file), { recursive: true });
    if (isPackage) await bundle(specifier, file);
    else copyFileSync(require.resolve(specifier), file);
  }
}

/** A package that is many times larger on disk than what it runs, and its licence beside it. */
async function bundle(specifier: string, file: string): Promise<void> {
  const input = fileURLToPath(import.meta.resolve(specifier));
  await build({ input, platform: 'node', logLevel: 'warn', output: { file, format: 'esm', minify: false } });
  const folder = input.slice(0, input.lastIndexOf(specifier) + specifier.length);
  for (const name of readdirSync(folder).filter((one) => /^licen[cs]e/i.test(one)))
    copyFileSync(join(folder, name), `${file}.${name}`);
}

rmSync('dist', { recursive: true, force: true });
execFileSync(process.execPath, [COMPILER, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
cpSync('src', 'dist', { recursive: true, filter: isCodeData });
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
await carryFiles(manifest);
if (manifest.bin !== undefined) {
  execFileSync(process.execPath, [CONSOLE], { stdio: 'inherit' });
  cpSync('../console/dist', 'dist/console', { recursive: true });
}
