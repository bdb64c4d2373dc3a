import { type EquipmentType, parseEquipmentList } from '../../record/equipment.ts';
import { classifyHeader } from '../tables/classify-header.ts';

/** The container types that a short title or the name of a tab is about: "40'HC", "GIÁ CƯỚC CONT 20'DC", "20' Box". */
export function equipmentIn(text: string): readonly EquipmentType[] | undefined {
  if (text.length > 60) return undefined;
  const whole = parseEquipmentList(text);
  if (whole) return whole;
  const bare = text.replace(/(?<!\d)20\d\d(?!\d)/g, ' ');
  const meaning = classifyHeader(bare);
  const numbers = bare.match(/\d+/g) ?? [];
  return meaning.kind === 'price' && numbers.every((number) => /^(?:20|40|45)$/.test(number))
    ? meaning.equipment
    : undefined;
}
