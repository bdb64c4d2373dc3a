/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32's recurrence). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of `list`, the first ones far more often: the density falls with the square, as trade is skewed to few ports. */
export function pickSkewed<T>(list: readonly T[], random: () => number): T {
  const index = Math.floor(list.length * random() ** 2);
  return list[index] as T;
}
