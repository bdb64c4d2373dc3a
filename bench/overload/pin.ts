import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The cores that are kept apart: what is measured has the first, who measures it the second. */
export type Side = 'service' | 'generator';

const CORES: Readonly<Record<Side, string>> = { service: '0', generator: '1' };

/**
 * Moves this process, with all its threads, to the core of one side; processes that it starts then begin there. False
 * where there is only one core, or no `taskset` (Linux).
 */
export function moveToCoreOf(side: Side): boolean {
  // Node's `availableParallelism` counts the cores that this process may use: one, once it was moved.
  if (cpus().length < 2) return false;
  try {
    execFileSync('taskset', ['-a', '-c', '-p', CORES[side], String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
