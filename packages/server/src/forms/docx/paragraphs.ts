import { findChild, innerText, type XmlElement } from '../ooxml/xml-tree.ts';
import { signOfElement } from './symbol-pieces.ts';

/**
 * A piece of a paragraph's text with the element that writes it: `t` for words, `tab` and `br` for themselves, `sym` and `fldChar` for
 * boxes that they draw.
 */
export type TextPiece = {
  readonly text: string;
  /** Where the piece begins in the paragraph's text. */
  readonly at: number;
  readonly element: XmlElement;
  readonly run: XmlElement;
  readonly underlined: boolean;
};

/** A paragraph: its text, and the pieces it is written in. */
export type Paragraph = { readonly element: XmlElement; readonly text: string; readonly pieces: readonly TextPiece[] };

/** Elements that hold text of their own, which is not the paragraph's: text boxes, pictures, deleted words, field codes. */
const APART = new Set([
  'drawing',
  'pict',
  'object',
  'AlternateContent',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'pPr',
  'rPr',
  'sdtPr',
]);

function isUnderlined(run: XmlElement): boolean {
  const line = findChild(findChild(run, 'rPr'), 'u');
  return line !== undefined && wordValueOf(line) !== 'none';
}

/** The attribute `w:val`, whatever its prefix. */
export function wordValueOf(element: XmlElement | undefined): string | undefined {
  return Object.entries(element?.attributes ?? {}).find(([name]) => name === 'val' || name.endsWith(':val'))?.[1];
}

function piecesOf(xml: string, parent: XmlElement, run: XmlElement | undefined): Omit<TextPiece, 'at'>[] {
  return parent.children.flatMap((element): Omit<TextPiece, 'at'>[] => {
    if (APART.has(element.name)) return [];
    if (element.name === 'r') return piecesOf(xml, element, element);
    const box = run && signOfElement(xml, element, run);
    if (run && box !== undefined) return [{ text: box, element, run, underlined: isUnderlined(run) }];
    if (run === undefined || !['t', 'tab', 'br', 'cr'].includes(element.name)) return piecesOf(xml, element, run);
    const text = element.name === 't' ? innerText(xml, element) : element.name === 'tab' ? '\t' : '\n';
    return [{ text, element, run, underlined: isUnderlined(run) }];
  });
}

/** Reads one paragraph. */
export function readParagraph(xml: string, element: XmlElement): Paragraph {
  let at = 0;
  const pieces = piecesOf(xml, element, undefined).map((piece) => {
    const placed = { ...piece, at };
    at += piece.text.length;
    return placed;
  });
  return { element, text: pieces.map(({ text }) => text).join(''), pieces };
}

/** Every paragraph of a part, those in tables, text boxes and content controls too. */
export function listParagraphs(xml: string, root: XmlElement): Paragraph[] {
  return root.children.flatMap((child) => {
    const within = listParagraphs(xml, child);
    return child.name === 'p' ? [readParagraph(xml, child), ...within] : within;
  });
}

/** The text that an element shows, its paragraphs on lines of their own. */
export function textOfElement(xml: string, element: XmlElement): string {
  return listParagraphs(xml, element)
    .map(({ text }) => text)
    .join('\n');
}
