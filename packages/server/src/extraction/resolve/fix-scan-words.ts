import type { Document, Line } from '../../documents/offline.ts';
import { HEADING_WORDS } from '../lexicon/headings.ts';
import { SHEET_LABELS } from '../lexicon/sheet-labels.ts';

/** A word with one letter for each group of letters that OCR takes for one another. */
const shapeOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/[i1|!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b');

let words: ReadonlyMap<string, string> | undefined;

/** The words of labels and headings by their shapes; a shape that several words have stands for none. Gathered for the first scan. */
function wordsByShape(): ReadonlyMap<string, string> {
  if (words) return words;
  const found = new Map<string, string>();
  for (const source of [...SHEET_LABELS.map(({ pattern }) => pattern.source), ...Object.values(HEADING_WORDS).flat()]) {
    for (const [word] of source.matchAll(/(?<![\\a-z])[a-z]{4,}/g)) {
      const known = found.get(shapeOf(word));
      found.set(shapeOf(word), known === undefined || known === word ? word : '');
    }
  }
  words = found;
  return found;
}

/** "Fiash" is "Flash", "lNFORMATlON" is "INFORMATION"; each letter keeps its place. */
function mendWord(read: string): string {
  const meant = wordsByShape().get(shapeOf(read));
  if (!meant || meant === read.toLowerCase()) return read;
  const capitals = (read.match(/[A-Z]/g) ?? []).length;
  const isUpper = capitals > 1 && capitals >= (read.match(/[a-z]/g) ?? []).length;
  return [...meant]
    .map((letter, index) => {
      const own = read[index] ?? '';
      if (own.toLowerCase() === letter) return own;
      return isUpper || (index === 0 && /[A-Z1|!]/.test(own)) ? letter.toUpperCase() : letter;
    })
    .join('');
}

/** What no word begins with: "lmage", "lron", "lsopropyl" begin with I; so does the "lon" of batteries. */
const SMALL_L = /(?<![\p{L}\d])l(?=[mnrs]\p{Ll}|on(?!\p{L}))/gu;

function mendLine(line: Line): Line {
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: cell.text.replace(/[A-Za-z0158|!]{4,}/g, mendWord).replace(SMALL_L, 'I'),
  }));
  if (cells.every((cell, index) => cell.text === line.cells[index]?.text)) return line;
  return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}

/** The document with the words of labels and headings as they are spelt, where OCR took letters for others of their shape. */
export function fixScanWords(document: Document): Document {
  const pages = document.pages.map((page) =>
    page.source === 'ocr' ? { ...page, lines: page.lines.map(mendLine) } : page,
  );
  return { ...document, pages };
}
