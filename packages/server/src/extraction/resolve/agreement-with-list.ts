import { type DangerousGoodsEntry, findEntries, foldName, parseUnNumber } from '../../dangerous-goods/offline.ts';
import type { Draft } from '../fields/field-value.ts';

/** The rows of the dangerous goods list under a stated number; none when it is not stated or not listed. */
export function entriesOf(unNo: Draft | undefined): readonly DangerousGoodsEntry[] {
  const parsed = typeof unNo?.value === 'string' ? parseUnNumber(unNo.value) : undefined;
  return parsed?.ok ? findEntries(parsed.value) : [];
}

/** A class without the compatibility group, in which SDSs and the list differ. */
const bare = (hazard: string) => hazard.replace(/(?<=\d)[A-S]$/, '');

/** Whether the list has a value for the number: of these fields alone it can tell. */
const FITS: Partial<Record<string, (value: string, entry: DangerousGoodsEntry) => boolean>> = {
  imoHazardClassNo: (value, entry) => bare(entry.hazardClass) === bare(value),
  subRiskClassNo: (value, entry) =>
    value.split(', ').every((one) => entry.subsidiaryHazards.some((hazard) => hazard === one)),
  packingGroup: (value, entry) => entry.packingGroup === value,
  properShippingName: (value, entry) => foldName(value) === foldName(entry.name),
};

/** Whether one of the list's rows for a number has this value. */
export function fitsEntries(key: string, value: string, entries: readonly DangerousGoodsEntry[]): boolean {
  return entries.some((entry) => FITS[key]?.(value, entry));
}

/** Fields of an entry that the list weighs. */
const WEIGHED: ReadonlySet<string> = new Set(['imoHazardClassNo', 'subRiskClassNo', 'packingGroup']);

/** What the list says of a value under a number, as features of a candidate: it confirms, and never gives a value. */
export function listFeatures(
  { key, value }: { readonly key: string; readonly value: string | number | null },
  entries: readonly DangerousGoodsEntry[],
): Readonly<Record<string, number>> {
  if (entries.length === 0 || value === null || !WEIGHED.has(key)) return {};
  return fitsEntries(key, String(value), entries) ? { agrees: 1 } : { differs: 1 };
}
