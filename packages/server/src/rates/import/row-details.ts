import type { Place, RateContent } from '../rate.schema.ts';
import type { ColumnRole } from './column-lexicon.ts';
import { textOf } from './grid.ts';
import { normaliseServiceMode } from './group-charges.ts';
import { parseFreeTime, parseTransit } from './parse-days.ts';
import type { PlacesReading } from './place-reader.ts';
import type { RawRow } from './read-table.ts';
import { remembering } from './remembering.ts';
import { type RowScope, report } from './row-scope.ts';
import type { SheetFacts } from './sheet-facts.ts';

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

/** What a row says beside places, price, carrier and validity; `notes` become remarks. */
export type RowDetails = { details: Details; notes: string[] };

const NO_PLACES: Place[] = [];
const DIRECT = /^(?:direct[eo]?|direto|direkt|dir|直达|直航|no|nil|none|n\/?a|-+|t\/s|ts|transshipment|中转)\.?$/i;
const SAYS_SOMETHING = /[\p{L}\d]/u;

const asGiven = (text: string): Place => ({ code: null, name: null, country: null, text });

function contractType(text: string): RateContent['contract']['type'] {
  const word = /\b(FAK|NAC|SPOT|CONTRACT)\b/i.exec(text)?.[1]?.toUpperCase();
  return word === 'FAK' || word === 'NAC' || word === 'SPOT' || word === 'CONTRACT' ? word : null;
}

/** Reads the lesser columns of a table's rows. */
export function createDetailReader(scope: RowScope) {
  const transitOf = remembering(parseTransit);
  const freeTimeOf = remembering(parseFreeTime);
  const text = (row: RawRow, role: ColumnRole) => textOf(row.fields.get(role)?.value);

  const daysNotUnderstood = (row: RawRow, role: 'transit' | 'free-time', what: string) => {
    const quote = text(row, role);
    if (!SAYS_SOMETHING.test(quote)) return;
    const code = `${role.replace('-', '_')}_not_understood`;
    const column = row.fields.get(role)?.column;
    report(scope, row, { code, severity: 'note', message: `«${quote}» is no number of ${what}.`, quote, column });
  };

  const readTransit = (row: RawRow) => {
    const cell = row.fields.get('transit');
    const transit = cell && transitOf(cell.value);
    if (cell && !transit) daysNotUnderstood(row, 'transit', 'transit days');
    return transit;
  };

  const readFreeDays = (row: RawRow): RateContent['freeDays'] => {
    const cell = row.fields.get('free-time');
    const read = cell && freeTimeOf(cell.value);
    if (cell && !read) daysNotUnderstood(row, 'free-time', 'free days');
    if (read && !row.fields.has('demurrage') && !row.fields.has('detention')) return read;
    const days = (role: 'demurrage' | 'detention') => transitOf(row.fields.get(role)?.value ?? null)?.max ?? null;
    return {
      demurrage: days('demurrage') ?? read?.demurrage ?? null,
      detention: days('detention') ?? read?.detention ?? null,
      combined: read?.combined ?? null,
    };
  };

  const readVia = (row: RawRow): readonly Place[] => {
    const via = text(row, 'via');
    if (via === '' || DIRECT.test(via)) return NO_PLACES;
    const { places, doubts } = scope.places.read(via);
    for (const doubt of doubts)
      report(scope, row, { ...doubt, severity: 'warning', column: row.fields.get('via')?.column });
    return places.length > 0 ? places : [asGiven(via)];
  };

  /** A place of receipt or delivery that is another one than the port. */
  const readInland = (row: RawRow, port: 'origin' | 'destination', inland: 'receipt' | 'delivery'): Place | null => {
    if (!row.fields.has(port) && !row.fields.has(`${port}-code`)) return null;
    const place = text(row, inland);
    if (place === '' || place === text(row, port)) return null;
    return scope.places.read(place).places[0] ?? asGiven(place);
  };

  return (row: RawRow, facts: SheetFacts, ends: readonly PlacesReading[]): RowDetails => {
    const transit = readTransit(row);
    const via = [...readVia(row), ...ends.flatMap((end) => end.via)];
    const commodity = text(row, 'commodity') || facts.commodity || null;
    const mode = text(row, 'service-mode') || facts.serviceMode || '';
    const direct = text(row, 'via');
    const notes = [text(row, 'remarks'), text(row, 'routing'), DIRECT.test(direct) ? direct : ''];
    return {
      details: {
        via: via.length === 0 ? NO_PLACES : via,
        placeOfReceipt: readInland(row, 'origin', 'receipt'),
        placeOfDelivery: readInland(row, 'destination', 'delivery'),
        serviceMode: mode === '' ? null : normaliseServiceMode(mode),
        service: text(row, 'service') || facts.service || null,
        transitDays: transit?.max ?? null,
        transitDaysMin: transit?.min ?? null,
        freeDays: readFreeDays(row),
        commodity,
        contract: {
          type: contractType(text(row, 'contract-type') || commodity || ''),
          reference: text(row, 'contract') || facts.contract || null,
        },
      },
      notes: notes.filter((note) => note !== '' && !/^-+$/.test(note)),
    };
  };
}
