import { type Log, Problem, WITHOUT_WALLS } from '../../base/index.ts';
import { type Database, runJob } from '../../db/index.ts';
import { getDocument, saveDocumentType, upsertPages } from '../../documents/index.ts';
import { builtInFormats, type FormatReader } from '../../formats/index.ts';
import type { ExtractionProgress } from '../extraction.schema.ts';
import { beginExtraction, saveResult } from '../extraction-store.ts';
import { customFieldsOf } from '../fields/custom-fields.ts';
import { pickGoods } from '../opendgd/pick-goods.ts';
import { extractionProblem } from '../problems.ts';
import { combineDocuments } from '../shipment/combine-documents.ts';
import type { DocumentReading } from '../shipment/document-reading.ts';
import type { ExtractionWorkers } from '../workers/extraction-workers.ts';

/** What extractions are run with. */
export type RunDeps = {
  database: Database;
  workers: ExtractionWorkers;
  log: Log;
  formats?: FormatReader;
  /** The bytes of a document. */
  readBytes: (documentId: number) => Promise<Uint8Array>;
};

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
  const { database } = deps;
  const progress: ExtractionProgress = { document: 1, documents: 1, page: 0, pages: 0 };
  const giveUp = (attempts: number) => extractionProblem('extraction_failed', { attempts });
  await runJob(deps, { table: 'extractions', id, progress, giveUp, signal: options.signal }, async (run, signal) => {
    const documents = await beginExtraction(database, id);
    progress.documents = documents.length;
    const report = () => options.onProgress?.(progress);
    const readings = pickGoods(await readDocuments(deps, documents, { progress, report, signal }));
    await saveResult(database, run, { readings, ...combineDocuments(readings) });
  });
}

/** A store that is away ends no extraction: it is tried again. */
function tryAgain(error: unknown): never {
  if (!(error instanceof Problem) || error.status !== 503) throw error;
  throw new Error(error.message, { cause: error });
}

type Reporting = { progress: ExtractionProgress; report: () => void; signal: AbortSignal };

async function readDocuments(
  { database, workers, readBytes, formats = builtInFormats }: RunDeps,
  documents: readonly number[],
  { progress, report, signal }: Reporting,
): Promise<DocumentReading[]> {
  const readings: DocumentReading[] = [];
  const custom = customFieldsOf(formats);
  for (const [index, documentId] of documents.entries()) {
    const { name, pages } = await getDocument(database, documentId, WITHOUT_WALLS);
    Object.assign(progress, { document: index + 1, page: 0, pages });
    report();
    const onPage = (page: number) => {
      progress.page = page;
      report();
    };
    const bytes = await readBytes(documentId).catch(tryAgain);
    const { pageTexts, ...reading } = await workers.run('extract', { name, bytes, custom }, { signal, onPage });
    await upsertPages(database.sql, documentId, pageTexts);
    await saveDocumentType(database, documentId, reading);
    readings.push({ id: documentId, ...reading });
    progress.page = pages;
    report();
  }
  return readings;
}
