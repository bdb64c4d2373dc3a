import cluster from 'node:cluster';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { MAIN_ACCOUNT } from '../../base/index.ts';
import type { HttpOperation } from '../http-operation.ts';
import { refuseScope } from '../routes/authorize.ts';
import type { Admission } from './admission.ts';
import { shareMetrics } from './shared-metrics.ts';

/** A figure of the service that is read when it is asked for. `values`: one for each set of labels. */
export type Figure = {
  name: string;
  help: string;
  labels: readonly string[];
  read: () => Promise<readonly FigureValue[]> | readonly FigureValue[];
  /** The same in every process of the database, where others are counts of one process. */
  ofAllProcesses?: true;
};

/** A figure for a set of labels. */
export type FigureValue = { labels: Readonly<Record<string, string>>; value: number };

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Answered from memory before it was known which operation was asked. */
const REPEATED = 'repeated';
/** Refused before that, and how long that takes. */
const REFUSED = 'refused';
const REFUSED_SECONDS = 0.000_05;

/** What the server counts of itself, in the text format of Prometheus. `countRefusal`: of a request that is refused at once. */
export type Metrics = { operation: HttpOperation; countRefusal: (request: IncomingMessage) => void };

/** What a process counts of itself, with figures of the service. */
export function createRegistry(figures: readonly Figure[]): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const self: Figure = {
    ...{ name: 'agent_rate_processes', help: 'Processes whose metrics these are', labels: [] },
    read: () => [{ labels: {}, value: 1 }],
  };
  for (const figure of [self, ...figures]) addFigure(registry, figure);
  return registry;
}

/**
 * Counts the requests that get to the handlers which are there now, by operation and status, and adds the figures of the service.
 * What is refused before them counts by `countRefusal`.
 */
export function countRequests(app: FastifyInstance, counts: Admission['counts'], figures: readonly Figure[]): Metrics {
  const registry = createRegistry([...ownFigures(counts), ...figures]);
  const requests = new Histogram({
    name: 'agent_rate_http_request_duration_seconds',
    help: 'Time until the answer was sent, by operation and status',
    labelNames: ['operation', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const names = new WeakMap<IncomingMessage, string>();
  app.addHook('onRequest', (request, _reply, done) => {
    names.set(request.raw, request.routeOptions.config?.operation ?? 'other');
    done();
  });
  const handlers = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    response.once('close', () => {
      const operation = names.get(request) ?? REPEATED;
      const labels = { operation, method: methodOf(request), status: String(response.statusCode) };
      requests.observe(labels, (performance.now() - begun) / 1000);
    });
    for (const handle of handlers) handle(request, response);
  });
  new Counter({
    name: 'agent_rate_http_requests_refused_total',
    help: 'Requests answered with 503 because too many were under way',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(counts().refused);
    },
  });
  return {
    operation: metricsOperation(cluster.isWorker ? shareMetrics(registry) : () => registry.metrics()),
    countRefusal: (request) =>
      requests.observe({ operation: REFUSED, method: methodOf(request), status: '503' }, REFUSED_SECONDS),
  };
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Any text may stand where the method does. */
function methodOf({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : 'other';
}

function ownFigures(counts: Admission['counts']): Figure[] {
  const figure = (name: string, help: string, read: () => number): Figure => ({
    ...{ name: `agent_rate_http_${name}`, help, labels: [] },
    read: () => [{ labels: {}, value: read() }],
  });
  return [
    figure('requests_active', 'Requests that are worked on', () => counts().active),
    figure('requests_waiting', 'Requests that wait for their turn', () => counts().waiting),
  ];
}

function addFigure(registry: Registry, { name, help, labels, read, ofAllProcesses }: Figure): void {
  new Gauge({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
    aggregator: ofAllProcesses ? 'first' : 'sum',
    async collect() {
      this.reset();
      // What cannot be read now, as while the database is away, is no number; the rest is told.
      const unknown = labels.length === 0 ? [{ labels: {}, value: Number.NaN }] : [];
      const values = await Promise.resolve(read()).catch(() => unknown);
      for (const { labels: of, value } of values) this.set(of, value);
    },
  });
}

function metricsOperation(read: () => Promise<string>): HttpOperation {
  return {
    name: 'read-metrics',
    service: 'system',
    summary: 'Metrics',
    description:
      'What the server counts of itself, for Prometheus (text format 0.0.4), added up over the processes of `serve --workers`. Any valid key of the account main may read it.',
    method: 'GET',
    path: '/metrics',
    scope: null,
    output: { type: 'string' } as never,
    produces: ['text/plain'],
    run: async ({ caller }) => {
      // How busy the service is concerns its operator, not the customers.
      if (caller.account !== MAIN_ACCOUNT) refuseScope(caller, 'admin');
      return {
        body: await read(),
        contentType: 'text/plain; version=0.0.4; charset=utf-8',
        headers: { 'Cache-Control': 'no-store' },
      };
    },
  };
}
