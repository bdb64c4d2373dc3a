import { EQUIPMENT_TYPES } from '../../record/equipment.ts';
import { isTerm } from './clauses.ts';
import type { AmountUnit } from './stated-charge.ts';
import type { Token } from './token.ts';

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
