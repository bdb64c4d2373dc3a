import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A part of an archive, its bytes as they are made. */
export type NewPart = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

const DEFLATED = 8;
/** Parts are tables: a higher level takes twice the time for a tenth less. */
const LEVEL = 3;

/** Zips parts one after the other as they come; only what is being compressed is in memory. */
export async function* writeZip(parts: AsyncIterable<NewPart> | Iterable<NewPart>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => ready.splice(0);
  for await (const { name, bytes } of parts) {
    const file: ZipInputFile = { filename: name, compression: DEFLATED, size: 0, crc: 0 };
    zip.add(file);
    const deflate = createDeflateRaw({ level: LEVEL });
    const fed = pipeline(Readable.from(counted(bytes, file), { objectMode: false }), deflate);
    // A fault of the source also ends the loop below, where it is thrown.
    fed.catch(() => {});
    for await (const chunk of deflate) {
      file.ondata?.(null, chunk, false);
      yield* take();
    }
    file.ondata?.(null, new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
  ready = [];
}

async function* counted(bytes: NewPart['bytes'], file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    file.size += piece.byteLength;
    file.crc = crc32(piece, file.crc);
    yield piece;
  }
}
