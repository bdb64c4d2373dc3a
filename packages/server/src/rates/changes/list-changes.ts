import { parsePage } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { cellName } from '../../spreadsheets/index.ts';
import type { RateContent } from '../record/rate.schema.ts';
import { invalidParameter, type Names, parseInstant, understandQuery } from '../search/understand-query.ts';
import type { ComparedMoment, RateChange, RateChangeList, RateChangesQuery } from './change.schema.ts';
import { type ChangeRow, findPublicationAt, readChanges, type SideRow } from './change-store.ts';
import { compareRates } from './compare-rates.ts';

type Deps = { database: Database; names: Names };
type Listed = Pick<RateChangeList, 'data'> & {
  total: number;
  meta: Omit<RateChangeList['meta'], 'total' | 'page' | 'perPage' | 'totalPages'>;
};

const WEEK_MILLISECONDS = 7 * 86_400_000;

/** A page of what changed between two moments in the rates that match. Throws `rest_invalid_param`. */
export async function listChanges({ database, names }: Deps, query: RateChangesQuery, now: Date): Promise<Listed> {
  const { from, to, kind, page: _page, per_page: _perPage, ...filters } = query;
  const later = understandMoment('to', to ?? now.toISOString(), { filters, names, now });
  const weekBefore = new Date(later.asOf.getTime() - WEEK_MILLISECONDS).toISOString();
  const earlier = understandMoment('from', from ?? weekBefore, { filters, names, now });
  if (earlier.asOf > later.asOf) throw invalidParameter('to', 'to is earlier than from. Exchange them.');
  const { page, perPage } = parsePage(query);
  const compared = { before: { ...earlier.filter, asOf: earlier.asOf }, after: { ...later.filter, asOf: later.asOf } };
  const [{ rows, counts }, ...publications] = await Promise.all([
    readChanges(database, compared, { kind, limit: perPage, offset: (page - 1) * perPage }),
    findPublicationAt(database, earlier.asOf),
    findPublicationAt(database, later.asOf),
  ]);
  const momentOf = (asOf: Date, publication: ComparedMoment['publication'] = null) => ({
    asOf: asOf.toISOString(),
    publication,
  });
  const { origin, destination, carrier } = later.meta;
  return {
    data: rows.map(toChange),
    total: Object.entries(counts).reduce((sum, [one, n]) => (kind === undefined || kind === one ? sum + n : sum), 0),
    meta: {
      from: momentOf(earlier.asOf, publications[0]),
      to: momentOf(later.asOf, publications[1]),
      counts,
      ...{ origin, destination, carrier },
    },
  };
}

type Context = { filters: Parameters<typeof understandQuery>[0]; names: Names; now: Date };

/** The filter of the rates that were offered at a moment. */
function understandMoment(parameter: 'from' | 'to', text: string, { filters, names, now }: Context) {
  const asOf = parseInstant(text, parameter);
  return { ...understandQuery({ ...filters, as_of: asOf.toISOString() }, names, now), asOf };
}

function toChange({ kind, before, after, publication }: ChangeRow): RateChange {
  const [earlier, later] = [before && contentOf(before), after && contentOf(after)];
  const shown = later ?? earlier;
  if (shown === null) throw new Error('a change has at least one side');
  const { origin, destination, carrier, equipment } = shown;
  return {
    kind,
    ...{ origin, destination, carrier, equipment },
    before: before && earlier && toSide(before, earlier),
    after: after && later && toSide(after, later),
    lines: earlier && later ? compareRates(earlier, later) : [],
    publication,
  };
}

function contentOf({ content, validFrom, validTo }: SideRow): RateContent {
  return { ...(JSON.parse(content) as RateContent), validFrom, validTo };
}

function toSide(row: SideRow, { base, total, validFrom, validTo }: RateContent): NonNullable<RateChange['before']> {
  const { id, sheet, file, tab, column } = row;
  const cell = row.row === null || column === null ? null : cellName(row.row - 1, column);
  return { id, base, total, validFrom, validTo, source: { sheet, file, tab, row: row.row, cell } };
}
