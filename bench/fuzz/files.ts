import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../../packages/server/src/base/index.ts';
import { createCarrierDirectory } from '../../packages/server/src/carriers/index.ts';
import { extractFiles } from '../../packages/server/src/extraction/offline.ts';
import { createPortResolver } from '../../packages/server/src/ports/index.ts';
import { openRateSource } from '../../packages/server/src/rates/sheet-sources/open-source.ts';
import { seededRandom } from '../speed/seeded-random.ts';
import { pick } from './mutate.ts';
import { mutateFile } from './mutate-file.ts';
import { documentOriginals, type Original, sheetOriginals } from './originals.ts';

/** A file that was not answered as documented. */
export type FileFault = { readonly seed: number; readonly file: string; readonly outcome: string };

/** How many files ended how, and the faults. */
export type FileOutcomes = { readonly outcomes: ReadonlyMap<string, number>; readonly faults: readonly FileFault[] };

type Made = { seed: number; name: string; bytes: Uint8Array };

const BATCH = 100;
const LONGEST_MILLISECONDS = 60_000;
/** What a process that ended or ran out of time leaves behind. */
const NOT_ANSWERED = /^document_(?:too_slow|unreadable)$/;

/**
 * Reads documents and rate sheets, each changed by chance from one of the examples: half of them documents, in processes of
 * their own, half of them sheets. A fault is a process that ended, a file that takes a minute, or an error without a code.
 */
export async function fuzzFiles(seed: number, count: number): Promise<FileOutcomes> {
  const outcomes = new Map<string, number>();
  const faults: FileFault[] = [];
  const note = (made: Made, outcome: string, isFault: boolean) => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (isFault) faults.push({ seed: made.seed, file: made.name, outcome });
  };
  const [documents, sheets] = [await documentOriginals(), await sheetOriginals()];
  const half = Math.floor(count / 2);
  for (let from = 0; from < half; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, half - from) }, (_, at) =>
      changedFile(documents, seed + from + at),
    );
    await readDocuments(made, note);
  }
  for (let at = half; at < count; at++) await readSheet(changedFile(sheets, seed + at), note);
  return { outcomes, faults };
}

/** The file of a seed. */
export function changedFile(originals: readonly Original[], seed: number): Made {
  const random = seededRandom(seed);
  const original = pick(originals, random);
  return { seed, name: original.name, bytes: mutateFile(original, random) };
}

type Note = (made: Made, outcome: string, isFault: boolean) => void;

async function readDocuments(made: readonly Made[], note: Note): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-fuzz-'));
  try {
    const paths = made.map(({ seed, name, bytes }) => {
      const path = join(folder, `${seed}-${name}`);
      writeFileSync(path, bytes);
      return path;
    });
    const ended = await extractFiles(paths, { mostMilliseconds: LONGEST_MILLISECONDS });
    for (const [at, outcome] of ended.entries()) {
      const file = made[at];
      if (file === undefined) continue;
      if ('result' in outcome) note(file, 'document read', false);
      else note(file, outcome.problem.code, NOT_ANSWERED.test(outcome.problem.code));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ports = createPortResolver();
const carriers = createCarrierDirectory();

async function readSheet(made: Made, note: Note): Promise<void> {
  const begun = performance.now();
  try {
    const context = { ports, carriers, now: new Date('2026-12-01T00:00:00Z') };
    const opened = await openRateSource({ name: made.name, bytes: made.bytes }, context);
    opened.read({ ...context, answers: {} });
    const isSlow = performance.now() - begun > LONGEST_MILLISECONDS;
    note(made, isSlow ? 'sheet slow' : 'sheet read', isSlow);
  } catch (error) {
    if (error instanceof Problem) note(made, error.code, false);
    else note(made, `${(error as Error).name}: ${(error as Error).message}`.slice(0, 200), true);
  }
}
