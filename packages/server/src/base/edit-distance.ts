type Rows = [beforeLast: Uint8Array, last: Uint8Array, current: Uint8Array];

/** Rows of the distance table, reused between calls: one text is compared with thousands of names. */
const ROWS: Rows = [new Uint8Array(128), new Uint8Array(128), new Uint8Array(128)];

/**
 * The optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours that turn `a` into
 * `b`; `limit + 1` when it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const columns = b.length;
  if (Math.abs(a.length - columns) > limit || columns > 126) return limit + 1;
  let [beforeLast, last, current] = ROWS;
  for (let j = 0; j <= columns; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const letterBefore = i > 1 ? a.charCodeAt(i - 2) : -1;
    let least = i;
    current[0] = i;
    for (let j = 1; j <= columns; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      if (j > 1 && letterBefore === other && letter === b.charCodeAt(j - 2)) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[columns] ?? limit + 1;
}
