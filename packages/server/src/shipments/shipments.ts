import type { Caller } from '../base/index.ts';
import { dayOf } from '../base/index.ts';
import type { CheckFinding } from '../compliance/index.ts';
import type { DangerousGoodsList } from '../dangerous-goods/index.ts';
import type { Database } from '../db/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Extractions } from '../extraction/index.ts';
import type { Formats } from '../formats/index.ts';
import type { FilledForm, OverrulingStore } from '../forms/index.ts';
import type { Orders, RecordedAnswer } from '../orders/index.ts';
import { runIdempotent, transactionOf } from '../orders/index.ts';
import { type CheckedShipment, checkShipment } from './check-shipment.ts';
import { completeContent } from './complete-content.ts';
import { type FormWish, fillShipmentForm } from './forms/fill-shipment-form.ts';
import { gatherPapers } from './papers/gather-papers.ts';
import { consignmentsOf } from './plan/consignments-of.ts';
import type { Plan, PlanRequest, ShipmentPlanRequest } from './plan/plan.schema.ts';
import { planConsignments } from './plan/plan-consignments.ts';
import { shipmentProblem } from './problems.ts';
import type { Shipment, ShipmentChange, ShipmentContent, ShipmentVersion } from './shipment.schema.ts';
import * as store from './shipment-store.ts';

type Page = { readonly page: number; readonly perPage: number };
/** Who asks for a change, and when. `key`: the Idempotency-Key, if any. */
type Asked = { readonly caller: Caller; readonly now: Date; readonly key?: string | undefined };

/** A shipment with what its papers come to. */
export type ShipmentCheck = {
  readonly findings: readonly CheckFinding[];
  readonly papers: CheckedShipment['papers']['papers'];
  readonly edition: DangerousGoodsList['edition'];
};

/** The shipments module. */
export type Shipments = {
  /** Stores a shipment, once per Idempotency-Key. Throws `shipment_invalid`, `document_not_found`, `order_not_found`. */
  create: (content: ShipmentContent, asked: Asked) => Promise<RecordedAnswer>;
  /** Throws `shipment_not_found`. */
  get: (id: number) => Promise<Shipment>;
  list: (
    filter: { readonly reference?: string | undefined; readonly document?: number | undefined },
    page: Page,
  ) => Promise<{ shipments: Shipment[]; total: number }>;
  /** Puts the properties given in the place of the current ones. Throws `shipment_not_found`, `shipment_changed`, and as `create`. */
  change: (id: number, change: ShipmentChange, asked: Asked) => Promise<Shipment>;
  listVersions: (id: number) => Promise<ShipmentVersion[]>;
  /** Reads the papers of a shipment together and applies every rule. Throws `shipment_not_found`. */
  check: (id: number, now: Date) => Promise<ShipmentCheck>;
  /** Fills a form of a shipment. Throws `shipment_not_found`, `form_has_errors`, and what filling throws. */
  fill: (id: number, wish: FormWish) => Promise<FilledForm>;
  overrulings: Pick<OverrulingStore, 'save' | 'list'>;
  /** The fewest containers for consignments. */
  plan: (request: PlanRequest) => Plan;
  /** The same for the goods of a shipment. Throws `shipment_not_found`, `shipment_mass_missing`. */
  planShipment: (id: number, request: ShipmentPlanRequest) => Promise<Plan>;
  /** Ids of the shipments that name an extraction or a document. */
  findNaming: (named: { extraction: number } | { document: number }) => Promise<number[]>;
};

/** What the module depends on. */
export type ShipmentsDeps = {
  database: Database;
  documents: Pick<Documents, 'get'>;
  extractions: Pick<
    Extractions,
    'extract' | 'listExtractions' | 'getExtraction' | 'getExtractionSummary' | 'listReadings' | 'listCorrections'
  >;
  orders: Pick<Orders, 'get' | 'accountOf'>;
  formats: Pick<Formats, 'get'>;
  overrulings: OverrulingStore;
  list: () => DangerousGoodsList;
  /** Signs the records of filled files with the key of the service. */
  sign?: ((record: object) => Promise<string>) | undefined;
};

/** Everything that papers of a shipment say, and which other shipments use the same documents. */
async function openChecked({ database, extractions }: ShipmentsDeps, id: number): Promise<CheckedShipment> {
  const shipment = await store.getShipment(database.sql, id);
  const papers = await gatherPapers(shipment, extractions);
  const certificates = papers.papers.flatMap(({ documentType, document }) =>
    documentType === 'packing-use-certificate' && document !== undefined ? [document] : [],
  );
  return { shipment, papers, others: await store.listShipmentsWith(database.sql, certificates, id) };
}

async function change(deps: ShipmentsDeps, id: number, asked: ShipmentChange, { caller, now }: Asked) {
  const { version, ...properties } = asked;
  const {
    id: _,
    version: __,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    ...before
  } = await store.getShipment(deps.database.sql, id);
  const content = await completeContent(deps, { ...before, ...properties }, caller);
  return store.inTransaction(deps.database, async (trx) => {
    const current = await store.getShipment(trx, id, true);
    if (version !== undefined && version !== current.version)
      throw shipmentProblem('shipment_changed', { id, version: current.version });
    return store.updateShipment(trx, current, content, { by: caller.name, now });
  });
}

/** Opens the shipments module on a migrated database. */
export function openShipments(deps: ShipmentsDeps): Shipments {
  const { database, orders, list } = deps;
  return {
    create: async (content, { caller, now, key }) => {
      const { id: account } = await orders.accountOf(caller);
      const whole = await completeContent(deps, content, caller);
      return transactionOf(database, async (tx) => {
        const insert = async () => ({
          status: 201,
          body: await store.insertShipment(tx.trx, whole, { by: caller.name, now }),
        });
        if (key !== undefined)
          return runIdempotent(tx, { account, key, content: { action: 'create-shipment', content }, now }, insert);
        const { status, body } = await insert();
        return { status, body: JSON.stringify(body), replayed: false };
      });
    },
    get: (id) => store.getShipment(database.sql, id),
    list: (filter, page) => store.listShipments(database.sql, filter, page),
    change: (id, asked, by) => change(deps, id, asked, by),
    listVersions: async (id) => {
      await store.getShipment(database.sql, id);
      return store.listVersions(database.sql, id);
    },
    check: async (id, now) => {
      const checked = await openChecked(deps, id);
      const { edition } = list();
      return { findings: checkShipment(checked, list(), dayOf(now)), papers: checked.papers.papers, edition };
    },
    fill: async (id, wish) => fillShipmentForm(deps, await openChecked(deps, id), wish),
    overrulings: deps.overrulings,
    plan: (request) => planConsignments(request, list()),
    planShipment: async (id, request) => {
      const { shipment, papers } = await openChecked(deps, id);
      const { sailingDate } = shipment;
      const when = sailingDate === undefined ? {} : { sailingDate };
      return planConsignments({ ...when, ...request, consignments: consignmentsOf(shipment, papers) }, list());
    },
    findNaming: (named) => store.findShipmentsNaming(database.sql, named),
  };
}
