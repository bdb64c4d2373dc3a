import type { PlaceCandidate } from '../port.ts';
import type { Hit } from './name-index.ts';
import { candidateOf, type Place } from './places.ts';

/** Two readings whose scores differ by no more are equally good. */
const SAME_SCORE = 0.05;

/** The reduction for each step of importance below the most important reading. */
const LESS_IMPORTANT = 0.12;

/** The factor for a country when a main port has its name: "Singapore" is the port first. */
const COUNTRY_BEHIND_PORT = 0.8;

/** Hits as candidates, best first: by the weight of the name, then by importance. */
export function rankHits(hits: readonly Hit[]): PlaceCandidate[] {
  const most = Math.max(...hits.map(({ place }) => place.importance));
  const mainPort = Math.max(...hits.map(({ place, weight }) => (isMainPort(place) ? weight : 0)));
  const scored = hits.map((hit) => {
    const behind = hit.isShared ? 1 : 1 - LESS_IMPORTANT * (most - hit.place.importance);
    const country = hit.place.kind === 'country' && mainPort >= hit.weight - SAME_SCORE ? COUNTRY_BEHIND_PORT : 1;
    return { hit, score: hit.weight * behind * country };
  });
  scored.sort(
    (a, b) =>
      b.score - a.score ||
      b.hit.place.importance - a.hit.place.importance ||
      (a.hit.place.code < b.hit.place.code ? -1 : 1),
  );
  return scored.map(({ hit, score }) => candidateOf(hit.place, hit.reason, score));
}

function isMainPort({ kind, importance }: Place): boolean {
  return kind === 'port' && importance === 3;
}

/** The readings as good as the best one, which a search uses. */
export function bestReadings(candidates: readonly PlaceCandidate[]): PlaceCandidate[] {
  const best = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score >= best - SAME_SCORE);
}
