import { isMail } from '../../documents/offline.ts';

/** How a file is to be opened, by its bytes, a page or text by its name; `other` is a picture: a scan, or in a mail a logo or a signature. */
export type SourceKind = 'spreadsheet' | 'mail' | 'outlook' | 'pdf' | 'docx' | 'html' | 'text' | 'other';

/** Pictures and other parts of a mail that hold no rates: logos, signatures, calendar entries. */
const WITHOUT_RATES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** The kind of a file. What is none of the others is left to the reader of spreadsheets, which names what it refuses. */
export function sourceKindOf({ name, bytes }: { name: string; bytes: Uint8Array }): SourceKind {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return Buffer.from(bytes).includes('word/document.xml') ? 'docx' : 'spreadsheet';
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    return Buffer.from(bytes).includes(Buffer.from('__substg1.0_', 'utf16le')) ? 'outlook' : 'spreadsheet';
  if (isMail(bytes)) return 'mail';
  if (WITHOUT_RATES.some((magic) => magic.every((byte, at) => bytes[at] === byte))) return 'other';
  if (/\.html?$/i.test(name)) return 'html';
  return /\.txt$/i.test(name) ? 'text' : 'spreadsheet';
}
