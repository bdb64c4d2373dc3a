/**
 * Loaded before the server (`node --import`), by the simulation only: sets its clock, fills its disk, and plants a bug in a
 * source as it is loaded. The server's own sources and builds know nothing of it.
 */

import { open } from 'node:fs/promises';
import { flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { findPatches, type Patch } from './patches.ts';

/** What the simulation tells a server. */
export type Order = { simulation: { clockMilliseconds?: number; diskFull?: boolean } };

const COMPILED_MILLISECONDS = 15_000;
const patches = findPatches(process.env.SIMULATE_BUG);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const mine = url.startsWith('file:') ? patches.filter(({ file }) => fileURLToPath(url).endsWith(`/${file}`)) : [];
    if (mine.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
    const source =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: mine.reduce(changed, source) };
  },
});

function changed(source: string, { file, from, to }: Patch): string {
  if (source.split(from).length !== 2) throw new Error(`the simulation does not find this once in ${file}: ${from}`);
  return source.replace(from, () => to);
}

const RealDate = Date;
const realNow = Date.now.bind(Date);
let clockMilliseconds = 0;
let isDiskFull = false;

RealDate.now = () => realNow() + clockMilliseconds;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [RealDate.now()] : values, made),
});

/** The file of the rate snapshot is written by this. */
async function fillDisk(): Promise<void> {
  const handle = await open(fileURLToPath(import.meta.url));
  const shared = Object.getPrototypeOf(handle) as { write: (...values: unknown[]) => Promise<unknown> };
  await handle.close();
  const { write } = shared;
  shared.write = function (...values: unknown[]) {
    if (!isDiskFull) return write.apply(this, values);
    return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  };
}

if (isMainThread && process.argv.includes('serve')) {
  await fillDisk();
  // A server that is killed does not keep what Node compiled for the next start.
  setTimeout(flushCompileCache, COMPILED_MILLISECONDS).unref();
  process.on('message', (message: Partial<Order>) => {
    clockMilliseconds = message.simulation?.clockMilliseconds ?? clockMilliseconds;
    isDiskFull = message.simulation?.diskFull ?? isDiskFull;
  });
}
