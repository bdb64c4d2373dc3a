import { type Finding, Problem } from '../../base/index.ts';
import type { Documents } from '../../documents/index.ts';
import type { Extractions } from '../../extraction/index.ts';
import type { DocumentsOfOrders } from './check-content.ts';

/** The lookups that checks need, made in the documents and extraction modules. */
export function lookUpDocuments(
  documents: Pick<Documents, 'get'>,
  extractions: Pick<Extractions, 'getExtraction'>,
): DocumentsOfOrders {
  return {
    findingsOfExtraction: async (id) => {
      const extraction = await unlessMissing(extractions.getExtraction(id));
      if (extraction === undefined || extraction.status === 'done') return extraction?.findings;
      return [notDone(id, extraction.status)];
    },
    hasDocument: async (id) => (await unlessMissing(documents.get(id))) !== undefined,
  };
}

/** An extraction that is not done has no findings to rely on. */
function notDone(id: number, status: string): Finding {
  return { code: 'extraction_not_done', severity: 'error', message: `Extraction ${id} is ${status}, not done.` };
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}
