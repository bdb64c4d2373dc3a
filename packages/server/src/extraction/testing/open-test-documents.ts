import { createLog } from '../../base/index.ts';
import { openJobQueue } from '../../db/index.ts';
import { type Documents, type ObjectStore, openDocuments } from '../../documents/index.ts';
import type { createTestDatabase } from '../../testing/index.ts';
import { type Extractions, type ExtractionsDeps, openExtractions } from '../extractions.ts';
import { createWorkerPools } from '../workers/extraction-workers.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** The documents and extraction modules on a test database. `close` ends their processes and their job queue. */
export type TestDocuments = {
  readonly documents: Documents;
  readonly extractions: Extractions;
  readonly close: () => Promise<void>;
};

/** Opens both modules as the service does; `model` is a language model that may help, `check` judges what is shown. */
export function openTestDocuments(
  { database, url }: TestDatabase,
  {
    model,
    formats,
    check,
    objects,
  }: Partial<Pick<ExtractionsDeps, 'model' | 'formats' | 'check'>> & {
    objects?: ObjectStore;
  } = {},
): TestDocuments {
  const log = createLog('silent');
  const jobs = openJobQueue(url, log);
  const pools = createWorkerPools(model);
  const documents = openDocuments({ database, objects, workers: pools.quick });
  const extractions = openExtractions({
    ...{ database, jobs, log, pools, model, check, readBytes: documents.readBytes },
    ...(formats ? { formats } : {}),
  });
  const close = async () => {
    await pools.close();
    await jobs.close();
  };
  return { documents, extractions, close };
}
