import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log, NoteProblem, Operation } from '../base/index.ts';
import { createSender } from './answers/common-headers.ts';
import { createResponseCache } from './answers/response-cache.ts';
import { createBaseUrl, type HttpConfig } from './base-url.ts';
import { CONSOLE, mountConsole } from './console/mount-console.ts';
import type { SingleSignOn } from './console/oidc/mount-oidc.ts';
import { discoveryOperation } from './discovery/discovery.ts';
import { answerClientError, answerRareRequests } from './errors/client-error.ts';
import { mountFailures } from './errors/mount-failures.ts';
import { type HealthProbe, healthOperation, livenessOperation, readinessOperation } from './health.ts';
import type { HttpOperation } from './http-operation.ts';
import { admitRequests, DEFAULT_LOAD_LIMITS, type LoadLimits } from './load/admission.ts';
import { countRequests, type Figure, type Metrics } from './load/metrics.ts';
import { shedEarly } from './load/shed-early.ts';
import { mountDocuments } from './mount-documents.ts';
import { type MountedApp, mountApp } from './mounted-app.ts';
import type { PostedMessage } from './reference/openapi-webhooks.ts';
import { createRequestIds, type RequestIds } from './request-id.ts';
import { createAddressQuota } from './routes/address-quota.ts';
import type { Authenticate } from './routes/authorize.ts';
import { watchClients } from './routes/client-signal.ts';
import { mountOperation } from './routes/mount-operation.ts';
import { mountOptions } from './routes/mount-options.ts';
import { createQuota } from './routes/quota.ts';
import { addJsonParser } from './routes/request-body.ts';
import { routableUrl } from './routes/request-url.ts';
import { allowedMethods, groupByPath, routerPath } from './routes/route-description.ts';
import type { MergeCounts } from './routes/window-counts.ts';

/** Bounds of what the server takes; the defaults suit production. */
export type HttpLimits = {
  /** A request body, unless the operation says otherwise. Default 1 MiB. */
  bodyLimitBytes: number;
  /** All headers with the request line. Default 16 KiB. */
  headerBytes: number;
  /** The time a client has to send its headers, and its whole request. Defaults 20 s and 120 s. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  load: LoadLimits;
};

/** What an HTTP server is made of. */
export type HttpServerOptions = {
  operations: readonly Operation[];
  authenticate: Authenticate;
  config: HttpConfig;
  log: Log;
  health: HealthProbe;
  name: string;
  version: string;
  /** Other adapters that answer at a path of this server. */
  mountedApps?: readonly MountedApp[];
  /** What is posted to webhooks: the OpenAPI document describes it. */
  messages?: readonly PostedMessage[];
  limits?: Partial<HttpLimits>;
  /** The folder with the built pages of the console. Undefined: there is none. */
  consoleFolder?: string | undefined;
  /** The identity provider that people sign in to the console with. Undefined: they sign in with their keys. */
  singleSignOn?: SingleSignOn | undefined;
  /** Figures of the service that `GET /metrics` tells besides those of the server. */
  figures?: readonly Figure[];
  /** Takes note of refusals and faults that are answered. */
  onProblem?: NoteProblem;
  /** What a key may ask in a minute; undefined: as much as it likes, and nothing is counted. */
  requestsPerMinute?: number | undefined;
  /** How many requests without a valid key an address may make in a minute; undefined: they are not counted. */
  unknownKeysPerMinute?: number | undefined;
  /** Adds both counts to those of the other processes; undefined: this process counts for itself. */
  mergeCounts?: MergeCounts | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For tells where a request comes from. */
  trustedProxies?: readonly string[];
};

const DEFAULT_LIMITS: HttpLimits = {
  bodyLimitBytes: 1024 * 1024,
  headerBytes: 16 * 1024,
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 120_000,
  load: DEFAULT_LOAD_LIMITS,
};

/**
 * The REST adapter as a Fastify instance, not yet listening. Every operation is mounted at its path and under
 * `/wp-json/{namespace}/v1`.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { config, log, authenticate, trustedProxies = [] } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const nextId = createRequestIds();
  const app = createApp({ limits, nextId, trustedProxies }, (...failed) => failures.answer(...failed));
  const { quota, addresses } = createQuotas(app, options);
  const responseCache = createResponseCache({ authenticate, nextId, quota });
  const baseUrlOf = createBaseUrl(config);
  const send = createSender(baseUrlOf, quota);
  const failures = mountFailures(app, {
    ...{ send, log, baseUrlOf, defaultBodyLimit: limits.bodyLimitBytes },
    onProblem: options.onProblem,
  });
  const clients = watchClients(app);
  responseCache.serve(app.server);
  const metrics = countRequests(app, () => admission.counts(), options.figures ?? []);
  const early = { ...limits.load, nextId, isFull: () => admission.isFull(), count: metrics.countRefusal };
  // The last to take the handlers over is asked first.
  const shed = shedEarly(app.server, early);
  answerRareRequests(app.server);
  const admission = admitRequests(app, limits.load, shed.refused);
  const operations = withOwnOperations(options, metrics);
  addJsonParser(app);
  const shared = { authenticate, addresses, quota, send, baseUrlOf, failures };
  const deps = { ...shared, responseCache, clients, admission, defaultBodyLimit: limits.bodyLimitBytes };
  const { mountedApps = [], consoleFolder } = options;
  const contents = listContents(options, operations);
  const mounts = listMounts(operations, config.namespace);
  app.register(async (routes) => {
    for (const { group, urls, allow } of mounts) {
      for (const operation of group) if (!operation.upload) mountOperation(routes, { operation, urls, allow }, deps);
      mountOptions(routes, { urls, allow, group, namespace: config.namespace }, send);
      failures.remember(urls, allow);
    }
    for (const mountedApp of mountedApps) mountApp(routes, mountedApp, deps);
    mountDocuments(routes, { ...contents, ...shared, browserHome: consoleFolder && CONSOLE });
    mountConsole(routes, { ...shared, folder: consoleFolder, singleSignOn: options.singleSignOn, log });
  });
  // Forms are read on these routes alone: the multipart parser adds hooks to every request.
  app.register(async (routes) => {
    await routes.register(multipart);
    for (const { group, urls, allow } of mounts) {
      for (const operation of group) if (operation.upload) mountOperation(routes, { operation, urls, allow }, deps);
    }
  });
  return app;
}

/** What the open documents tell of. */
function listContents(options: HttpServerOptions, operations: readonly HttpOperation[]) {
  const { config, name, version, mountedApps = [], messages = [] } = options;
  const described = { identity: { name, version }, namespace: config.namespace, operations, mountedApps, messages };
  return { ...described, authorizationServer: config.oidcIssuer };
}

/** Until the server is closed. */
function createQuotas(app: FastifyInstance, options: HttpServerOptions) {
  const { authenticate, requestsPerMinute, unknownKeysPerMinute, mergeCounts } = options;
  const quota = requestsPerMinute === undefined ? undefined : createQuota(requestsPerMinute, { merge: mergeCounts });
  const addresses = createAddressQuota(authenticate, unknownKeysPerMinute, mergeCounts);
  app.addHook('onClose', async () => {
    quota?.close();
    addresses.close();
  });
  return { quota, addresses };
}

/** The operations of a path, with the URL patterns and the methods it answers. */
type MountedPath = { group: readonly HttpOperation[]; urls: readonly string[]; allow: string };

function listMounts(operations: readonly HttpOperation[], namespace: string): MountedPath[] {
  return [...groupByPath(operations)].map(([path, group]) => ({
    group,
    urls: ['', `/wp-json/${namespace}/v1`].map((prefix) => prefix + routerPath(path)),
    allow: allowedMethods(group).join(', '),
  }));
}

function withOwnOperations(options: HttpServerOptions, metrics: Metrics): readonly HttpOperation[] {
  const identity = { name: options.name, version: options.version };
  const contents = () => ({
    identity,
    namespace: options.config.namespace,
    operations,
    advertised: options.mountedApps ?? [],
  });
  const operations: HttpOperation[] = [
    ...options.operations,
    discoveryOperation(contents),
    healthOperation(identity, options.health),
    livenessOperation(),
    readinessOperation(identity, options.health),
    metrics.operation,
  ];
  return operations;
}

type FrameworkErrors = (error: Error, request: FastifyRequest, reply: FastifyReply) => void;

type AppParts = { limits: HttpLimits; nextId: RequestIds; trustedProxies: readonly string[] };

function createApp({ limits, nextId, trustedProxies }: AppParts, frameworkErrors: FrameworkErrors): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: limits.bodyLimitBytes,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: nextId,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    rewriteUrl: routableUrl,
    clientErrorHandler: answerClientError,
    frameworkErrors,
    exposeHeadRoutes: false,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
      requireHostHeader: false,
    },
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 500,
      querystringParser: () => ({}),
    },
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('quota', undefined);
  return app;
}
