import { listZip, ZIP_BUDGET, ZipError, zipParts } from '../../../base/offline.ts';
import { documentProblem } from '../../problems.ts';

/** The names of the parts of a zipped document. Throws `document_corrupt`, `document_encrypted`, `document_too_large`. */
export function listParts(bytes: Uint8Array): string[] {
  return refused(() => listZip(bytes));
}

/** The parts of a zipped document whose names `wanted` accepts, by name. Throws what `listParts` throws. */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  return refused(() => new Map(Array.from(zipParts(bytes, wanted), (part) => [part.name, part.bytes])));
}

function refused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ZipError ? problemOf(error) : error;
  }
}

function problemOf({ fault, message }: ZipError) {
  if (fault === 'too-large')
    return documentProblem('document_too_large', { maxUnzippedBytes: ZIP_BUDGET.maxBytes, reason: message });
  return documentProblem(fault === 'encrypted' ? 'document_encrypted' : 'document_corrupt', { reason: message });
}
