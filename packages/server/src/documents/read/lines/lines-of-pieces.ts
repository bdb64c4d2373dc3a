import { type Box, type Cell, type Doubt, type Line, type Span, unionOf } from '../../model/index.ts';
import type { TextPiece } from '../pdf/pdf-text-pieces.ts';
import { withoutPairedLetters, withoutRepeats } from './drop-repeats.ts';
import { foldCharacters } from './fold-characters.ts';
import { withJustifiedLabels } from './justified-labels.ts';
import { withoutLetterSpacing } from './letter-spacing.ts';
import { withoutNoteMarks } from './raised-marks.ts';

/** A gap wider than this many type sizes parts two cells of a row. */
const CELL_GAP = 1;
/** A gap wider than this many type sizes parts two words. */
const WORD_GAP = 0.14;

type Row = { top: number; bottom: number; pieces: TextPiece[] };

/** Whether a piece is on a row: their middles are close and they share most of the lower type's height. */
function standsOn(row: Row, piece: TextPiece): boolean {
  const [, top, , bottom] = piece.box;
  const shared = Math.min(row.bottom, bottom) - Math.max(row.top, top);
  return shared > 0.55 * Math.min(row.bottom - row.top, bottom - top);
}

/** Gathers pieces into rows, top to bottom. */
function rowsOf(pieces: readonly TextPiece[]): Row[] {
  const sorted = [...pieces].sort((a, b) => a.box[1] + a.box[3] - (b.box[1] + b.box[3]) || a.box[0] - b.box[0]);
  const rows: Row[] = [];
  for (const piece of sorted) {
    const row = rows.slice(-4).findLast((candidate) => standsOn(candidate, piece));
    if (row) row.pieces.push(piece);
    else rows.push({ top: piece.box[1], bottom: piece.box[3], pieces: [piece] });
  }
  return rows;
}

/** Characters that close up to what stands before them: a lone colon belongs to its label. */
const CLOSING = /^[:：;,.，。；、)\]】）%]/;
/** Whether a lone sign belongs to what stands before it, `gap` type sizes away: a colon at any distance, others near it. */
const isClosing = (sign: string, gap: number) =>
  sign.length === 1 && CLOSING.test(sign) && (/[:：]/.test(sign) || gap < 4);
/** Scripts without blanks between words. */
const CJK = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

class CellBuilder {
  text = '';
  readonly spans: Span[] = [];
  readonly boxes: Box[] = [];
  readonly doubts: Doubt[] = [];
  private interrupted = false;
  private readonly raised: { start: number; end: number }[] = [];
  private readonly noteMarks: string[] = [];

  add(piece: TextPiece, gap: number): void {
    const leading = piece.text.length - piece.text.trimStart().length;
    const text = foldCharacters(piece.text).trim().replace(/\s+/g, ' ');
    if (text === '') return;
    const apart = this.text !== '' && (leading > 0 || gap > WORD_GAP * piece.size) && !this.closesUp(text, gap, piece);
    if (apart) this.text += ' ';
    const start = this.text.length;
    this.text += text;
    this.spans.push({ start, end: this.text.length, x0: piece.box[0], x1: piece.box[2] });
    this.boxes.push(piece.box);
    this.interrupted ||= piece.interrupted ?? false;
    if (piece.raised) this.raised.push({ start, end: this.text.length });
    this.noteMarks.push(...(piece.noteMarks ?? []));
    for (const doubt of piece.doubts ?? []) this.doubts.push({ start: start + doubt.start, end: start + doubt.end });
  }

  private closesUp(text: string, gap: number, piece: TextPiece): boolean {
    if (CJK.test(text[0] ?? '') && CJK.test(this.text.at(-1) ?? '')) return gap < 0.5 * piece.size;
    return /^[,.;)\]]/.test(text) && gap < 0.5 * piece.size;
  }

  build(): Cell {
    return {
      text: this.text,
      box: unionOf(this.boxes),
      spans: this.spans,
      ...(this.doubts.length > 0 ? { doubts: this.doubts } : {}),
      ...(this.interrupted ? { interrupted: true } : {}),
      ...(this.raised.length > 0 ? { raised: this.raised } : {}),
      ...(this.noteMarks.length > 0 ? { noteMarks: this.noteMarks } : {}),
    };
  }
}

function cellsOf(row: Row): Cell[] {
  const pieces = withoutNoteMarks(withoutRepeats(row.pieces));
  const builders: CellBuilder[] = [];
  let right = Number.NEGATIVE_INFINITY;
  let space = false;
  for (const piece of pieces) {
    const gap = piece.box[0] - right;
    let builder = builders.at(-1);
    const closes = isClosing(piece.text.trim(), gap / piece.size);
    if (!builder || (gap > CELL_GAP * Math.max(piece.size, 6) && !closes)) {
      builder = new CellBuilder();
      builders.push(builder);
    }
    builder.add(piece, space ? Math.max(gap, piece.size) : gap);
    space = /\s$/.test(piece.text);
    right = Math.max(closes ? right : Number.NEGATIVE_INFINITY, piece.box[2]);
  }
  const cells = builders.filter((builder) => builder.text !== '').map((builder) => builder.build());
  return [...withJustifiedLabels(withoutLetterSpacing(cells))];
}

/** The size that most characters of a row have. */
function sizeOf(row: Row): number {
  let best = row.pieces[0];
  for (const piece of row.pieces) if (best && piece.text.length > best.text.length) best = piece;
  return best?.size ?? 0;
}

/** Arranges the pieces of a page into lines of cells, in reading order. */
export function linesOfPieces(pieces: readonly TextPiece[], page: number): Line[] {
  const lines: Line[] = [];
  for (const row of rowsOf(withoutPairedLetters(pieces))) {
    const cells = cellsOf(row);
    if (cells.length === 0) continue;
    lines.push({
      page,
      box: unionOf(cells.map((cell) => cell.box)),
      cells,
      text: cells.map((cell) => cell.text).join('  '),
      size: sizeOf(row),
      role: 'body',
    });
  }
  return lines;
}
