import { type JudgedPair, segregatePairs } from '../../compliance/index.ts';
import { type DangerousGoodsList, findStowageCategory, meaningOfStowageCode } from '../../dangerous-goods/offline.ts';
import {
  type ContainerKind,
  fits,
  type Load,
  type LoadProblem,
  ON_DECK,
  type PackedContainer,
  UNDER_DECK,
} from './load-problem.ts';
import type { Plan, PlanRequest } from './plan.schema.ts';
import { findImpossible, planLoads } from './plan-loads.ts';

type Reason = Plan['forbidden'][number]['reasons'][number];
type Consignment = PlanRequest['consignments'][number];
type Deck = Consignment['deck'];

/** A 20-foot container, as carriers commonly take it. */
const TWENTY_FEET: NonNullable<PlanRequest['containers']>[number] = {
  sizeType: '22G1',
  payloadKg: 28_000,
  volumeM3: 33,
};
/** Ids that a sentence names. */
const MOST_NAMED = 5;
const EITHER = ON_DECK | UNDER_DECK;

const positionsOfDeck = (deck: Deck) => (deck === 'on-deck' ? ON_DECK : deck === 'under-deck' ? UNDER_DECK : EITHER);

/** Where a stowage category allows goods on a ship. */
function positionsOfCategory(code: string, ship: 'cargo' | 'passenger'): number {
  const category = findStowageCategory(code);
  const words = ship === 'cargo' ? category?.cargoShip : category?.passengerShip;
  if (words === undefined) return EITHER;
  if (/^prohibited/.test(words)) return 0;
  return /^on deck only/.test(words) ? ON_DECK : EITHER;
}

/** Several rows may be meant: what one of them allows cannot be ruled out. */
function positionsOf(consignment: Consignment, categories: readonly string[], ship: 'cargo' | 'passenger'): number {
  const allowed = categories.reduce((all, code) => all | positionsOfCategory(code, ship), 0);
  return (categories.length === 0 ? EITHER : allowed) & positionsOfDeck(consignment.deck);
}

const reasonsOf = ({ findings }: JudgedPair, severities: readonly string[]): Reason[] =>
  findings
    .filter(({ severity }) => severities.includes(severity))
    .map(({ code, message, source }) => ({ code, message, source }));

/** Why a consignment goes into no container by itself. */
function reasonsAlone(
  consignment: Consignment,
  load: Load,
  { kinds, categories, ship }: { kinds: readonly ContainerKind[]; categories: readonly string[]; ship: string },
): Reason[] {
  const { id, massKg, volumeM3 } = consignment;
  const stowage: Reason = {
    code: 'stowage',
    message:
      load.positions === 0
        ? `${id}: stowage category ${categories.join(', ')} allows no place on a ${ship} ship${consignment.deck ? `, ${consignment.deck}` : ''}.`
        : `${id}: no container stands where stowage category ${categories.join(', ')} allows it.`,
    source: 'IMDG 3.2.1 column 16a, 7.1.3',
  };
  if (!kinds.some((kind) => (kind.positions & load.positions) !== 0)) return [stowage];
  const size = volumeM3 === undefined ? `${massKg} kg` : `${massKg} kg and ${volumeM3} m³`;
  const message = `${id}: ${size} are more than any container takes. Divide it.`;
  return [{ code: 'too_large', message, source: 'SOLAS VI/2; CSC safety approval plate' }];
}

type Read = {
  readonly consignments: readonly Consignment[];
  readonly problem: LoadProblem;
  readonly pairs: readonly JudgedPair[];
  readonly categories: readonly (readonly string[])[];
  readonly ship: 'cargo' | 'passenger';
};

function read(request: PlanRequest, list: DangerousGoodsList): Read {
  const { consignments, containers = [TWENTY_FEET], ship = 'cargo', sailingDate: on } = request;
  const judged = segregatePairs(
    consignments.map(({ goods }) => goods),
    { list, ...(on === undefined ? {} : { on }) },
  );
  const categories = judged.stowage.map((one) => one.categories);
  const forbidden = judged.pairs.filter((pair) => reasonsOf(pair, ['error']).length > 0);
  const apart = consignments.map(
    (_, at) => new Set(forbidden.flatMap(({ one, other }) => (one === at ? [other] : other === at ? [one] : []))),
  );
  const loads = consignments.map((one, at) => ({
    massKg: one.massKg,
    volumeM3: one.volumeM3 ?? 0,
    positions: positionsOf(one, categories[at] ?? [], ship),
  }));
  const kinds = containers.map(({ payloadKg, volumeM3, deck, count }) => ({
    ...{ payloadKg, volumeM3: volumeM3 ?? Number.MAX_SAFE_INTEGER, positions: positionsOfDeck(deck), count },
  }));
  return { consignments, problem: { loads, apart, kinds }, pairs: judged.pairs, categories, ship };
}

/** Why there is no plan: what goes into no container, or as few consignments as do not go into those there are. */
function explainImpossible({ consignments, problem, pairs, categories, ship }: Read): NonNullable<Plan['impossible']> {
  const { loads, kinds } = problem;
  const alone = loads.findIndex((load) => !kinds.some((kind) => kind.count !== 0 && fits(load, kind)));
  const [consignment, load] = [consignments[alone], loads[alone]];
  if (consignment !== undefined && load !== undefined) {
    const reasons = reasonsAlone(consignment, load, { kinds, categories: categories[alone] ?? [], ship });
    return { consignments: [consignment.id], reasons };
  }
  const some = findImpossible(problem);
  const between = pairs.filter(({ one, other }) => some.includes(one) && some.includes(other));
  const mass = some.reduce((sum, at) => sum + (loads[at]?.massKg ?? 0), 0);
  const count = kinds.reduce((sum, kind) => sum + (kind.count ?? 0), 0);
  return {
    consignments: some.flatMap((at) => consignments[at]?.id ?? []),
    reasons: [
      {
        code: 'too_few_containers',
        message: `${some.length} consignments of ${mass} kg do not go into ${count === 1 ? 'one container' : `${count} containers`}: without any one of them the others do.`,
        source: 'Arithmetic; IMDG 7.3.4.1',
      },
      ...between.flatMap((pair) => reasonsOf(pair, ['error'])),
    ],
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function printPair(pair: JudgedPair, { consignments }: Read, severities: readonly string[]): Plan['forbidden'] {
  const reasons = reasonsOf(pair, severities);
  const [one, other] = [consignments[pair.one]?.id ?? '', consignments[pair.other]?.id ?? ''];
  return reasons.length === 0 ? [] : [{ one, other, reasons }];
}

function printContainers(packed: readonly PackedContainer[], request: PlanRequest, all: Read): Plan['containers'] {
  const { containers: kinds = [TWENTY_FEET] } = request;
  const { loads, kinds: sizes } = all.problem;
  return packed.map(({ kind, loads: own }, at) => {
    const sum = (key: 'massKg' | 'volumeM3') => round(own.reduce((total, one) => total + (loads[one]?.[key] ?? 0), 0));
    const positions = own.reduce((left, one) => left & (loads[one]?.positions ?? 0), sizes[kind]?.positions ?? EITHER);
    const inside = all.pairs.filter(({ one, other }) => own.includes(one) && own.includes(other));
    return {
      number: at + 1,
      sizeType: kinds[kind]?.sizeType ?? '',
      consignments: [...own].sort((a, b) => a - b).flatMap((one) => all.consignments[one]?.id ?? []),
      massKg: sum('massKg'),
      volumeM3: sum('volumeM3'),
      deck: [
        ...(positions & ON_DECK ? ['on-deck' as const] : []),
        ...(positions & UNDER_DECK ? ['under-deck' as const] : []),
      ],
      conditions: inside.flatMap((pair) => printPair(pair, all, ['warning'])),
    };
  });
}

/** What was not counted, because nobody stated it. */
function findNotCounted({ consignments, containers = [TWENTY_FEET] }: PlanRequest): Plan['notCounted'] {
  const loads = consignments.filter(({ volumeM3 }) => volumeM3 === undefined).map(({ id }) => id);
  const kinds = containers.filter(({ volumeM3 }) => volumeM3 === undefined).map(({ sizeType }) => sizeType);
  const of = (all: readonly string[]) => `${all.slice(0, MOST_NAMED).join(', ')}${all.length > MOST_NAMED ? ' …' : ''}`;
  const parts = [
    ...(loads.length === 0 ? [] : [`of ${loads.length} of ${consignments.length} consignments (${of(loads)})`]),
    ...(kinds.length === 0 ? [] : [`of containers ${of(kinds)}`]),
  ];
  if (parts.length === 0) return [];
  const message = `The volume ${parts.join(' and ')} is not stated and was not counted: more containers may be needed.`;
  return [{ what: 'volume', message, consignments: loads }];
}

/**
 * The fewest containers for consignments that obey segregation, stowage, mass and volume; each pair that may not travel
 * together with its paragraphs, and as few consignments as have no plan where there is none.
 */
export function planConsignments(request: PlanRequest, list: DangerousGoodsList): Plan {
  const all = read(request, list);
  const { containers, optimal, atLeast } = planLoads(all.problem);
  const possible = containers !== undefined;
  return {
    possible,
    optimal,
    atLeast,
    notCounted: findNotCounted(request),
    containers: possible ? printContainers(containers, request, all) : [],
    forbidden: all.pairs.flatMap((pair) => printPair(pair, all, ['error'])),
    stowage: all.categories.flatMap((categories, at) =>
      categories.length === 0
        ? []
        : [
            {
              consignment: all.consignments[at]?.id ?? '',
              categories: [...categories],
              words: categories.flatMap((code) => meaningOfStowageCode(code) ?? []),
            },
          ],
    ),
    ...(possible || !optimal ? {} : { impossible: explainImpossible(all) }),
    edition: { name: list.edition.name, amendment: list.edition.amendment },
  };
}
