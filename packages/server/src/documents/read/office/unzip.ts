import { unzipSync } from 'fflate';
import { documentProblem } from '../../problems.ts';

const MOST_BYTES = 200 * 1024 * 1024;

/** The parts of a zipped document whose names `wanted` accepts. Throws `document_corrupt`, or `document_too_large` for a bomb. */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  let total = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted(name)) return false;
        total += originalSize;
        if (total > MOST_BYTES) throw documentProblem('document_too_large', { unzippedBytes: total });
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error;
    throw documentProblem('document_corrupt', { reason: error instanceof Error ? error.message : String(error) });
  }
}
