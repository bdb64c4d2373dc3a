/** Delimiters in use, the commonest first. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** A delimiter of cells. */
export type Delimiter = (typeof DELIMITERS)[number];

const QUOTE = 34;
const LF = 10;
const CR = 13;

/**
 * Splits a delimited text (RFC 4180) into rows of fields. Lenient where sheets are: a quote inside an unquoted field is
 * a character, and so is one that is never closed (a ditto mark). Stops after `maxRows` rows.
 */
export function parseDelimited(text: string, delimiter: Delimiter, maxRows: number): string[][] {
  const rows: string[][] = [];
  const separator = delimiter.charCodeAt(0);
  let at = 0;
  let row: string[] = [];
  while (at < text.length && rows.length < maxRows) {
    const field = text.charCodeAt(at) === QUOTE ? quotedField(text, at, separator) : undefined;
    const end = field?.end ?? plainEnd(text, at, separator);
    row.push(field ? field.value : text.slice(at, end));
    const code = text.charCodeAt(end);
    if (end < text.length && code === separator) {
      at = end + 1;
      if (at < text.length) continue;
      row.push('');
    } else {
      at = end + (code === CR && text.charCodeAt(end + 1) === LF ? 2 : 1);
    }
    rows.push(row);
    row = [];
  }
  return rows;
}

function plainEnd(text: string, start: number, separator: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === separator || code === LF || code === CR) break;
    at++;
  }
  return at;
}

/** The field that opens at `start`, or undefined when its quote never closes before a delimiter or line end. */
function quotedField(text: string, start: number, separator: number): { value: string; end: number } | undefined {
  let at = start + 1;
  let doubled = false;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close === -1) return undefined;
    const next = text.charCodeAt(close + 1);
    if (next === QUOTE) {
      doubled = true;
      at = close + 2;
      continue;
    }
    if (close + 1 < text.length && next !== separator && next !== LF && next !== CR) return undefined;
    const raw = text.slice(start + 1, close);
    return { value: doubled ? raw.replaceAll('""', '"') : raw, end: close + 1 };
  }
}

/** The delimiter that splits the first lines most evenly into the most fields; a comma when none does. */
export function findDelimiter(text: string): Delimiter {
  const hint = /^"?sep=(.)"?\r?\n/i.exec(text)?.[1];
  const hinted = DELIMITERS.find((delimiter) => delimiter === hint);
  if (hinted) return hinted;
  const head = text.slice(0, 64_000);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = evenness(parseDelimited(head, delimiter, 100).slice(0, -1), delimiter, head);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function evenness(rows: readonly string[][], delimiter: Delimiter, head: string): number {
  const widths = (rows.length > 0 ? rows : parseDelimited(head, delimiter, 2))
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => row.length);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  let best = 0;
  for (const [width, count] of counts) best = Math.max(best, (count / widths.length) * (1 + Math.log(width)));
  return best;
}
