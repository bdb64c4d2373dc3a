import { dayOf, type IsoDate, invalidParameters, isIsoDate, type Problem } from '../../base/index.ts';
import { type Carrier, type CarrierDirectory, keysInRates } from '../../carriers/index.ts';
import {
  bestReadings,
  type PlaceCandidate,
  type PlaceResolution,
  type PortCode,
  type PortResolver,
} from '../../ports/index.ts';
import { ratesProblem } from '../problems.ts';
import { parseEquipment } from '../record/equipment.ts';
import { LCL } from '../record/rate-columns.ts';
import type { UnderstoodCarrier, UnderstoodPlace, UnderstoodQuery } from './rate-answer.schema.ts';
import type { RateFilter } from './rate-filter.ts';
import type { RateFilterInput } from './rate-query.schema.ts';

/** What a query asks for, and how its words were understood. */
export type Understanding = { filter: RateFilter; meta: UnderstoodQuery };

/** What names of places and carriers are understood with. */
export type Names = { ports: PortResolver; carriers: CarrierDirectory };

/** The refusal of a value of one parameter: `rest_invalid_param`. */
export function invalidParameter(name: string, message: string): Problem {
  return invalidParameters({ [name]: { code: 'rest_invalid_param', message, data: null } });
}

/**
 * Turns the parameters of a query into a filter, and reports how they were understood. An unknown place or carrier is not
 * an error: nothing matches, and `meta` suggests similar ones. Throws `rest_invalid_param`.
 */
export function understandQuery(input: RateFilterInput, names: Names, now: Date): Understanding {
  const origin = understandPair(input, ['origin', 'pol'], names.ports);
  const destination = understandPair(input, ['destination', 'pod'], names.ports);
  const carrier = input.carrier === undefined ? null : understandCarriers(input.carrier, names.carriers);
  const asOf = input.as_of === undefined ? undefined : parseInstant(input.as_of, 'as_of');
  const validOn = input.valid_on === undefined ? undefined : parseDay(input.valid_on, 'valid_on');
  const window = readWindow(input);
  // What was still valid is asked from the moment that is looked at.
  const isOpenEnded = validOn !== undefined || input.include_expired === true;
  const validUntilAtLeast = window.from ?? (isOpenEnded ? undefined : dayOf(asOf ?? now));
  checkAmounts(input);
  return {
    filter: {
      ...(origin ? { origins: origin.codes } : {}),
      ...(destination ? { destinations: destination.codes } : {}),
      ...(carrier?.filter ?? {}),
      ...(input.equipment === undefined ? {} : { equipment: equipmentCode(input.equipment) }),
      ...(input.currency === undefined ? {} : { currency: input.currency.toUpperCase() }),
      ...(input.min_amount === undefined ? {} : { minAmount: input.min_amount }),
      ...(input.max_amount === undefined ? {} : { maxAmount: input.max_amount }),
      ...(validOn === undefined ? {} : { validOn }),
      ...(validUntilAtLeast === undefined ? {} : { validUntilAtLeast }),
      ...(window.to === undefined ? {} : { validFromAtMost: window.to }),
      ...(asOf === undefined ? {} : { asOf }),
    },
    meta: {
      origin: origin?.understood ?? null,
      destination: destination?.understood ?? null,
      carrier: carrier?.understood ?? null,
      validOn: validOn ?? null,
      validUntilAtLeast: validUntilAtLeast ?? null,
      asOf: asOf?.toISOString() ?? null,
    },
  };
}

type UnderstoodText = { codes: readonly PortCode[]; understood: UnderstoodPlace };

function understandPair(
  input: RateFilterInput,
  [name, alias]: ['origin', 'pol'] | ['destination', 'pod'],
  ports: PortResolver,
): UnderstoodText | undefined {
  const [first, second] = [input[name], input[alias]];
  const text = first ?? second;
  if (text === undefined) return undefined;
  const place = understandPlace(text, ports);
  if (first === undefined || second === undefined) return place;
  const other = understandPlace(second, ports);
  const [a, b] = [place, other].map(({ codes }) => [...codes].sort().join());
  const isSame = a === '' && b === '' ? first.trim().toLowerCase() === second.trim().toLowerCase() : a === b;
  if (!isSame)
    throw invalidParameter(alias, `${alias} and ${name} mean the same but name different places. Give one of them.`);
  return place;
}

/** Texts are repeated, and a resolver or directory always reads one alike. */
const understandPlace = remember(resolvePlace);
const understandCarriers = remember(findCarriers);
const REMEMBERED_TEXTS = 20_000;

function remember<Names extends object, T>(understand: (text: string, names: Names) => T) {
  const remembered = new WeakMap<Names, Map<string, T>>();
  return (text: string, names: Names): T => {
    const known = remembered.get(names) ?? new Map<string, T>();
    remembered.set(names, known);
    const understood = known.get(text) ?? understand(text, names);
    if (known.size < REMEMBERED_TEXTS) known.set(text, understood);
    return understood;
  };
}

function resolvePlace(text: string, ports: PortResolver): UnderstoodText {
  const resolutions = ports.resolvePlaces(text);
  return {
    codes: portCodes(resolutions),
    understood: {
      text,
      understoodAs: resolutions.flatMap(readings).map(toReading),
      ambiguous: resolutions.some((resolution) => resolution.ambiguous),
      suggestions: resolutions.flatMap((resolution) =>
        resolution.candidates.length > 0 ? [] : resolution.suggestions.slice(0, 5).map(toReading),
      ),
    },
  };
}

/** All good readings of an ambiguous text, otherwise the best one. */
function readings({ ambiguous, candidates }: PlaceResolution): readonly PlaceCandidate[] {
  return ambiguous ? bestReadings(candidates) : candidates.slice(0, 1);
}

function portCodes(resolutions: readonly PlaceResolution[]): readonly PortCode[] {
  return [...new Set(resolutions.flatMap(readings).flatMap((candidate) => candidate.portCodes))];
}

function toReading({ kind, code, name, country, score, reason }: PlaceCandidate) {
  return { kind, code, name, country, score: Math.round(score * 1000) / 1000, reason };
}

type UnderstoodCarriers = { filter: RateFilter; understood: UnderstoodCarrier };

/** One carrier, or several separated by commas: understood as their SCACs and names, separated alike. */
function findCarriers(text: string, carriers: CarrierDirectory): UnderstoodCarriers {
  const one = findCarrier(text, carriers);
  const names = text.split(',').flatMap((name) => name.trim() || []);
  if (one.scac !== null) {
    const keys = keysInRates(one.scac);
    return { filter: keys.length > 1 ? { carriers: keys } : { carrier: one.scac }, understood: one };
  }
  if (names.length < 2) return { filter: { carrierName: one.text }, understood: one };
  const found = names.map((name) => findCarrier(name, carriers));
  const known = found.filter(({ scac }) => scac !== null);
  const joined = (separator: string, values: (string | null)[]) => values.join(separator) || null;
  return {
    filter: { carriers: found.flatMap(({ scac, text: name }) => (scac === null ? name : keysInRates(scac))) },
    understood: {
      text,
      scac: joined(
        ',',
        known.map(({ scac }) => scac),
      ),
      name: joined(
        ', ',
        known.map(({ name }) => name),
      ),
      suggestions: found.flatMap(({ suggestions }) => suggestions).slice(0, 5),
    },
  };
}

function findCarrier(text: string, carriers: CarrierDirectory): UnderstoodCarrier {
  const carrier = carriers.find(text);
  const toName = ({ scac, name }: Carrier) => ({ scac, name });
  return {
    text,
    scac: carrier?.scac ?? null,
    name: carrier?.name ?? null,
    suggestions: carrier ? [] : carriers.suggest(text).slice(0, 5).map(toName),
  };
}

function equipmentCode(text: string): string {
  if (text.trim().toUpperCase() === LCL) throw ratesProblem('lcl_rates_apart');
  const equipment = parseEquipment(text);
  if (equipment) return equipment.code;
  throw invalidParameter(
    'equipment',
    `"${text}" is not a container type. Write it as 20GP, 40GP, 40HC, 40RH … or 45G1.`,
  );
}

function parseDay(text: string, parameter: string): IsoDate {
  if (isIsoDate(text)) return text;
  throw invalidParameter(parameter, `"${text}" is not a day. Write it as 2026-12-31.`);
}

/** The days of a window, of which a price holds on one at least. Throws `rest_invalid_param`. */
function readWindow(input: RateFilterInput): { from?: IsoDate; to?: IsoDate } {
  const from = input.valid_from === undefined ? undefined : parseDay(input.valid_from, 'valid_from');
  const to = input.valid_to === undefined ? undefined : parseDay(input.valid_to, 'valid_to');
  const name = from === undefined ? 'valid_to' : 'valid_from';
  if (input.valid_on !== undefined && (from ?? to) !== undefined)
    throw invalidParameter(name, 'valid_on asks for one day, valid_from and valid_to for a window. Give one of them.');
  if (from !== undefined && to !== undefined && to < from)
    throw invalidParameter('valid_to', 'valid_to is before valid_from, so no rate can match.');
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i;

/** An instant, or the end of a day (UTC), of the parameter named. Throws `rest_invalid_param`. */
export function parseInstant(text: string, parameter: string): Date {
  // A "+" that was not percent-encoded arrives as a space.
  const repaired = text.replace(/ (?=\d{2}:\d{2}$)/, '+');
  if (isIsoDate(text)) return new Date(`${text}T23:59:59.999Z`);
  const instant = new Date(repaired);
  if (INSTANT.test(repaired) && isIsoDate(repaired.slice(0, 10)) && !Number.isNaN(instant.getTime())) return instant;
  throw invalidParameter(
    parameter,
    `"${text}" is not a day or an instant. Write it as 2026-12-31 or 2026-12-31T12:00:00Z.`,
  );
}

function checkAmounts({ min_amount: min, max_amount: max }: RateFilterInput): void {
  if (min !== undefined && max !== undefined && min > max) {
    throw invalidParameter('max_amount', 'max_amount is lower than min_amount, so no rate can match.');
  }
}
