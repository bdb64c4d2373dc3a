import { type Parts, textOfPart } from '../ooxml/parts.ts';
import { contentTypeOf, findMainPart, readRelationships } from '../ooxml/relationships.ts';
import { parseXml } from '../ooxml/xml-tree.ts';
import { fillProblem } from '../problems.ts';
import { listParagraphs } from './paragraphs.ts';

const WITH_TEXT = new Set(['header', 'footer', 'footnotes', 'endnotes']);

/** The parts of a Word document that show text: the document first, then headers, footers and notes. Throws `template_kind_wrong`. */
export function documentParts(parts: Parts): string[] {
  const main = findMainPart(parts);
  if (!main || !/(?:wordprocessingml|ms-word)/.test(contentTypeOf(parts, main) ?? ''))
    throw fillProblem('template_kind_wrong', { wanted: 'docx' });
  const others = readRelationships(parts, main).filter(({ kind, target }) => WITH_TEXT.has(kind) && parts.has(target));
  return [main, ...new Set(others.map(({ target }) => target))];
}

/** Every paragraph's text of a Word document, in order. */
export function listDocumentTexts(parts: Parts): string[] {
  return documentParts(parts).flatMap((name) => {
    const xml = textOfPart(parts, name);
    return listParagraphs(xml, parseXml(xml)).map(({ text }) => text);
  });
}
