import type { Port, PortResolver } from '../../ports/index.ts';

/** A port, and how far it lies from the nearest of those that were asked for. */
export type NearPort = { port: Port; km: number; from: Port };

const EARTH_RADIUS_KM = 6371;
/** Ports farther away are not offered. */
const FARTHEST_KM = 1_200;
const MOST_REMEMBERED = 500;

/** Distances are calculated once for a resolver. */
const remembered = new WeakMap<PortResolver, Map<string, NearPort[]>>();

/** The ports nearest to the given ones, without these and what lies inside them, nearest first. */
export function findNearPorts(ports: PortResolver, codes: readonly string[]): readonly NearPort[] {
  const known = remembered.get(ports) ?? new Map<string, NearPort[]>();
  remembered.set(ports, known);
  const key = codes.join();
  const near = known.get(key) ?? measureNearPorts(ports, codes);
  if (known.size < MOST_REMEMBERED) known.set(key, near);
  return near;
}

function measureNearPorts(ports: PortResolver, codes: readonly string[]): NearPort[] {
  const asked = codes.flatMap((code) => ports.find(code) ?? []);
  const taken = new Set([...codes, ...asked.flatMap(({ includes }) => includes)]);
  return ports
    .list()
    .filter(({ code }) => !taken.has(code))
    .flatMap((port) => nearestOf(port, asked))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((a, b) => a.km - b.km || (a.port.code < b.port.code ? -1 : 1));
}

function nearestOf(port: Port, asked: readonly Port[]): NearPort[] {
  const [nearest] = asked
    .flatMap((from) => {
      const km = distanceKm(port, from);
      return km === undefined ? [] : [{ port, km: Math.round(km), from }];
    })
    .sort((a, b) => a.km - b.km);
  return nearest ? [nearest] : [];
}

/** Great-circle distance (spherical law of cosines), or undefined when a position is not known. */
function distanceKm(a: Port, b: Port): number | undefined {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return undefined;
  const radians = Math.PI / 180;
  const [north, south] = [a.latitude * radians, b.latitude * radians];
  const east = Math.cos((b.longitude - a.longitude) * radians);
  const cosine = Math.sin(north) * Math.sin(south) + Math.cos(north) * Math.cos(south) * east;
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
