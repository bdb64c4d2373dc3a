import { PDFiumLibrary } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

/** The PDF renderer, loaded once in a process. */
export function getPdfium(): Promise<PDFiumLibrary> {
  library ??= PDFiumLibrary.init();
  return library;
}

/** Gives the renderer up after it failed inside: it is loaded afresh for the next document. */
export function dropPdfium(error: unknown): void {
  if (error instanceof Error && error.name === 'RuntimeError') library = undefined;
}

/** Gives the renderer up when a scan has been read: its memory grows with the pictures of a document, and never shrinks. */
export function leavePdfium(): void {
  library = undefined;
}
