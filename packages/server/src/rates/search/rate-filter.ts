import { type IsoDate, UNUSUAL_EXPONENTS } from '../../base/index.ts';
import type { PortCode } from '../../ports/index.ts';

/** A query in the terms of the table: port codes instead of names, days instead of words. */
export type RateFilter = {
  /** Undefined: any. Empty: a place was asked for and none was found, so nothing matches. */
  origins?: readonly PortCode[];
  destinations?: readonly PortCode[];
  /** SCAC of a carrier in the directory. */
  carrier?: string;
  /** Any of several carriers: SCACs, and names as rates carry them. */
  carriers?: readonly string[];
  /** A name that the directory does not know: rates may carry it as the sheet gave it. */
  carrierName?: string;
  equipment?: string;
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  validOn?: IsoDate;
  validUntilAtLeast?: IsoDate;
  /** Valid from this day or an earlier one. */
  validFromAtMost?: IsoDate;
  /** A moment of system time. Undefined: the current rates. */
  asOf?: Date;
};

/** The port of a rate is one of those given. The snapshot finds the lanes by it. */
type LaneCondition = { kind: 'lane'; column: 'origin' | 'destination' };
/** A column of a rate equals the text given. */
type TextCondition = { kind: 'text'; column: 'carrier' | 'equipment' | 'currency' };
/** A column of a rate equals one of the texts given. */
type TextsCondition = { kind: 'texts'; column: 'carrier' };
/** Days of a rate are on one side of the day given, or on it. */
type DayCondition = { kind: 'day'; bounds: readonly { column: 'valid_from' | 'valid_to'; is: '<=' | '>=' }[] };
/** Only PostgreSQL can match it, by this SQL over `rates r` with a placeholder for the value. */
type SqlCondition = { kind: 'sql'; sql: (placeholder: string) => string };

/** What a filter asks of a rate. */
export type Condition = LaneCondition | TextCondition | TextsCondition | DayCondition | SqlCondition;

type ConditionOn<Value> = Value extends readonly string[]
  ? LaneCondition | TextsCondition | SqlCondition
  : Value extends string
    ? TextCondition | DayCondition | SqlCondition
    : SqlCondition;

/** A condition for each filter. One that is missing does not compile. */
export type Conditions<Filter> = { readonly [Name in keyof Filter]-?: ConditionOn<NonNullable<Filter[Name]>> };

/** Minor units of one unit of `r.currency`: 100 but for the currencies of ISO 4217 that differ. */
const MINOR_PER_UNIT = `(case ${Object.entries(UNUSUAL_EXPONENTS)
  .map(([currency, exponent]) => `when r.currency = '${currency}' then ${10 ** exponent}`)
  .join(' ')} else 100 end)`;

/** What each filter means: PostgreSQL's condition (`filter-sql.ts`) and the snapshot's (`record-matcher.ts`) are made of it. */
export const CONDITIONS: Conditions<RateFilter> = {
  asOf: { kind: 'sql', sql: (at) => `r.known_from <= ${at} and (r.known_to is null or r.known_to > ${at})` },
  origins: { kind: 'lane', column: 'origin' },
  destinations: { kind: 'lane', column: 'destination' },
  carrier: { kind: 'text', column: 'carrier' },
  carriers: { kind: 'texts', column: 'carrier' },
  carrierName: { kind: 'sql', sql: (name) => `lower(r.carrier) = lower(${name})` },
  equipment: { kind: 'text', column: 'equipment' },
  currency: { kind: 'text', column: 'currency' },
  minAmount: { kind: 'sql', sql: (amount) => `r.base_minor >= ${amount}::numeric * ${MINOR_PER_UNIT}` },
  maxAmount: { kind: 'sql', sql: (amount) => `r.base_minor <= ${amount}::numeric * ${MINOR_PER_UNIT}` },
  validOn: {
    kind: 'day',
    bounds: [
      { column: 'valid_from', is: '<=' },
      { column: 'valid_to', is: '>=' },
    ],
  },
  validUntilAtLeast: { kind: 'day', bounds: [{ column: 'valid_to', is: '>=' }] },
  validFromAtMost: { kind: 'day', bounds: [{ column: 'valid_from', is: '<=' }] },
};

const NAMES = Object.keys(CONDITIONS) as (keyof RateFilter)[];

/** The conditions of the filters that are given, each with its value. */
export function conditionsOf(filter: RateFilter): { condition: Condition; value: unknown }[] {
  const given = NAMES.filter((name) => filter[name] !== undefined);
  return given.map((name) => ({ condition: CONDITIONS[name], value: filter[name] }));
}
