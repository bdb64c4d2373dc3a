import { Agent, get } from 'node:http';
import autocannon from 'autocannon';

/** What a load showed: answers a second, and the time of an answer under it. */
export type Load = { perSecond: number; p99Ms: number; bytes: number; failed: number };

export type Target = { url: string; key?: string; paths: readonly string[] };

const headersOf = ({ key }: Target) => (key === undefined ? {} : { authorization: `Bearer ${key}` });

/** 32 connections that ask as fast as they are answered, going through the paths in turn. */
export async function measureLoad(target: Target, seconds: number): Promise<Load> {
  let asked = 0;
  const next = () => target.paths[asked++ % target.paths.length] as string;
  const result = await autocannon({
    url: target.url,
    connections: 32,
    duration: seconds,
    headers: headersOf(target),
    // One path is prepared once; many are taken as they are needed, all connections from the same list.
    requests:
      target.paths.length === 1 ? [{ path: next() }] : [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    failed: result.non2xx + result.errors,
  };
}

/** One after the other on one connection: the median time of an answer, in milliseconds. */
export async function measureMedian(target: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const path of target.paths) {
    const begun = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(`${target.url}${path}`, { agent, headers: headersOf(target) }, (response) => {
        response.resume();
        response.on('end', resolve);
      }).on('error', reject);
    });
    times.push(performance.now() - begun);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** The size of one answer in bytes. */
export async function sizeOf(target: Target): Promise<number> {
  const response = await fetch(`${target.url}${target.paths[0]}`, { headers: headersOf(target) });
  return (await response.arrayBuffer()).byteLength;
}
