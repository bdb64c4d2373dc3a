import { createHash } from 'node:crypto';
import { add, type Decimal, decimalOf, type IsoDate, invalidParameters, type Rounding } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { PlaceCandidate, PortCode, PortResolver } from '../../ports/index.ts';
import { parseEquipment } from '../../rates/index.ts';
import type { MarginRule, PriceListContent } from '../price-list.schema.ts';

/** What names in rules are understood with. */
export type Names = { ports: PortResolver; carriers: CarrierDirectory };

/** An end of lanes: one port, or all of a country or region. */
export type LaneEnd = { kind: PlaceCandidate['kind']; ports: ReadonlySet<PortCode>; country: string | undefined };

/** A rule whose names are understood. `number`: its place among the rules, from 1. */
export type CompiledRule = {
  number: number;
  origin: LaneEnd | undefined;
  destination: LaneEnd | undefined;
  carrier: string | undefined;
  equipment: string | undefined;
  /** `*`: every line; undefined: the ocean freight. In lower case. */
  charge: string | undefined;
  amount: Decimal | undefined;
  percent: Decimal | undefined;
  minimum: Decimal | undefined;
  currency: string | undefined;
  validFrom: IsoDate;
  text: string;
};

/** The margins of a day. `madeOf` names them: alike for the same prices. */
export type Margins = {
  rules: readonly CompiledRule[];
  rounding: ReadonlyMap<string, { step: Decimal; rounding: Rounding }>;
  madeOf: string;
};

const FIRST_DAY: IsoDate = '0001-01-01' as IsoDate;

/** The margins that hold on a day of sale. Throws `rest_invalid_param` for a rule that cannot be understood. */
export function compileMargins({ rules, rounding = [] }: PriceListContent, names: Names, day: IsoDate): Margins {
  const compiled = rules.map((rule, at) => compileRule(rule, at, names));
  const active = compiled.filter((_, at) => {
    const { validFrom = FIRST_DAY, validTo } = rules[at] ?? {};
    return validFrom <= day && (validTo === undefined || day <= validTo);
  });
  const steps = new Map(
    rounding.map(({ currency, step, direction = 'up' }) => [
      currency,
      { step: decimalOf(step), rounding: direction as Rounding },
    ]),
  );
  return { rules: active, rounding: steps, madeOf: fingerprint(active, steps) };
}

function compileRule(rule: MarginRule, at: number, names: Names): CompiledRule {
  checkRule(rule, at);
  const { amount, percent, minimum, currency, charge, validFrom = FIRST_DAY } = rule;
  const decimal = (value: number | undefined) => (value === undefined ? undefined : decimalOf(value));
  return {
    number: at + 1,
    origin: endOf('origin', rule, at, names),
    destination: endOf('destination', rule, at, names),
    carrier: carrierOf(rule, at, names),
    equipment: equipmentOf(rule, at),
    charge: charge?.trim().toLowerCase(),
    ...{ amount: decimal(amount), percent: decimal(percent), minimum: decimal(minimum), currency },
    validFrom: validFrom as IsoDate,
    text: describeMargin(rule),
  };
}

function checkRule({ amount, percent, minimum, currency, validFrom, validTo }: MarginRule, at: number): void {
  if (amount === undefined && percent === undefined)
    throw wrong(at, 'amount', 'A margin needs an amount or a percent.');
  if (currency === undefined && (amount ?? minimum) !== undefined)
    throw wrong(at, 'currency', 'amount and minimum need a currency.');
  for (const [name, day] of Object.entries({ validFrom, validTo }))
    if (day !== undefined && Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
      throw wrong(at, name, `"${day}" is not a day. Write it as 2026-12-31.`);
  if (validFrom !== undefined && validTo !== undefined && validTo < validFrom)
    throw wrong(at, 'validTo', 'validTo is before validFrom, so it never holds.');
}

function wrong(at: number, property: string, message: string) {
  return invalidParameters({ [`rules[${at}].${property}`]: { code: 'rest_invalid_param', message, data: null } });
}

function endOf(side: 'origin' | 'destination', rule: MarginRule, at: number, { ports }: Names): LaneEnd | undefined {
  const text = rule[side];
  if (text === undefined) return undefined;
  const [resolution, ...others] = ports.resolvePlaces(text);
  const [found] = resolution?.candidates ?? [];
  if (resolution === undefined || found === undefined || resolution.ambiguous || others.length > 0) {
    const near = (resolution?.candidates.length ? resolution.candidates : (resolution?.suggestions ?? [])).slice(0, 5);
    const names = near.map(({ name, code }) => `${name} (${code})`).join(', ');
    throw wrong(at, side, `"${text}" is not one place.${names ? ` Name one by its code: ${names}.` : ''}`);
  }
  return {
    kind: found.kind,
    ports: new Set(found.portCodes),
    country: found.kind === 'country' ? found.code : undefined,
  };
}

function carrierOf({ carrier }: MarginRule, at: number, { carriers }: Names): string | undefined {
  if (carrier === undefined) return undefined;
  const found = carriers.find(carrier);
  if (found !== undefined) return found.scac;
  const near = carriers.suggest(carrier).slice(0, 5);
  const names = near.map(({ name, scac }) => `${name} (${scac})`).join(', ');
  throw wrong(at, 'carrier', `"${carrier}" is not a known carrier.${names ? ` Did you mean ${names}?` : ''}`);
}

function equipmentOf({ equipment }: MarginRule, at: number): string | undefined {
  if (equipment === undefined) return undefined;
  const found = parseEquipment(equipment);
  if (found) return found.code;
  throw wrong(at, 'equipment', `"${equipment}" is not a container type. Write it as 20GP, 40GP, 40HC, 40RH … or 45G1.`);
}

/** A margin in words: `100 USD`, `5 %, at least 50 USD`, `5 % and 20 USD`. */
export function describeMargin({ amount, percent, minimum, currency }: MarginRule): string {
  const parts = [
    ...(percent === undefined ? [] : [`${percent} %`]),
    ...(amount === undefined ? [] : [`${amount} ${currency}`]),
  ];
  return parts.join(' and ') + (minimum === undefined ? '' : `, at least ${minimum} ${currency}`);
}

function fingerprint(rules: readonly CompiledRule[], rounding: Margins['rounding']): string {
  const plain = (_: string, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value instanceof Set || value instanceof Map ? [...value] : value;
  return createHash('sha256')
    .update(JSON.stringify([rules, rounding], plain))
    .digest('base64url');
}

/** What a rule adds to an amount. */
export function marginOf({ amount, percent, minimum }: CompiledRule, buy: Decimal): Decimal {
  const ofPrice =
    percent === undefined ? undefined : { units: buy.units * percent.units, digits: buy.digits + percent.digits + 2 };
  const margin = add(ofPrice ?? ZERO, amount ?? ZERO);
  return minimum !== undefined && add(margin, negative(minimum)).units < 0n ? minimum : margin;
}

const ZERO: Decimal = { units: 0n, digits: 0 };
const negative = ({ units, digits }: Decimal): Decimal => ({ units: -units, digits });
