import type { DangerousGoodsEntry } from '../../dangerous-goods/index.ts';
import type { Draft } from '../fields/field-value.ts';
import { entriesOf, fitsEntries } from './agreement-with-list.ts';

/** Whether the dangerous goods list has an entry like the one stated: a check on what was read, never a source of values. */
export type ListAgreement = 'agrees' | 'differs' | 'unknown';

/** Compares the stated number, class and packing group with the list’s entries of that number. */
export function listAgreementOf(drafts: Readonly<Record<string, Draft>>): ListAgreement {
  const hazard = String(drafts.imoHazardClassNo?.value ?? '');
  const entries = entriesOf(drafts.unNo);
  if (hazard === '' || entries.length === 0) return 'unknown';
  return entries.some((entry) => hasClass(entry, hazard) && hasGroup(entry, drafts.packingGroup))
    ? 'agrees'
    : 'differs';
}

/** The same for one field of the entry: a name agrees where it is the list's for the number, and otherwise nothing is known of it. */
export function agreementOf(
  key: string,
  drafts: Readonly<Record<string, Draft>>,
  ofEntry: ListAgreement,
): ListAgreement {
  if (key !== 'properShippingName') return ofEntry;
  const isListed = fitsEntries(key, String(drafts[key]?.value ?? ''), entriesOf(drafts.unNo));
  return ofEntry === 'agrees' && isListed ? 'agrees' : 'unknown';
}

const hasClass = (entry: DangerousGoodsEntry, hazard: string) =>
  entry.hazardClass === hazard || entry.hazardClass.replace(/[A-Z]$/, '') === hazard.replace(/[A-Z]$/, '');
const hasGroup = ({ packingGroup }: DangerousGoodsEntry, stated: Draft | undefined) =>
  (stated?.value ?? null) === null || packingGroup === null || packingGroup === stated?.value;
