import { fillProblem } from '../problems.ts';

/** A rectangle on a page, in points from its lower left corner. */
export type FieldPlace = {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Word = { readonly text: string; readonly x: number; readonly end: number; readonly y: number };

/** Points: a label is not farther from its field, and its words not farther apart. */
const FAR = 90;
const GAP = 9;

async function readWords(bytes: Uint8Array): Promise<Word[][]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdfjs takes the buffer over, and no Buffer: it gets a copy.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    const document = await loading.promise;
    const pages: Word[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(
        items.flatMap((item): Word[] => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [, , , , x = 0, y = 0] = item.transform as number[];
          return [{ text: item.str, x, end: x + item.width, y }];
        }),
      );
    }
    return pages;
  } catch {
    throw fillProblem('template_unreadable', { reason: 'The PDF is damaged, or protected with a password.' });
  } finally {
    await loading.destroy();
  }
}

/** The words of a line that end at a place, from the last to the first gap. */
function lastWords(line: readonly Word[]): string {
  const ordered = [...line].sort((a, b) => b.x - a.x);
  const words: Word[] = [];
  for (const word of ordered) {
    const next = words.at(-1);
    if (next !== undefined && next.x - word.end > GAP) break;
    words.push(word);
  }
  return words
    .reverse()
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function labelOf(words: readonly Word[], { x, y, width, height }: FieldPlace): string | undefined {
  const beside = words.filter(
    (word) => word.y > y - 3 && word.y < y + height && word.end <= x + 3 && word.end > x - FAR - 200,
  );
  const nearest = Math.max(...beside.map(({ end }) => end));
  if (beside.length > 0 && x - nearest < FAR) {
    const line = beside.find(({ end }) => end === nearest)?.y ?? y;
    return lastWords(beside.filter((word) => Math.abs(word.y - line) < 3));
  }
  const above = words.filter(
    (word) => word.y >= y + height - 2 && word.y < y + height + 14 && word.x >= x - 6 && word.x < x + width,
  );
  return above.length === 0
    ? undefined
    : [...above]
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' ')
        .trim();
}

/** The words printed left of fields, or above them, in the order of the fields; undefined where there are none. */
export async function readPrintedLabels(
  bytes: Uint8Array,
  fields: readonly FieldPlace[],
): Promise<(string | undefined)[]> {
  const pages = await readWords(bytes);
  return fields.map((field) => labelOf(pages[field.page] ?? [], field));
}
