import { zipSync } from 'fflate';
import { ZipError, zipParts } from '../../base/index.ts';
import { fillProblem } from '../problems.ts';

/** The parts of an Office file by name, in the order of the file. */
export type Parts = Map<string, Uint8Array>;

/** All parts get one time, so that the same values make the same bytes. */
const TIME = new Date(1980, 0, 1);

/** Unpacks an Office file. Throws `template_unreadable`, with the reason for files of the older binary kind. */
export function readParts(bytes: Uint8Array): Parts {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw fillProblem('template_unreadable', { reason: 'It is an older Office file, or protected with a password.' });
  }
  try {
    return new Map(Array.from(zipParts(bytes), (part) => [part.name, part.bytes]));
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw fillProblem('template_unreadable', { reason: error.message });
  }
}

/** Packs the parts again, in their order. The same parts make the same bytes. */
export function writeParts(parts: Parts): Uint8Array {
  return zipSync(Object.fromEntries(parts), { mtime: TIME, level: 6 });
}

/** The text of a part; throws `template_unreadable` when it is not there. A byte order mark stays in the text. */
export function textOfPart(parts: Parts, name: string): string {
  const bytes = parts.get(name);
  if (!bytes) throw fillProblem('template_unreadable', { reason: `It has no part ${name}.` });
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return new TextDecoder('utf-16').decode(bytes);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Puts a text in place of a part's content, or adds a part. */
export function setPart(parts: Parts, name: string, text: string): void {
  const declared = text.replace(/^(\ufeff?<\?xml[^>]*encoding=["'])utf-16(["'])/i, '$1UTF-8$2');
  parts.set(name, new TextEncoder().encode(declared));
}
