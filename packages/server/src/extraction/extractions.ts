import type { Transaction } from 'kysely';
import { type Finding, nameFirst, narrowTo, type Walled, type Walls, WITHOUT_WALLS } from '../base/index.ts';
import { type JobAttempt, type JobQueue, RUN_POLICY, type Tables } from '../db/index.ts';
import type { StoredDocument } from '../documents/index.ts';
import { getDocuments } from '../documents/index.ts';
import { builtInFormats } from '../formats/index.ts';
import type { ModelEndpoint } from './assist/index.ts';
import { modelIdentifier } from './assist/model-identifier.ts';
import { applyCorrections, checkCorrections, fieldsOfFormat } from './corrections/apply-corrections.ts';
import { findDoubtful } from './corrections/find-doubtful.ts';
import { type DeclaredValues, listDeclared } from './corrections/list-declared.ts';
import { newestByKey } from './corrections/same-fact.ts';
import type {
  Correction,
  Extraction,
  ExtractionProgress,
  ExtractionSummary,
  ListedExtraction,
} from './extraction.schema.ts';
import * as queue from './extraction-queue-store.ts';
import * as store from './extraction-store.ts';
import { type RunDeps, runExtraction } from './jobs/run-extraction.ts';
import { extractionProblem } from './problems.ts';
import { compareDocuments } from './shipment/compare-documents.ts';
import type { DocumentComparison } from './shipment/comparison.schema.ts';
import type { DocumentReading } from './shipment/document-reading.ts';
import type { WorkerPools } from './workers/extraction-workers.ts';

/** The queue of extractions. */
const QUEUE = 'extract-documents';
/** Read within a moment, so the answer can wait for it: text, and at most a page or two by OCR. */
const SMALL_PAGES = 60;
const SMALL_SCANNED_PAGES = 2;
/** How long an answer waits for a small extraction. After that it is 202, and the extraction goes on. */
const PATIENCE_MILLISECONDS = 10_000;
/** When the process that was asked has not begun a small extraction by then, it has died: the queue does it. */
const RESCUE_SECONDS = 30;
const DEFAULT_FORMAT = 'yml_chemical_data';

/** What is to be extracted. */
export type ExtractionOrder = {
  documents: readonly number[];
  /** Id of a target format; the registry's default when absent. */
  targetFormat?: string | undefined;
  by: string;
  /** Do it here and now, however long it takes, instead of leaving large ones to a server. */
  wait?: boolean;
  onProgress?: (progress: ExtractionProgress) => void;
};

/**
 * What documents say, with corrections applied, as far as somebody sees: documents and extractions outside the walls are
 * missing.
 */
export type SeenExtractions = {
  /** Name and version of the extraction model in use. */
  model: string;
  /**
   * Begins an extraction, in the account of its documents, and ends it too when that takes a moment only. Throws
   * `document_not_found`, `format_not_found`.
   */
  extract: (order: ExtractionOrder) => Promise<Extraction>;
  /** An extraction with its corrections applied and its findings as they are now. Throws `extraction_not_found`. */
  getExtraction: (id: number) => Promise<Extraction>;
  getExtractionSummary: (id: number) => Promise<ExtractionSummary>;
  /**
   * Extractions that match every filter, each finished one with how much of it a person should look at. `account`: only
   * those of one account.
   */
  listExtractions: (
    filter: queue.ExtractionFilter & { account?: string | undefined },
    page: { page: number; perPage: number },
  ) => Promise<{ extractions: ListedExtraction[]; total: number }>;
  /**
   * Puts values in the place of extracted ones, all or none. Throws `extraction_not_done`, `correction_invalid`,
   * `correction_conflict`.
   */
  correct: (id: number, made: { corrections: readonly store.NewCorrection[]; by: string }) => Promise<Extraction>;
  /** Throws `extraction_finished`. */
  cancelExtraction: (id: number) => Promise<Extraction>;
  /** Throws `extraction_in_use`. */
  deleteExtraction: (id: number) => Promise<void>;
  /** What each document of an extraction says by itself, uncorrected. Throws `extraction_not_found`, `extraction_not_done`. */
  listReadings: (id: number) => Promise<readonly DocumentReading[]>;
  /** What each document of an extraction says of every field, uncorrected. Throws as `listReadings` does. */
  compareDocuments: (id: number) => Promise<DocumentComparison>;
  /**
   * The values of finished extractions as they stand in the transaction, by id; empty values and other extractions are left
   * out. `hold`: none of them is corrected until it ends.
   */
  listDeclared: (
    ids: readonly number[],
    options: { within: Transaction<Tables>; hold: boolean },
  ) => Promise<Map<number, DeclaredValues>>;
  /** The corrections of an extraction, the oldest first: the last of a field is in force. Throws `extraction_not_found`. */
  listCorrections: (id: number) => Promise<readonly Correction[]>;
  /** Finished extractions of these UN numbers, corrections counted, the newest first. */
  listByNumber: (numbers: readonly string[]) => Promise<readonly queue.NumberedExtraction[]>;
};

/** The extraction module. By itself it sees every account, for the service's own work. */
export type Extractions = SeenExtractions &
  Walled<SeenExtractions> & {
    /** Does the jobs of this module in this process from now on. */
    startWork: () => Promise<void>;
  };

/** An extraction to be judged: its values with corrections applied, and what each document says by itself. */
export type CheckSubject = { extraction: Extraction; readings: readonly DocumentReading[] };

/** What the rules say of it: findings of their own, and which document is likelier wrong on a field that they disagree on. */
export type JudgedExtraction = { findings: readonly Finding[]; explanations: ReadonlyMap<string, Finding> };

/** An extraction after a correction: its values now, empty ones left out. */
export type CorrectedExtraction = { id: number; values: DeclaredValues; by: string };

/** What the module depends on. */
export type ExtractionsDeps = Omit<RunDeps, 'workers'> & {
  jobs: JobQueue;
  /** Ids of the orders that name an extraction, which is then kept. */
  findOrders?: (named: { extraction: number }) => Promise<readonly string[]>;
  /** Told of a correction in its own transaction: what was declared with the extraction may differ now. */
  onCorrected?: (corrected: CorrectedExtraction, within: Transaction<Tables>) => Promise<void>;
  pools: WorkerPools;
  /** May point at values that the rules missed. */
  model?: ModelEndpoint | undefined;
  /** Judges an extraction each time it is shown, so that a correction resolves the findings on what it corrects. */
  check?: ((subject: CheckSubject) => JudgedExtraction) | undefined;
};

/** Opens the extraction module on a migrated database. */
export function openExtractions(deps: ExtractionsDeps): Extractions {
  return {
    ...openWithin(deps, WITHOUT_WALLS),
    within: (walls) => openWithin(deps, walls),
    startWork: () => workQueue(deps),
  };
}

function openWithin(deps: ExtractionsDeps, walls: Walls): SeenExtractions {
  const { database, formats = builtInFormats } = deps;
  const getExtraction = async (id: number) => reportOf(deps, await store.getStoredExtraction(database, id, walls));
  const getSummary = (id: number) => store.getExtractionSummary(database, id, walls);
  const listReadings = async (id: number) => {
    const { result, status } = await store.getStoredExtraction(database, id, walls);
    if (!result) throw extractionProblem('extraction_not_done', { id, extraction_status: status });
    return result.readings;
  };
  return {
    model: modelIdentifier(deps.model),
    extract: async (order) => {
      const { id, isSmall } = await begin(deps, order, walls);
      if (isSmall) await runHere(deps, id, order);
      return getExtraction(id);
    },
    getExtraction,
    getExtractionSummary: getSummary,
    listExtractions: async ({ account, ...filter }, page) => {
      await countUncounted(deps);
      return queue.listExtractions(database, { ...filter, walls: narrowTo(walls, account) }, page);
    },
    correct: async (id, made) => {
      const { status, targetFormat } = await getSummary(id);
      if (status !== 'done') throw extractionProblem('extraction_not_done', { id, extraction_status: status });
      checkCorrections(formats.get(targetFormat), made.corrections);
      await store.saveCorrections(database, id, made, (trx) => followCorrection(deps, trx, { id, by: made.by }));
      const corrected = await getExtraction(id);
      await queue.saveQueueFacts(database, id, queueFactsOf(corrected));
      return corrected;
    },
    cancelExtraction: (id) => store.cancelExtraction(database, id, walls).then(() => getExtraction(id)),
    deleteExtraction: async (id) => {
      await getSummary(id);
      const orders = (await deps.findOrders?.({ extraction: id })) ?? [];
      if (orders.length > 0) throw extractionProblem('extraction_in_use', { id, ...nameFirst('orders', orders) });
      await store.deleteExtraction(database, id);
    },
    listReadings,
    compareDocuments: async (id) => {
      const readings = await listReadings(id);
      const judged = deps.check?.({ extraction: await getExtraction(id), readings });
      return compareDocuments(readings, judged?.explanations ?? new Map());
    },
    listDeclared: (ids, { within, hold }) => listDeclared(within, ids, { hold, walls }),
    listCorrections: async (id) => store.listCorrections(database, (await getSummary(id)).id),
    listByNumber: (numbers) => queue.listByNumber(database, numbers, walls),
  };
}

/** Tells of a correction in its own transaction. */
async function followCorrection(
  { onCorrected }: Pick<ExtractionsDeps, 'onCorrected'>,
  trx: Transaction<Tables>,
  { id, by }: { id: number; by: string },
): Promise<void> {
  const values = onCorrected && (await listDeclared(trx, [id], { hold: false, walls: WITHOUT_WALLS })).get(id);
  if (values) await onCorrected({ id, values, by }, trx);
}

/** Saves an extraction together with the job that does it; a small one's only comes due when it is not begun by then. */
async function begin(
  deps: ExtractionsDeps,
  order: ExtractionOrder,
  walls: Walls,
): Promise<{ id: number; isSmall: boolean }> {
  const { database, jobs, formats = builtInFormats } = deps;
  const targetFormat = formats.get(order.targetFormat ?? DEFAULT_FORMAT).id;
  const { documents, account } = await getDocuments(database, [...new Set(order.documents)], walls);
  const isSmall = order.wait === true || (isSmallWork(documents) && deps.model === undefined);
  const model = modelIdentifier(deps.model);
  await jobs.define(QUEUE, RUN_POLICY);
  const id = await database.sql.transaction().execute(async (trx) => {
    const made = await store.insertExtraction(trx, { documents, account, targetFormat, model, by: order.by });
    const due = isSmall ? { startAfterSeconds: RESCUE_SECONDS } : {};
    await jobs.send(QUEUE, { extraction: made }, { within: trx, number: made, ...due });
    return made;
  });
  return { id, isSmall };
}

/** Does an extraction at once, while the caller waits for it. */
async function runHere(deps: ExtractionsDeps, id: number, { wait, onProgress }: ExtractionOrder): Promise<void> {
  const workers = wait === true ? deps.pools.patient : deps.pools.quick;
  const ended = deps.jobs.workOne(QUEUE, id, () =>
    runExtraction({ ...deps, workers }, id, onProgress ? { onProgress } : {}),
  );
  // What breaks here is done again by the queue.
  const logged = ended.catch((error: unknown) =>
    deps.log.warn({ err: error, extraction: id }, 'an extraction broke off'),
  );
  await (wait ? ended : Promise.race([logged, pause(PATIENCE_MILLISECONDS)]));
}

async function workQueue(deps: ExtractionsDeps): Promise<void> {
  await deps.jobs.define(QUEUE, RUN_POLICY);
  const handle = ({ extraction }: { extraction: number }, { signal }: JobAttempt) =>
    runExtraction({ ...deps, workers: deps.pools.patient }, extraction, { signal });
  await deps.jobs.work(QUEUE, handle, { concurrency: deps.pools.size });
}

/** An extraction as it is shown: corrections applied, the target format filled, rules checked. */
async function reportOf(
  { database, check, formats = builtInFormats }: ExtractionsDeps,
  stored: store.StoredExtraction,
): Promise<Extraction> {
  const { result, ...summary } = stored;
  if (!result)
    return {
      ...summary,
      ...{ record: {}, fields: {}, values: {}, doubtful: [], doubtfulValues: [], findings: [], corrections: [] },
    };
  const corrections = await store.listCorrections(database, stored.id);
  const values = applyCorrections(result.values, corrections);
  // A format that was removed has no fields any more; the values stay.
  const format = formats.list().find(({ id }) => id === stored.targetFormat) ?? { fields: [] };
  const fields = fieldsOfFormat(format, values, corrections, stored.documents);
  const record = Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
  const corrected = newestByKey(corrections);
  const isOpen = ({ code, field }: Finding) =>
    code !== 'documents_disagree' || field === undefined || !corrected.has(field);
  const [doubtful, doubtfulValues] = [findDoubtful(fields), findDoubtful(values)];
  const findings = result.findings.filter(isOpen);
  const extraction = { ...summary, record, fields, values, doubtful, doubtfulValues, findings, corrections };
  const judged = check?.({ extraction, readings: result.readings });
  if (!judged) return extraction;
  const explained = extraction.findings.map((finding) => explainedBy(judged, finding));
  return { ...extraction, findings: [...explained, ...judged.findings] };
}

/** Counts the doubts of extractions that were finished since a list was last shown, of every account. */
async function countUncounted(deps: ExtractionsDeps): Promise<void> {
  const { database } = deps;
  for (const id of await queue.listUncounted(database)) {
    const extraction = await reportOf(deps, await store.getStoredExtraction(database, id, WITHOUT_WALLS));
    await queue.saveQueueFacts(database, id, queueFactsOf(extraction));
  }
}

/** What an extraction is sorted and searched by in a list. */
function queueFactsOf({ doubtful, findings, values }: Extraction): queue.QueueFacts {
  const textOf = (key: string) => {
    const value = values[key]?.value ?? null;
    return value === null ? null : String(value);
  };
  return {
    doubts: { fields: doubtful.length, findings: findings.filter(({ severity }) => severity !== 'note').length },
    manufacturer: textOf('manufacturerCompanyName'),
    product: textOf('commodityName'),
  };
}

/** A disagreement of documents, with who is likelier wrong and what to ask. */
function explainedBy({ explanations }: JudgedExtraction, finding: Finding): Finding {
  const explanation = finding.code === 'documents_disagree' ? explanations.get(finding.field ?? '') : undefined;
  if (!explanation) return finding;
  const { message, source, ask, likelierWrong } = explanation;
  return {
    ...finding,
    message,
    ...(source ? { source } : {}),
    ...(ask ? { ask } : {}),
    ...(likelierWrong === undefined ? {} : { likelierWrong }),
  };
}

function isSmallWork(documents: readonly StoredDocument[]): boolean {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0);
  const scanned = documents.reduce((sum, document) => sum + document.scannedPages, 0);
  return pages <= SMALL_PAGES && scanned <= SMALL_SCANNED_PAGES;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds).unref());
}
