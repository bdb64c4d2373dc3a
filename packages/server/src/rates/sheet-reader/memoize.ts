const MAX_REMEMBERED = 50_000;

/** Reads equal values once: the cells of a long table repeat. */
export function memoize<V, R>(read: (value: V) => R): (value: V) => R {
  const known = new Map<V, { result: R }>();
  return (value) => {
    const earlier = known.get(value);
    if (earlier) return earlier.result;
    const result = read(value);
    if (known.size < MAX_REMEMBERED) known.set(value, { result });
    return result;
  };
}
