import { isDeclarationJson } from './json/read-json.ts';

/** What the first bytes of a file say it is; names and extensions lie too often. */
export type FileKind =
  | 'pdf'
  | 'zip'
  | 'jpeg'
  | 'png'
  | 'tiff'
  | 'compound'
  | 'json'
  | 'text'
  | { readonly unknown: string };

const MAGIC: readonly { readonly bytes: readonly number[]; readonly kind: FileKind }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], kind: 'zip' },
  { bytes: [0xff, 0xd8, 0xff], kind: 'jpeg' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], kind: 'png' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], kind: 'compound' },
  { bytes: [0x49, 0x49, 0x2a, 0x00], kind: 'tiff' },
  { bytes: [0x4d, 0x4d, 0x00, 0x2a], kind: 'tiff' },
  { bytes: [0x47, 0x49, 0x46, 0x38], kind: { unknown: 'This is a GIF picture; save it as PDF, JPEG or PNG.' } },
  { bytes: [0x52, 0x61, 0x72, 0x21], kind: { unknown: 'This is a RAR archive; send the documents in it one by one.' } },
  {
    bytes: [0x37, 0x7a, 0xbc, 0xaf],
    kind: { unknown: 'This is a 7-Zip archive; send the documents in it one by one.' },
  },
  { bytes: [0x1f, 0x8b], kind: { unknown: 'This is a gzip archive; send the document in it.' } },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], kind: { unknown: 'This is a Rich Text document; save it as DOCX or PDF.' } },
];

/** A PDF may have other bytes before its header (ISO 32000-1, annex H: within the first 1024). */
function hasPdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8192);
  if ((sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)) return false;
  let odd = 0;
  for (const byte of sample) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) odd++;
  return odd > sample.length * 0.02;
}

/** Headers that programs write into mails (RFC 5322, RFC 2045), and people do not write into documents. */
const OF_PROGRAM = /^(?:MIME-Version|Message-ID|Received|Return-Path|Delivered-To): /im;
/** A sender with an address. With a day or a subject it makes a mail too; the heading of a letter has neither address nor such lines alone. */
const SENDER = /^From: .*\S@\S/im;
const ABOUT = /^(?:Date|Subject): /im;

/** Servers on the way add tens of kB of headers to a mail. */
const HEAD_BYTES = 262_144;

/** Whether bytes are a mail as it travels: header lines first, then an empty one. What it carries is encoded, and no text to read. */
export function isMail(bytes: Uint8Array): boolean {
  const [head = ''] = Buffer.from(bytes.subarray(0, HEAD_BYTES))
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  if (!head.split(/\r?\n/).every((line) => /^(?:[!-9;-~]+:|[ \t])/.test(line))) return false;
  return OF_PROGRAM.test(head) || (SENDER.test(head) && ABOUT.test(head));
}

/** Names of streams inside compound files (MS-CFB) that are no workbooks. */
const COMPOUND: readonly (readonly [string, string])[] = [
  ['__substg1.0_', 'This is an Outlook mail; save the documents attached to it, and send those.'],
  ['WordDocument', 'This is a Word document of the old kind; save it as DOCX or PDF.'],
  ['PowerPoint Document', 'This is a presentation; save it as PDF.'],
];

function compoundKind(bytes: Uint8Array): FileKind {
  const known = COMPOUND.find(([stream]) => Buffer.from(bytes).includes(Buffer.from(stream, 'utf16le')));
  return known ? { unknown: known[1] } : 'compound';
}

/** Tells kinds of documents apart by their bytes. */
export function detectKind(bytes: Uint8Array): FileKind {
  if (hasPdfHeader(bytes)) return 'pdf';
  const known = MAGIC.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (known) return known.kind === 'compound' ? compoundKind(bytes) : known.kind;
  const brand = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  if (/^ftyp(?:hei|hev|mif|msf|avi)/.test(brand)) {
    return {
      unknown:
        'This is a HEIC or AVIF photograph; export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
    };
  }
  if (brand.startsWith('ftyp')) return { unknown: 'This is a video; send a photograph or a scan.' };
  if (Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP') {
    return { unknown: 'This is a WebP picture; save it as PDF, JPEG or PNG.' };
  }
  if (isMail(bytes))
    return { unknown: 'This is a mail without documents attached to it; send the documents themselves.' };
  if (!looksBinary(bytes)) return isDeclarationJson(bytes) ? 'json' : 'text';
  const bitmap = bytes[0] === 0x42 && bytes[1] === 0x4d;
  return {
    unknown: bitmap ? 'This is a BMP picture; save it as PDF, JPEG or PNG.' : 'This is a binary file of another kind.',
  };
}
