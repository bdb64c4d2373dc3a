import { Agent, get } from 'node:http';

/** How requests ended: answered (a second, while they were offered), told to come again, told so without `Retry-After`, and everything else. */
export type Outcome = {
  perSecond: number;
  offeredPerSecond: number;
  servedMs: { p50: number; p99: number; most: number };
  refused: number;
  refusedMs: { p50: number; p99: number };
  refusedWithoutRetry: number;
  failed: Readonly<Record<string, number>>;
};

export type Target = { url: string; key: string; paths: readonly string[] };

type Answer = { status: number; retryAfter: boolean; fault: string };

const TICK_MILLISECONDS = 5;
/** Callers keep their connections; Node takes in one new one a turn of its loop. */
const CONNECTIONS = 1_000;

/** As many at once as `connections`, each asking again when it was answered: what the service carries. */
export async function askSteadily(target: Target, connections: number, seconds: number): Promise<Outcome> {
  const tally = createTally(seconds);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let asked = 0;
  const one = async () => {
    while (performance.now() < until) await tally.time(() => ask(agent, target, asked++));
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return tally.result();
}

/** So many requests a second, whether the earlier ones were answered or not. */
export async function offer(target: Target, perSecond: number, seconds: number): Promise<Outcome> {
  const tally = createTally(seconds);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    maxFreeSockets: CONNECTIONS,
    scheduling: 'fifo',
  });
  const live = { ...target, paths: ['/health/live'] };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(agent, live, 0)));
  const begun = performance.now();
  const open: Promise<void>[] = [];
  let asked = 0;
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
    while (asked < due) open.push(tally.time(() => ask(agent, target, asked++)));
    await new Promise((wake) => setTimeout(wake, TICK_MILLISECONDS));
  }
  await Promise.all(open);
  agent.destroy();
  return tally.result();
}

function ask(agent: Agent, { url, key, paths }: Target, at: number): Promise<Answer> {
  return new Promise((resolve) => {
    const request = get(url + paths[at % paths.length], { agent, headers: { authorization: `Bearer ${key}` } });
    request.setTimeout(30_000, () => request.destroy(new Error('no answer in 30 s')));
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, retryAfter: false, fault: error.code ?? error.message }),
    );
    request.on('response', (response) => {
      response.resume();
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => resolve({ status, retryAfter: headers['retry-after'] !== undefined, fault: '' }));
    });
  });
}

function createTally(seconds: number) {
  const served: number[] = [];
  const refused: number[] = [];
  const failed: Record<string, number> = {};
  let refusedWithoutRetry = 0;
  let first: number | undefined;
  let inTime = 0;
  return {
    time: async (asking: () => Promise<Answer>) => {
      const begun = performance.now();
      first ??= begun;
      const { status, retryAfter, fault } = await asking();
      const took = performance.now() - begun;
      if (status === 200 && performance.now() - first <= seconds * 1000) inTime += 1;
      if (status === 200) served.push(took);
      else if (status === 503) refused.push(took);
      else failed[fault || status] = (failed[fault || status] ?? 0) + 1;
      if (status === 503 && !retryAfter) refusedWithoutRetry += 1;
    },
    result: (): Outcome => {
      const failures = Object.values(failed).reduce((sum, count) => sum + count, 0);
      return {
        perSecond: inTime / seconds,
        offeredPerSecond: (served.length + refused.length + failures) / seconds,
        servedMs: { ...percentiles(served), most: Math.max(0, ...served) },
        refused: refused.length,
        refusedMs: percentiles(refused),
        ...{ refusedWithoutRetry, failed },
      };
    },
  };
}

/** The median and the 99th percentile, in the unit of the values. */
export function percentiles(values: number[]): { p50: number; p99: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
