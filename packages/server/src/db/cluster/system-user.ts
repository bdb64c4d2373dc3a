import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A system account that PostgreSQL runs as. */
export type SystemUser = { name: string; uid: number; gid: number };

const DEDICATED = 'agent-rate';
/** Accounts that may exist already, least privileged last. */
const FALLBACKS = ['postgres', 'nobody'];

function findUser(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { name, uid: Number(uid), gid: Number(gid) };
}

function createUser(name: string): SystemUser | undefined {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
      return findUser(name);
    } catch {
      // The command is missing or not allowed: try the next one.
    }
  }
  return undefined;
}

/**
 * PostgreSQL refuses to run as root. As root: a system account of its own, created once, or an existing unprivileged one.
 * Otherwise undefined: it runs as the current user.
 */
export function findServerUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const dedicated = findUser(DEDICATED) ?? createUser(DEDICATED);
  if (dedicated) return dedicated;
  return FALLBACKS.map(findUser).find((user) => user !== undefined);
}
