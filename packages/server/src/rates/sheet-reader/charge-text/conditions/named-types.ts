import { EQUIPMENT_TYPES } from '../../../record/equipment.ts';
import { type Item, isTerm } from '../clauses.ts';
import type { AmountUnit } from '../stated-charge.ts';
import type { Token } from '../token.ts';

const KINDS = { reefer: /\dR[FH]$/, dry: /(?:GP|HC)$/, special: /(?:OT|OTH|FR|FRH|PL)$/, tank: /TK$/ } as const;

/** Container types that words such as "reefer" or "40'HC" restrict a charge to; of a kind and sizes ("reefers 20' and 40'") those that are both. */
export function typesOf(tokens: readonly Token[], { text }: { readonly text: string }): string[] {
  const sized = tokens.flatMap((token) =>
    token.kind !== 'sizes' || /(?:per|je|pro|por|par|cada|each|\/)\s*$/.test(text.slice(0, token.start))
      ? []
      : typesOfUnit(token.unit),
  );
  const ofKind = tokens.flatMap((token) =>
    Object.entries(KINDS).flatMap(([kind, pattern]) =>
      isTerm(token, kind as keyof typeof KINDS)
        ? EQUIPMENT_TYPES.filter(({ code }) => pattern.test(code)).map(({ code }) => code)
        : [],
    ),
  );
  if (sized.length === 0 || ofKind.length === 0) return [...sized, ...ofKind];
  const lengths = new Set(sized.map((code) => code.slice(0, 2)));
  const both = ofKind.filter((code) => sized.includes(code));
  // "Reefer 40'HC": the high cube of that kind.
  return both.length > 0 ? both : ofKind.filter((code) => lengths.has(code.slice(0, 2)));
}

function typesOfUnit({ feet = [], types = [] }: AmountUnit): string[] {
  return [...types, ...EQUIPMENT_TYPES.filter((type) => feet.includes(type.feet)).map(({ code }) => code)];
}

/** Every container type but these. */
export const allBut = (types: readonly string[]): string[] =>
  EQUIPMENT_TYPES.map(({ code }) => code).filter((code) => !types.includes(code));

/** Restricts a charge to container types, where its amounts do not name their own. */
export function restrictTypes(item: Item, types: readonly string[]): void {
  if (item.amounts.every(({ unit }) => isAmong(unit, types))) item.types ??= types;
  else ofKind(item, types);
}

/** "USD 100 for 40'HC reefers": the amounts name lengths, and the word behind them the kind of container. */
function ofKind(item: Item, types: readonly string[]): void {
  const isOther = ({ unit }: Item['amounts'][number]) =>
    unit?.types !== undefined && unit.feet === undefined && unit.types.every((code) => /(?:GP|HC)$/.test(code));
  const kinds = new Set(types.map((code) => code.replace(/^\d+/, '').slice(0, 2)));
  if (kinds.has('GP') || kinds.has('HC') || !item.amounts.every(isOther)) return;
  item.amounts = item.amounts.map((amount) => {
    const feet = [...new Set((amount.unit?.types ?? []).map((code) => Number(code.slice(0, 2))))];
    return { ...amount, unit: { feet } };
  });
  item.types ??= types;
}

/** Whether a restriction is to types of another kind than that of the amount: "USD 250/40' (reefer only)", and not "75 (20'), 150 (40')". */
function isAmong(unit: AmountUnit | undefined, types: readonly string[]): boolean {
  if (unit?.feet === undefined && unit?.types === undefined) return true;
  const lengths = new Set(types.map((code) => Number(code.slice(0, 2))));
  return unit.types === undefined && lengths.size > 1 && (unit.feet ?? []).every((length) => lengths.has(length));
}
