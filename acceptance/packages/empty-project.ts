import { execFile } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const MOST_OUTPUT = 64 * 1024 * 1024;

/** A project outside the clone with both packages installed. */
export type EmptyProject = {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** What npm wrote to stderr while it installed. */
  readonly warnings: readonly string[];
  /** Runs a program there. Rejects, with its output, when it fails. */
  readonly run: (program: string, ...args: string[]) => Promise<string>;
  /** Writes a file there. */
  readonly write: (name: string, text: string) => void;
  readonly remove: () => void;
};

/** What `npm run` tells its children of the clone would make them work in the clone. */
function environment(dataDir: string): NodeJS.ProcessEnv {
  const ofClone =
    /^(?:npm_(?:package|lifecycle|command|config_(?:local_|global_)?prefix|config_globalconfig)|AGENT_RATE|DATABASE_URL|NODE_(?:ENV|OPTIONS)|VITEST|INIT_CWD)/;
  const kept = Object.entries(process.env).filter(([name]) => !ofClone.test(name));
  return { ...Object.fromEntries(kept), AGENT_RATE_DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };
}

/** Lines of npm's that warn; what a machine's own npm settings make it say is not ours. */
const warningsOf = (output: string) =>
  output.split('\n').filter((line) => /^npm (?:warn|error)/.test(line) && !/Unknown (?:user|env) config/.test(line));

/** Packs both packages and installs the tarballs. */
export async function makeEmptyProject(): Promise<EmptyProject> {
  const place = mkdtempSync(join(tmpdir(), 'agent-rate-packages-'));
  // As root, PostgreSQL runs as an account of its own, which has to walk through here.
  chmodSync(place, 0o755);
  const folder = join(place, 'project');
  mkdirSync(folder);
  const env = environment(join(place, 'data'));
  const start = (cwd: string, program: string, args: string[]) =>
    promisify(execFile)(program, args, { cwd, env, maxBuffer: MOST_OUTPUT });
  const packed = await start(REPOSITORY, 'npm', [
    'pack',
    '-w',
    'agent-rate',
    '-w',
    '@agent-rate/client',
    '--pack-destination',
    place,
  ]);
  await start(folder, 'npm', ['init', '-y']);
  const tarballs = globSync('*.tgz', { cwd: place }).map((name) => join(place, name));
  const installed = await start(folder, 'npm', ['install', '--ignore-scripts', ...tarballs]);
  return {
    folder,
    env,
    warnings: warningsOf(packed.stderr + installed.stderr),
    run: async (program, ...args) => (await start(folder, program, args)).stdout,
    write: (name, text) => writeFileSync(join(folder, name), text),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

type Manifest = { name: string; version: string; scripts?: Record<string, string> };

/** The manifests of all installed packages. */
export function installedPackages(folder: string): Manifest[] {
  const files = globSync(
    ['*/package.json', '@*/*/package.json'].map((end) => `**/node_modules/${end}`),
    { cwd: folder },
  );
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
