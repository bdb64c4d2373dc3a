/** Where a container may stand; bits: 1 on deck, 2 under deck. */
export type Positions = number;
/** On deck. */
export const ON_DECK = 1;
/** Under deck. */
export const UNDER_DECK = 2;

/** Goods that travel in one container. Masses in kg, volumes in m³. */
export type Load = { readonly massKg: number; readonly volumeM3: number; readonly positions: Positions };

/** A kind of container; `count` is how many there are, without limit when absent. */
export type ContainerKind = {
  readonly payloadKg: number;
  readonly volumeM3: number;
  readonly positions: Positions;
  readonly count?: number | undefined;
};

/** Loads, the pairs of them that may not travel together, and the containers there are. */
export type LoadProblem = {
  readonly loads: readonly Load[];
  /** For each load, which others it may not travel with. */
  readonly apart: readonly ReadonlySet<number>[];
  readonly kinds: readonly ContainerKind[];
};

/** A container with what is in it, by position. */
export type PackedContainer = { readonly kind: number; readonly loads: readonly number[] };

/**
 * The fewest containers; `optimal` when no plan has fewer, else `atLeast` so many are needed. Without containers no plan was
 * found, and with `optimal` there is none.
 */
export type LoadPlan = {
  readonly containers: readonly PackedContainer[] | undefined;
  readonly optimal: boolean;
  readonly atLeast: number;
};

/** Whether a load fits a container of a kind by itself. */
export const fits = (load: Load, kind: ContainerKind): boolean =>
  load.massKg <= kind.payloadKg && load.volumeM3 <= kind.volumeM3 && (load.positions & kind.positions) !== 0;
