import { type Finding, Problem } from '../../base/index.ts';
import type { Documents } from '../../documents/index.ts';
import type { DocumentsOfOrders } from './check-content.ts';

/** What orders ask of the documents module, asked there. */
export function askDocuments(documents: Pick<Documents, 'getExtraction' | 'get'>): DocumentsOfOrders {
  return {
    findingsOfExtraction: async (id) => {
      const extraction = await unlessMissing(documents.getExtraction(id));
      if (extraction === undefined || extraction.status === 'done') return extraction?.findings;
      return [notDone(id, extraction.status)];
    },
    hasDocument: async (id) => (await unlessMissing(documents.get(id))) !== undefined,
  };
}

/** An extraction that did not end, or failed, has no findings that say anything. */
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
