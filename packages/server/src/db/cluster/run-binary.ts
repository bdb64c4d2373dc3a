import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SystemUser } from './system-user.ts';

/** Where PostgreSQL's programs are, and where and as whom one runs. */
export type BinaryRun = { binFolder: string; workFolder: string; user: SystemUser | undefined };

/** Runs one of PostgreSQL's programs to its end as the server's user. Resolves with what it printed; never rejects on exit. */
export function runBinary(run: BinaryRun, program: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(run.binFolder, program), args, {
      cwd: run.workFolder,
      // Only pipes to the program itself: the server it starts must not keep ours open.
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
