import { type Log, Problem } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { getDocument, readDocumentBytes, saveDocumentType, upsertPages } from '../../documents/index.ts';
import { builtInFormats, type FormatReader } from '../../formats/index.ts';
import type { ExtractionProgress } from '../extraction.schema.ts';
import { customFieldsOf } from '../fields/custom-fields.ts';
import { extractionProblem } from '../problems.ts';
import { combineDocuments } from '../shipment/combine-documents.ts';
import type { DocumentReading } from '../shipment/document-reading.ts';
import type { ExtractionWorkers } from '../workers/extraction-workers.ts';
import { finishRun, type Run, releaseRun, saveProgress, startRun } from './extraction-run-store.ts';

/** A run shows how far it has come, and asks whether it is still wanted, this often. */
const REPORT_MILLISECONDS = 1_500;
/** An extraction that ended the process this often is given up. */
const MOST_ATTEMPTS = 3;

/** What extractions are run with. */
export type RunDeps = { database: Database; workers: ExtractionWorkers; log: Log; formats?: FormatReader };

/**
 * Does an extraction, unless it is finished already, for the process that holds its job: reads each document in a process of
 * its own, combines what they say, and saves that with their pages. A document's problem ends the extraction as `failed`;
 * anything else, and `signal`, is thrown, for another try.
 */
export async function runExtraction(
  deps: RunDeps,
  id: number,
  options: { signal?: AbortSignal; onProgress?: (progress: ExtractionProgress) => void } = {},
): Promise<void> {
  const run = await startRun(deps.database, id);
  if (!run) return;
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const progress: ExtractionProgress = { document: 1, documents: run.documents.length, page: 0, pages: 0 };
  const reporting = setInterval(async () => {
    const isWanted = await saveProgress(deps.database, run, progress).catch(() => true);
    if (!isWanted) stop.abort(new Superseded());
  }, REPORT_MILLISECONDS);
  try {
    if (run.attempt > MOST_ATTEMPTS) throw extractionProblem('extraction_failed', { attempts: run.attempt - 1 });
    const report = () => options.onProgress?.(progress);
    const readings = await readDocuments(deps, run, { progress, report, signal });
    await finishRun(deps.database, run, { result: { readings, ...combineDocuments(readings) } });
  } catch (error) {
    // Cancelled, or taken over: there is nothing left to say.
    if (error instanceof Superseded) return;
    if (!(error instanceof Problem) || options.signal?.aborted) {
      await releaseRun(deps.database, run).catch(() => {});
      throw error;
    }
    deps.log.info({ extraction: id, code: error.code }, 'an extraction failed');
    await finishRun(deps.database, run, { problem: { ...error.toBody(), data: { ...error.data } } });
  } finally {
    clearInterval(reporting);
  }
}

/** The extraction was cancelled, or another process took it over. */
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
