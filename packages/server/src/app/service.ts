import { openAuditLog, recordActs } from '../audit/index.ts';
import type { Log, Operation } from '../base/index.ts';
import { openDangerousGoods } from '../dangerous-goods/index.ts';
import { type Cluster, openChangeFeed, openDatabase, openJobQueue, pingDatabase, startCluster } from '../db/index.ts';
import { openEvents, openWebhooks } from '../events/index.ts';
import { openFormats } from '../formats/index.ts';
import type { Figure, HealthReport } from '../http/index.ts';
import { createRequestCounts, type Keys, openKeys, openPeople, withinNarrowing } from '../keys/index.ts';
import { openLedger } from '../ledger/index.ts';
import { openLinks } from '../links/index.ts';
import { openJobList, openProblemLog } from '../monitoring/index.ts';
import { openOrders, openSimulatedForwarder } from '../orders/index.ts';
import { openPorts } from '../ports/index.ts';
import { openQuestions } from '../questions/index.ts';
import { openIntake, openSubscriptions } from '../rates/index.ts';
import { withinPriceList } from '../selling/index.ts';
import { openShipments } from '../shipments/index.ts';
import { listWork } from './background-work.ts';
import { checkHealth } from './check-health.ts';
import { openDocumentDesk } from './document-desk.ts';
import { listFigures } from './figures.ts';
import { findReplica } from './find-replica.ts';
import { findSources } from './find-sources.ts';
import { IDENTITY } from './identity.ts';
import { acceptTokens } from './identity-provider/accept-tokens.ts';
import type { Deps, ServiceSettings } from './module-deps.ts';
import { type Described, findNaming, listOperations, type Modules } from './modules.ts';
import { openPrices } from './open-prices.ts';
import { orderSettings } from './order-settings.ts';
import { openRetention } from './retention.ts';
import { openOwnSecrets } from './secrets.ts';
import { migrateDatabase } from './serving/migrate-database.ts';
import { startTracing } from './tracing.ts';

/** The modules, running, with what keeps them running. */
export type Service = Modules & {
  authenticate: Keys['authenticate'];
  health: () => Promise<HealthReport>;
  /** What `GET /metrics` tells of the database and the jobs. */
  figures: readonly Figure[];
  /** Adds what a process counted of its keys and addresses to what all have counted. */
  mergeCounts: ReturnType<typeof createRequestCounts>;
  /** Begin to do the jobs of a module each, in a process that stays: `serve`. Commands send jobs and leave them to it. */
  workers: readonly (() => Promise<void>)[];
  /** Undefined on a DATABASE_URL. */
  cluster: Cluster | undefined;
  /** Writes what is left to write, disconnects, and stops the embedded database unless others use it. */
  close: () => Promise<void>;
};

/** Builds every module upon a migrated database. */
export async function openModules({ database, replica, changes, jobs, box, log, config }: Deps): Promise<Modules> {
  const keys = openKeys({ database, changes, log, box });
  const people = openPeople({ database, changes, box, baseUrl: config.baseUrl });
  const audit = openAuditLog({ database, log });
  const problemLog = openProblemLog({ database, log });
  const jobList = openJobList({ database });
  const source = config.baseUrl ?? '/agent-rate';
  const events = openEvents({ database, changes, source, findKeyFamily: keys.findFamily });
  const webhooks = openWebhooks({
    ...{ database, changes, jobs, events, log, source },
    findKeyFamily: keys.findFamily,
    box,
    privateTargets: config.webhookPrivateTargets,
    userAgent: `agent-rate/${IDENTITY.version}`,
  });
  const ports = await openPorts({ database, changes });
  const { names, ...prices } = openPrices({ database, replica, changes, jobs, log, config }, ports);
  const { rates, selling } = prices;
  const intake = openIntake({ database, rates, audit, log, onProblem: problemLog.note }, findSources(config));
  const subscriptions = openSubscriptions({
    ...{ database, changes, events, log, findKeyFamily: keys.findFamily, names },
    soldTo: selling.bookOf,
  });
  const formats = await openFormats({ database, changes });
  const dangerousGoods = await openDangerousGoods({ database, changes });
  const ledger = openLedger({ database, changes, log, signer: () => orders.quotes });
  // Asked long after these modules are open.
  const findOrders = (named: { document: number } | { extraction: number }) => findNaming({ orders, shipments }, named);
  const { documents, extractions, pools, ...checks } = openDocumentDesk(
    { database, jobs, log, config },
    { formats, dangerousGoods, findOrders, onCorrected: (corrected, trx) => orders.noteCorrection(corrected, trx) },
  );
  const own = { database, keys, documents, extractions, events, box, list: dangerousGoods.list };
  const orders = openOrders({ ...own, ...prices, ...orderSettings(config) });
  const basics = { keys, people, audit, problemLog, jobList, ports, formats, events, webhooks, dangerousGoods };
  const shipments = openShipments({
    ...{ database, documents, extractions, orders, formats, list: dangerousGoods.list },
    overrulings: checks.overrulings,
    sign: (record) => orders.quotes.sign(record),
  });
  const links = openLinks({ sign: (content) => orders.quotes.sign(content), findKeyFamily: keys.findFamily });
  const trade = { ...prices, intake, subscriptions, orders, shipments, links, ledger };
  const all = { ...basics, ...checks, ...trade, documents, extractions };
  const retention = openRetention({ ...all, database, findNaming: findOrders, log, config });
  const more = openPeers({ database, changes, log, orders });
  return { ...all, ...retention, ...more, operations: serveOperations(all), closeWorkers: pools.close };
}

/** The other side of orders and calls: a forwarder for tests, and the people that clients ask. */
function openPeers(deps: Pick<Deps, 'database' | 'changes' | 'log'> & Pick<Modules, 'orders'>) {
  return { forwarder: openSimulatedForwarder(deps), questions: openQuestions(deps) };
}

/** The operations, recorded in the audit log; links lead to them. */
function serveOperations(modules: Described): Operation[] {
  const seen = listOperations(modules).map((one) => withinPriceList(withinNarrowing(one), modules.selling));
  const operations = recordActs(seen, modules.audit);
  modules.links.serve(operations);
  return operations;
}

/**
 * Starts or joins the database, brings its schema up to date, and opens every module. `serves`: refuses to
 * start without the key of the secrets, with `secret_key_missing` or `secret_key_wrong`.
 */
export async function openService(config: ServiceSettings, log: Log, { serves = false } = {}): Promise<Service> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    closers.push(await startTracing(config));
    const cluster = config.databaseUrl === undefined ? await startCluster({ dataDir: config.dataDir, log }) : undefined;
    if (cluster) closers.push(cluster.leave);
    const url = cluster?.url ?? config.databaseUrl ?? '';
    const database = openDatabase(url);
    closers.push(database.close);
    await pingDatabase(database);
    await migrateDatabase(url, log);
    const box = await openOwnSecrets(database, config, { log, serves });
    const changes = await openChangeFeed(url, log);
    closers.push(changes.close);
    const replica = findReplica(config, { primary: database, changes, log });
    if (replica) closers.push(replica.close);
    const jobs = openJobQueue(url, log);
    closers.push(jobs.close);
    const modules = await openModules({ database, replica, changes, jobs, box, log, config });
    closers.push(modules.keys.flush, modules.problemLog.flush, modules.closeWorkers, modules.rates.close);
    closers.push(modules.selling.close);
    const health = () => checkHealth(database, changes, modules.intake);
    const work = listWork(modules);
    closers.push(...work.stop);
    return {
      ...modules,
      authenticate: acceptTokens(config, { ...modules, changes, log }),
      health,
      figures: listFigures(database),
      mergeCounts: createRequestCounts(database),
      workers: work.start,
      cluster,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
