import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SystemUser } from './system-user.ts';

/** The directory of PostgreSQL's programs, the working directory, and the user to run as. */
export type BinaryRun = { binFolder: string; workFolder: string; user: SystemUser | undefined };

/** Runs a PostgreSQL program as the server's user. Resolves with its exit code and output; rejects only if it cannot start. */
export function runBinary(run: BinaryRun, program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(run.binFolder, program), args, {
      cwd: run.workFolder,
      // Only pipes: the server it starts must not keep our own streams open.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' },
      ...(run.user ? { uid: run.user.uid, gid: run.user.gid } : {}),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    // 'exit' and not 'close': a daemonised server may inherit the pipes.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, output });
    });
  });
}
