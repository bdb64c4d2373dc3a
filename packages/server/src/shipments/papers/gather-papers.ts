import type { CheckFinding } from '../../compliance/index.ts';
import {
  correctedValues,
  type DocumentReading,
  type Extractions,
  entriesOf,
  readingOfNumber,
} from '../../extraction/index.ts';
import type { Shipment, ShipmentContent, ShipmentGoods } from '../shipment.schema.ts';
import { declaredEntries } from './declared-papers.ts';
import { packedValues } from './packed-values.ts';
import { PACKAGES_PAPER, type Paper, SHIPMENT_PAPER, statedValues } from './paper.ts';

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
  /** Entries of declarations that are of none of the goods, and goods that these do not declare. */
  readonly undeclared: readonly CheckFinding[];
};

type Source = Pick<Extractions, 'getExtractionSummary' | 'listReadings' | 'listCorrections'>;
type Read = { readings: readonly DocumentReading[]; corrected: GoodsPapers['corrected']; unread: readonly number[] };

const NOTHING: Read = { readings: [], corrected: new Map(), unread: [] };

async function read(extractions: Source, id: number | undefined): Promise<Read> {
  if (id === undefined) return NOTHING;
  const { status } = await extractions.getExtractionSummary(id);
  if (status !== 'done') return { ...NOTHING, unread: [id] };
  const corrected = correctedValues(await extractions.listCorrections(id));
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

/** The UN number of goods: as the shipment states it, as a person corrected it, or as its documents agree. */
function numberOf({ given, corrected, readings }: GoodsPapers): string | number | undefined {
  const known = given.unNo ?? corrected.get('unNo');
  if (known !== undefined && known !== null) return known;
  const [only, ...others] = [...new Set(readings.flatMap(({ values }) => values.unNo?.value ?? []))];
  return others.length === 0 ? only : undefined;
}

/** The documents of goods, of declarations with several entries the one of these goods. */
function ofTheseGoods(one: GoodsPapers): GoodsPapers {
  const number = numberOf(one);
  if (number === undefined) return one;
  const readings = one.readings.map((reading) =>
    entriesOf(reading).length > 1 ? (readingOfNumber(reading, number) ?? reading) : reading,
  );
  return { ...one, readings };
}

type Gathered = { papers: Paper[]; undeclared: CheckFinding[] };

/** A document of the whole shipment as papers; a declaration as data is one for each of its entries. */
function papersOf(reading: DocumentReading, goods: readonly GoodsPapers[]): Gathered {
  const { declared } = reading.details ?? {};
  if (declared === undefined || (declared.goods.length < 2 && goods.length < 2))
    return { papers: [paperOf(reading)], undeclared: [] };
  const { entries, findings } = declaredEntries(reading, goods.map(numberOf));
  const own = { ...paperOf(reading), values: declared.shipment };
  return { papers: [own, ...entries.map((one) => paperOf(one.reading, one.goods))], undeclared: [...findings] };
}

/** Reads all papers of a shipment. Throws `extraction_not_found` when one was deleted. */
export async function gatherPapers(shipment: Shipment, extractions: Source): Promise<ShipmentPapers> {
  const goods: GoodsPapers[] = [];
  const papers: Paper[] = [];
  const unread: number[] = [];
  const undeclared: CheckFinding[] = [];
  for (const [at, one] of shipment.goods.entries()) {
    const found = await read(extractions, one.extraction);
    const given = { ...packedValues(one.packages ?? []), ...one.values };
    const own = ofTheseGoods({ ...found, given, containers: containersOf(one, shipment) });
    goods.push(own);
    unread.push(...found.unread);
    papers.push(...own.readings.map((reading) => paperOf(reading, at)));
    const packed = statedValues(packedValues(one.packages ?? []));
    if (one.values) papers.push(ofShipment(SHIPMENT_PAPER, 'shipment', statedValues(one.values), at));
    if (one.packages) papers.push(ofShipment(PACKAGES_PAPER, 'packages', packed, at));
  }
  for (const paper of shipment.papers ?? []) {
    const name = paper.name ?? (paper.order === undefined ? paper.kind : `order ${paper.order}`);
    const { readings, unread: open } = await read(extractions, paper.extraction);
    unread.push(...open);
    for (const found of readings.map((reading) => papersOf(reading, goods))) {
      papers.push(...found.papers);
      undeclared.push(...found.undeclared);
    }
    if (paper.values) papers.push(ofShipment(name, paper.kind, statedValues(paper.values)));
    for (const { goods: number, values } of paper.goods ?? [])
      papers.push(ofShipment(name, paper.kind, statedValues(values), number - 1));
  }
  // With one of the goods only, what papers state of the shipment they state of it.
  const isOne = shipment.goods.length === 1;
  return { goods, unread, undeclared, papers: papers.map((one) => (isOne ? { ...one, goods: one.goods ?? 0 } : one)) };
}
