import type { StoredDocument } from './document.schema.ts';

const MAGIC: readonly { readonly start: readonly number[]; readonly type: string }[] = [
  { start: [0xff, 0xd8, 0xff], type: 'image/jpeg' },
  { start: [0x89, 0x50, 0x4e, 0x47], type: 'image/png' },
  { start: [0x49, 0x49, 0x2a, 0x00], type: 'image/tiff' },
  { start: [0x4d, 0x4d, 0x00, 0x2a], type: 'image/tiff' },
  { start: [0xd0, 0xcf, 0x11, 0xe0], type: 'application/vnd.ms-excel' },
];

const OF_KIND: Readonly<Record<StoredDocument['kind'], string>> = {
  pdf: 'application/pdf',
  image: 'application/octet-stream',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  workbook: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  text: 'text/plain',
};

/** The media type (IANA) of a document that was read as `kind`: by its bytes, never by its name. */
export function mediaTypeOf(kind: StoredDocument['kind'], bytes: Uint8Array): string {
  const known = MAGIC.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  return (kind === 'image' || kind === 'workbook' ? known?.type : undefined) ?? OF_KIND[kind];
}
