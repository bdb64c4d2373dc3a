import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { scanPage } from '../../documents/testing/scan-page.ts';
import { createTestDatabase } from '../../testing/index.ts';

const { url } = await createTestDatabase();

const line = (y: number, texts: readonly string[]): TextAt[] =>
  texts.map((text, at): TextAt => [50 + at * 110, y, text, 11]);

const scanOf = (price: string) =>
  scanPage(
    makePdf([
      [
        ...line(60, ['Evergreen, valid 1 December 2026 to 31 December 2026. USD per container']),
        ...line(110, ['POL', 'POD', '20GP', '40HC']),
        ...line(135, ['Kaohsiung', 'Los Angeles', '1,650', price]),
      ],
    ]),
  );

// A process of its own: the library for scans must not have been loaded by another test.
const IMPORT_EACH = `
  import { readFileSync } from 'node:fs';
  import { importInWorker } from ${JSON.stringify(new URL('import-in-worker.ts', import.meta.url).href)};
  const [databaseUrl, ...names] = process.argv.slice(2);
  for (const name of names) {
    const file = { name: name.split('/').at(-1), mediaType: 'image/png', bytes: readFileSync(name) };
    const { sheetId } = await importInWorker(databaseUrl, { source: { file }, answers: {}, by: 'pricing', now: new Date() });
    console.log('draft', sheetId > 0);
  }`;

test('scanned sheets are imported one after another by the same process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'agent-rate-scans-'));
  try {
    const names = ['first.png', 'second.png'].map((name) => join(folder, name));
    await writeFile(names[0] ?? '', await scanOf('2,080'));
    await writeFile(names[1] ?? '', await scanOf('2,090'));
    const script = join(folder, 'import-each.mjs');
    await writeFile(script, IMPORT_EACH);
    const { stdout } = await promisify(execFile)(process.execPath, [script, url, ...names]);
    expect(stdout.trim().split('\n')).toEqual(['draft true', 'draft true']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
