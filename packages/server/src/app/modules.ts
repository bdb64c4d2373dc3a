import { type AuditLog, auditOperations } from '../audit/index.ts';
import { dayOf, type Operation } from '../base/index.ts';
import { carrierOperations, createCarrierDirectory } from '../carriers/index.ts';
import {
  type Compliance,
  complianceOperations,
  editionChangesOperation,
  gateForm,
  judgeBeforeExport,
} from '../compliance/index.ts';
import { type DangerousGoods, dangerousGoodsOperations } from '../dangerous-goods/index.ts';
import { type Documents, documentOperations } from '../documents/index.ts';
import { type Events, eventOperations, type Webhooks, webhookOperations } from '../events/index.ts';
import { type ExchangeRates, exchangeRateOperations } from '../exchange-rates/index.ts';
import { type Extractions, extractionOperations, findEvidence } from '../extraction/index.ts';
import { customFormatOperations, type Formats, formatOperations } from '../formats/index.ts';
import { declarationFormOperations, formOperations, type OverrulingStore } from '../forms/index.ts';
import { invoiceOperations, openInvoices } from '../invoices/index.ts';
import { type Keys, keyOperations, type People, peopleOperations } from '../keys/index.ts';
import { type Ledger, ledgerOperations } from '../ledger/index.ts';
import { type Links, linkOperations } from '../links/index.ts';
import { type JobList, monitoringOperations, type ProblemLog } from '../monitoring/index.ts';
import { type OpenDgd, openDgdOperations } from '../opendgd/index.ts';
import { type Orders, orderOperations, type SimulatedForwarder } from '../orders/index.ts';
import { type Ports, portOperations } from '../ports/index.ts';
import { proofOperations } from '../proofs/index.ts';
import type { Questions } from '../questions/index.ts';
import {
  type Intake,
  intakeOperations,
  type Rates,
  rateOperations,
  type Subscriptions,
  subscriptionOperations,
} from '../rates/index.ts';
import { type Selling, sellingOperations } from '../selling/index.ts';
import { importOperations, type Shipments, shipmentOperations } from '../shipments/index.ts';
import type { openRetention } from './retention.ts';

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
  selling: Selling;
  exchangeRates: ExchangeRates;
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
  ledger: Ledger;
  questions: Questions;
  forwarder: SimulatedForwarder;
  operations: Operation[];
  /** Ends the processes that read documents. The next server to work begins again what they were doing. */
  closeWorkers: () => Promise<void>;
} & ReturnType<typeof openRetention>;

/** What operations are made of. */
export type Described = Omit<
  Modules,
  'operations' | 'closeWorkers' | 'questions' | 'erasing' | 'keeping' | 'forwarder'
>;

/** The orders and shipments that name a document or an extraction. */
export async function findNaming(
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
    judgeBeforeExport(declaration, { on: dayOf(new Date()), list: (on) => modules.dangerousGoods.list(on) });
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
    ...exchangeRateOperations(modules.exchangeRates),
    ...sellingOperations(modules.selling, modules.rates),
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
    ...ledgerOperations(modules.ledger),
    ...proofOperations(modules),
  ];
}
