import { judgeExtraction, openCompliance } from '../compliance/index.ts';
import type { DangerousGoods } from '../dangerous-goods/index.ts';
import { openDocuments } from '../documents/index.ts';
import { createWorkerPools, type ExtractionsDeps, openExtractions } from '../extraction/index.ts';
import type { Formats } from '../formats/index.ts';
import { createOverrulingStore } from '../forms/index.ts';
import type { Deps, ModuleSettings } from './module-deps.ts';
import { findObjectStore } from './object-store.ts';

/** What reads documents and checks what they say. `findOrders`: what names a document or an extraction, which is then kept. */
export function openDocumentDesk(
  { database, jobs, log, config }: Omit<Deps, 'changes' | 'box'>,
  {
    formats,
    dangerousGoods,
    findOrders,
    onCorrected,
  }: {
    formats: Formats;
    dangerousGoods: DangerousGoods;
    findOrders: (named: { document: number } | { extraction: number }) => Promise<string[]>;
    onCorrected: NonNullable<ExtractionsDeps['onCorrected']>;
  },
) {
  const model = findModel(config);
  const pools = createWorkerPools(model);
  const objects = findObjectStore(config);
  const documents = openDocuments({ database, objects, log, workers: pools.quick, findOrders });
  const extractions = openExtractions({
    ...{ database, jobs, log, formats, model, pools, findOrders, onCorrected, readBytes: documents.readBytes },
    check: (subject) => judgeExtraction(subject, (on) => dangerousGoods.list(on)),
  });
  const compliance = openCompliance({ extractions, list: dangerousGoods.list });
  return { documents, extractions, pools, compliance, overrulings: createOverrulingStore(database) };
}

/** The language model that may help extraction, when one is configured. */
function findModel({ modelUrl, modelName, modelKey }: ModuleSettings) {
  return modelUrl === undefined || modelName === undefined
    ? undefined
    : { url: modelUrl, name: modelName, key: modelKey };
}
