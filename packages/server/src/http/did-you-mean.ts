/** The known name nearest to a mistyped one, if any is near: at most two edits away, or one a part of the other. */
export function findNearestName(given: string, known: readonly string[]): string | undefined {
  const word = given.toLowerCase().replaceAll('-', '_').slice(0, 64);
  const scored = known.map((name) => ({ name, distance: distanceTo(word, name.toLowerCase()) }));
  return scored.filter(({ distance }) => distance <= 2).sort((a, b) => a.distance - b.distance)[0]?.name;
}

function distanceTo(word: string, name: string): number {
  if (word.replaceAll('_', '') === name.replaceAll('_', '')) return 0;
  if (word.length >= 4 && name.length >= 4 && (name.startsWith(word) || word.startsWith(name))) return 1;
  return editDistance(word, name);
}

/** Levenshtein distance, row by row. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
