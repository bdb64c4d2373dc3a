import { documentProblem } from '../../problems.ts';
import { MOST_PICTURE_PIXELS } from './read-png.ts';

/** Width, height and number of channels from a JPEG's frame header (ITU-T T.81, B.2.2). */
function frameOf(bytes: Buffer): { width: number; height: number; channels: number } {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), channels: bytes[at + 9] ?? 3 };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw documentProblem('document_corrupt', { reason: 'The JPEG picture has no frame.' });
}

/** Wraps a JPEG photograph into a one-page PDF, so that the PDF renderer decodes it. */
export function pdfOfJpeg(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg);
  const { width, height, channels } = frameOf(bytes);
  if (width * height > MOST_PICTURE_PIXELS) throw documentProblem('document_too_large', { width, height });
  const scale = 842 / Math.max(width, height);
  const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
  const space = channels === 1 ? '/DeviceGray' : channels === 4 ? '/DeviceCMYK' : '/DeviceRGB';
  const content = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
  const objects: (string | Buffer)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    ],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: string | Buffer) => {
    const chunk = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(chunk);
    length += chunk.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    push(`${index + 1} 0 obj\n`);
    for (const part of object) push(part);
    push('\nendobj\n');
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
