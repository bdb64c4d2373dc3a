import type { TextPiece } from '../pdf/pdf-text-pieces.ts';

/** "1)", "(2)", "[3]", "*", "†": marks that lead to a note below. A bare figure may be an exponent and stays. */
const NOTE_MARK = /^(?:\d{1,2}\)|\(\d{1,2}\)|\[\d{1,2}\]|[*†‡§]{1,3})$/;

const FIGURE = /^\d{1,2}$/;

/** Whether a piece is small and raised, directly behind the text it belongs to. */
function isRaised(piece: TextPiece, before: TextPiece): boolean {
  if (piece.size > 0.8 * before.size) return false;
  const raised = before.box[3] - piece.box[3] > 0.15 * before.size;
  return raised && piece.box[0] - before.box[2] < 0.4 * before.size;
}

/** The pieces of a row, from left to right, without raised marks of notes, which are no part of the value before them; it names them. */
export function withoutNoteMarks(pieces: readonly TextPiece[]): TextPiece[] {
  const kept: TextPiece[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1);
    const text = piece.text.trim();
    const raised = before !== undefined && isRaised(piece, before);
    if (before && raised && NOTE_MARK.test(text))
      kept[kept.length - 1] = { ...before, interrupted: true, noteMarks: [...(before.noteMarks ?? []), text] };
    else kept.push(raised && FIGURE.test(text) ? { ...piece, raised: true } : piece);
  }
  return kept;
}
