import type { Document, Line } from '../../documents/offline.ts';
import { languageOfScan } from '../resolve/doubtful-readings.ts';
import { type DocumentType, detectDocumentType } from './detect-document-type.ts';
import { detectLanguage } from './detect-language.ts';
import { bodyLines, findSections, type Section } from './find-sections.ts';

/** What a document is, before any field is looked for. */
export type Classification = {
  readonly documentType: DocumentType;
  /** ISO 639-1 code of the language most of it is written in. */
  readonly language: string;
  /** Its lines without running heads and feet, and the sections that they form. */
  readonly lines: Line[];
  readonly sections: Section[];
};

/** Tells the type and the language of a document by its title, headings and words. */
export function classifyDocument(document: Document): Classification {
  const lines = bodyLines(document);
  if (document.kind === 'json')
    return { documentType: 'dangerous-goods-declaration', language: 'en', lines, sections: [] };
  const text = lines.map((line) => line.text).join('\n');
  const sections = findSections(lines);
  const isScanned = document.pages.some(({ source }) => source === 'ocr');
  const language = detectLanguage(text);
  return {
    documentType: detectDocumentType(text, sections),
    language: isScanned ? languageOfScan(language, text) : language,
    lines,
    sections,
  };
}
