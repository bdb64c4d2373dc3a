import type { StoredDocument, StoredPage } from '../document.schema.ts';
import type { Document, Page, PageView } from '../model/index.ts';
import { documentProblem } from '../problems.ts';
import {
  drawBoxes,
  findTextLayerFault,
  type LabelledBox,
  PagePictures,
  type ReadOptions,
  readDocument,
  writePng,
} from '../read/index.ts';

/** A file as a task is given it. */
export type File = { name: string; bytes: Uint8Array };

/** What each task of a set of tasks is given, and what it answers. Every input names its file. */
export type TaskTypes = Record<string, { input: { name: string }; result: unknown }>;

/** What tasks get besides their input. */
export type TaskOptions = Pick<ReadOptions, 'ocrThreads' | 'onPage'>;

/** Tasks as a process runs them. They throw the coded Problems of `readDocument`. */
export type TaskRunners<Tasks extends TaskTypes, Options extends TaskOptions = TaskOptions> = {
  [K in keyof Tasks]: (input: Tasks[K]['input'], options: Options) => Promise<Tasks[K]['result']>;
};

/** What is known of a document without OCR. */
export type Inspection = Pick<StoredDocument, 'kind' | 'pages' | 'scannedPages' | 'documentType' | 'language'> & {
  pageTexts: StoredPage[];
};

/** Which page to draw, turned as it was when it was read, and how. */
export type PictureOfPage = {
  page: number;
  view: PageView | undefined;
  dpi: number;
  boxes: readonly LabelledBox[];
};

/** What is done with a document of any kind in a process of its own. */
export type DocumentTasks = {
  inspect: { input: File; result: Inspection };
  page: { input: File & { page: number }; result: StoredPage };
  /** A page as a PNG picture, with boxes drawn on it. */
  picture: { input: File & PictureOfPage; result: Uint8Array };
};

/** The type and language of a document by its text; `documentType` is `unknown` where the text does not show it. */
export type Classify = (document: Document) => Pick<Inspection, 'documentType' | 'language'>;

/** The tasks on documents of any kind; `classify` knows the types that the modules above read. */
export function createDocumentTasks(classify: Classify): TaskRunners<DocumentTasks> {
  return {
    inspect: (file) => inspect(file, classify),
    page: async (input, options) => {
      const { document } = await readDocument(input, { ...options, onlyPages: [input.page] });
      const page = document.pages[input.page - 1];
      if (!page) throw documentProblem('document_page_not_found', { page: input.page, pages: document.pages.length });
      return pageText(page);
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
}

async function inspect(file: File, classify: Classify): Promise<Inspection> {
  const { document, total } = await readDocument(file, { onlyPages: [] });
  const isPaper = document.kind === 'pdf' || document.kind === 'image';
  const isScanned = (page: Page) => isPaper && findTextLayerFault(page) !== undefined;
  const scannedPages = document.pages.filter(isScanned).length;
  const known = scannedPages < document.pages.length ? classify(document) : undefined;
  const isKnown = known !== undefined && (scannedPages === 0 || known.documentType !== 'unknown');
  return {
    kind: document.kind,
    pages: total,
    scannedPages,
    documentType: isKnown ? known.documentType : null,
    language: isKnown ? known.language : null,
    pageTexts: document.pages.map((page) => (isScanned(page) ? waitingPage(page) : pageText(page))),
  };
}

function waitingPage({ number, width, height }: Page): StoredPage {
  return { number, width, height, source: 'scanned', lines: [] };
}

/** A page as it is kept: without what only extraction needs to know. */
export function pageText({ number, width, height, source, lines, view }: Page): StoredPage {
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
