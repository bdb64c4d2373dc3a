import { createTerms } from './terms.ts';

/** Where the blocks of lanes stand: a few numbers a lane, since there are hundreds of thousands. */
export type LanePlaces = {
  /** The place of a lane's block; `unread` when it has rates that are not in the file yet; undefined when it has none. */
  find: (origin: string, destination: string) => number | 'unread' | undefined;
  set: (origin: string, destination: string, place: number | 'unread' | undefined) => void;
};

/** Ports of the world that have a code: far fewer than this. */
const MOST_PORTS = 40_000;
const UNREAD = -1;

export function createLanePlaces(): LanePlaces {
  const ports = createTerms();
  const places = new Map<number, number>();
  return {
    find: (origin, destination) => {
      const [from, to] = [ports.find(origin), ports.find(destination)];
      if (from === undefined || to === undefined) return undefined;
      const place = places.get(from * MOST_PORTS + to);
      return place === UNREAD ? 'unread' : place;
    },
    set: (origin, destination, place) => {
      const [from, to] = [ports.numberOf(origin), ports.numberOf(destination)];
      if (Math.max(from, to) >= MOST_PORTS) throw new Error(`more than ${MOST_PORTS} ports`);
      if (place === undefined) places.delete(from * MOST_PORTS + to);
      else places.set(from * MOST_PORTS + to, place === 'unread' ? UNREAD : place);
    },
  };
}
