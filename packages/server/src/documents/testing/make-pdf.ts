/** Words at a place: points from the left and from the top of an A4 page. */
export type TextAt = readonly [x: number, y: number, text: string, size?: number];

const HEIGHT = 842;

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, (sign) => `\\${sign}`);
}

function contentOf(texts: readonly TextAt[]): string {
  return texts
    .map(([x, y, text, size = 10]) => `BT /F ${size} Tf ${x} ${HEIGHT - y} Td (${escapeText(text)}) Tj ET`)
    .join('\n');
}

/** A PDF with Latin text in Helvetica, one list of texts for each page. `turn` rotates every page clockwise, in degrees. */
export function makePdf(pages: readonly (readonly TextAt[])[], turn = 0): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, index) => {
      const content = contentOf(texts);
      return [
        `<< /Type /Page /Parent 2 0 R /Rotate ${turn} /MediaBox [0 0 595 ${HEIGHT}] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(pdf, 'latin1'));
}
