import { readFile } from 'node:fs/promises';
import type { Finding } from '../../base/index.ts';
import type { StoredPage } from '../../documents/index.ts';
import {
  createDocumentTasks,
  type DocumentTasks,
  documentProblem,
  type File,
  findTextLayerFault,
  type Page,
  pageText,
  readDocument,
  type TaskOptions,
  type TaskRunners,
} from '../../documents/offline.ts';
import { fillGaps, type ModelEndpoint } from '../assist/index.ts';
import { extractWhole } from '../extract-whole.ts';
import type { CustomField } from '../fields/extract-custom.ts';
import { saveEvidencePictures } from '../files/draw-evidence.ts';
import { type FileExtraction, readAndExtract } from '../files/extract-file.ts';
import { classifyDocument } from '../sections/classify-document.ts';
import type { DocumentReading } from '../shipment/document-reading.ts';

/** What was read out of one document, and its pages as far as that took reading them. */
export type ReadingOfFile = Omit<DocumentReading, 'id'> & { pageTexts: StoredPage[] };

/** A file's path, whether to read scanned pages that hold no field too, and a folder for pictures of its pages. */
export type FileOnDisk = { name: string; everyPage: boolean; pictures: string | undefined };

/** Everything that is done with documents in processes of their own: what each task is given, and what it answers. */
export type ExtractionTasks = DocumentTasks & {
  extract: { input: File & { custom?: readonly CustomField[] }; result: ReadingOfFile };
  /** A file of the machine's own, by its path: nothing is kept of it. */
  file: { input: FileOnDisk; result: FileExtraction };
};

/** What the tasks get besides their input. */
export type ExtractionTaskOptions = TaskOptions & { model?: ModelEndpoint | undefined };

/** The tasks themselves, as a process runs them. They throw the coded Problems of `readDocument`. */
export const EXTRACTION_TASKS: TaskRunners<ExtractionTasks, ExtractionTaskOptions> = {
  ...createDocumentTasks(classifyDocument),
  extract: async (file, options) => {
    const { document, total, findings } = await readDocument(file, options);
    const {
      documentType,
      language,
      values: found,
      findings: doubts,
      details,
    } = await extractWhole(document, file.custom);
    const { values, findings: remarks } =
      options.model && document.kind !== 'json'
        ? await fillGaps(document, found, options.model)
        : { values: found, findings: [] };
    const read: Finding[] = [...findings, ...doubts, ...remarks];
    const pageTexts = document.pages.filter(wasRead).map(pageText);
    return { name: file.name, documentType, language, pages: total, values, findings: read, details, pageTexts };
  },
  file: async ({ name, everyPage, pictures }, { ocrThreads, onPage }) => {
    const bytes = await readBytes(name);
    const options = { everyPage, ...(ocrThreads ? { ocrThreads } : {}), ...(onPage ? { onPage } : {}) };
    const { document, extraction } = await readAndExtract({ name, bytes }, options);
    if (pictures !== undefined) await saveEvidencePictures({ document, extraction, bytes }, pictures);
    return extraction;
  },
};

/** The bytes of a file on this machine. Throws `document_file_unreadable`. */
async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const message = isMissing ? `There is no file ${file}.` : `The file ${file} cannot be opened.`;
    throw documentProblem('document_file_unreadable', { file }, message);
  }
}

const wasRead = (page: Page) => page.source === 'ocr' || findTextLayerFault(page) === undefined;
