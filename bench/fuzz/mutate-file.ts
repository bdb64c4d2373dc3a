import { extname } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { mutateBytes, mutateText, pick, type Random } from './mutate.ts';
import type { Original } from './originals.ts';

const TEXTS = /^\.(?:csv|txt|eml|html)$/;
const ARCHIVES = /^\.(?:xlsx|docx)$/;

/**
 * A file with a change: of any bytes, or of what only a reader that gets that far sees: a text, a part of an archive, a packed
 * stream of a PDF.
 */
export function mutateFile({ name, bytes }: Original, random: Random): Uint8Array {
  if (random() < 0.3) return mutateBytes(bytes, random);
  if (TEXTS.test(extname(name))) return Buffer.from(mutateText(Buffer.from(bytes).toString('utf8'), random));
  if (ARCHIVES.test(extname(name))) return mutateArchive(bytes, random);
  return mutatePdf(bytes, random);
}

function mutatePart(part: Uint8Array, random: Random): Uint8Array {
  if (random() < 0.4) return mutateBytes(part, random);
  return Buffer.from(mutateText(Buffer.from(part).toString('utf8'), random));
}

function mutateArchive(bytes: Uint8Array, random: Random): Uint8Array {
  const parts = unzipSync(bytes);
  const name = pick(Object.keys(parts), random);
  return zipSync({ ...parts, [name]: mutatePart(parts[name] ?? new Uint8Array(), random) });
}

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

/** The lengths that the file states are wrong afterwards: readers look for the end themselves. */
function mutatePdf(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = [...text.matchAll(STREAM)].flatMap(({ 1: packed = '', index, 0: whole }) => {
    const start = index + whole.indexOf(packed);
    try {
      return [{ start, end: start + packed.length, content: inflateSync(Buffer.from(packed, 'latin1')) }];
    } catch {
      return [];
    }
  });
  if (streams.length === 0) return mutateBytes(bytes, random);
  const { start, end, content } = pick(streams, random);
  const packed = deflateSync(mutatePart(content, random)).toString('latin1');
  return Buffer.from(text.slice(0, start) + packed + text.slice(end), 'latin1');
}
