import type { ColumnRole } from './columns/column-lexicon.ts';
import type { FieldCell, RowFields } from './row-fields.ts';

const DITTO = /^(?:['’‘′`´"“”″〃]+|ditto|dito|do\.?|idem|id\.|same|same as above|as above|同上|〃|↑|\^|"")$/i;
const DASH = /^[-–—]+$/;

/** Columns in which a dash repeats the cell above; elsewhere it means "none". */
const DASH_REPEATS: ReadonlySet<ColumnRole> = new Set([
  'origin',
  'origin-code',
  'destination',
  'destination-code',
  'carrier',
]);

/** Columns that are left blank below their first row when the same goes on. Prices and days never are. */
const FILLED_DOWN: ReadonlySet<ColumnRole> = new Set([
  'origin',
  'origin-code',
  'origin-country',
  'destination',
  'destination-code',
  'destination-country',
  'carrier',
  'currency',
  'validity',
  'valid-from',
  'valid-to',
  'equipment',
]);

/** Columns that distinguish two rows of one lane; one of them must be filled for a lane to be repeated silently. */
const TELLS_APART: readonly ColumnRole[] = [
  'carrier',
  'service',
  'equipment',
  'validity',
  'valid-from',
  'charge',
  'routing',
  'via',
  'commodity',
  'contract',
];

/** What a row took from above, for the findings. */
export type FilledRow = { fields: RowFields; taken: ColumnRole[] };

/** Whether a text only says "as above". */
export function isDitto(text: string, role: ColumnRole): boolean {
  const bare = text.trim();
  return DITTO.test(bare) || (DASH_REPEATS.has(role) && DASH.test(bare));
}

const NONE: ReadonlySet<ColumnRole> = new Set();

/** Remembers, from row to row, what blank cells and ditto marks repeat. */
export type FillDown = { fill: (fields: RowFields, roles: Iterable<ColumnRole>) => FilledRow; reset: () => void };

const PAIRS: readonly (readonly [name: ColumnRole, code: ColumnRole, instead: ColumnRole])[] = [
  ['origin', 'origin-code', 'receipt'],
  ['destination', 'destination-code', 'delivery'],
];

/** Roles that must stay blank in this row: another cell of the row says the same thing already. */
function rolesGivenBy(fields: RowFields): Set<ColumnRole> {
  const given = new Set<ColumnRole>();
  for (const [name, code, instead] of PAIRS) {
    const [named, coded] = [fields.has(name), fields.has(code)];
    if (named || coded || fields.has(instead)) {
      given.add(name);
      given.add(code);
      if (named || coded) given.add(name === 'origin' ? 'origin-country' : 'destination-country');
    }
  }
  if (fields.has('validity')) for (const role of ['valid-from', 'valid-to'] as const) given.add(role);
  if (fields.has('valid-from') || fields.has('valid-to')) given.add('validity');
  return given;
}

/** `kept`: columns in which a blank is not the cell above. */
export function createFillDown(kept: ReadonlySet<ColumnRole> = NONE): FillDown {
  const above = new Map<ColumnRole, FieldCell>();
  return {
    fill(fields, roles) {
      const taken: ColumnRole[] = [];
      fields.each((role, cell) => {
        // The cell above is one object with an equal one, and is no such sign.
        if (typeof cell.value !== 'string' || above.get(role) === cell || !isDitto(cell.value, role)) return;
        const earlier = above.get(role);
        if (earlier) fields.set(role, earlier);
        else if (DASH.test(cell.value.trim())) fields.set(role, undefined);
      });
      const given = rolesGivenBy(fields);
      const lostBoth = PAIRS.every(
        ([name, code, instead]) => !fields.has(name) && !fields.has(code) && !fields.has(instead),
      );
      const mayRepeat = !lostBoth || TELLS_APART.some((role) => fields.has(role));
      for (const role of roles) {
        const earlier = above.get(role);
        if (!earlier || fields.has(role) || given.has(role) || !FILLED_DOWN.has(role) || kept.has(role) || !mayRepeat)
          continue;
        fields.set(role, earlier);
        taken.push(role);
      }
      fields.each((role, cell) => above.set(role, cell));
      forgetCodes(above, fields);
      return { fields, taken };
    },
    reset: () => above.clear(),
  };
}

/** A new name without a code ends the code above it, and the other way round. */
function forgetCodes(above: Map<ColumnRole, FieldCell>, fields: RowFields): void {
  for (const [name, code] of PAIRS) {
    if (fields.has(name) && !fields.has(code)) above.delete(code);
    if (fields.has(code) && !fields.has(name)) above.delete(name);
  }
}
