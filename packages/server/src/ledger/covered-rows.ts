import type { LedgerAct } from './acts.ts';

/** A table whose rows the ledger covers. */
export type Covered = {
  table: string;
  /** The subject of a row's entries: its parts in braces are the columns of its key. */
  subject: string;
  /** Of a new row. Rows of other acts were there before. */
  created: readonly LedgerAct[];
  /** When the row was made, as SQL on `t`. */
  madeAt: string;
  /** What a record says, by form: each adds columns to the one before. An older entry keeps the form that it was made in. */
  forms: readonly (readonly string[])[];
  /** Columns that no record holds: a name, which the entry keeps apart, and what is derived or only helps to work. */
  uncovered: readonly string[];
  /** The account that a row belongs to, as SQL on `t`. */
  account: string;
  /** The name of who made it, which the entry of the creation has too. */
  by: string | null;
  /** Whether the record is kept with the entry: the row changes later. */
  isKept: boolean;
  /** Which rows are covered at all, as SQL on `t`; absent: all. */
  where?: string;
};

const ofVersion = (column: string) =>
  `(select max(c.version) from order_contents c where c.order_id = t.id and c.content = t.${column})`;
/** A content that is that of no version, which older servers wrote in another order, is in the record itself. */
const unlessVersion = (column: string) => `case when ${ofVersion(column)} is null then t.${column} end`;

/** What the ledger covers, by the kind of its entries. */
export const COVERED = {
  quote: {
    table: 'quotes',
    subject: 'quotes/{id}',
    created: ['create'],
    madeAt: 't.issued_at',
    forms: [
      'id rate_id rate_key account account_name issued_at valid_until origin destination carrier content'.split(' '),
      ['part_rate_keys'],
    ],
    uncovered: ['created_by', 'buying'],
    account: 't.account_name',
    by: 'created_by',
    isKept: false,
  },
  // Apart from the quote: whose customer has a proof of it, and never sees this.
  'quote-buying': {
    table: 'quotes',
    subject: 'quotes/{id}/buying',
    created: ['create'],
    madeAt: 't.issued_at',
    forms: [['id', 'buying']],
    uncovered: [],
    account: 't.account_name',
    by: null,
    isKept: false,
    where: 't.buying is not null',
  },
  order: {
    table: 'orders',
    subject: 'orders/{id}',
    created: ['place'],
    madeAt: 't.placed_at',
    forms: [
      [
        ...'id account account_name key_id placed_at updated_at version booking_status amended_booking_status'.split(
          ' ',
        ),
        ...'booking_cancellation_status approval_asked_by carrier_booking_reference origin destination carrier'.split(
          ' ',
        ),
        ...'equipment reference_values quote_id feedbacks reason evidence_changes links is_test'.split(' '),
        `content_version:${ofVersion('content')}`,
        `content:${unlessVersion('content')}`,
        `amended_version:${ofVersion('amended_content')}`,
        `amended_content:${unlessVersion('amended_content')}`,
      ],
      ['confirmation'],
    ],
    uncovered: ['placed_by', 'content', 'amended_content', 'simulate_at', 'parts'],
    account: 't.account_name',
    by: 'placed_by',
    isKept: true,
    where: 'not t.is_test',
  },
  'order-content': {
    table: 'order_contents',
    subject: 'orders/{order_id}/versions/{version}',
    created: ['save'],
    madeAt: `(select min(e.time) from events e
      where e.subject = 'orders/' || t.order_id and (e.data ->> 'version')::integer >= t.version)`,
    forms: ['order_id version content'.split(' ')],
    uncovered: [],
    account: '(select o.account_name from orders o where o.id = t.order_id)',
    by: null,
    isKept: false,
    where: 'not exists (select from orders o where o.id = t.order_id and o.is_test)',
  },
  mandate: {
    table: 'mandates',
    subject: 'mandates/{id}',
    created: ['approve'],
    madeAt: 't.issued_at',
    forms: ['id quote_id account_name issued_at valid_until content'.split(' ')],
    uncovered: ['approved_by'],
    account: 't.account_name',
    by: 'approved_by',
    isKept: false,
  },
  'mandate-use': {
    table: 'order_mandates',
    subject: 'mandates/{mandate_id}/order',
    created: ['use'],
    madeAt: 't.used_at',
    forms: ['mandate_id order_id used_at'.split(' ')],
    uncovered: [],
    account: '(select o.account_name from orders o where o.id = t.order_id)',
    by: null,
    isKept: false,
  },
  overruling: {
    table: 'form_overrulings',
    subject: 'overrulings/{id}',
    created: ['overrule'],
    madeAt: 't.created_at',
    forms: ['id extraction_id shipment_id code message reason created_at'.split(' ')],
    uncovered: ['created_by'],
    account: `coalesce((select e.account_name from extractions e where e.id = t.extraction_id),
      (select s.account_name from shipments s where s.id = t.shipment_id))`,
    by: 'created_by',
    isKept: false,
  },
  publication: {
    table: 'publications',
    subject: 'publications/{number}',
    created: ['publish', 'revert'],
    madeAt: 't.published_at',
    forms: ['number kind sheet_id published_at added changed unchanged'.split(' ')],
    uncovered: ['published_by', 'told_at', 'traceparent'],
    account: 'null::text',
    by: 'published_by',
    isKept: true,
  },
} as const satisfies Record<string, Covered>;

/** The kind of an entry that is about a row. */
export type CoveredKind = keyof typeof COVERED;

/** The kinds, in the order of the table. */
export const COVERED_KINDS = Object.keys(COVERED) as CoveredKind[];

/** The columns of timestamps: an instant is written to the microsecond in UTC, whatever the session's settings. */
const INSTANTS = /_(?:at|until|from|to)$/;
const DAYS = ['valid_from', 'valid_to'];

/** A column as the record has it: its name, and the SQL of its value. `name:SQL` is a value that is no column of `t`. */
function valueIn(column: string): [string, string] {
  const [name = '', ...expression] = column.split(':');
  if (expression.length > 0) return [name, expression.join(':')];
  const isInstant = INSTANTS.test(name) && !DAYS.includes(name);
  return [name, isInstant ? `to_char(t.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : `t.${name}`];
}

/** The SQL of a record: the JSON text of these columns of `t`. */
export function recordSql(columns: readonly string[], more = ''): string {
  const pairs = columns.map(valueIn).map(([name, value]) => `'${name}', ${value}`);
  return `json_build_object(${pairs.join(', ')}${more})::text`;
}

/** The columns of a form, counted from 1. */
export const columnsOf = (kind: CoveredKind, form: number): readonly string[] =>
  COVERED[kind].forms.slice(0, form).flat();

/** The form in which a kind is recorded now. */
export const currentForm = (kind: CoveredKind): number => COVERED[kind].forms.length;

const KEY = /\{(\w+)\}/g;

/** The columns of a kind's key. */
export const keysOf = (kind: CoveredKind): string[] =>
  [...COVERED[kind].subject.matchAll(KEY)].map(([, column = '']) => column);

/** The subject of a row `t`, as SQL. */
export const subjectSql = (kind: CoveredKind): string =>
  `'${COVERED[kind].subject.replaceAll(KEY, (_, column) => `' || t.${column} || '`)}'`;

/** The immutable columns of a published rate: what its publication recorded. */
export const RATE_RECORD = recordSql(
  (
    'id rate_key content_hash origin destination carrier equipment currency base_minor total_minor transit_days ' +
    'valid_from valid_to known_from opened_by sheet_id tab row_number cell_column published_at content'
  ).split(' '),
);
/** What its publication recorded of a rate that it closed. */
export const CLOSED_RECORD = recordSql(['id', 'known_to', 'closed_by']);

/** The form of a kind's subjects, as a regular expression with the key in groups. */
export const subjectPattern = (kind: CoveredKind): string => `^${COVERED[kind].subject.replaceAll(KEY, '([^/]+)')}$`;

/** The key that a subject names; undefined when it is of another kind. */
export const parseKey = (kind: CoveredKind, subject: string): string[] | undefined =>
  new RegExp(subjectPattern(kind)).exec(subject)?.slice(1);
