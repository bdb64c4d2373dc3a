import type { Place, RateContent } from '../../record/rate.schema.ts';
import { normaliseServiceMode } from '../charges/group-charges.ts';
import type { SheetFacts } from '../facts/sheet-facts.ts';
import { statedTransit } from '../facts/stated-transit.ts';
import { memoize } from '../memoize.ts';
import type { PlacesReading } from '../places/place-reader.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import { createCarrierAndServiceReader } from './carrier-and-service.ts';
import { modeOfRow } from './mode-of-row.ts';
import { parseFreeTime, parseTransit } from './parse-days.ts';
import { isViaOf, type RemarkedVia, readRemarkedVia } from './remarked-via.ts';
import { type RowScope, report } from './row-scope.ts';
import { createTransitCells, type TransitLane } from './transit-columns.ts';

/** The days of a rate between its ports. */
type Transit = Pick<RateContent, 'transitDays' | 'transitDaysMin'>;

type Details = Pick<
  RateContent,
  | 'via'
  | 'placeOfReceipt'
  | 'placeOfDelivery'
  | 'serviceMode'
  | 'service'
  | 'transitDays'
  | 'transitDaysMin'
  | 'freeDays'
  | 'commodity'
  | 'contract'
>;

/**
 * What a row says beside places, price, carrier and validity; `notes` become remarks. `detailsOf`: what it says of some of its rates
 * alone, those of a price in a column: transit times of a carrier or a lane, and where its ship calls.
 */
export type RowDetails = {
  details: Details;
  notes: string[];
  detailsOf?: (price: number, lane: TransitLane) => Partial<Transit & Pick<RateContent, 'via'>>;
};

const NO_PLACES: Place[] = [];
const DIRECT =
  /^(?:direct[eo]?|diretto|direto|direkt[ea]?|rechtstreeks|dir|直达|直達|直航|直行|직항|прямой|прямая|прямо|напрямую|bezpośrednio|bezpośredni|direk|aktarmasiz|langsung|trực tiếp|đi thẳng|ตรง|مباشر|no|nil|none|n\/?a|-+|t\/s|ts|transshipment|中转)\.?$/i;
const KINDS_OF_DAYS = { transit: 'transit time', 'free-time': 'free time' } as const;
const SAYS_SOMETHING = /[\p{L}\d]/u;

const asGiven = (text: string): Place => ({ code: null, name: null, country: null, text });

function contractType(text: string): RateContent['contract']['type'] {
  const word = /\b(FAK|NAC|SPOT|CONTRACT)\b/i.exec(text)?.[1]?.toUpperCase();
  return word === 'FAK' || word === 'NAC' || word === 'SPOT' || word === 'CONTRACT' ? word : null;
}

/** What the lesser columns of a table are read with; equal cells are read once. */
type Readers = {
  scope: RowScope;
  viaOf: (remark: string) => RemarkedVia | undefined;
  transitOf: typeof parseTransit;
  remarkedTransitOf: (remark: string) => ReturnType<typeof statedTransit>;
  freeTimeOf: typeof parseFreeTime;
};

/** Reads the lesser columns of a row; `ends` are its ports, which may say how it is routed. */
export type DetailReader = (row: RawRow, facts: SheetFacts, ends: readonly PlacesReading[]) => RowDetails;

/** Makes the reader of the lesser columns of a table's rows. */
export function createDetailReader(scope: RowScope): DetailReader {
  const readers: Readers = {
    scope,
    viaOf: memoize((remark) => readRemarkedVia(scope, remark)),
    transitOf: memoize(parseTransit),
    remarkedTransitOf: memoize((remark) => statedTransit(remark, 'row')),
    freeTimeOf: memoize(parseFreeTime),
  };
  const besideCarrier = createCarrierAndServiceReader(scope);
  const transitCells = createTransitCells(scope.table, scope);
  return (row, facts, ends) => {
    const transitIn = (cell: FieldCell | undefined) =>
      readTransit(readers, row, cell) ?? readers.remarkedTransitOf(textIn(row, 'remarks')) ?? facts.transit;
    const transit = transitCells ? undefined : transitIn(row.fields.get('transit'));
    const { via, viaOf } = readRowVia(readers, row, { ends, isTransitOfSome: transitCells !== undefined });
    const commodity = textIn(row, 'commodity') || facts.commodity || null;
    const mode = textIn(row, 'service-mode') || termsOf(row) || facts.serviceMode || '';
    return {
      details: {
        via,
        placeOfReceipt: readInland(scope, row, { port: 'origin', inland: 'receipt' }),
        placeOfDelivery: readInland(scope, row, { port: 'destination', inland: 'delivery' }),
        serviceMode: mode === '' ? null : normaliseServiceMode(mode),
        service: textIn(row, 'service') || besideCarrier(row)?.service || facts.service || null,
        ...daysOf(transit),
        freeDays: readFreeDays(readers, row),
        commodity,
        contract: {
          type: contractType(textIn(row, 'contract-type') || commodity || ''),
          reference: textIn(row, 'contract') || facts.contract || null,
        },
      },
      notes: notesOf(row),
      ...(transitCells || viaOf
        ? {
            detailsOf: (price, lane) => {
              const cell = transitCells?.(row, price, lane);
              return { ...(transitCells ? daysOf(transitIn(cell)) : {}), ...(viaOf ? { via: viaOf(lane, cell) } : {}) };
            },
          }
        : {}),
    };
  };
}

/** A term of carriage in the place of a place: what the carrier does at that end. */
const TERM =
  /^(?:cy|cfs|door|dr|sd|ramp|rail ?ramp|port|pier|quay|fo|fi|lo|li|free out|free in|liner(?: out| in)?|tackle)$/i;

const isTerm = (text: string) => TERM.test(text.trim());

/** "CY" in the column of receipt and "Door" in that of delivery are the mode of the rate: CY/DOOR. */
function termsOf(row: RawRow): string {
  const [receipt, delivery] = [textIn(row, 'receipt'), textIn(row, 'delivery')];
  return isTerm(receipt) && isTerm(delivery) ? `${receipt}/${delivery}` : '';
}

function textIn(row: RawRow, role: ColumnRole): string {
  return textOf(row.fields.get(role)?.value);
}

function notesOf(row: RawRow): string[] {
  const via = textIn(row, 'via');
  const term = termsOf(row) === '' && isTerm(textIn(row, 'delivery')) ? `Delivery: ${textIn(row, 'delivery')}` : '';
  const { inlandLeg } = modeOfRow(row);
  const leg = inlandLeg === undefined ? '' : `Inland leg: ${inlandLeg}`;
  const notes = [textIn(row, 'remarks'), textIn(row, 'routing'), DIRECT.test(via) ? via : '', term, leg];
  return notes.filter((note) => note !== '' && !/^-+$/.test(note));
}

const daysOf = (transit: ReturnType<typeof parseTransit>): Transit => ({
  transitDays: transit?.max ?? null,
  transitDaysMin: transit?.min ?? null,
});

function readTransit({ scope, transitOf }: Readers, row: RawRow, cell: FieldCell | undefined) {
  const transit = cell && transitOf(cell.value);
  if (cell && !transit) reportNoDays(scope, row, 'transit', cell);
  return transit;
}

function readFreeDays({ scope, transitOf, freeTimeOf }: Readers, row: RawRow): RateContent['freeDays'] {
  const cell = row.fields.get('free-time');
  const read = cell && freeTimeOf(cell.value);
  if (cell && !read) reportNoDays(scope, row, 'free-time', cell);
  if (read && !row.fields.has('demurrage') && !row.fields.has('detention')) return read;
  const days = (role: 'demurrage' | 'detention') => transitOf(row.fields.get(role)?.value ?? null)?.max ?? null;
  return {
    demurrage: days('demurrage') ?? read?.demurrage ?? null,
    detention: days('detention') ?? read?.detention ?? null,
    combined: read?.combined ?? null,
  };
}

function reportNoDays(scope: RowScope, row: RawRow, role: 'transit' | 'free-time', cell: FieldCell): void {
  const quote = textOf(cell.value);
  if (!SAYS_SOMETHING.test(quote)) return;
  const code = `${role.replace('-', '_')}_not_understood`;
  const { column } = cell;
  const message = `"${quote}" is not a number of days of ${KINDS_OF_DAYS[role]}.`;
  report(scope, row, { code, severity: 'note', message, quote, column });
}

/** "Vía Busan", "T/S: Singapore", "经釜山": the word for a transhipment before its port. */
const VIA_WORD =
  /^\s*(?:(?:v[ií]a|t\/s|über|trans?-?s?hipment|transbordo|trasbordo|transbordement|umladung|qua|через)(?:\s+(?:at|in|en|em))?\s*(?::\s*|\s+)|(?:经由?|經由?|中转)\s*[:：]?\s*)(?=\p{L})/iu;

/** Where the ships of a row call; `viaOf`: where it is said of some of its rates alone, of a rate and the cell of its transit time. */
type RowVia = { via: Place[]; viaOf?: (lane: TransitLane, transit: FieldCell | undefined) => Place[] };

/** Beside a column of ports of transhipment, remarks name them, and cells of transit times: "18 via SIN". */
function readRowVia(
  { scope, viaOf }: Readers,
  row: RawRow,
  { ends, isTransitOfSome }: { ends: readonly PlacesReading[]; isTransitOfSome: boolean },
): RowVia {
  const said = [...readVia(scope, row), ...ends.flatMap((end) => end.via)];
  const cells = isTransitOfSome ? [] : [textOf(row.fields.get('transit')?.value)];
  const texts = textIn(row, 'via') === '' ? [textIn(row, 'remarks'), textIn(row, 'routing'), ...cells] : [];
  const named = texts.flatMap((text) => viaOf(text) ?? []);
  if (!isTransitOfSome && named.every(({ carriers, ports }) => carriers.size + ports.size === 0)) {
    const via = [...said, ...named.flatMap(({ places }) => places)];
    return { via: via.length === 0 ? NO_PLACES : via };
  }
  return {
    via: said,
    viaOf: (lane, transit) => {
      const all = [...named, ...[viaOf(textOf(transit?.value)) ?? []].flat()];
      const of = all.filter((one) => isViaOf(one, lane));
      return [...said, ...of.flatMap(({ places }) => places)];
    },
  };
}

function readVia(scope: RowScope, row: RawRow): readonly Place[] {
  const via = textIn(row, 'via');
  if (via === '') return NO_PLACES;
  if (DIRECT.test(via.replaceAll('İ', 'I'))) return NO_PLACES;
  const { places, via: routed, doubts } = scope.places.read(via.replace(VIA_WORD, ''));
  for (const doubt of doubts)
    report(scope, row, { ...doubt, severity: 'warning', column: row.fields.get('via')?.column });
  const found = [...places, ...routed];
  return found.length > 0 ? found : [asGiven(via)];
}

type InlandEnd = { port: 'origin'; inland: 'receipt' } | { port: 'destination'; inland: 'delivery' };

/** "(port)", "same", "-": the rate ends at the port. */
const AT_PORT =
  /^\W*(?:port|pod|pol|same|same as (?:pod|pol|port)|idem|direct|port to port|n\/?a|none|cy|puerto|porto|hafen|haven|liman|порт|港口|港)?\W*$/iu;

/** A place of receipt or delivery that is another one than the port. */
function readInland(scope: RowScope, row: RawRow, { port, inland }: InlandEnd): Place | null {
  if (!row.fields.has(port) && !row.fields.has(`${port}-code`)) return null;
  const place = textIn(row, inland);
  if (place === '' || AT_PORT.test(place) || place === textIn(row, port) || isTerm(place)) return null;
  return scope.places.read(place).places[0] ?? asGiven(place);
}
