import type { PortResolver } from '../../../ports/index.ts';

type Resolved = ReturnType<PortResolver['resolve']>;
type Place = Resolved['candidates'][number];

/** A name of more ports says too little. */
const MOST_NAMESAKES = 4;

/**
 * What a name in the scope of a charge means: the best that is known by it, or the ports that share it, since "Cartagena" is
 * whichever of them the lanes have. `isList`: it is several names.
 */
export function placesMeant({ candidates, ambiguous }: Resolved, isList: boolean): readonly Place[] {
  const [best] = candidates;
  if (!ambiguous) return candidates.slice(0, 1);
  const namesakes = candidates.filter(({ kind, score }) => kind === 'port' && score === best?.score);
  return best?.kind === 'port' && namesakes.length <= MOST_NAMESAKES && !isList ? namesakes : [];
}

/** The ports of a place; none of a country. */
export function portsOf(place: Place): readonly string[] {
  if (place.kind === 'country') return [];
  return place.kind === 'port' ? [place.code, ...place.codes] : place.portCodes;
}
