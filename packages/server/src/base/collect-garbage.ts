import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: ((options: { type: 'major'; flavor: 'last-resort' }) => void) | undefined;

/**
 * Collects this thread's garbage, and gives memory back that V8 would keep for later: pages of garbage stay with the process
 * otherwise. Everything stops meanwhile, for some tenths of a second where there is much in use.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as typeof collect;
  }
  collect?.({ type: 'major', flavor: 'last-resort' });
}
