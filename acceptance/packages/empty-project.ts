import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

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
};

/** Lines of npm's that warn; what a machine's own npm settings make it say is not ours. */
const warningsOf = (output: string) =>
  output.split('\n').filter((line) => /^npm (?:warn|error)/.test(line) && !/Unknown (?:user|env) config/.test(line));

/** The folder of the image where the packed packages are installed. */
export function emptyProject(): EmptyProject {
  const { place, env: around, said } = inject('image');
  const folder = join(place, 'installed/app');
  const env = { ...around, AGENT_RATE_DATA_DIR: join(place, 'data'), HOST: '127.0.0.1', PORT: '0' };
  return {
    folder,
    env,
    warnings: warningsOf(said),
    run: async (program, ...args) =>
      (await promisify(execFile)(program, args, { cwd: folder, env, maxBuffer: MOST_OUTPUT })).stdout,
    write: (name, text) => writeFileSync(join(folder, name), text),
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
