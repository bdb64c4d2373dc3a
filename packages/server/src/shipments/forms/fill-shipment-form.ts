import { type CheckFinding, gateForm } from '../../compliance/index.ts';
import type { DangerousGoodsList } from '../../dangerous-goods/index.ts';
import type { Documents } from '../../documents/index.ts';
import type { Extractions } from '../../extraction/index.ts';
import type { Formats } from '../../formats/index.ts';
import {
  type FilledForm,
  type FillValue,
  type FormFormat,
  type FormGate,
  type FormKind,
  fieldsOfForm,
  fillForm,
  type GoodsOrder,
  givenValues,
  type OverrulingStore,
  type ProvenanceDocument,
  paperFormat,
  type SourcedValues,
  sourcedValue,
  sourceValues,
} from '../../forms/index.ts';
import { type CheckedShipment, EMERGENCY_CONTACT, reconcileShipment, sharedValues } from '../check-shipment.ts';
import { containersOf, packedValues } from '../papers/packed-values.ts';
import { shipmentProblem } from '../problems.ts';
import type { Shipment, ShipmentGoods } from '../shipment.schema.ts';
import { containerValues } from './container-values.ts';

/** How a form of a shipment shall be filled. */
export type FormWish = {
  /** A paper of `SHIPMENT_FORMS`, or the id of a target format. */
  readonly form: string;
  readonly kind: FormKind;
  /** Of one container alone; of the whole shipment when absent. */
  readonly container?: string | undefined;
  readonly template?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** Of a PDF template: its fields become part of the page. */
  readonly flatten?: boolean | undefined;
  /** Come before what the shipment states. */
  readonly values?: Readonly<Record<string, FillValue>> | undefined;
  /** Refuse it while no person answers for a doubt. */
  readonly refuseDoubts?: boolean | undefined;
  readonly at: Date;
};

/** What forms of shipments are made from. */
export type Deps = {
  readonly documents: Pick<Documents, 'get'>;
  readonly extractions: Pick<Extractions, 'getExtraction'>;
  readonly formats: Pick<Formats, 'get'>;
  readonly overrulings: Pick<OverrulingStore, 'list'>;
  readonly list: (on?: string) => DangerousGoodsList;
  readonly sign?: ((record: object) => Promise<string>) | undefined;
};

const isIn = ({ packages = [] }: ShipmentGoods, container: string | undefined, only: boolean) =>
  container === undefined || packages.some((one) => one.container === container) || (only && packages.length === 0);

/** Goods that a form is of, by their position. */
function positionsOf(shipment: Shipment, container: string | undefined): number[] {
  const { containers = [], goods } = shipment;
  if (container !== undefined && !containers.some(({ number }) => number === container))
    throw shipmentProblem('shipment_container_unknown', {
      container,
      containers: containers.map(({ number }) => number),
    });
  return goods.flatMap((one, at) => (isIn(one, container, containers.length === 1) ? [at] : []));
}

type Opened = { ids: readonly number[]; documents: readonly ProvenanceDocument[] };

async function openDocuments({ documents }: Deps, { goods }: Shipment): Promise<Opened> {
  const ids = [...new Set(goods.flatMap((one) => one.documents ?? []))];
  const stored = await Promise.all(ids.map((id) => documents.get(id)));
  return { ids, documents: stored.map(({ name, sha256 }) => ({ name, sha256 })) };
}

type Task = {
  readonly format: FormFormat;
  readonly checked: CheckedShipment;
  readonly ids: readonly number[];
  readonly container?: string | undefined;
};

/** What documents state, without their emergency contact where the shipment names its own. */
function withoutReplacedContact(read: SourcedValues, shipment: Shipment): SourcedValues {
  const shared = sharedValues(shipment);
  if (EMERGENCY_CONTACT.every((key) => (shared[key] ?? '') === '')) return read;
  return Object.fromEntries(Object.entries(read).filter(([key]) => !EMERGENCY_CONTACT.includes(key)));
}

/** One of the goods on a form: what the shipment states of it, in front of what its documents do. */
async function goodsOrder(
  { extractions }: Deps,
  { format, checked, ids, container }: Task,
  at: number,
): Promise<GoodsOrder> {
  const { shipment, papers } = checked;
  const goods = shipment.goods[at];
  const { readings = [], containers } = papers.goods[at] ?? {};
  const extraction = goods?.extraction === undefined ? undefined : await extractions.getExtraction(goods.extraction);
  const stated = extraction === undefined ? {} : sourceValues(format, extraction, ids);
  const read = withoutReplacedContact(stated, shipment);
  const values = Object.entries(extraction?.values ?? {}).map(
    ([key, value]) => [key, sourcedValue(value, ids)] as const,
  );
  const packages = goods?.packages ?? [];
  const isOneOfSeveral = container === undefined && (shipment.containers ?? []).length > 1;
  const places = isOneOfSeveral ? containersOf(packages) : {};
  const given = { ...packedValues(packages, container), ...places, ...goods?.values };
  return {
    values: { ...read, ...givenValues(given) },
    evidence: Object.fromEntries(values),
    readings,
    containers: container === undefined ? containers : [container],
  };
}

/** The gate of every form, with what the papers of the whole shipment say against it. */
function gateOf(checked: CheckedShipment, positions: readonly number[], list: DangerousGoodsList): FormGate {
  const concerns = ({ goods }: CheckFinding) => goods === undefined || positions.includes(goods - 1);
  const own = reconcileShipment(checked, list).filter(concerns);
  return (form) => {
    // Where papers contradict each other is looked at over all of them.
    const verdict = gateForm({ ...form, withoutConflicts: true }, () => list);
    const refusals = [...own.filter(({ severity }) => severity === 'error'), ...verdict.refusals];
    const doubts = own.filter(({ severity }) => severity !== 'error');
    const shown = doubts.map(({ code, severity, message, source, ask }) => ({
      ...{ code, severity, message, source },
      ...(ask ? { ask } : {}),
    }));
    return { ...verdict, refusals, findings: [...shown, ...verdict.findings] };
  };
}

/** What a paper of a shipment is made from. */
export type OpenedForm = {
  readonly goods: readonly GoodsOrder[];
  readonly documents: readonly ProvenanceDocument[];
  /** What holds of all goods. */
  readonly shared: Readonly<Record<string, FillValue>>;
  readonly overrulings: Awaited<ReturnType<Deps['overrulings']['list']>>;
  readonly gate: FormGate;
};

/** Gathers what a paper is made from, of one container where it is named. Throws `shipment_container_unknown`. */
export async function openForm(
  deps: Deps,
  checked: CheckedShipment,
  { format, container }: { readonly format: FormFormat; readonly container: string | undefined },
): Promise<OpenedForm> {
  const { shipment } = checked;
  const { ids, documents } = await openDocuments(deps, shipment);
  const positions = positionsOf(shipment, container);
  const goods: GoodsOrder[] = [];
  for (const at of positions) goods.push(await goodsOrder(deps, { format, checked, ids, container }, at));
  const sailing = shipment.sailingDate === undefined ? {} : { sailingDate: shipment.sailingDate };
  const references = shipment.reference === undefined ? {} : { shippersReference: shipment.reference };
  return {
    ...{ goods, documents },
    shared: { ...references, ...sharedValues(shipment), ...containerValues(shipment, container), ...sailing },
    overrulings: await deps.overrulings.list({ shipment: shipment.id }),
    gate: gateOf(checked, positions, deps.list(shipment.sailingDate)),
  };
}

/**
 * Fills a form of a shipment, through the gate that every form goes through. Throws `format_not_found`,
 * `shipment_container_unknown`, `form_has_errors`, `form_has_doubts`, and what filling throws.
 */
export async function fillShipmentForm(deps: Deps, checked: CheckedShipment, wish: FormWish): Promise<FilledForm> {
  const { shipment } = checked;
  const format = paperFormat(wish.form) ?? deps.formats.get(wish.form);
  const { goods, documents, shared, overrulings, gate } = await openForm(deps, checked, {
    format,
    container: wish.container,
  });
  const types = new Map(fieldsOfForm(format).map(({ key, type }) => [key, type]));
  // A field for one figure takes none of what several containers have.
  const fits = (key: string, value: FillValue) => types.get(key) !== 'number' || !String(value).includes('\n');
  const stated = Object.entries(shared).filter(([key, value]) => types.has(key) && fits(key, value));
  const order = {
    format,
    kind: wish.kind,
    values: givenValues({ ...Object.fromEntries(stated), ...wish.values }),
    goods,
    documents,
    overrulings,
    template: wish.template,
    flatten: wish.flatten,
    refuseDoubts: wish.refuseDoubts,
    sign: deps.sign,
    at: wish.at,
  };
  const filled = await fillForm(order, gate);
  const name = [
    format.id,
    shipment.reference ?? `shipment-${shipment.id}`,
    ...(wish.container ? [wish.container] : []),
  ];
  return { ...filled, fileName: `${name.join('-').replaceAll(/[\\/:*?"<>|\s]+/g, '_')}.${wish.kind}` };
}
