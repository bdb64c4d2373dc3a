import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** The metrics of a process, as it sends them to another. */
type Own = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** A process that takes longer, or is ending, is left out. */
const ANSWER_MILLISECONDS = 2_000;

/**
 * A process that is asked for its metrics has its parent gather those of all: `wanted` to the parent, which sends `asked` to
 * each, gets `told` from each, and answers with `gathered`.
 */
type Message =
  | { metrics: 'wanted' | 'asked'; id: string }
  | { metrics: 'told'; id: string; own: Own }
  | { metrics: 'gathered'; id: string; all: Own[] };

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/**
 * Lets the other processes of `serve --workers` have the metrics of this one. The function that it returns adds up those of all
 * processes, as text; they must be its siblings of one parent that calls `gatherMetrics`.
 */
export function shareMetrics(registry: Registry): () => Promise<string> {
  const waiting = new Map<string, (all: Own[]) => void>();
  const send = (message: Message) => process.send?.(message);
  let wanted = 0;
  process.on('message', async (message: unknown) => {
    if (!isMessage(message)) return;
    if (message.metrics === 'asked') send({ metrics: 'told', id: message.id, own: await registry.getMetricsAsJSON() });
    if (message.metrics === 'gathered') waiting.get(message.id)?.(message.all);
  });
  return async () => {
    wanted += 1;
    const id = String(wanted);
    const gathered = new Promise<Own[]>((resolve) => waiting.set(id, resolve));
    send({ metrics: 'wanted', id });
    const all = await gathered;
    waiting.delete(id);
    return AggregatorRegistry.aggregate(all).metrics();
  };
}

type Gathering = { from: Set<number>; all: Own[]; finish: () => void };

/** In the parent of the processes: gathers their metrics whenever one of them wants them. */
export function gatherMetrics(): void {
  const open = new Map<string, Gathering>();
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage(message)) return;
    if (message.metrics === 'wanted') open.set(`${worker.id} ${message.id}`, ask(worker, message.id, open));
    const gathering = message.metrics === 'told' ? open.get(message.id) : undefined;
    if (message.metrics !== 'told' || gathering === undefined) return;
    gathering.all.push(message.own);
    gathering.from.delete(worker.id);
    if (gathering.from.size === 0) gathering.finish();
  });
}

function ask(asking: Worker, id: string, open: Map<string, Gathering>): Gathering {
  const key = `${asking.id} ${id}`;
  const processes = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true) as Worker[];
  const all: Own[] = [];
  const finish = () => {
    clearTimeout(timer);
    open.delete(key);
    if (asking.isConnected()) asking.send({ metrics: 'gathered', id, all });
  };
  const timer = setTimeout(finish, ANSWER_MILLISECONDS);
  for (const worker of processes) worker.send({ metrics: 'asked', id: key });
  return { from: new Set(processes.map((worker) => worker.id)), all, finish };
}
