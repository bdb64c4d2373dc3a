import { Agent, get } from 'node:http';
import autocannon from 'autocannon';

/** What a load showed: answers a second, the time of an answer under it, and its mean size with its headers. */
export type Load = { perSecond: number; p99Ms: number; bytes: number; failed: number };

export type Target = { url: string; key?: string; paths: readonly string[] };

const headersOf = ({ key }: Target) => (key === undefined ? {} : { authorization: `Bearer ${key}` });

/** 32 connections that send the next request after each answer, going through the paths in turn. */
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
  return (await measureTimes(target)).median;
}

/** As `measureMedian`, with the time that one in a hundred takes longer than. */
export async function measureTimes(target: Target): Promise<{ median: number; p99: number }> {
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
  return { median: times[Math.floor(times.length / 2)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Headers that every Node server writes by itself, or that state the length of the body. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** The parts of one answer: its body's size, its size with its headers, and these, names and values in turn. */
export type AnswerShape = { bodyBytes: number; bytes: number; headers: string[] };

/** Requests the first path once and measures the parts of the answer. */
export function readShape(target: Target): Promise<AnswerShape> {
  return new Promise((resolve, reject) => {
    get(`${target.url}${target.paths[0]}`, { headers: headersOf(target) }, (response) => {
      let bodyBytes = 0;
      response.on('data', (chunk: Buffer) => {
        bodyBytes += chunk.byteLength;
      });
      const headers = response.rawHeaders.filter(
        (_, index, all) => !OWN.has(all[index - (index % 2)]?.toLowerCase() ?? ''),
      );
      response.on('end', () => resolve({ bodyBytes, bytes: bodyBytes + headBytes(response.rawHeaders), headers }));
    }).on('error', reject);
  });
}

/** The bytes before a body: the status line, each header as `name: value`, and an empty line. */
function headBytes(headers: readonly string[]): number {
  return 'HTTP/1.1 200 OK\r\n\r\n'.length + headers.reduce((sum, text) => sum + text.length + 2, 0);
}
