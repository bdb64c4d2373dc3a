import type { Caller, Walls } from '../base/index.ts';
import type { SeenExtractions } from '../extraction/index.ts';
import type { Order, Orders } from '../orders/index.ts';
import { shipmentProblem } from './problems.ts';
import type { ShipmentContent, ShipmentPaper } from './shipment.schema.ts';

type Deps = {
  extractions: Pick<SeenExtractions, 'extract' | 'listExtractions' | 'getExtractionSummary'>;
  orders: Pick<Orders, 'get'>;
  /** Around the account of the shipment. */
  walls: Walls;
};

/** What a shipment names that is not in it. */
function findFaults({ goods, containers, papers = [] }: ShipmentContent): { path: string; message: string }[] {
  const numbers = (containers ?? []).map(({ number }) => number);
  const unknown = goods.flatMap(({ packages = [] }, at) =>
    packages.flatMap(({ container }, index) =>
      container === undefined || containers === undefined || numbers.includes(container)
        ? []
        : [
            {
              path: `goods[${at}].packages[${index}].container`,
              message: `${container} is not among the containers of the shipment.`,
            },
          ],
    ),
  );
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  const outside = papers.flatMap(({ goods: some = [] }, at) =>
    some
      .filter((one) => one.goods > goods.length)
      .map((one) => ({
        path: `papers[${at}].goods`,
        message: `There are ${goods.length} goods, no number ${one.goods}.`,
      })),
  );
  const repeated = twice.map((number) => ({ path: 'containers', message: `Container ${number} is named twice.` }));
  return [...unknown, ...repeated, ...outside];
}

/** The newest finished extraction of exactly these documents, or one that is made of them now. */
async function extractionOf({ extractions }: Deps, documents: readonly number[], by: string): Promise<number> {
  const ids = [...new Set(documents)].sort((a, b) => a - b);
  const filter = { status: 'done' as const, document: ids[0] ?? 0 };
  const { extractions: known } = await extractions.listExtractions(filter, { page: 1, perPage: 50 });
  const same = known.find((one) => {
    const own = one.documents.map(({ id }) => id).sort((a, b) => a - b);
    return own.length === ids.length && own.every((id, at) => id === ids[at]);
  });
  if (same !== undefined) return same.id;
  const { id } = await extractions.extract({ documents: ids, targetFormat: 'yml_dangerous_goods_data', by });
  return id;
}

type Cargo = Order['cargo'][number];

function valuesOfCargo(cargo: readonly Cargo[]): Record<string, string | number> {
  const sum = (read: (one: Cargo) => number | undefined) => {
    const all = cargo.map(read);
    return all.includes(undefined) ? undefined : all.reduce<number>((total, one) => total + (one ?? 0), 0);
  };
  const count = sum(({ packages }) => packages?.count);
  const kinds = [...new Set(cargo.flatMap(({ packages }) => packages?.type ?? []))].join(', ');
  const values = {
    packageQuantityAndType: count === undefined ? undefined : `${count} ${kinds}`,
    grossWeightKgs: sum(({ grossWeightKg }) => grossWeightKg),
    netWeightKgs: sum(({ netWeightKg }) => netWeightKg),
  };
  const stated = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return Object.fromEntries(stated);
}

/** An order as a paper: its cargo as it is now, line by line where it has as many lines as the shipment has goods. */
async function statedByOrder(
  paper: ShipmentPaper,
  content: ShipmentContent,
  { orders, walls, caller }: Pick<Deps, 'orders' | 'walls'> & { caller: Caller },
): Promise<ShipmentPaper> {
  if (paper.order === undefined || paper.values !== undefined || paper.goods !== undefined) return paper;
  const { cargo } = await orders.get(paper.order, caller, walls);
  const values = valuesOfCargo(cargo);
  if (cargo.length !== content.goods.length) return { ...paper, values };
  return { ...paper, values, goods: cargo.map((one, at) => ({ goods: at + 1, values: valuesOfCargo([one]) })) };
}

/**
 * Content with an extraction for each document and the cargo of each order. Throws `shipment_invalid`, `document_not_found`,
 * `extraction_not_found`, `order_not_found`.
 */
export async function completeContent(deps: Deps, content: ShipmentContent, caller: Caller): Promise<ShipmentContent> {
  const faults = findFaults(content);
  if (faults.length > 0) throw shipmentProblem('shipment_invalid', { faults });
  const goods: ShipmentContent['goods'] = [];
  for (const one of content.goods) {
    const { extraction, documents = [] } = one;
    if (extraction !== undefined) {
      const { documents: own } = await deps.extractions.getExtractionSummary(extraction);
      goods.push({ ...one, documents: own.map(({ id }) => id) });
    } else if (documents.length > 0) {
      goods.push({ ...one, extraction: await extractionOf(deps, documents, caller.name) });
    } else goods.push(one);
  }
  const papers: ShipmentPaper[] = [];
  for (const paper of content.papers ?? []) {
    const stated = await statedByOrder(paper, content, { ...deps, caller });
    const { document, extraction } = stated;
    const read =
      document === undefined || extraction !== undefined
        ? undefined
        : await extractionOf(deps, [document], caller.name);
    papers.push(read === undefined ? stated : { ...stated, extraction: read });
  }
  return { ...content, goods, ...(content.papers === undefined ? {} : { papers }) };
}
