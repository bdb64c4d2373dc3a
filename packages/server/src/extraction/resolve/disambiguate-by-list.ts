import { type DangerousGoodsEntry, findEntries, parseUnNumber } from '../../dangerous-goods/offline.ts';
import type { Draft } from '../fields/field-value.ts';
import type { Block, TransportDrafts, TransportKey } from '../transport/transport-block.ts';

/** The rows of the dangerous goods list under a stated number; none when it is not stated or not listed. */
export function entriesOf(unNo: Draft | undefined): readonly DangerousGoodsEntry[] {
  const parsed = typeof unNo?.value === 'string' ? parseUnNumber(unNo.value) : undefined;
  return parsed?.ok ? findEntries(parsed.value) : [];
}

/** A class without the compatibility group, in which SDSs and the list differ. */
const bare = (hazard: string) => hazard.replace(/(?<=\d)[A-S]$/, '');

/** Whether the list has a value for the number: of these fields alone it can tell. */
const FITS: Partial<Record<TransportKey, (value: string, entry: DangerousGoodsEntry) => boolean>> = {
  imoHazardClassNo: (value, entry) => bare(entry.hazardClass) === bare(value),
  subRiskClassNo: (value, entry) =>
    value.split(', ').every((one) => entry.subsidiaryHazards.some((hazard) => hazard === one)),
  packingGroup: (value, entry) => entry.packingGroup === value,
};

/** Whether one of the list's rows for a number has this value. */
export function fitsEntries(key: TransportKey, value: string, entries: readonly DangerousGoodsEntry[]): boolean {
  return entries.some((entry) => FITS[key]?.(value, entry));
}

function fits(key: TransportKey, draft: Draft | undefined, entries: readonly DangerousGoodsEntry[]): boolean {
  return typeof draft?.value === 'string' && fitsEntries(key, draft.value, entries);
}

/** Of several statements that fit the list, the one value they have in common; undefined when they have not. */
function onlyOne(drafts: readonly (Draft | undefined)[]): Draft | undefined {
  const values = new Set(drafts.map((draft) => draft?.value));
  return values.size === 1 ? drafts[0] : undefined;
}

/**
 * Where a block states a class or a packing group in two ways, takes the one that the dangerous goods list has for its UN
 * number. Only what the block says is ever taken; a lone statement stays, whatever the list has.
 */
export function disambiguateByList(block: Block): void {
  const entries = entriesOf(block.unNo);
  for (const key of ['imoHazardClassNo', 'packingGroup'] as const) {
    const other = block.others?.[key] ?? [];
    if (other.length === 0 || fits(key, block[key], entries)) continue;
    const fitting = onlyOne(other.filter((draft) => fits(key, draft, entries)));
    if (fitting) block[key] = fitting;
  }
}

/**
 * What the chosen block does not say, or says against the list, from blocks of other modes with the same UN number, when the
 * list has it; a missing name comes from them, too.
 */
export function completeFromSameNumber(result: TransportDrafts, blocks: readonly (Block | undefined)[]): void {
  const same = blocks.filter((block) => block?.unNo?.value && block.unNo.value === result.unNo.value);
  const entries = entriesOf(result.unNo);
  // An entry that gives its class and no subsidiary hazard has none.
  const further = result.imoHazardClassNo.value === null ? (['subRiskClassNo'] as const) : [];
  for (const key of ['imoHazardClassNo', ...further, 'packingGroup'] as const) {
    const against = result[key].value !== null && !fits(key, result[key], entries);
    if (result[key].status !== 'not_stated' && !against) continue;
    const fitting = onlyOne(same.map((block) => block?.[key]).filter((draft) => fits(key, draft, entries)));
    if (fitting) result[key] = fitting;
  }
  const name = same.find((block) => block?.properShippingName?.value)?.properShippingName;
  if (name && result.properShippingName.status === 'not_stated') result.properShippingName = name;
}
