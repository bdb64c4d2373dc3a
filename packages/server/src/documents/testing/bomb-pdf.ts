import { deflateSync } from 'node:zlib';

/** A PDF of these objects, the first of them the catalogue. */
function pdfOf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}`));
  return new Uint8Array(Buffer.concat(parts));
}

function streamOf(entries: string, bytes: Buffer): Buffer {
  const head = `<< ${entries} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

const onePage = (resources: string, contents: Buffer, more: readonly (string | Buffer)[] = []) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
    ...more,
  ]);

/** A page whose content is packed several times: gigabytes in a few hundred bytes. */
export function nestedFlatePdf(gigabytes = 8): Uint8Array {
  let packed: Buffer = deflateSync(Buffer.alloc(gigabytes * 64 * 1024 * 1024, ' '), { level: 9 });
  const once = packed;
  // A deflated block of spaces, repeated, deflates again by a thousand times.
  packed = deflateSync(Buffer.concat(Array.from({ length: 16 }, () => once)), { level: 9 });
  return onePage('', streamOf('/Filter [/FlateDecode /FlateDecode]', packed));
}

/** A page that draws a form which draws the next one twice, and so on: two to the power of `depth` texts. */
export function formBombPdf(depth = 26): Uint8Array {
  const forms = Array.from({ length: depth }, (_, index) => {
    const isLast = index === depth - 1;
    const resources = isLast ? '' : `/XObject << /A ${6 + index} 0 R >>`;
    const draw = isLast ? 'BT (x) Tj ET' : '/A Do /A Do';
    return streamOf(
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`,
      Buffer.from(draw),
    );
  });
  return onePage('/XObject << /A 5 0 R >>', streamOf('', Buffer.from('/A Do')), forms);
}

/** A scanned page whose picture says that it has billions of pixels. */
export function lyingPicturePdf(side = 60_000): Uint8Array {
  const picture = streamOf(
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
    deflateSync(Buffer.alloc(1024)),
  );
  return onePage('/XObject << /A 5 0 R >>', streamOf('', Buffer.from('q 595 0 0 842 0 0 cm /A Do Q')), [picture]);
}
