import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of a zip archive by name, as text. Throws when the bytes are none. */
function readZip(bytes) {
  let at = bytes.length - 22;
  while (at >= 0 && bytes.readUInt32LE(at) !== END) at--;
  if (at < 0) throw new Error('no zip archive');
  const count = bytes.readUInt16LE(at + 10);
  let entry = bytes.readUInt32LE(at + 16);
  const files = new Map();
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(entry) !== ENTRY) throw new Error('a damaged zip archive');
    const method = bytes.readUInt16LE(entry + 10);
    const size = bytes.readUInt32LE(entry + 20);
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(entry + offset));
    const header = bytes.readUInt32LE(entry + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const content = bytes.subarray(start, start + size);
    const file = bytes.subarray(entry + 46, entry + 46 + name).toString('utf8');
    files.set(file, (method === 0 ? content : inflateRawSync(content)).toString('utf8'));
    entry += 46 + name + extra + comment;
  }
  return files;
}

const SIGNS = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decode = (text) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(lt|gt|quot|apos|amp));/gi, (_, hex, number, name) =>
    name ? SIGNS[name] : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number)),
  );

function textOfPart(xml) {
  const marked = xml.replace(/<w:(?:br|cr|tab)\b[^>]*\/>|<\/w:p>/g, '<w:t> </w:t>');
  return decode([...marked.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''));
}

/** Text with single blanks: how it is wrapped is the form's matter. */
export const plain = (text) => text.replace(/\s+/gu, ' ').trim();

/** Everything that a Word document shows: its body, headers and footers. Throws when the bytes are none. */
export function textOfDocx(bytes) {
  const files = readZip(bytes);
  if (!files.has('word/document.xml')) throw new Error('no Word document: word/document.xml is missing');
  const parts = [...files].filter(([name]) => /^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name));
  return plain(parts.map(([, xml]) => textOfPart(xml)).join(' '));
}
