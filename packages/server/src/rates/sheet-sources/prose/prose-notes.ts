import type { TextLine } from './prose-lines.ts';

/** A raised mark behind a word or figure, and one at the head of its note. */
const MARK = String.raw`\*{1,3}|[†‡§]|[¹²³⁴⁵⁶⁷⁸⁹]`;
const BEHIND = new RegExp(`(?<=[\\p{L}\\d)'’"”″])\\s?(${MARK})(?=\\s|[,;.)]|$)`, 'gu');
const NOTE = new RegExp(`^\\s*(${MARK})\\s*[):.]?\\s*(?=\\p{L}|[(+])(.{4,})$`, 'u');

/** Lines without the marks of notes and without the notes, and for each line the notes that its marks refer to. */
export type NotedLines = { lines: TextLine[]; notesOf: ReadonlyMap<TextLine, readonly TextLine[]> };

/** "Felixstowe USD 1,690*" and "* subject to congestion surcharge": a note speaks of the lines that have its mark, and of no other. */
export function withProseNotes(lines: readonly TextLine[]): NotedLines {
  const notes = new Map<string, TextLine>();
  for (const line of lines) {
    const [, mark = '', text = ''] = NOTE.exec(line.text) ?? [];
    const isUsed = (other: TextLine) => other !== line && marksIn(other.text).includes(mark);
    if (mark !== '' && lines.some(isUsed)) notes.set(mark, { ...line, text });
  }
  const notesOf = new Map<TextLine, readonly TextLine[]>();
  const kept = lines.flatMap((line): TextLine[] => {
    const [, mark = ''] = NOTE.exec(line.text) ?? [];
    if (notes.get(mark)?.from === line.from) return [];
    const own = marksIn(line.text).flatMap((one) => notes.get(one) ?? []);
    if (own.length === 0) return [line];
    const plain = { ...line, text: line.text.replace(BEHIND, (whole, one: string) => (notes.has(one) ? '' : whole)) };
    notesOf.set(plain, own);
    return [plain];
  });
  return { lines: kept, notesOf };
}

const marksIn = (text: string) => [...text.matchAll(BEHIND)].map(([, mark = '']) => mark);
