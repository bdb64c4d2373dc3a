import type { DangerousGoodsEntry, HazardClass, PackingGroup } from '../../dangerous-goods/index.ts';
import { matchShippingName } from './match-shipping-name.ts';

/** What is stated of an entry, as far as it was understood. */
export type StatedEntry = {
  readonly name: string | undefined;
  readonly hazardClass: HazardClass | undefined;
  readonly subsidiaries: readonly HazardClass[];
  readonly packingGroup: PackingGroup | undefined;
};

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The rows of one number that agree with most of what is stated; all of them when nothing tells them apart. */
export function narrowRows(entries: readonly DangerousGoodsEntry[], stated: StatedEntry) {
  const scored = entries.map((entry) => {
    const name = stated.name !== undefined && matchShippingName(stated.name, entry) !== undefined;
    const hazard = stated.hazardClass === entry.hazardClass;
    const subsidiary = sameSet(stated.subsidiaries, entry.subsidiaryHazards);
    const group = (stated.packingGroup ?? null) === entry.packingGroup;
    return { entry, score: (hazard ? 4 : 0) + (name ? 3 : 0) + (group ? 2 : 0) + (subsidiary ? 1 : 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ entry }) => entry);
}
