import { type Finding, Problem, type Walled } from '../../base/index.ts';
import type { DangerousGoodsList } from '../../dangerous-goods/index.ts';
import type { SeenDocuments } from '../../documents/index.ts';
import { plainValues, type SeenExtractions } from '../../extraction/index.ts';
import type { DocumentsOfOrders } from './check-content.ts';

type Modules = {
  documents: Walled<Pick<SeenDocuments, 'get'>>;
  extractions: Walled<Pick<SeenExtractions, 'getExtraction'>>;
  /** The dangerous goods list in force on a day. */
  list: (on?: string) => DangerousGoodsList;
};

/** The lookups that checks need, made in the documents, extraction and dangerous goods modules: an order names what its own account has. */
export function lookUpDocuments(modules: Modules): Walled<DocumentsOfOrders> {
  return {
    within: (walls) => ({
      ...lookUpWithin(modules.documents.within(walls), modules.extractions.within(walls)),
      listOn: modules.list,
    }),
  };
}

function lookUpWithin(
  documents: Pick<SeenDocuments, 'get'>,
  extractions: Pick<SeenExtractions, 'getExtraction'>,
): Omit<DocumentsOfOrders, 'listOn'> {
  return {
    findExtraction: async (id) => {
      const extraction = await unlessMissing(extractions.getExtraction(id));
      if (extraction === undefined) return undefined;
      const { status, findings, values } = extraction;
      return { findings: status === 'done' ? findings : [notDone(id, status)], declared: plainValues(values) };
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
