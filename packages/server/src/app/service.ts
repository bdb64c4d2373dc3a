import { type AuditLog, auditOperations, openAuditLog, recordActs } from '../audit/index.ts';
import { dayOf, type Log, type Operation } from '../base/index.ts';
import { carrierOperations, createCarrierDirectory } from '../carriers/index.ts';
import {
  type Compliance,
  complianceOperations,
  editionChangesOperation,
  gateForm,
  judgeOpenDgd,
} from '../compliance/index.ts';
import { type DangerousGoods, dangerousGoodsOperations, openDangerousGoods } from '../dangerous-goods/index.ts';
import {
  type Cluster,
  openChangeFeed,
  openDatabase,
  openJobQueue,
  openReadReplica,
  pingDatabase,
  startCluster,
} from '../db/index.ts';
import { type Documents, documentOperations } from '../documents/index.ts';
import {
  type Events,
  eventOperations,
  openEvents,
  openWebhooks,
  type Webhooks,
  webhookOperations,
} from '../events/index.ts';
import { type Extractions, extractionOperations, findEvidence } from '../extraction/index.ts';
import { customFormatOperations, type Formats, formatOperations, openFormats } from '../formats/index.ts';
import { declarationFormOperations, formOperations, type OverrulingStore } from '../forms/index.ts';
import type { Figure, HealthReport } from '../http/index.ts';
import { invoiceOperations, openInvoices } from '../invoices/index.ts';
import {
  createRequestCounts,
  type Keys,
  keyOperations,
  openKeys,
  openPeople,
  type People,
  peopleOperations,
  withinNarrowing,
} from '../keys/index.ts';
import { type Links, linkOperations, openLinks } from '../links/index.ts';
import {
  type JobList,
  monitoringOperations,
  openJobList,
  openProblemLog,
  type ProblemLog,
} from '../monitoring/index.ts';
import { type OpenDgd, openDgdOperations } from '../opendgd/index.ts';
import { type Orders, openOrders, orderOperations } from '../orders/index.ts';
import { openPorts, type Ports, portOperations } from '../ports/index.ts';
import {
  type Intake,
  intakeOperations,
  openIntake,
  openRates,
  openSubscriptions,
  type Rates,
  rateOperations,
  type Subscriptions,
  subscriptionOperations,
} from '../rates/index.ts';
import { importOperations, openShipments, type Shipments, shipmentOperations } from '../shipments/index.ts';
import { listWork } from './background-work.ts';
import { checkHealth } from './check-health.ts';
import { openDocumentDesk } from './document-desk.ts';
import { listFigures } from './figures.ts';
import { findSources } from './find-sources.ts';
import { IDENTITY } from './identity.ts';
import { acceptTokens } from './identity-provider/accept-tokens.ts';
import type { Deps, ServiceSettings } from './module-deps.ts';
import { orderSettings } from './order-settings.ts';
import { openRetention } from './retention.ts';
import { openOwnSecrets } from './secrets.ts';
import { migrateDatabase } from './serving/migrate-database.ts';
import type { Config } from './settings/config.ts';
import { startTracing } from './tracing.ts';

/** The modules of the service on one database, and the operations they offer to every adapter. */
export type Modules = {
  keys: Keys;
  people: People;
  audit: AuditLog;
  problemLog: ProblemLog;
  jobList: JobList;
  ports: Ports;
  formats: Formats;
  rates: Rates;
  intake: Intake;
  events: Events;
  dangerousGoods: DangerousGoods;
  documents: Documents;
  extractions: Extractions;
  compliance: Compliance;
  overrulings: OverrulingStore;
  webhooks: Webhooks;
  orders: Orders;
  shipments: Shipments;
  subscriptions: Subscriptions;
  links: Links;
  operations: Operation[];
  /** Ends the processes that read documents. The next server to work begins again what they were doing. */
  closeWorkers: () => Promise<void>;
} & ReturnType<typeof openRetention>;

/** What operations are made of. */
type Described = Omit<Modules, 'operations' | 'closeWorkers' | 'erasing' | 'keeping'>;

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

/** The orders and shipments that name a document or an extraction. */
async function findNaming(
  { orders, shipments }: Pick<Modules, 'orders' | 'shipments'>,
  named: { document: number } | { extraction: number },
): Promise<string[]> {
  const inShipments = await shipments.findNaming(named);
  return [...(await orders.findNaming(named)), ...inShipments.map((id) => `shipment ${id}`)];
}

const editionChangesOf = (modules: Pick<Modules, 'dangerousGoods' | 'extractions' | 'orders' | 'shipments'>) =>
  editionChangesOperation({
    list: (on) => modules.dangerousGoods.list(on),
    extractions: modules.extractions,
    findOrders: (named) => findNaming(modules, named),
  });

/** Forms and declarations that are filled, through one gate and with one signature. */
function filledFiles(modules: Described): Operation[] {
  const source = {
    ...modules,
    gate: (form: Parameters<typeof gateForm>[0]) => gateForm(form, (on) => modules.dangerousGoods.list(on)),
    sign: (record: object) => modules.orders.quotes.sign(record),
  };
  const judge = (declaration: OpenDgd) =>
    judgeOpenDgd(declaration, { on: dayOf(new Date()), list: (on) => modules.dangerousGoods.list(on) });
  return [
    ...formOperations({ ...source, keys: () => modules.orders.quotes.jwks() }),
    ...declarationFormOperations(source, judge),
  ];
}

/** What the modules offer, for every adapter. Describing it enters none of them. */
export function listOperations(modules: Described): Operation[] {
  return [
    ...rateOperations(modules.rates),
    ...intakeOperations(modules.intake),
    ...formatOperations(modules.formats, { fixedModel: () => modules.extractions.model }),
    ...customFormatOperations(modules.formats),
    ...portOperations(modules.ports),
    ...carrierOperations(createCarrierDirectory()),
    ...dangerousGoodsOperations((on) => modules.dangerousGoods.list(on)),
    ...openDgdOperations(),
    ...keyOperations(modules.keys),
    ...peopleOperations(modules.people),
    ...auditOperations(modules.audit),
    ...monitoringOperations(modules.problemLog, modules.jobList),
    ...eventOperations(modules.events),
    ...documentOperations(modules.documents, async ({ extraction, ...place }, walls) =>
      findEvidence(await modules.extractions.within(walls).getExtraction(extraction), place),
    ),
    ...extractionOperations(modules.extractions),
    ...complianceOperations(modules.compliance, modules.extractions),
    editionChangesOf(modules),
    ...filledFiles(modules),
    ...webhookOperations(modules.webhooks),
    ...orderOperations(modules.orders),
    ...shipmentOperations(modules.shipments),
    ...importOperations(modules.shipments),
    ...invoiceOperations(openInvoices(modules)),
    ...subscriptionOperations(modules.subscriptions),
    ...linkOperations(modules.links),
  ];
}

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
  const carriers = createCarrierDirectory();
  const rates = openRates({ database, replica, changes, jobs, log, ports: ports.resolver, carriers });
  const intake = openIntake({ database, rates, audit, log, onProblem: problemLog.note }, findSources(config));
  const subscriptions = openSubscriptions({
    ...{ database, changes, events, log, findKeyFamily: keys.findFamily },
    names: () => ({ ports: ports.resolver(), carriers }),
  });
  const formats = await openFormats({ database, changes });
  const dangerousGoods = await openDangerousGoods({ database, changes });
  // Asked long after these modules are open.
  const findOrders = (named: { document: number } | { extraction: number }) => findNaming({ orders, shipments }, named);
  const { documents, extractions, pools, ...checks } = openDocumentDesk(
    { database, jobs, log, config },
    { formats, dangerousGoods, findOrders, onCorrected: (corrected, trx) => orders.noteCorrection(corrected, trx) },
  );
  const orders = openOrders({
    ...{ database, keys, rates, documents, extractions, events, box },
    ...orderSettings(config),
  });
  const basics = { keys, people, audit, problemLog, jobList, ports, formats, events, webhooks, dangerousGoods };
  const shipments = openShipments({
    ...{ database, documents, extractions, orders, formats, list: dangerousGoods.list },
    overrulings: checks.overrulings,
    sign: (record) => orders.quotes.sign(record),
  });
  const links = openLinks({ sign: (content) => orders.quotes.sign(content), findKeyFamily: keys.findFamily });
  const all = { ...basics, ...checks, documents, extractions, rates, intake, subscriptions, orders, shipments, links };
  const retention = openRetention({ ...all, database, findNaming: findOrders, log, config });
  return { ...all, ...retention, operations: serveOperations(all), closeWorkers: pools.close };
}

/** The operations, recorded in the audit log; links lead to them. */
function serveOperations(modules: Described): Operation[] {
  const operations = recordActs(listOperations(modules).map(withinNarrowing), modules.audit);
  modules.links.serve(operations);
  return operations;
}

function findReplica(
  { databaseReadUrl: url }: Partial<Pick<Config, 'databaseReadUrl'>>,
  parts: Omit<Parameters<typeof openReadReplica>[0], 'url'>,
) {
  return url === undefined ? undefined : openReadReplica({ url, ...parts });
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
