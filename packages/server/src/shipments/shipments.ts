import { type Caller, dayOf, type Walled, type Walls, WITHOUT_WALLS, wallsAround } from '../base/index.ts';
import type { CheckFinding } from '../compliance/index.ts';
import type { DangerousGoodsList } from '../dangerous-goods/index.ts';
import type { Database } from '../db/index.ts';
import type { SeenDocuments } from '../documents/index.ts';
import type { SeenExtractions } from '../extraction/index.ts';
import type { Formats } from '../formats/index.ts';
import type { ExportedDeclaration, FilledForm, OverrulingStore } from '../forms/index.ts';
import type { Orders, RecordedAnswer } from '../orders/index.ts';
import { runIdempotent, transactionOf } from '../orders/index.ts';
import { type CheckedShipment, checkShipment } from './check-shipment.ts';
import { completeContent } from './complete-content.ts';
import { type DeclarationWish, exportShipment } from './forms/export-shipment.ts';
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

/** Shipments, as far as somebody sees. Those outside the walls, and what is named there, are missing. */
export type SeenShipments = {
  /** Stores a shipment, once per Idempotency-Key. Throws `shipment_invalid`, `document_not_found`, `order_not_found`. */
  create: (content: ShipmentContent, asked: Asked) => Promise<RecordedAnswer>;
  /** Throws `shipment_not_found`. */
  get: (id: number) => Promise<Shipment>;
  list: (filter: store.ShipmentFilter, page: Page) => Promise<{ shipments: Shipment[]; total: number }>;
  /** Puts the properties given in the place of the current ones. Throws `shipment_not_found`, `shipment_changed`, and as `create`. */
  change: (id: number, change: ShipmentChange, asked: Asked) => Promise<Shipment>;
  listVersions: (id: number) => Promise<ShipmentVersion[]>;
  /** Reads the papers of a shipment together and applies every rule. Throws `shipment_not_found`. */
  check: (id: number, now: Date) => Promise<ShipmentCheck>;
  /** Fills a form of a shipment. Throws `shipment_not_found`, `form_has_errors`, and what filling throws. */
  fill: (id: number, wish: FormWish) => Promise<FilledForm>;
  /** A shipment as an OpenDGD declaration. Throws `shipment_not_found`, and as `exportShipment`. */
  exportDeclaration: (id: number, wish: DeclarationWish) => Promise<ExportedDeclaration>;
  overrulings: Pick<OverrulingStore, 'save' | 'list'>;
  /** The fewest containers for consignments. */
  plan: (request: PlanRequest) => Plan;
  /** The same for the goods of a shipment. Throws `shipment_not_found`, `shipment_mass_missing`. */
  planShipment: (id: number, request: ShipmentPlanRequest) => Promise<Plan>;
};

/** The shipments module. By itself it sees every account, for the service's own work. */
export type Shipments = SeenShipments &
  Walled<SeenShipments> & {
    /** Ids of the shipments that name an extraction or a document. */
    findNaming: (named: { extraction: number } | { document: number }) => Promise<number[]>;
  };

type ExtractionsOfShipments = Pick<
  SeenExtractions,
  'extract' | 'listExtractions' | 'getExtraction' | 'getExtractionSummary' | 'listReadings' | 'listCorrections'
>;

/** What the module depends on. */
export type ShipmentsDeps = {
  database: Database;
  documents: Walled<Pick<SeenDocuments, 'get'>>;
  extractions: Walled<ExtractionsOfShipments>;
  orders: Pick<Orders, 'get' | 'accountOf'>;
  formats: Pick<Formats, 'get'>;
  overrulings: OverrulingStore;
  /** The list in use on a day of sailing; today's when absent. */
  list: (on?: string) => DangerousGoodsList;
  /** Signs the records of filled files with the key of the service. */
  sign?: ((record: object) => Promise<string>) | undefined;
};

/** Everything that papers of a shipment say, and which other shipments use the same documents. */
async function openChecked({ database, extractions, walls }: SeenDeps, id: number): Promise<CheckedShipment> {
  const shipment = await store.getShipment(database.sql, id, { walls });
  const papers = await gatherPapers(shipment, extractions);
  const certificates = papers.papers.flatMap(({ documentType, document }) =>
    documentType === 'packing-use-certificate' && document !== undefined ? [document] : [],
  );
  return { shipment, papers, others: await store.listShipmentsWith(database.sql, certificates, id) };
}

async function change(
  deps: ShipmentsDeps & { walls: Walls },
  id: number,
  asked: ShipmentChange,
  { caller, now }: Asked,
) {
  const { version, ...properties } = asked;
  const walls = await store.getWallsAround(deps.database.sql, id, deps.walls);
  const {
    id: _,
    version: __,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    ...before
  } = await store.getShipment(deps.database.sql, id, { walls });
  const content = await completeContent(insideOf(deps, walls), { ...before, ...properties }, caller);
  return store.inTransaction(deps.database, async (trx) => {
    const current = await store.getShipment(trx, id, { walls, lock: true });
    if (version !== undefined && version !== current.version)
      throw shipmentProblem('shipment_changed', { id, version: current.version });
    return store.updateShipment(trx, current, content, { by: caller.name, now });
  });
}

/** Opens the shipments module on a migrated database. */
export function openShipments(deps: ShipmentsDeps): Shipments {
  return {
    ...openWithin(deps, WITHOUT_WALLS),
    within: (walls) => openWithin(deps, walls),
    findNaming: (named) => store.findShipmentsNaming(deps.database.sql, named),
  };
}

/** What the module depends on, as far as somebody sees. */
type SeenDeps = Omit<ShipmentsDeps, 'documents' | 'extractions'> & {
  documents: Pick<SeenDocuments, 'get'>;
  extractions: ExtractionsOfShipments;
  walls: Walls;
};

function insideOf(deps: ShipmentsDeps, walls: Walls): SeenDeps {
  return { ...deps, documents: deps.documents.within(walls), extractions: deps.extractions.within(walls), walls };
}

function openWithin(deps: ShipmentsDeps, walls: Walls): SeenShipments {
  const { database, orders, list } = deps;
  const seen = insideOf(deps, walls);
  return {
    create: async (content, { caller, now, key }) => {
      const { id: account } = await orders.accountOf(caller);
      const { account: belongs } = walls;
      const whole = await completeContent(insideOf(deps, wallsAround(belongs)), content, caller);
      return transactionOf(database, async (tx) => {
        const insert = async () => ({
          status: 201,
          body: await store.insertShipment(tx.trx, whole, { account: belongs, by: caller.name, now }),
        });
        if (key !== undefined)
          return runIdempotent(tx, { account, key, content: { action: 'create-shipment', content }, now }, insert);
        const { status, body } = await insert();
        return { status, body: JSON.stringify(body), replayed: false };
      });
    },
    get: (id) => store.getShipment(database.sql, id, { walls }),
    list: (filter, page) => store.listShipments(database.sql, { ...filter, walls }, page),
    change: (id, asked, by) => change({ ...deps, walls }, id, asked, by),
    listVersions: async (id) => {
      await store.getShipment(database.sql, id, { walls });
      return store.listVersions(database.sql, id);
    },
    check: async (id, now) => {
      const checked = await openChecked(seen, id);
      const inUse = list(checked.shipment.sailingDate);
      const findings = checkShipment(checked, inUse, dayOf(now));
      return { findings, papers: checked.papers.papers, edition: inUse.edition };
    },
    fill: async (id, wish) => fillShipmentForm(seen, await openChecked(seen, id), wish),
    exportDeclaration: async (id, wish) => exportShipment(seen, await openChecked(seen, id), wish),
    overrulings: deps.overrulings,
    plan: (request) => planConsignments(request, list(request.sailingDate)),
    planShipment: async (id, request) => {
      const { shipment, papers } = await openChecked(seen, id);
      const { sailingDate } = shipment;
      const when = sailingDate === undefined ? {} : { sailingDate };
      return planConsignments(
        { ...when, ...request, consignments: consignmentsOf(shipment, papers) },
        list(request.sailingDate ?? sailingDate),
      );
    },
  };
}
