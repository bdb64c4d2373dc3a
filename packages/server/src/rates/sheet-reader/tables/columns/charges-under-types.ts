import type { EquipmentType } from '../../../record/equipment.ts';
import type { Grid } from '../grid.ts';
import { classifyHeader, type HeaderMeaning } from '../headers/classify-header.ts';

/** What a heading says of its column, and its lowest words. */
type Label = { column: number; own: string; meaning: HeaderMeaning };

/** Container types over a column. A heading that is written or merged over it is its own; one from the left may end before it. */
type TypesAbove = { equipment: readonly EquipmentType[]; isLength: boolean; isOwn: boolean };

/** "20'", "40ft": every container of that length. */
const LENGTH = /^\s*\d{2}\s*(?:['’"″]{1,2}|ft\.?|feet|foot|尺|呎)?\s*$/i;

function typesAbove(grid: Grid, rows: readonly number[], column: number): TypesAbove | undefined {
  for (const row of rows.slice(0, -1).reverse())
    for (let at = column; at >= 0; at--) {
      const text = grid.text(row, at);
      if (text === '') continue;
      const meaning = classifyHeader(text);
      if (meaning.kind !== 'price' || meaning.equipment.length === 0) break;
      return { equipment: meaning.equipment, isLength: LENGTH.test(text), isOwn: at === column };
    }
  return undefined;
}

/**
 * Charges below the heading of a container type ("20GP" over "O/F", "PSS", "Total") are of that type alone. Where the heading is
 * not merged over the charge, only if the same charge is below several types: one behind the last of them is for all.
 */
export function withTypesOfCharges<L extends Label>(
  grid: Grid,
  rows: readonly number[],
  labels: readonly L[],
): readonly L[] {
  const above = new Map<L, TypesAbove>();
  for (const label of labels) {
    if (label.meaning.kind !== 'charge' || label.meaning.equipment.length > 0 || label.meaning.lcl) continue;
    const types = typesAbove(grid, rows, label.column);
    if (types) above.set(label, types);
  }
  for (const [label, types] of typesBeside(labels)) if (!above.has(label)) above.set(label, types);
  const isRepeated = ({ own }: L) => [...above.keys()].filter((other) => other.own === own).length > 1;
  return labels.map((label) => {
    const types = above.get(label);
    if (!types || label.meaning.kind !== 'charge' || !(types.isOwn || isRepeated(label))) return label;
    const { equipment, isLength } = types;
    return { ...label, meaning: { ...label.meaning, equipment, ...(isLength ? {} : { isTypeAlone: true as const }) } };
  });
}

/**
 * "20GP | BAF | LSS | 40HC | BAF | LSS": charges that come again behind the price of each container type are of that type.
 */
function typesBeside<L extends Label>(labels: readonly L[]): Map<L, TypesAbove> {
  const prices = labels.filter(({ meaning }) => meaning.kind === 'price' && meaning.equipment.length > 0);
  const priceOf = ({ column }: L) => prices.findLast((price) => price.column < column);
  const charges = labels.filter(
    ({ meaning }) => meaning.kind === 'charge' && meaning.equipment.length === 0 && !meaning.lcl,
  );
  const found = new Map<L, TypesAbove>();
  for (const same of Map.groupBy(charges, ({ own }) => own).values()) {
    const owners = new Set(same.map(priceOf));
    if (prices.length < 2 || same.length !== prices.length || owners.size !== prices.length) continue;
    for (const label of same) {
      const { meaning, own = '' } = priceOf(label) ?? {};
      if (meaning?.kind === 'price')
        found.set(label, { equipment: meaning.equipment, isLength: LENGTH.test(own), isOwn: true });
    }
  }
  return found;
}
