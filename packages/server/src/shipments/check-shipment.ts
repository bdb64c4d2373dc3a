import { type CheckFinding, declaredReading, declareValues, judgeGoods } from '../compliance/index.ts';
import type { DangerousGoodsList } from '../dangerous-goods/index.ts';
import type { FillValue } from '../forms/index.ts';
import type { GoodsPapers, ShipmentPapers } from './papers/gather-papers.ts';
import { checkCertificates } from './reconcile/check-certificates.ts';
import { checkContainers } from './reconcile/check-containers.ts';
import { findOtherProducts } from './reconcile/check-product.ts';
import { reconcilePapers } from './reconcile/reconcile-papers.ts';
import type { Shipment } from './shipment.schema.ts';

/** What a shipment is checked by. */
export type CheckedShipment = {
  readonly shipment: Shipment;
  readonly papers: ShipmentPapers;
  /** Other shipments that use the same documents. */
  readonly others: readonly Shipment[];
};

const given = (values: Readonly<Record<string, FillValue>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, status: 'given', evidence: [] }] as const),
  );

/** Whom a shipment names for emergencies stands in the place of whom the documents name. */
export const EMERGENCY_CONTACT: readonly string[] = ['emergencyContactPerson', 'emergencyContactTelephone'];

/** What the shipment states of all its goods goes with each. */
export const sharedValues = ({ values = {} }: Shipment): Readonly<Record<string, FillValue>> => values;

function toJudge(one: GoodsPapers, shared: Readonly<Record<string, FillValue>>) {
  const containers = one.containers;
  const values = { ...shared, ...one.given };
  if (one.readings.length === 0) return { declared: declareValues(given(values), []), containers };
  const stated = new Map(Object.entries(one.given));
  for (const key of EMERGENCY_CONTACT) {
    const value = shared[key];
    if (value !== undefined) stated.set(key, value);
  }
  return { documents: one.readings.map(declaredReading), corrected: one.corrected, given: stated, containers };
}

function findUnread({ unread }: ShipmentPapers): CheckFinding[] {
  return unread.map((id) => ({
    ...{ code: 'papers_unread', severity: 'error', places: [] },
    message: `Documents are still being read (extraction ${id}), or could not be: what they say is not checked.`,
    source: 'Policy: no paper is left unread',
  }));
}

/** Where papers contradict each other; documents of the same goods, a certificate's packages, containers' masses. */
export function reconcileShipment(
  { shipment, papers, others }: CheckedShipment,
  list: DangerousGoodsList,
): CheckFinding[] {
  const products = findOtherProducts(papers.papers, list);
  const conflicts = reconcilePapers(
    papers.papers,
    papers.goods.map(({ corrected }) => corrected),
    list,
  );
  return [
    ...findUnread(papers),
    ...papers.undeclared,
    ...products,
    ...conflicts,
    ...checkCertificates(shipment, papers, others),
    ...checkContainers(shipment),
  ];
}

const WEIGHTS = { error: 0, warning: 1, note: 2 } as const;

/** Everything that is wrong with a shipment, errors first: its papers against each other, and the rules on all its goods. */
export function checkShipment(checked: CheckedShipment, list: DangerousGoodsList, today: string): CheckFinding[] {
  const { shipment, papers } = checked;
  const shared = sharedValues(shipment);
  const { findings } = judgeGoods(
    papers.goods.map((one) => toJudge(one, shared)),
    { list, on: shipment.sailingDate ?? today, withoutConflicts: true, shared: { toBeSigned: true } },
  );
  return [...reconcileShipment(checked, list), ...findings].sort((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]);
}
