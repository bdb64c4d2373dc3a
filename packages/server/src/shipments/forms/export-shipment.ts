import { dayOf } from '../../base/index.ts';
import { judgeBeforeExport } from '../../compliance/index.ts';
import {
  addDerived,
  composeJudged,
  type ExportedDeclaration,
  type FillValue,
  givenValues,
  passGate,
} from '../../forms/index.ts';
import type { OpenDgd } from '../../opendgd/index.ts';
import type { CheckedShipment } from '../check-shipment.ts';
import { shipmentProblem } from '../problems.ts';
import { type Deps, openForm } from './fill-shipment-form.ts';

const FORMAT = 'yml_dangerous_goods_data';

/** How a shipment is exported as OpenDGD. */
export type DeclarationWish = {
  /** Of this container; needed where the shipment has several. */
  readonly container?: string | undefined;
  /** Come before what the shipment states of all goods. */
  readonly values: Readonly<Record<string, FillValue>>;
  /** Amendment of the IMDG Code: `42-24`; that of the day of sailing when absent. */
  readonly edition?: string | undefined;
  /** Refuse it while no person answers for a doubt. */
  readonly refuseDoubts?: boolean | undefined;
  readonly at: Date;
};

/**
 * A shipment, or one of its containers, as an OpenDGD declaration with all its goods, through the gate of every form. Throws
 * `shipment_container_needed`, `shipment_container_unknown`, `form_has_errors`, `form_has_doubts`, `opendgd_incomplete`.
 */
export async function exportShipment(
  deps: Deps,
  checked: CheckedShipment,
  { container, values, edition, refuseDoubts, at }: DeclarationWish,
): Promise<ExportedDeclaration> {
  const { shipment } = checked;
  const { containers = [], sailingDate, reference } = shipment;
  if (container === undefined && containers.length > 1)
    throw shipmentProblem('shipment_container_needed', { containers: containers.map(({ number }) => number) });
  const format = deps.formats.get(FORMAT);
  const { goods, documents, shared, overrulings, gate } = await openForm(deps, checked, { format, container });
  const own = givenValues({ ...shared, ...values });
  const order = { format, values: own, goods, documents, overrulings, refuseDoubts };
  const passed = passGate({ ...order, kind: 'pdf', at }, gate);
  const parts = {
    goods: goods.map((one, index) =>
      addDerived({ format, values: { ...one.evidence, ...one.values } }, passed.derived, index + 1),
    ),
    shipment: own,
    ...{ documents, reference, at, overruled: passed.overruled, sign: deps.sign },
    edition: edition ?? deps.list(sailingDate).edition.amendment,
  };
  const judge = (document: OpenDgd) => judgeBeforeExport(document, { on: dayOf(at), list: deps.list });
  return composeJudged(parts, { passed, order }, judge);
}
