import { geoDistance, geoInterpolate } from 'd3-geo';
import { type Position, SEA_LEGS, SEA_POINTS } from './sea-lanes.ts';

/** The line that a ship takes from port to port, with what it passes, and its length in nautical miles. */
export type SeaRoute = {
  points: readonly Position[];
  passes: readonly string[];
  miles: number;
  /** A port lies so far inland that its end of the line crosses land. */
  isOverLand: boolean;
};

/** Whether a position is on land. */
export type IsLand = (at: Position) => boolean;

const EARTH_RADIUS_MILES = 3440.07;
/** So many points next to a port may be the first or last of its line. */
const NEAREST = 8;
/** So much longer counts a mile over land than one at sea. */
const OVER_LAND = 30;
/** Ports lie in rivers and bays that the map is too coarse for. */
const APPROACH_MILES = 60;
const SAMPLE_MILES = 15;
/** The two ports among the names of the points. */
const FROM = 'from';
const TO = 'to';

/** The length of the shortest line between two positions, in nautical miles. */
export function milesBetween(from: Position, to: Position): number {
  return geoDistance([...from], [...to]) * EARTH_RADIUS_MILES;
}

/** The miles of a straight leg that are over land, but for those near its ends that are ports. */
export function landMiles(leg: readonly [Position, Position], isLand: IsLand, approach = 0): number {
  const [from, to] = leg;
  const miles = milesBetween(from, to);
  const along = geoInterpolate([...from], [...to]);
  const samples = Math.ceil(miles / SAMPLE_MILES);
  const places = Array.from({ length: samples + 1 }, (_, index) => (index / samples) * miles);
  const counted = places.filter((mile) => mile > approach && mile < miles - approach);
  return counted.filter((mile) => isLand(along(mile / miles))).length * SAMPLE_MILES;
}

type Graph = Map<string, Map<string, number>>;

/** The legs that are canals: Suez and Panama. */
const CANALS = ['port-said suez', 'panama-pacific panama-atlantic'];

type Ends = { from: Position; to: Position; avoidsCanals?: boolean };

/** The shortest line from port to port over the legs that ships take. */
export function findSeaRoute({ from, to, avoidsCanals = false }: Ends, isLand: IsLand): SeaRoute {
  const positions = new Map<string, Position>([...SEA_POINTS, [FROM, from], [TO, to]]);
  const graph: Graph = new Map([...positions.keys()].map((name) => [name, new Map()]));
  const connect = (one: string, other: string, approach: number) => {
    const ends = [positions.get(one), positions.get(other)] as const;
    if (!ends[0] || !ends[1]) return;
    const over = approach === 0 ? 0 : landMiles([ends[0], ends[1]], isLand, approach);
    const weight = milesBetween(ends[0], ends[1]) + OVER_LAND * over;
    graph.get(one)?.set(other, weight);
    graph.get(other)?.set(one, weight);
  };
  for (const [one, other] of SEA_LEGS) if (!avoidsCanals || !isCanal(one, other)) connect(one, other, 0);
  for (const port of [FROM, TO])
    for (const name of nearest(port === FROM ? from : to)) connect(port, name, APPROACH_MILES);
  connect(FROM, TO, APPROACH_MILES);
  const names = shortestPath(graph);
  const points = names.flatMap((name) => [positions.get(name)].filter((at) => at !== undefined));
  const miles = points.slice(1).reduce((sum, at, index) => sum + milesBetween(points[index] ?? at, at), 0);
  const ends = [points.slice(0, 2), points.slice(-2)];
  const isOverLand = ends.some(([one = from, other = to]) => landMiles([one, other], isLand, APPROACH_MILES) > 0);
  return { points, passes: names.slice(1, -1), miles, isOverLand };
}

function isCanal(one: string, other: string): boolean {
  return CANALS.includes(`${one} ${other}`) || CANALS.includes(`${other} ${one}`);
}

function nearest(port: Position): string[] {
  const byDistance = [...SEA_POINTS].map(([name, at]) => ({ name, miles: milesBetween(port, at) }));
  return byDistance
    .sort((a, b) => a.miles - b.miles)
    .slice(0, NEAREST)
    .map(({ name }) => name);
}

/** Dijkstra's shortest path between the two ports. */
function shortestPath(graph: Graph): string[] {
  const distances = new Map([[FROM, 0]]);
  const before = new Map<string, string>();
  const open = new Set([FROM]);
  while (open.size > 0) {
    const distance = (name: string) => distances.get(name) ?? Number.POSITIVE_INFINITY;
    const at = [...open].reduce((best, name) => (distance(name) < distance(best) ? name : best));
    if (at === TO) break;
    open.delete(at);
    for (const [next, weight] of graph.get(at) ?? []) {
      if (distance(at) + weight >= distance(next)) continue;
      distances.set(next, distance(at) + weight);
      before.set(next, at);
      open.add(next);
    }
  }
  const names = [TO];
  for (let at = before.get(TO); at !== undefined; at = before.get(at)) names.unshift(at);
  return names;
}
