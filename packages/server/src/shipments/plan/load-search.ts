import { mostOf, sizeOf } from './load-bounds.ts';
import { type ContainerKind, fits, type LoadProblem, type PackedContainer } from './load-problem.ts';

type Bin = { kind: number; loads: number[]; massKg: number; volumeM3: number; positions: number };

/** Branch and bound over the container of each load. */
export class Search {
  private readonly problem: LoadProblem;
  private readonly sizes: readonly number[];
  private readonly least: number;
  private readonly most: { mass: number; volume: number };
  private readonly bins: Bin[] = [];
  private readonly left: Set<number>;
  best: PackedContainer[] | undefined;
  steps = 0;

  private readonly mostSteps: number;
  private readonly below: number;

  /** Looks for plans of fewer than `below` containers, and stops at one of `least`. */
  constructor(
    problem: LoadProblem,
    { least, below = Number.POSITIVE_INFINITY, mostSteps }: { least: number; below?: number; mostSteps: number },
  ) {
    this.problem = problem;
    this.least = least;
    this.below = below;
    this.mostSteps = mostSteps;
    this.sizes = problem.loads.map((load) => sizeOf(load, problem.kinds));
    this.most = { mass: mostOf(problem.kinds, 'payloadKg'), volume: mostOf(problem.kinds, 'volumeM3') };
    this.left = new Set(problem.loads.keys());
  }

  private limit(): number {
    return this.best?.length ?? this.below;
  }

  private takes(bin: Bin, at: number): boolean {
    const load = this.problem.loads[at];
    const kind = this.problem.kinds[bin.kind];
    const apart = this.problem.apart[at];
    if (load === undefined || kind === undefined) return false;
    return (
      bin.massKg + load.massKg <= kind.payloadKg + 1e-9 &&
      bin.volumeM3 + load.volumeM3 <= kind.volumeM3 + 1e-9 &&
      (bin.positions & load.positions) !== 0 &&
      !bin.loads.some((other) => apart?.has(other))
    );
  }

  /** The load with the fewest open containers that take it; of these the one kept from most others, then the largest. */
  private next(): number {
    let chosen = -1;
    let fewest = Number.POSITIVE_INFINITY;
    let weight = -1;
    for (const at of this.left) {
      const open = this.bins.reduce((count, bin) => count + (this.takes(bin, at) ? 1 : 0), 0);
      const heavy = (this.problem.apart[at]?.size ?? 0) + (this.sizes[at] ?? 0) * this.problem.loads.length;
      if (open < fewest || (open === fewest && heavy > weight)) [chosen, fewest, weight] = [at, open, heavy];
    }
    return chosen;
  }

  /** Containers that what is left needs beside the open ones, at least. */
  private further(): number {
    const { loads } = this.problem;
    let [mass, volume] = [0, 0];
    for (const at of this.left) {
      mass += loads[at]?.massKg ?? 0;
      volume += loads[at]?.volumeM3 ?? 0;
    }
    for (const bin of this.bins) {
      const kind = this.problem.kinds[bin.kind];
      mass -= (kind?.payloadKg ?? 0) - bin.massKg;
      volume -= (kind?.volumeM3 ?? 0) - bin.volumeM3;
    }
    return Math.max(0, Math.ceil(mass / this.most.mass - 1e-9), Math.ceil(volume / this.most.volume - 1e-9));
  }

  private put(bin: Bin, at: number, work: () => void): void {
    const { loads } = this.problem;
    const load = loads[at] ?? { massKg: 0, volumeM3: 0, positions: 0 };
    const { positions } = bin;
    bin.loads.push(at);
    bin.massKg += load.massKg;
    bin.volumeM3 += load.volumeM3;
    bin.positions &= load.positions;
    this.left.delete(at);
    work();
    this.left.add(at);
    bin.loads.pop();
    bin.massKg -= load.massKg;
    bin.volumeM3 -= load.volumeM3;
    bin.positions = positions;
  }

  /** Kinds that a new container for a load may be of; of kinds that are there without limit only the largest matters. */
  private kindsFor(at: number): number[] {
    const { kinds, loads } = this.problem;
    const load = loads[at];
    if (load === undefined) return [];
    const usable = kinds.flatMap((kind, index) => {
      const used = this.bins.filter((bin) => bin.kind === index).length;
      return fits(load, kind) && used < (kind.count ?? Number.POSITIVE_INFINITY) ? [index] : [];
    });
    const covers = (large: ContainerKind, small: ContainerKind) =>
      large.count === undefined &&
      large.payloadKg >= small.payloadKg &&
      large.volumeM3 >= small.volumeM3 &&
      (large.positions & small.positions) === small.positions;
    return usable.filter((index, order) => {
      const own = kinds[index];
      return !usable.some((other, place) => {
        const large = kinds[other];
        if (other === index || own === undefined || large === undefined || !covers(large, own)) return false;
        return !covers(own, large) || place < order;
      });
    });
  }

  /** Whether every plan was looked at. */
  get isWhole(): boolean {
    return this.steps <= this.mostSteps;
  }

  run(): void {
    this.steps += 1;
    if (this.steps > this.mostSteps || this.limit() <= this.least) return;
    if (this.left.size === 0) {
      if (this.bins.length < this.limit())
        this.best = this.bins.map(({ kind, loads }) => ({ kind, loads: [...loads] }));
      return;
    }
    if (this.bins.length + this.further() >= this.limit()) return;
    const at = this.next();
    const open = this.bins.filter((bin) => this.takes(bin, at)).sort((a, b) => this.room(a) - this.room(b));
    for (const bin of open) this.put(bin, at, () => this.run());
    if (this.bins.length + 1 >= this.limit()) return;
    for (const kind of this.kindsFor(at)) {
      const bin: Bin = { kind, loads: [], massKg: 0, volumeM3: 0, positions: this.problem.kinds[kind]?.positions ?? 0 };
      this.bins.push(bin);
      this.put(bin, at, () => this.run());
      this.bins.pop();
    }
  }

  private room({ kind, massKg, volumeM3 }: Bin): number {
    const own = this.problem.kinds[kind];
    return Math.min(1 - massKg / (own?.payloadKg ?? 1), 1 - volumeM3 / (own?.volumeM3 ?? 1));
  }
}
