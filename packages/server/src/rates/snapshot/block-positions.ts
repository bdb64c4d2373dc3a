import { createDictionary } from './dictionary.ts';

/** Where the block of each lane is in the file: a few numbers a lane, since there are hundreds of thousands. */
export type BlockPositions = {
  /** In units of the file; `pending` when the lane's rates are not in the file yet; undefined when it has none. */
  find: (origin: string, destination: string) => number | 'pending' | undefined;
  set: (origin: string, destination: string, position: number | 'pending' | undefined) => void;
};

/** More than there are ports with a code. */
const MOST_PORTS = 40_000;
const PENDING = -1;

/** Positions of no lane. */
export function createBlockPositions(): BlockPositions {
  const ports = createDictionary();
  const positions = new Map<number, number>();
  return {
    find: (origin, destination) => {
      const [from, to] = [ports.find(origin), ports.find(destination)];
      if (from === undefined || to === undefined) return undefined;
      const position = positions.get(from * MOST_PORTS + to);
      return position === PENDING ? 'pending' : position;
    },
    set: (origin, destination, position) => {
      const [from, to] = [ports.encode(origin), ports.encode(destination)];
      if (Math.max(from, to) >= MOST_PORTS) throw new Error(`more than ${MOST_PORTS} ports`);
      if (position === undefined) positions.delete(from * MOST_PORTS + to);
      else positions.set(from * MOST_PORTS + to, position === 'pending' ? PENDING : position);
    },
  };
}
