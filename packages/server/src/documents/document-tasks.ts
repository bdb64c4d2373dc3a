import { readFile } from 'node:fs/promises';
import type { Finding } from '../base/index.ts';
import { fillGaps, type ModelEndpoint } from './assist/index.ts';
import type { StoredDocument, StoredPage } from './document.schema.ts';
import type { DocumentReading } from './document-reading.ts';
import { saveEvidencePictures } from './draw-evidence.ts';
import { type CustomField, extractDetails, extractDocument } from './extract/index.ts';
import { type FileExtraction, readAndExtract } from './extract-file.ts';
import type { Page, PageView } from './model/index.ts';
import { documentProblem } from './problems.ts';
import {
  drawBoxes,
  findTextLayerFault,
  type LabelledBox,
  PagePictures,
  type ReadOptions,
  readDocument,
  writePng,
} from './read/index.ts';

/** A file as a task is given it. */
type File = { name: string; bytes: Uint8Array };

/** What is known of a document without OCR. */
export type Inspection = Pick<StoredDocument, 'kind' | 'pages' | 'scannedPages' | 'documentType' | 'language'> & {
  pageTexts: StoredPage[];
};

/** What was read out of one document, and its pages as far as that took reading them. */
export type ReadingOfFile = Omit<DocumentReading, 'id'> & { pageTexts: StoredPage[] };

/** Everything that is done with documents in processes of their own: what each task is given, and what it answers. */
export type DocumentTasks = {
  inspect: { input: File; result: Inspection };
  page: { input: File & { page: number }; result: StoredPage };
  extract: { input: File & { custom?: readonly CustomField[] }; result: ReadingOfFile };
  /** A file of the machine's own, by its path: nothing is kept of it. */
  file: { input: FileOnDisk; result: FileExtraction };
  /** A page as a PNG picture, with boxes drawn on it. */
  picture: { input: File & PictureOfPage; result: Uint8Array };
};

/** A file's path, whether to read scanned pages that hold no field too, and a folder for pictures of its pages. */
export type FileOnDisk = { name: string; everyPage: boolean; pictures: string | undefined };

/** Which page to draw, turned as it was when it was read, and how. */
export type PictureOfPage = {
  page: number;
  view: PageView | undefined;
  dpi: number;
  boxes: readonly LabelledBox[];
};

/** What tasks are told besides their input. */
type TaskOptions = Pick<ReadOptions, 'ocrThreads' | 'onPage'> & { model?: ModelEndpoint | undefined };

type Runners = {
  [K in keyof DocumentTasks]: (
    input: DocumentTasks[K]['input'],
    options: TaskOptions,
  ) => Promise<DocumentTasks[K]['result']>;
};

/** The tasks themselves, as a process runs them. They throw the coded Problems of `readDocument`. */
export const DOCUMENT_TASKS: Runners = {
  inspect: async (file) => {
    const { document, total } = await readDocument(file, { onlyPages: [] });
    const isPaper = document.kind === 'pdf' || document.kind === 'image';
    const isScanned = (page: Page) => isPaper && findTextLayerFault(page) !== undefined;
    const scannedPages = document.pages.filter(isScanned).length;
    const known = scannedPages < document.pages.length ? extractDocument(document) : undefined;
    const isKnown = known !== undefined && (scannedPages === 0 || known.documentType !== 'unknown');
    return {
      kind: document.kind,
      pages: total,
      scannedPages,
      documentType: isKnown ? known.documentType : null,
      language: isKnown ? known.language : null,
      pageTexts: document.pages.map((page) => (isScanned(page) ? waitingPage(page) : pageText(page))),
    };
  },
  page: async (input, options) => {
    const { document } = await readDocument(input, { ...options, onlyPages: [input.page] });
    const page = document.pages[input.page - 1];
    if (!page) throw documentProblem('document_page_not_found', { page: input.page, pages: document.pages.length });
    return pageText(page);
  },
  extract: async (file, options) => {
    const { document, total, findings } = await readDocument(file, options);
    const { documentType, language, values: found, findings: doubts } = extractDocument(document, file.custom);
    const { values, findings: remarks } = options.model
      ? await fillGaps(document, found, options.model)
      : { values: found, findings: [] };
    const read: Finding[] = [...findings, ...doubts, ...remarks];
    const pageTexts = document.pages.filter(wasRead).map(pageText);
    const details = extractDetails(document, documentType);
    return { name: file.name, documentType, language, pages: total, values, findings: read, details, pageTexts };
  },
  file: async ({ name, everyPage, pictures }, { ocrThreads, onPage }) => {
    const bytes = new Uint8Array(await readFile(name));
    const options = { everyPage, ...(ocrThreads ? { ocrThreads } : {}), ...(onPage ? { onPage } : {}) };
    const { document, extraction } = await readAndExtract({ name, bytes }, options);
    if (pictures !== undefined) await saveEvidencePictures({ document, extraction, bytes }, pictures);
    return extraction;
  },
  picture: async ({ bytes, page, view, dpi, boxes }) => {
    const pictures = await PagePictures.open(bytes);
    if (!pictures) throw documentProblem('page_picture_unavailable');
    try {
      const wanted = view === undefined ? { number: page } : { number: page, view };
      const picture = await pictures.picture(wanted, dpi);
      return writePng(await drawBoxes(picture.raster, boxes, picture.points));
    } finally {
      pictures.close();
    }
  },
};

const wasRead = (page: Page) => page.source === 'ocr' || findTextLayerFault(page) === undefined;

function waitingPage({ number, width, height }: Page): StoredPage {
  return { number, width, height, source: 'scanned', lines: [] };
}

/** A page as it is kept: without what only extraction needs to know. */
function pageText({ number, width, height, source, lines, view }: Page): StoredPage {
  return {
    ...(view === undefined ? {} : { view }),
    number,
    width,
    height,
    source,
    lines: lines.map(({ text, box, role, cells }) => ({
      text,
      box: [...box],
      role,
      cells: cells.map((cell) => ({ text: cell.text, box: [...cell.box] })),
    })),
  };
}
