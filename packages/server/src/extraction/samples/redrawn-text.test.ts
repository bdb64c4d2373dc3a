import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { extractFile } from '../files/extract-file.ts';
import { REDRAWN_VALUES, type Redrawing, redrawnSds } from '../testing/redrawn-sds.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-rate-redrawn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
const PIECES = ['lines', 'words', 'letters'] as const;
const OFFSETS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.3, 0],
  [0.5, 0.5],
  [1, 0],
];
const LATER: Redrawing[] = PIECES.flatMap((first) =>
  PIECES.flatMap((second) => OFFSETS.map((offset) => ({ first, second, when: 'later' as const, offset }))),
);
const AT_ONCE: Redrawing[] = PIECES.flatMap((pieces) =>
  OFFSETS.map((offset) => ({ first: pieces, second: pieces, when: 'at once' as const, offset })),
)
  // A narrow letter one point beside itself is two letters to the PDF reader.
  .filter(({ first, offset }) => first !== 'letters' || offset[0] < 1);

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

describe('text drawn twice, as bold type and shadows are made', () => {
  test.each([...LATER, ...AT_ONCE])('in $first, again in $second $when, $offset points apart', async (redrawing) => {
    const bytes = await redrawnSds(redrawing);
    const { values } = await extractFile({ name: 'sheet.pdf', bytes });
    const found = Object.fromEntries(Object.keys(REDRAWN_VALUES).map((key) => [key, values[key]?.value]));
    expect(found).toEqual(REDRAWN_VALUES);
    const quotes = Object.values(values).flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    // Other readers may see each word twice: a quote of several words would stand nowhere.
    expect(quotes.filter((quote) => /\s/.test(quote))).toEqual([]);
    if (!hasPoppler) return;
    const path = join(folder, 'sheet.pdf');
    writeFileSync(path, bytes);
    const page = plain(execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }));
    expect(quotes.filter((quote) => !page.includes(plain(quote)))).toEqual([]);
  });
});
