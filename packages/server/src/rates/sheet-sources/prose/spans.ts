/** A stretch of a text, from `start` up to `end`. */
export type Span = { readonly start: number; readonly end: number };

/** The text with stretches that were understood replaced by blanks of the same length, so that places in it stay. */
export function masked(text: string, spans: readonly Span[], sign = ' '): string {
  let rest = text;
  for (const { start, end } of spans) rest = rest.slice(0, start) + sign.repeat(end - start) + rest.slice(end);
  return rest;
}

/** Every match of a global pattern, with its span. */
export function matchesOf(text: string, pattern: RegExp): (Span & { match: RegExpMatchArray })[] {
  return [...text.matchAll(pattern)].map((match) => ({
    match,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Runs of spans with nothing but a separator between them, such as the amounts of "1680 / 3020 / 3020". */
export function runsOf<One extends Span>(text: string, spans: readonly One[], separator: RegExp): One[][] {
  const runs: One[][] = [];
  for (const span of spans) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && separator.test(text.slice(last.end, span.start))) run.push(span);
    else runs.push([span]);
  }
  return runs;
}

/** Letters without accents and case, one by one, so that places in the text stay the same. */
export function foldedInPlace(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}
