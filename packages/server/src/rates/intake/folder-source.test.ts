import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { folderSource } from './folder-source.ts';
import { openTestIntake } from './testing/open-test-intake.ts';

const intake = await openTestIntake();
const YEAR = new Date().getUTCFullYear() + 1;
const AT_ONCE = { settledMilliseconds: 0 };

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-watch-'));
  roots.push(folder);
  return folder;
}

const sheet = (amount: number) =>
  `POL,POD,Carrier,40HC,Currency,Valid from,Valid to\nXiamen,Rotterdam,MSC,${amount},USD,${YEAR}-01-01,${YEAR}-01-31\n`;
const tree = (folder: string) => (readdirSync(folder, { recursive: true }) as string[]).sort();
const noteOf = (folder: string, name: string) => readFileSync(join(folder, `${name}.note.txt`), 'utf8');

test('a dropped file becomes a draft and is moved, with a note that names the draft', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'msc.csv'), sheet(2100));
  await intake.look(folderSource(folder, AT_ONCE));
  expect(tree(folder)).toEqual(['imported', 'imported/msc.csv', 'imported/msc.csv.note.txt', 'refused']);
  const [draft] = await intake.sheets();
  expect(draft).toMatchObject({ file: 'msc.csv', status: 'draft', rates: 1, createdBy: 'Watched folder' });
  const note = noteOf(folder, 'imported/msc.csv');
  expect(note).toContain(`msc.csv was imported as sheet ${draft?.id} (draft)`);
  expect(note).toContain('1 rate, 0 findings, 0 errors among them.');
  expect(note).toContain(`agent-rate sheets show ${draft?.id}`);
});

test('the same content under another name is the same sheet; a name that is taken is numbered', async () => {
  const folder = makeFolder();
  const source = folderSource(folder, AT_ONCE);
  const before = (await intake.sheets()).length;
  for (const name of ['a.csv', 'b.csv', 'a.csv']) {
    writeFileSync(join(folder, name), sheet(2200));
    await intake.look(source);
  }
  expect((await intake.sheets()).length).toBe(before + 1);
  expect(readdirSync(join(folder, 'imported')).sort()).toEqual([
    ...['a (2).csv', 'a (2).csv.note.txt', 'a.csv', 'a.csv.note.txt', 'b.csv', 'b.csv.note.txt'],
  ]);
  expect(noteOf(folder, 'imported/b.csv')).toContain('b.csv had been imported before, as sheet');
});

test('a file that cannot be read is refused, with the reason and what to do', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'torn.xlsx'), 'PK\u0003\u0004 and nothing more');
  writeFileSync(join(folder, 'huge.csv'), '');
  truncateSync(join(folder, 'huge.csv'), 65 * 1024 * 1024);
  const before = (await intake.sheets()).length;
  await intake.look(folderSource(folder, AT_ONCE));
  expect((await intake.sheets()).length).toBe(before);
  expect(noteOf(folder, 'refused/torn.xlsx')).toMatch(/^torn\.xlsx was refused on .*\(file_\w+\)\n\S/);
  expect(noteOf(folder, 'refused/huge.csv')).toContain('It is larger than 64 MiB. (intake_too_large)');
});

test('links and pipes are not followed but put away; folders and unfinished files stay', async () => {
  const folder = makeFolder();
  const outside = join(makeFolder(), 'secret.csv');
  writeFileSync(outside, sheet(2300));
  symlinkSync(outside, join(folder, 'link.csv'));
  execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
  mkdirSync(join(folder, 'older'));
  for (const name of ['.hidden.csv', '~$msc.xlsx', 'msc.csv.part']) writeFileSync(join(folder, name), sheet(2300));
  const before = (await intake.sheets()).length;
  await intake.look(folderSource(folder, AT_ONCE));
  expect((await intake.sheets()).length).toBe(before);
  expect(readFileSync(outside, 'utf8')).toBe(sheet(2300));
  expect(noteOf(folder, 'refused/link.csv')).toContain('(watch_file_irregular)');
  expect(noteOf(folder, 'refused/pipe.csv')).toContain('(watch_file_irregular)');
  expect(readdirSync(folder).sort()).toEqual([
    '.hidden.csv',
    'imported',
    'msc.csv.part',
    'older',
    'refused',
    '~$msc.xlsx',
  ]);
});

test('a file that still grows is left alone until it has not changed for a while', async () => {
  const folder = makeFolder();
  const source = folderSource(folder, { settledMilliseconds: 300 });
  const file = join(folder, 'slow.csv');
  writeFileSync(file, sheet(2400).slice(0, 60));
  await intake.look(source);
  await new Promise((wake) => setTimeout(wake, 350));
  writeFileSync(file, sheet(2400));
  await intake.look(source);
  expect(readdirSync(folder)).toContain('slow.csv');
  await new Promise((wake) => setTimeout(wake, 350));
  await intake.look(source);
  expect(readdirSync(folder)).not.toContain('slow.csv');
  expect((await intake.sheets()).at(-1)).toMatchObject({ file: 'slow.csv', rates: 1 });
});

test('what a process left half done is finished by the next, without a second draft', async () => {
  const folder = makeFolder();
  const bytes = Buffer.from(sheet(2500));
  const input = { source: { file: { name: 'half.csv', bytes } }, answers: {}, by: 'Watched folder', now: new Date() };
  const { sheet: begun } = await intake.rates.importSheet(input);
  const before = (await intake.sheets()).length;
  writeFileSync(join(folder, 'half.csv'), bytes);
  await intake.look(folderSource(folder, AT_ONCE));
  expect((await intake.sheets()).length).toBe(before);
  expect(noteOf(folder, 'imported/half.csv')).toContain(`as sheet ${begun.id} (draft)`);
});

test('two processes that watch one folder take each file once', async () => {
  const folder = makeFolder();
  const before = (await intake.sheets()).length;
  for (let number = 1; number <= 5; number += 1) writeFileSync(join(folder, `${number}.csv`), sheet(3000 + number));
  const processes = [1, 2].map(() => intake.watch([{ ...folderSource(folder, AT_ONCE), everyMilliseconds: 50 }]));
  for (const one of processes) await one.startWork();
  await vi.waitFor(() => expect(readdirSync(join(folder, 'imported'))).toHaveLength(10), 20_000);
  for (const one of processes) await one.stopWork();
  expect((await intake.sheets()).length).toBe(before + 5);
  expect(await processes[0]?.list()).toMatchObject([
    { kind: 'folder', name: folder, status: 'working', problem: null },
  ]);
});

test('a folder that is not there is made; one that cannot be used is told', async () => {
  const folder = join(makeFolder(), 'new');
  await intake.look(folderSource(folder, AT_ONCE));
  expect(tree(folder)).toEqual(['imported', 'refused']);
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  await expect(intake.look(folderSource(file, AT_ONCE))).rejects.toMatchObject({ code: 'watch_folder_unusable' });
  const linked = makeFolder();
  symlinkSync(makeFolder(), join(linked, 'imported'));
  await expect(intake.look(folderSource(linked, AT_ONCE))).rejects.toThrow('is no folder');
});
