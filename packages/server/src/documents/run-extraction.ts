import { type Log, Problem } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { builtInFormats, type FormatReader } from '../formats/index.ts';
import { combineDocuments } from './combine-documents.ts';
import { customFieldsOf } from './custom-fields.ts';
import type { DocumentReading } from './document-reading.ts';
import { getDocument, readDocumentBytes, saveDocumentType, upsertPages } from './document-store.ts';
import type { DocumentWorkers } from './document-workers.ts';
import type { ExtractionProgress } from './extraction.schema.ts';
import { claimExtraction, finishRun, type Run, releaseRun, saveProgress } from './extraction-run-store.ts';
import { documentProblem } from './problems.ts';

/** A run shows a sign of life, and asks whether it is still wanted, this often. */
const SIGN_MILLISECONDS = 1_500;
/** An extraction that ended the process this often is given up. */
const MOST_ATTEMPTS = 3;

/** What extractions are run with. */
export type RunDeps = { database: Database; workers: DocumentWorkers; log: Log; formats?: FormatReader };

/**
 * Does an extraction, unless it is finished already: reads each document in a process of its own, combines what they say, and saves
 * that with their pages. Answers `busy` when another process is at it. A document's problem ends the extraction as
 * `failed`; anything else, and `signal`, is thrown after letting go of the extraction, for another try.
 */
export async function runExtraction(
  deps: RunDeps,
  id: number,
  options: { signal?: AbortSignal; onProgress?: (progress: ExtractionProgress) => void } = {},
): Promise<'done' | 'busy'> {
  const claim = await claimExtraction(deps.database, id);
  if (claim === 'busy') return 'busy';
  if (claim === 'finished') return 'done';
  const { run } = claim;
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const progress: ExtractionProgress = { document: 1, documents: run.documents.length, page: 0, pages: 0 };
  const sign = setInterval(async () => {
    const isWanted = await saveProgress(deps.database, run, progress).catch(() => true);
    if (!isWanted) stop.abort(new Superseded());
  }, SIGN_MILLISECONDS);
  try {
    if (run.attempt > MOST_ATTEMPTS) throw documentProblem('extraction_failed', { attempts: run.attempt - 1 });
    const report = () => options.onProgress?.(progress);
    const readings = await readDocuments(deps, run, { progress, report, signal });
    await finishRun(deps.database, run, { result: { readings, ...combineDocuments(readings) } });
  } catch (error) {
    // Cancelled, or taken over: there is nothing left to say.
    if (error instanceof Superseded) return 'done';
    if (!(error instanceof Problem) || options.signal?.aborted) {
      await releaseRun(deps.database, run).catch(() => {});
      throw error;
    }
    deps.log.info({ extraction: id, code: error.code }, 'an extraction failed');
    await finishRun(deps.database, run, { problem: { ...error.toBody(), data: { ...error.data } } });
  } finally {
    clearInterval(sign);
  }
  return 'done';
}

/** Somebody cancelled the extraction, or another process took it over. */
class Superseded extends Error {}

type Reporting = { progress: ExtractionProgress; report: () => void; signal: AbortSignal };

async function readDocuments(
  { database, workers, formats = builtInFormats }: RunDeps,
  run: Run,
  { progress, report, signal }: Reporting,
): Promise<DocumentReading[]> {
  const readings: DocumentReading[] = [];
  const custom = customFieldsOf(formats);
  for (const [index, documentId] of run.documents.entries()) {
    const { name, pages } = await getDocument(database, documentId);
    Object.assign(progress, { document: index + 1, page: 0, pages });
    report();
    const onPage = (page: number) => {
      progress.page = page;
      report();
    };
    const bytes = await readDocumentBytes(database, documentId);
    const { pageTexts, ...reading } = await workers.run('extract', { name, bytes, custom }, { signal, onPage });
    await upsertPages(database.sql, documentId, pageTexts);
    await saveDocumentType(database, documentId, reading);
    readings.push({ id: documentId, ...reading });
    progress.page = pages;
    report();
  }
  return readings;
}
