import { parseEquipmentList } from '../../../record/equipment.ts';
import type { HeaderMeaning } from '../headers/classify-header.ts';
import type { ColumnLabel } from './column-labels.ts';
import type { Evidence } from './column-sample.ts';

/** "EMC 20GP": what a heading says beside its container types, whose words stand before or behind it. */
export function nameBesideTypes(header: string): string {
  const words = header.trim().split(/\s+/);
  const isType = (word: string | undefined) => word !== undefined && parseEquipmentList(word) !== undefined;
  while (isType(words.at(-1))) words.pop();
  while (isType(words[0])) words.shift();
  return words.join(' ');
}

/** A price with the label of a group over it, or, as in "OOCL 20GP", a carrier beside its container type. */
export function withCarrierBeside(
  { meaning, groups }: ColumnLabel,
  { isCarrier }: Evidence,
): Pick<ColumnLabel, 'meaning' | 'groups'> {
  const said = groups === undefined ? {} : { groups };
  if (meaning.kind !== 'price' || meaning.qualifier === undefined) return { meaning, ...said };
  const { qualifier, ...price } = meaning;
  const name = qualifier.toUpperCase();
  return isCarrier(name) ? { meaning: price, groups: [...(groups ?? []), name] } : { meaning, ...said };
}

/** "EMC" over "20GP": what is read as a charge of container types by a name that is as well that of a carrier, as the price of that carrier. */
export function priceOfCarrier(said: HeaderMeaning, header: string, { isCarrier }: Evidence) {
  if (said.kind !== 'charge' || said.equipment.length === 0) return undefined;
  const name = nameBesideTypes(header);
  if (!isCarrier(name)) return undefined;
  const { equipment, currency } = said;
  const meaning: HeaderMeaning = { kind: 'price', equipment, ...(currency === undefined ? {} : { currency }) };
  return { meaning, groups: [name] };
}
