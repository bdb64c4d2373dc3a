import { constants, type Stats } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ratesProblem } from '../problems.ts';
import { count } from '../sheet-reader/plural.ts';
import { keyOf, MOST_BYTES, type Receiver, type Reception } from './receive.ts';
import type { Source } from './watch-source.ts';

const EVERY_MILLISECONDS = 5_000;
/** A file is complete when it has not changed for this long; an empty one may be the beginning of a copy. */
const SETTLED_MILLISECONDS = 4_000;
const SETTLED_EMPTY_MILLISECONDS = 30_000;

/** Where files go, beside a note of what became of them. */
const DONE = { imported: 'imported', refused: 'refused' } as const;

/** Names of files that are still being written, or that no person put there. */
const NOT_MEANT = /^\.|^~\$|^(?:thumbs\.db|desktop\.ini)$|\.(?:part|partial|tmp|temp|crdownload|filepart|download)$/i;

/** What a file looked like when it was last looked at. */
type Seen = { signature: string; since: number };

/** A folder whose files are imported as drafts once they are complete, and moved to `imported/` or `refused/`. */
export function folderSource(path: string, { settledMilliseconds = SETTLED_MILLISECONDS } = {}): Source {
  const seen = new Map<string, Seen>();
  return {
    kind: 'folder',
    name: path,
    everyMilliseconds: EVERY_MILLISECONDS,
    look: async (receiver, signal) => {
      const names = await listFiles(path);
      for (const name of seen.keys()) if (!names.includes(name)) seen.delete(name);
      for (const name of names) {
        signal.throwIfAborted();
        const stats = await lstat(join(path, name)).catch(() => undefined);
        if (!stats || stats.isDirectory()) continue;
        const wait = stats.isFile() && stats.size === 0 ? SETTLED_EMPTY_MILLISECONDS : settledMilliseconds;
        if (isSettled(seen, name, stats, wait)) await takeFile({ path, name, stats, receiver }, signal);
      }
    },
  };
}

/** The names in the folder, with its two folders there. Throws `watch_folder_unusable`. */
async function listFiles(path: string): Promise<string[]> {
  try {
    for (const folder of Object.values(DONE)) await mkdir(join(path, folder), { recursive: true });
    const folders = await Promise.all(Object.values(DONE).map((folder) => lstat(join(path, folder))));
    if (!folders.every((stats) => stats.isDirectory())) throw new Error('"imported" or "refused" is no folder');
    return (await readdir(path)).filter((name) => !NOT_MEANT.test(name)).sort();
  } catch (error) {
    throw unusable(path, error);
  }
}

function unusable(path: string, error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  return ratesProblem(
    'watch_folder_unusable',
    { path, reason: code ?? message },
    `The watched folder cannot be used: ${message}.`,
  );
}

function isSettled(
  seen: Map<string, Seen>,
  name: string,
  { ino, size, mtimeMs }: Stats,
  milliseconds: number,
): boolean {
  const signature = `${ino} ${size} ${mtimeMs}`;
  const before = seen.get(name);
  const now = performance.now();
  if (before?.signature !== signature) {
    seen.set(name, { signature, since: now });
    return milliseconds === 0;
  }
  return now - before.since >= milliseconds;
}

type Dropped = { path: string; name: string; stats: Stats; receiver: Receiver };

/** Begun again from the start when the process ends on the way: the same bytes are the same sheet. */
async function takeFile(dropped: Dropped, signal: AbortSignal): Promise<void> {
  const { name, stats, receiver } = dropped;
  const refuse = (problem: ReturnType<typeof ratesProblem>) =>
    receiver.refuse({ key: keyOf(name, String(stats.ino), String(stats.size)), name, sender: null }, problem);
  if (!stats.isFile()) return putAway(dropped, await refuse(ratesProblem('watch_file_irregular')));
  if (stats.size > MOST_BYTES) return putAway(dropped, await refuse(ratesProblem('intake_too_large')));
  const bytes = await readRegular(dropped);
  if (!bytes) return;
  const reception = await receiver.import({ key: keyOf(bytes), name, sender: null }, { name, bytes }, signal);
  await putAway(dropped, reception);
}

/** The bytes of the file that was looked at; undefined when it is another one by now, or gone. */
async function readRegular({ path, name, stats }: Dropped): Promise<Uint8Array | undefined> {
  // A link that took the place of the file is not followed, and a pipe not waited for.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(join(path, name), flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ELOOP') return undefined;
    throw unusable(path, error);
  });
  if (!file) return undefined;
  try {
    const { ino, size } = await file.stat();
    if (ino !== stats.ino || size !== stats.size) return undefined;
    // The PDF reader takes no Buffer.
    return new Uint8Array(await file.readFile());
  } finally {
    await file.close();
  }
}

/** Moves a file away, with a note of what became of it beside it. */
async function putAway({ path, name }: Dropped, reception: Reception): Promise<void> {
  const folder = join(path, 'problem' in reception ? DONE.refused : DONE.imported);
  try {
    const free = await findFreeName(folder, name);
    await rename(join(path, name), join(folder, free));
    await writeFile(join(folder, `${free}.note.txt`), `${describe(name, reception)}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw unusable(path, error);
  }
}

async function findFreeName(folder: string, name: string): Promise<string> {
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem} (${number})${extension}`;
    if (!(await lstat(join(folder, free)).catch(() => undefined))) return free;
  }
}

function describe(name: string, reception: Reception): string {
  const when = new Date().toISOString();
  if ('problem' in reception) {
    const { code, message, data } = reception.problem;
    return [`${name} was refused on ${when}: ${message} (${code})`, ...(data.next ? [String(data.next)] : [])].join(
      '\n',
    );
  }
  const { id, status, rates, findings } = reception.sheet;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const how = reception.isDuplicate ? 'had been imported before, as' : 'was imported as';
  return [
    `${name} ${how} sheet ${id} (${status}), looked at on ${when}.`,
    `${count(rates, 'rate')}, ${count(findings.length, 'finding')}, ${count(errors, 'error')} among them.`,
    ...(status === 'draft'
      ? [`Nothing of it is published. Look at sheet ${id} in the console, or: agent-rate sheets show ${id}`]
      : []),
  ].join('\n');
}
