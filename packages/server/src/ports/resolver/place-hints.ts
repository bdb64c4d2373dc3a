import type { PlaceCandidate, PlaceHints, PlaceResolution } from '../port.ts';
import { bestReadings } from './ranking.ts';

/** How a text was matched when it is the place's own code or name, not a likeness. */
const SURE: ReadonlySet<string> = new Set(['code', 'name', 'alias', 'chinese-name']);

/** Finds the port that has a code among its codes, as a candidate. */
type FindByCode = (code: string) => PlaceCandidate | undefined;

/** What a text means with what stands beside it. A code decides; a country or region leaves the readings within it. */
export function withHints(resolution: PlaceResolution, hints: PlaceHints, findByCode: FindByCode): PlaceResolution {
  const code = hints.code?.replace(/[\s-]/g, '').toUpperCase();
  if (code) {
    const found = findByCode(code);
    if (found) return byCode(resolution, found);
    const inCountry = narrowed(resolution, ({ country }) => country === code.slice(0, 2));
    return inCountry.candidates.length > 0
      ? inCountry
      : { ...inCountry, conflict: conflictWith(resolution, undefined) };
  }
  const { country, portCodes } = hints;
  if (country) return narrowed(resolution, (candidate) => candidate.country === country.toUpperCase());
  if (!portCodes) return resolution;
  const inside = narrowed(resolution, (candidate) => portCodes.includes(candidate.code));
  return inside.candidates.length > 0 ? inside : resolution;
}

function byCode(resolution: PlaceResolution, candidate: PlaceCandidate): PlaceResolution {
  const conflict = conflictWith(resolution, candidate);
  return { query: resolution.query, candidates: [candidate], ambiguous: false, suggestions: [], conflict };
}

/** The place that the name surely means instead; undefined when a reading of the name includes the code's port. */
function conflictWith(
  { candidates }: PlaceResolution,
  byCode: PlaceCandidate | undefined,
): PlaceResolution['conflict'] {
  const named = bestReadings(candidates).filter(({ reason }) => SURE.has(reason));
  const [best] = named;
  if (!best || named.some(({ portCodes }) => byCode && portCodes.includes(byCode.code))) return undefined;
  const isSameCountry = byCode !== undefined && named.some(({ country }) => country === byCode.country);
  return { kind: isSameCountry ? 'other-place' : 'other-country', named: best };
}

function narrowed(resolution: PlaceResolution, isInside: (candidate: PlaceCandidate) => boolean): PlaceResolution {
  const candidates = resolution.candidates.filter(isInside);
  if (candidates.length === 0) {
    return { query: resolution.query, candidates, ambiguous: false, suggestions: resolution.candidates.slice(0, 5) };
  }
  return { ...resolution, candidates, ambiguous: bestReadings(candidates).length > 1 };
}
