import { strToU8, zipSync } from 'fflate';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A Word document with this body, as XML with the prefix `w:`; `header` is the text of its page header. */
export function makeDocx(body: string, header = ''): Uint8Array {
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="${type}.header+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${links}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${links}/header" Target="header1.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${WORD}" xmlns:r="${links}"><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr></w:body></w:document>`,
    ),
    'word/header1.xml': strToU8(`<w:hdr xmlns:w="${WORD}">${paragraph(header)}</w:hdr>`),
  });
}

/** A paragraph of runs: plain texts, or XML of a run's content with its properties. */
export function paragraph(...runs: (string | { properties: string; content: string })[]): string {
  const written = runs.map((run) =>
    typeof run === 'string'
      ? `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`
      : `<w:r><w:rPr>${run.properties}</w:rPr>${run.content}</w:r>`,
  );
  return `<w:p>${written.join('')}</w:p>`;
}

/** A table of texts; an empty text is a blank cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${text === '' ? '<w:p/>' : paragraph(text)}</w:tc>`;
  return `<w:tbl><w:tblPr><w:tblBorders><w:top w:val="single"/></w:tblBorders></w:tblPr>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}
