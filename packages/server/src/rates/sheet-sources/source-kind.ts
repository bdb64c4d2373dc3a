/** How a file is to be opened, by its bytes; `other` is nothing that can hold rates (a logo, a signature). */
export type SourceKind = 'spreadsheet' | 'mail' | 'outlook' | 'pdf' | 'docx' | 'text' | 'other';

const MAIL_HEADER = /^(?:MIME-Version|Message-ID|Received|Return-Path|Delivered-To|From|Subject|Date|To): /gim;

function isMail(head: string): boolean {
  const [headers = ''] = head.split(/\r?\n\r?\n/, 1);
  if (!headers.split(/\r?\n/).every((line) => /^(?:[!-9;-~]+:|[ \t])/.test(line))) return false;
  return new Set(headers.match(MAIL_HEADER)?.map((name) => name.toLowerCase())).size >= 3;
}

/** Pictures and other parts of a mail that hold no rates: logos, signatures, calendar entries. */
const WITHOUT_RATES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** Servers on the way add tens of kB of headers to a mail. */
const HEAD_BYTES = 262_144;

/** The kind of a file. What is none of the others is left to the reader of spreadsheets, which names what it refuses. */
export function sourceKindOf({ name, bytes }: { name: string; bytes: Uint8Array }): SourceKind {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (head.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return Buffer.from(bytes).includes('word/document.xml') ? 'docx' : 'spreadsheet';
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    return Buffer.from(bytes).includes(Buffer.from('__substg1.0_', 'utf16le')) ? 'outlook' : 'spreadsheet';
  if (isMail(head)) return 'mail';
  if (WITHOUT_RATES.some((magic) => magic.every((byte, at) => bytes[at] === byte))) return 'other';
  return /\.txt$/i.test(name) ? 'text' : 'spreadsheet';
}
