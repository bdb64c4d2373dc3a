import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listZip, ZIP_BUDGET, ZipError, zipParts } from './read-zip.ts';

const read = (bytes: Uint8Array) =>
  Object.fromEntries(Array.from(zipParts(bytes), ({ name, bytes: part }) => [name, Buffer.from(part).toString()]));

function faultOf(bytes: Uint8Array): string {
  try {
    read(bytes);
    return 'none';
  } catch (error) {
    if (error instanceof ZipError) return error.fault;
    throw error;
  }
}

/** An archive with another value of two bytes in its only directory entry. */
function withDirectory(parts: Zippable, change: (archive: Buffer, entry: number) => void): Buffer {
  const archive = Buffer.from(zipSync(parts));
  change(archive, archive.indexOf('PK\u0001\u0002', 0, 'latin1'));
  return archive;
}

describe('reading a zip archive', () => {
  it('returns every part, deflated or stored, without folders', () => {
    const archive = zipSync({
      'word/': {},
      'word/document.xml': strToU8('<w/>'),
      'a.txt': [strToU8('stored'), { level: 0 }],
    });
    expect(listZip(archive)).toEqual(['word/document.xml', 'a.txt']);
    expect(read(archive)).toEqual({ 'word/document.xml': '<w/>', 'a.txt': 'stored' });
    expect(
      Array.from(
        zipParts(archive, (name) => name === 'a.txt'),
        ({ name }) => name,
      ),
    ).toEqual(['a.txt']);
  });

  it('reads back every archive that was written', () => {
    const part = fc.tuple(fc.stringMatching(/^[a-z]{1,8}\.xml$/), fc.uint8Array({ maxLength: 200 }));
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ([name]) => name, maxLength: 6 }), (parts) => {
        const found = Array.from(zipParts(zipSync(Object.fromEntries(parts))), ({ name, bytes }) => [name, [...bytes]]);
        expect(found).toEqual(parts.map(([name, bytes]) => [name, [...bytes]]));
      }),
    );
  });

  it('returns an archive inside an archive as bytes', () => {
    const inner = zipSync({ 'a.txt': strToU8('inside') });
    const [part] = Array.from(zipParts(zipSync({ 'inner.zip': inner })));
    expect(read(part?.bytes ?? new Uint8Array())).toEqual({ 'a.txt': 'inside' });
  });

  it('reads sizes from the ZIP64 extra field', () => {
    const extra = Buffer.alloc(8);
    extra.writeBigUInt64LE(4n);
    const archive = withDirectory({ 'a.txt': [strToU8('text'), { level: 0, extra: { 1: extra } }] }, (bytes, entry) =>
      bytes.writeUInt32LE(0xffffffff, entry + 20),
    );
    expect(read(archive)).toEqual({ 'a.txt': 'text' });
  });
});

describe('an archive is refused', () => {
  const text = { 'a.txt': strToU8('some text, some text, some text') };

  it.each([
    ['truncated', zipSync(text).subarray(0, 60), 'corrupt'],
    ['no archive', strToU8('hello'), 'corrupt'],
    ['empty', new Uint8Array(), 'corrupt'],
    ['damaged in its data', Buffer.from(zipSync(text)).fill(0xff, 36, 44), 'corrupt'],
    ['without the part it names', withDirectory(text, (bytes, entry) => bytes.writeUInt32LE(7, entry + 42)), 'corrupt'],
    ['encrypted', withDirectory(text, (bytes, entry) => bytes.writeUInt16LE(1, entry + 8)), 'encrypted'],
    [
      'of 10,001 parts',
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, new Uint8Array()]))),
      'too-large',
    ],
  ] as const)('when it is %s', (_title, archive, fault) => {
    expect(faultOf(archive as Uint8Array)).toBe(fault);
  });

  it('when its parts exceed the budget, whatever size it claims', () => {
    const half = new Uint8Array(ZIP_BUDGET.maxBytes / 2 + 1);
    const archive = zipSync({ 'a.xml': half, 'b.xml': half }, { level: 1 });
    const first = Buffer.from(archive).indexOf('PK\u0001\u0002', 0, 'latin1');
    Buffer.from(archive.buffer, archive.byteOffset).writeUInt32LE(10, first + 24);
    expect(faultOf(archive)).toBe('too-large');
  });

  it('or read, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(400), (noise, at) => {
        const archive = Buffer.from(zipSync(text));
        archive.set(noise.subarray(0, Math.max(0, archive.length - at)), Math.min(at, archive.length));
        expect(['none', 'corrupt', 'encrypted', 'too-large']).toContain(faultOf(archive));
      }),
    );
  });
});
