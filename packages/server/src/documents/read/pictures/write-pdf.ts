/** A PDF object as it is written: text, and bytes for streams. */
export type PdfObject = readonly (string | Uint8Array)[];

/** Puts numbered objects (the first is 1, the catalogue) into a PDF file with its table of references. */
export function writePdf(objects: readonly PdfObject[]): Uint8Array {
  const parts: Buffer[] = [];
  let length = 0;
  const push = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  push('%PDF-1.4\n');
  const offsets = objects.map((object, index) => {
    const offset = length;
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) push(part);
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`);
  push(`startxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
