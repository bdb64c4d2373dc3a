import type { WorkbookKind } from './workbook.ts';

/** The kind of a file by its bytes; `reason` is a sentence for a file that is not a spreadsheet. */
export type DetectedKind =
  | { kind: Exclude<WorkbookKind, 'xlsx' | 'xlsb' | 'ods' | 'document'> }
  | { kind: 'zip' }
  | { kind: 'encrypted' }
  | { kind: 'unknown'; reason: string };

const MAGIC: readonly { bytes: readonly number[]; reason: string }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], reason: 'This is a PDF document.' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], reason: 'This is a picture (PNG).' },
  { bytes: [0xff, 0xd8, 0xff], reason: 'This is a picture (JPEG).' },
  { bytes: [0x47, 0x49, 0x46, 0x38], reason: 'This is a picture (GIF).' },
  { bytes: [0x1f, 0x8b], reason: 'This is a gzip archive.' },
  { bytes: [0x52, 0x61, 0x72, 0x21], reason: 'This is a RAR archive.' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], reason: 'This is a 7-Zip archive.' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], reason: 'This is a Rich Text document.' },
];

/** Names of streams inside an OLE compound file, stored as UTF-16LE. */
const OLE_STREAMS: readonly { name: string; kind: DetectedKind }[] = [
  { name: 'EncryptedPackage', kind: { kind: 'encrypted' } },
  { name: 'Workbook', kind: { kind: 'xls' } },
  { name: 'Book', kind: { kind: 'xls' } },
  { name: 'WordDocument', kind: { kind: 'unknown', reason: 'This is a Word document.' } },
  { name: 'PowerPoint Document', kind: { kind: 'unknown', reason: 'This is a presentation.' } },
  {
    name: '__substg1.0_',
    kind: { kind: 'unknown', reason: 'This is an Outlook message; save the attached workbook.' },
  },
];

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

function detectCompoundFile(bytes: Uint8Array): DetectedKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const stream of OLE_STREAMS) {
    if (buffer.includes(Buffer.from(stream.name, 'utf16le'))) return stream.kind;
  }
  return { kind: 'unknown', reason: 'This is an OLE compound file without a workbook.' };
}

function detectText(bytes: Uint8Array): DetectedKind {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1').trimStart().toLowerCase();
  const plain = start.replace(/^ï»¿/, '').replaceAll('\0', '');
  if (plain.startsWith('<')) {
    if (plain.includes('urn:schemas-microsoft-com:office:spreadsheet')) return { kind: 'xml' };
    if (/^(<!doctype html|<html|<table|<meta|<head|<body|<style)/.test(plain)) return { kind: 'html' };
    return { kind: 'unknown', reason: 'This is an XML document, but not a spreadsheet.' };
  }
  if (/^[{[]\s*["{[\]}]/.test(plain)) {
    return { kind: 'unknown', reason: 'This is JSON; send rows as a JSON body instead of a file.' };
  }
  const mail = plain.match(
    /^(received|return-path|from|to|subject|date|message-id|mime-version|delivered-to|x-[\w-]+): .*/gm,
  );
  if (mail !== null && mail.length >= 3) {
    return { kind: 'unknown', reason: 'This is an e-mail; save the attached workbook.' };
  }
  return { kind: 'csv' };
}

/** Starts of programs: ELF, Mach-O, Java classes. */
const PROGRAMS: readonly (readonly number[])[] = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
];
const PROGRAM_NAME = /\.(?:exe|dll|com|msi|scr|sys|bat|cmd|ps1|vbs|js|jar|sh|bin|so|dylib|class|apk|dmg|iso)$/i;

/**
 * Why a file is none that is read as text, whatever it is named: a program by its name or bytes, or bytes that no text has. Undefined
 * where it may be a text.
 */
export function whyNoText({ name, bytes }: { name: string; bytes: Uint8Array }): string | undefined {
  if (PROGRAM_NAME.test(name)) return 'Its name is that of a program.';
  if (PROGRAMS.some((start) => startsWith(bytes, start))) return 'This is a program.';
  return looksBinary(bytes) ? 'This is a binary file of an unknown kind.' : undefined;
}

/** Control bytes that no text has, unless it is UTF-16 (then every other byte of Latin text is 0). */
function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8192);
  if (startsWith(sample, [0xff, 0xfe]) || startsWith(sample, [0xfe, 0xff])) return false;
  let zeros = 0;
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) zeros++;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  }
  return controls > sample.length * 0.02 || (zeros > 0 && zeros < sample.length * 0.2);
}

/** Detects the kind of a file by its bytes; extensions are unreliable (an `.xls` may be HTML or XML). */
export function detectKind(bytes: Uint8Array): DetectedKind {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return { kind: 'zip' };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return detectCompoundFile(bytes);
  const known = MAGIC.find((entry) => startsWith(bytes, entry.bytes));
  if (known) return { kind: 'unknown', reason: known.reason };
  // Excel 2 to 4 wrote bare BIFF streams: record 0x0009, 0x0209, 0x0409.
  if (bytes[0] === 0x09 && [0x00, 0x02, 0x04].includes(bytes[1] ?? 1) && (bytes[2] ?? 0) <= 8) return { kind: 'xls' };
  if (looksBinary(bytes)) return { kind: 'unknown', reason: 'This is a binary file of an unknown kind.' };
  return detectText(bytes);
}
