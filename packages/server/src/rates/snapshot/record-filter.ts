import type { RateFilter } from '../search/understand-query.ts';
import type { Dictionary } from './dictionary.ts';
import { type BlockRecord, dayNumberOf } from './lane-block.ts';

/** What a filter asks of the records of lanes, in their numbers; undefined where anything will do. */
export type RecordFilter = {
  carrier: number | undefined;
  equipment: number | undefined;
  currency: number | undefined;
  validUntilAtLeast: number;
  validOn: number | undefined;
};

/** No term has this number: a word that is not in the snapshot is in none of its records. */
const NO_TERM = -1;

/** A filter in the numbers of a snapshot's terms. */
export function recordFilterOf(filter: RateFilter, terms: Dictionary): RecordFilter {
  const numberOf = (word: string | undefined) => (word === undefined ? undefined : (terms.find(word) ?? NO_TERM));
  const { validUntilAtLeast, validOn } = filter;
  return {
    carrier: numberOf(filter.carrier),
    equipment: numberOf(filter.equipment),
    currency: numberOf(filter.currency),
    validUntilAtLeast: validUntilAtLeast === undefined ? 0 : dayNumberOf(validUntilAtLeast),
    validOn: validOn === undefined ? undefined : dayNumberOf(validOn),
  };
}

/** Whether a record is what a filter asks for. */
export function isWanted(record: BlockRecord, wanted: RecordFilter): boolean {
  if (wanted.carrier !== undefined && record.carrier !== wanted.carrier) return false;
  if (wanted.equipment !== undefined && record.equipment !== wanted.equipment) return false;
  if (wanted.currency !== undefined && record.currency !== wanted.currency) return false;
  if (record.validTo < wanted.validUntilAtLeast) return false;
  return wanted.validOn === undefined || (record.validFrom <= wanted.validOn && record.validTo >= wanted.validOn);
}
