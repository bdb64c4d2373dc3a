import { editDistance } from '../base/index.ts';

const MOST_EDITS = 2;

/** The known name nearest to a mistyped one, if any is near: at most two edits away, or one a part of the other. */
export function findNearestName(given: string, known: readonly string[]): string | undefined {
  const word = given.toLowerCase().replaceAll('-', '_').slice(0, 64);
  const scored = known.map((name) => ({ name, distance: distanceTo(word, name.toLowerCase()) }));
  return scored.filter(({ distance }) => distance <= MOST_EDITS).sort((a, b) => a.distance - b.distance)[0]?.name;
}

function distanceTo(word: string, name: string): number {
  if (word.replaceAll('_', '') === name.replaceAll('_', '')) return 0;
  if (word.length >= 4 && name.length >= 4 && (name.startsWith(word) || word.startsWith(name))) return 1;
  return editDistance(word, name, MOST_EDITS);
}
