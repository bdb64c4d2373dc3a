import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { collectGarbage, type Log } from '../../base/index.ts';

/** Twice 32 MB: one half is in use, the other takes what survives. */
const ENOUGH_BYTES = 60_000_000;

/** A server that does as much of nothing as this for so long is idle. */
const IDLE_SECONDS = 60;
const IDLE_SHARE = 0.05;
/** Less is not worth the pause. */
const WORTH_BYTES = 64_000_000;

/**
 * Makes V8 collect garbage before it takes more memory. On a large machine it lets old objects grow to four times what is in
 * use, and its space for new ones to 128 MB; measured with a million rates, requests are answered as fast with twice and with
 * 64 MB, in 200 MB less. Node reads its own flags for this only when the process starts, so they cannot be set here.
 */
export function limitMemory(): void {
  setFlagsFromString('--heap-growing-percent=100');
  limitNursery();
}

/** Lets the space for new objects grow, and ends that when it is large enough. */
function limitNursery(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
  const observer = new PerformanceObserver(() => {
    if (nurseryBytes() < ENOUGH_BYTES) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}

function nurseryBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}

/**
 * Gives memory back that V8 keeps for later: pages of garbage that was collected stay with the process, after the start twice
 * as many as those in use. Everything stops for some tenths of a second.
 */
export function giveBackMemory(log: Log): void {
  const before = process.memoryUsage.rss();
  const begun = performance.now();
  collectGarbage();
  // The space for new objects is as small as at the start.
  limitNursery();
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const figures = { before: megabytes(before), after: megabytes(process.memoryUsage.rss()) };
  log.debug({ ...figures, milliseconds: Math.round(performance.now() - begun) }, 'gave memory back');
}

/** Gives memory back whenever the process was idle for a minute after it was not, until the signal. */
export function giveBackWhenIdle(log: Log, signal: AbortSignal): void {
  let used = process.cpuUsage();
  let isWorthwhile = false;
  const look = () => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const isIdle = (user + system) / 1e6 < IDLE_SHARE * IDLE_SECONDS;
    if (!isIdle) isWorthwhile = true;
    else if (isWorthwhile && unusedBytes() > WORTH_BYTES) {
      isWorthwhile = false;
      giveBackMemory(log);
    }
  };
  const timer = setInterval(look, IDLE_SECONDS * 1000).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** What the process holds beyond what is in use; the program and its libraries among it. */
function unusedBytes(): number {
  const { rss, heapUsed, external } = process.memoryUsage();
  return rss - heapUsed - external;
}
