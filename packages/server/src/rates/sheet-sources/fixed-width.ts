/** A stretch of a line with its words, between wide blanks. */
type Segment = { text: string; start: number; end: number };

const WIDE = /\s{2,}/;

function placedSegments(text: string): Segment[] {
  return [...text.matchAll(/\S+(?: (?!(?<=\d ?)(?:[A-Z]{3}|[$€£]) ?\d)\S+)*/g)].map(({ 0: part, index }) => ({
    text: part,
    start: index,
    end: index + part.length,
  }));
}

/**
 * The cells of lines that are set under each other with blanks. Columns begin where a blank strip through all full lines ends; where
 * a long value closes such a strip, each value goes to the heading that it stands under. `rule`: a line of dashes below the headings,
 * in stretches that show how wide the columns are.
 */
export function fixedWidthCells(texts: readonly string[], rule?: string): string[][] {
  const ruled = [...(rule ?? '').matchAll(/[-=_*]+/g)].map(({ index }) => index);
  const isWhole = (text: string) => ruled.every((start) => start === 0 || (text[start - 1] ?? ' ') === ' ');
  if (ruled.length > 2 && texts.every(isWhole)) return texts.map((text) => cut(text, ruled));
  const lines = texts.map(placedSegments);
  const most = Math.max(...lines.map((segments) => segments.length));
  const isShort = (segments: readonly Segment[]) => segments.length < 3;
  const full = texts.filter((_, at) => !isShort(lines[at] ?? []));
  const starts = withoutWordGaps(guttersOf(full), full);
  const cells = texts.map((text, at) => (isShort(lines[at] ?? []) ? undefined : cut(text, starts)));
  const isMerged = cells.some((row) => row?.some((cell) => WIDE.test(cell)));
  if (isMerged && lines.every((segments) => segments.length === most))
    return lines.map((segments) => segments.map(({ text }) => text));
  if (isMerged) return lines.map((segments) => underHeads(segments, lines[0] ?? []));
  const filled = cells.map((row, at) => row ?? underStarts(lines[at] ?? [], starts));
  return withWholeHeads(filled, texts[0] ?? '', starts);
}

/**
 * Figures at the right of a column stand under no letter of a heading at its left, or under its last word alone: a column of nothing but
 * a heading belongs to the next one, where that has none, or goes on with the same words.
 */
function withWholeHeads(rows: readonly string[][], head: string, starts: readonly number[]): string[][] {
  const isHeadOnly = (column: number) => rows.every((row, at) => (row[column] === '') === at > 0);
  const goesOn = (column: number) =>
    rows[0]?.[column + 1] === '' || /^\S+ \S/.test(head.slice(starts[column], starts[column + 2]));
  const joined = starts.flatMap((_, column) =>
    column + 1 < starts.length && isHeadOnly(column) && goesOn(column) ? [column] : [],
  );
  return rows.map((row) =>
    row.flatMap((text, column) => {
      if (joined.includes(column)) return [];
      return [joined.includes(column - 1) ? `${row[column - 1]} ${text}`.trim() : text];
    }),
  );
}

/** Where columns begin: the ends of blank strips that run through every line. */
function guttersOf(texts: readonly string[]): number[] {
  const width = Math.max(...texts.map((text) => text.length));
  const starts: number[] = [];
  let blank = true;
  for (let at = 0; at < width; at += 1) {
    const isBlank = texts.every((text) => (text[at] ?? ' ') === ' ');
    if (blank && !isBlank) starts.push(at);
    blank = isBlank;
  }
  return starts;
}

/** Where all values of a column that has no heading go on with those at its left, no column begins: "Jebel Ali" over "Sohar". */
function withoutWordGaps(starts: readonly number[], texts: readonly string[]): number[] {
  return starts.filter((start, index) => {
    const end = starts[index + 1];
    if (index === 0 || (texts[0] ?? '').slice(start, end).trim() !== '') return true;
    const filled = texts.filter((text) => text.slice(start, end).trim() !== '');
    return !filled.every((text) => text[start - 1] === ' ' && (text[start - 2] ?? ' ') !== ' ' && text[start] !== ' ');
  });
}

function cut(text: string, starts: readonly number[]): string[] {
  return starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length).trim());
}

/** The words of a short line, each whole in the column in which it begins. */
function underStarts(segments: readonly Segment[], starts: readonly number[]): string[] {
  const columnOf = ({ start }: Segment) => starts.findLastIndex((begin) => begin <= start + 1);
  return starts.map((_, column) => textOf(segments.filter((segment) => columnOf(segment) === column)));
}

function underHeads(segments: readonly Segment[], heads: readonly Segment[]): string[] {
  if (segments.length === heads.length) return segments.map(({ text }) => text);
  const distance = (segment: Segment, head: Segment) =>
    Math.max(0, head.start - segment.end, segment.start - head.end) + Math.abs(segment.start - head.start) / 1000;
  const nearest = segments.map((segment) => {
    const all = heads.map((head) => distance(segment, head));
    return all.indexOf(Math.min(...all));
  });
  return heads.map((_, column) => textOf(segments.filter((_segment, at) => nearest[at] === column)));
}

const textOf = (segments: readonly Segment[]) => segments.map(({ text }) => text).join('  ');
