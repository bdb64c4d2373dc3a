import type { DocumentReading, Extractions } from '../../extraction/index.ts';
import type { Shipment, ShipmentContent, ShipmentGoods } from '../shipment.schema.ts';
import { packedValues } from './packed-values.ts';
import { type Paper, statedValues } from './paper.ts';

/** What one of the goods is known by: its documents, what people corrected, and what the shipment states of it. */
export type GoodsPapers = {
  readonly readings: readonly DocumentReading[];
  readonly corrected: ReadonlyMap<string, string | number | null>;
  /** Values that the shipment states, its packages among them. */
  readonly given: Readonly<Record<string, string | number | null>>;
  readonly containers: readonly string[] | undefined;
};

/** Everything that the papers of a shipment say. */
export type ShipmentPapers = {
  readonly goods: readonly GoodsPapers[];
  readonly papers: readonly Paper[];
  /** Extractions that are not done: what their documents say is not known yet. */
  readonly unread: readonly number[];
};

type Source = Pick<Extractions, 'getExtractionSummary' | 'listReadings' | 'listCorrections'>;
type Read = { readings: readonly DocumentReading[]; corrected: GoodsPapers['corrected']; unread: readonly number[] };

const NOTHING: Read = { readings: [], corrected: new Map(), unread: [] };

async function read(extractions: Source, id: number | undefined): Promise<Read> {
  if (id === undefined) return NOTHING;
  const { status } = await extractions.getExtractionSummary(id);
  if (status !== 'done') return { ...NOTHING, unread: [id] };
  const corrections = await extractions.listCorrections(id);
  // The newest of each field comes first.
  const corrected = new Map([...corrections].reverse().map(({ key, value }) => [key, value] as const));
  return { readings: await extractions.listReadings(id), corrected, unread: [] };
}

const paperOf = ({ id, name, documentType, values, details }: DocumentReading, goods?: number): Paper => {
  const day = values.issueDate?.value;
  return {
    ...{ name, kind: documentType, document: id, documentType, goods, values },
    scanned: details?.scanned ?? false,
    issueDate: typeof day === 'string' ? day : undefined,
  };
};

const ofShipment = (name: string, kind: string, values: Paper['values'], goods?: number): Paper => ({
  ...{ name, kind, documentType: 'unknown', goods, scanned: false, values },
});

/** The containers that goods travel in: where their packages are, or the only one there is. */
export function containersOf(
  goods: ShipmentGoods,
  { containers = [] }: ShipmentContent,
): readonly string[] | undefined {
  const named = (goods.packages ?? []).flatMap(({ container }) => container ?? []);
  if (named.length > 0) return [...new Set(named)];
  const [only, ...others] = containers;
  return only !== undefined && others.length === 0 ? [only.number] : undefined;
}

/** The name by which findings call what the shipment itself states. */
export const SHIPMENT_PAPER = 'the shipment';

/** Reads all papers of a shipment. Throws `extraction_not_found` when one was deleted. */
export async function gatherPapers(shipment: Shipment, extractions: Source): Promise<ShipmentPapers> {
  const goods: GoodsPapers[] = [];
  const papers: Paper[] = [];
  const unread: number[] = [];
  for (const [at, one] of shipment.goods.entries()) {
    const found = await read(extractions, one.extraction);
    const given = { ...packedValues(one.packages ?? []), ...one.values };
    goods.push({ ...found, given, containers: containersOf(one, shipment) });
    unread.push(...found.unread);
    papers.push(...found.readings.map((reading) => paperOf(reading, at)));
    const packed = statedValues(packedValues(one.packages ?? []));
    if (one.values) papers.push(ofShipment(SHIPMENT_PAPER, 'shipment', statedValues(one.values), at));
    if (one.packages) papers.push(ofShipment('the packages of the shipment', 'packages', packed, at));
  }
  for (const paper of shipment.papers ?? []) {
    const name = paper.name ?? (paper.order === undefined ? paper.kind : `order ${paper.order}`);
    const { readings, unread: open } = await read(extractions, paper.extraction);
    unread.push(...open);
    papers.push(...readings.map((reading) => paperOf(reading)));
    if (paper.values) papers.push(ofShipment(name, paper.kind, statedValues(paper.values)));
    for (const { goods: number, values } of paper.goods ?? [])
      papers.push(ofShipment(name, paper.kind, statedValues(values), number - 1));
  }
  // With one of the goods only, what papers state of the shipment they state of it.
  const isOne = shipment.goods.length === 1;
  return { goods, unread, papers: papers.map((one) => (isOne ? { ...one, goods: one.goods ?? 0 } : one)) };
}
