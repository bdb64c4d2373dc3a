import type { IsoDate } from '../../../base/index.ts';
import type { EquipmentType } from '../../record/equipment.ts';
import type { Charge } from '../../record/rate.schema.ts';
import { basisOf } from '../charge-text/read-charge-text.ts';
import type { AmountUnit, StatedAmount, StatedCharge } from '../charge-text/stated-charge.ts';
import { type ReadCharge, usualBasis } from '../lcl/lcl-charges.ts';
import { LCL_TYPE } from '../lcl/lcl-heading.ts';
import { findCharge, type KnownCharge } from './charge-lexicon.ts';
import type { Applies, LineScope, ScopedRate, ScopeReader } from './charge-scope.ts';
import { amountFor, type CurrencyOf, chargeOf } from './row-charges.ts';

/** A rate as far as charges depend on it. */
export type ChargedRate = Omit<ScopedRate, 'equipment'> & { type: EquipmentType; validFrom: IsoDate; validTo: IsoDate };

/**
 * What it takes to apply stated charges to rates. `line`: whom the line of a table is for that states them; `unknownScope` is told
 * the words of a scope that were not understood, and the charge that they are a condition of.
 */
export type StatedContext = {
  scopeOf: ScopeReader;
  currencyOf: CurrencyOf;
  line?: LineScope | undefined;
  unknownScope?: (words: string, charge: KnownCharge) => void;
};

/** The charges that texts state, as far as they are for a rate: on its days, lane, carrier and container type. */
export function applyStated(stated: readonly StatedCharge[], rate: ChargedRate, context: StatedContext): Charge[] {
  if (stated.length === 0) return [];
  const scoped = { ...rate, equipment: rate.type };
  return withoutRepeats(stated.flatMap((one) => applyOne(one, scoped, context)));
}

const NO_CONDITIONS: NonNullable<Applies> = { conditions: [] };

function applyOne(
  stated: StatedCharge,
  rate: ChargedRate & ScopedRate,
  { scopeOf, currencyOf, line, unknownScope }: StatedContext,
): Charge[] {
  const { status, amounts, percent, minimum, paymentTerm = null } = stated;
  const isLcl = rate.type === LCL_TYPE;
  if (status === 'waived') return [];
  const isPriced = amounts.length > 0 || percent !== undefined;
  const applies = scopeOf({ ...stated, isPriced, ...(line ? { line } : {}) }, rate);
  const within = stated.within ? scopeOf({ scope: stated.within, isPriced }, rate) : NO_CONDITIONS;
  if (!applies || !within) return [];
  for (const { unknown } of [applies, within])
    if (unknown !== undefined && isPriced) unknownScope?.(unknown, stated.charge);
  const charge = chargeAt(stated, applies);
  const conditions = [
    stated.condition,
    ...within.conditions,
    ...applies.conditions,
    percent === undefined ? undefined : `${percent} % of the freight`,
    minimum === undefined || isLcl ? undefined : `at least ${minimum}`,
  ].filter((part) => part !== undefined);
  const days = applies.days ? { days: applies.days } : {};
  const shared = { status, paymentTerm, condition: conditions.length > 0 ? conditions.join('; ') : null, ...days };
  if (status === 'included' || percent !== undefined || amounts.length === 0) return [chargeOf(charge, shared)];
  const own = isLcl ? amountsForLcl(amounts) : amountsFor(amounts, rate.type);
  if (own === 'unstated') return [chargeOf(charge, shared)];
  return own.flatMap((amount) => {
    const value = amountFor(amount.values, rate.type, []);
    if (value === 0) return [];
    const priced =
      value === null || value === undefined
        ? {}
        : { amount: value, currency: currencyOf(amount.currency ?? undefined) };
    const applied = chargeOf({ ...charge, basis: basisOf(amount, charge) }, { ...shared, ...priced });
    return [isLcl ? withMeasure(applied, amount, minimum) : applied];
  });
}

/** "THC Hamburg": the handling at the end of the lane that is in Hamburg; "ex Hamburg: excl. THC" is the handling at both. */
function chargeAt({ charge, scope, amounts }: StatedCharge, { end }: NonNullable<Applies>): KnownCharge {
  if (charge.code !== 'THC' || end === undefined || (scope?.isOfLane && amounts.length === 0)) return charge;
  return findCharge(end === 'origin' ? 'OTHC' : 'DTHC') ?? charge;
}

/** The amounts for cargo of less than a container: those that are for no container. */
function amountsForLcl(amounts: readonly StatedAmount[]): readonly StatedAmount[] {
  const isOfContainer = ({ unit }: StatedAmount) => unit?.basis === 'PER_CONTAINER' || unit?.basis === 'PER_TEU';
  return amounts.filter((amount) => !isSized(amount) && !isOfContainer(amount));
}

function withMeasure(charge: Charge, { unit }: StatedAmount, minimum: number | undefined): ReadCharge {
  const basis = unit?.measure ?? usualBasis(charge.basis);
  return { ...charge, lcl: { basis, minimum: minimum ?? null, maximum: null } };
}

const isSized = ({ unit }: StatedAmount) => unit?.feet !== undefined || unit?.types !== undefined;

/** How closely a unit names a container type: by itself, by its length, 45 feet as 40. */
function closeness({ feet, types }: AmountUnit, { code, feet: length }: EquipmentType): number {
  if (types?.includes(code)) return 3;
  if (feet?.includes(length)) return 2;
  return length === 45 && feet?.includes(40) ? 1 : 0;
}

/**
 * The amounts for a container type: those that name it closest, and those that name no size. `unstated`: the text gives an amount
 * for 20 and for 40 feet, and none for this type.
 */
function amountsFor(amounts: readonly StatedAmount[], type: EquipmentType): readonly StatedAmount[] | 'unstated' {
  const sized = amounts.filter(isSized);
  const open = amounts.filter((amount) => !isSized(amount));
  if (sized.length === 0) return amounts;
  const near = sized.map((amount) => closeness(amount.unit ?? {}, type));
  const best = Math.max(...near);
  if (best > 0) return [...sized.filter((_, index) => near[index] === best).slice(0, 1), ...open];
  const lengths = new Set(
    sized.flatMap(({ unit }) => [
      ...(unit?.feet ?? []),
      ...(unit?.types ?? []).map((code) => Number(code.slice(0, 2))),
    ]),
  );
  return lengths.has(20) && lengths.has(40) && open.length === 0 ? 'unstated' : open;
}

/** The same statement in a title and in a remark is one charge; what is priced needs no line without an amount. */
function withoutRepeats(charges: readonly Charge[]): Charge[] {
  const seen = new Set<string>();
  return charges.filter((charge) => {
    const key = JSON.stringify(charge);
    if (seen.has(key)) return false;
    seen.add(key);
    const isOpen = charge.status !== 'included' && charge.amount === null;
    return !isOpen || !charges.some((other) => other !== charge && other.name === charge.name && other.amount !== null);
  });
}
