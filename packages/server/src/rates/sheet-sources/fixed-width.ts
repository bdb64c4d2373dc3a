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
 * a long value closes such a strip, each value goes to the heading that it stands under.
 */
export function fixedWidthCells(texts: readonly string[]): string[][] {
  const lines = texts.map(placedSegments);
  const most = Math.max(...lines.map((segments) => segments.length));
  const isShort = (segments: readonly Segment[]) => segments.length < 3;
  const starts = guttersOf(texts.filter((_, at) => !isShort(lines[at] ?? [])));
  const cells = texts.map((text, at) => (isShort(lines[at] ?? []) ? undefined : cut(text, starts)));
  const isMerged = cells.some((row) => row?.some((cell) => WIDE.test(cell)));
  if (isMerged && lines.every((segments) => segments.length === most))
    return lines.map((segments) => segments.map(({ text }) => text));
  if (isMerged) return lines.map((segments) => underHeads(segments, lines[0] ?? []));
  return cells.map((row, at) => row ?? underStarts(lines[at] ?? [], starts));
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
