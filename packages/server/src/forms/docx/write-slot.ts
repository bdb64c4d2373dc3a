import type { Edit } from '../ooxml/edits.ts';
import { escapeXml } from '../ooxml/xml-tree.ts';
import type { Slot } from './find-slots.ts';
import type { Paragraph, TextPiece } from './paragraphs.ts';
import { propertiesOf, underlinedProperties } from './run-properties.ts';
import { editsOfSign } from './symbol-pieces.ts';
import { textXml } from './text-xml.ts';

/** A value for a slot. */
export type SlotWrite = { readonly slot: Pick<Slot, 'start' | 'end'>; readonly value: string };

type Part = { readonly text: string; readonly value: boolean };

/** A piece's text with the values put in; undefined when no slot touches it. */
function partsOf(piece: TextPiece, writes: readonly (SlotWrite & { home: TextPiece })[]): Part[] | undefined {
  const end = piece.at + piece.text.length;
  const touching = writes.filter(({ slot, home }) => home === piece || (slot.start < end && slot.end > piece.at));
  if (touching.length === 0) return undefined;
  const parts: Part[] = [];
  let at = piece.at;
  for (const { slot, value, home } of touching) {
    parts.push({
      text: piece.text.slice(at - piece.at, Math.max(at, Math.min(slot.start, end)) - piece.at),
      value: false,
    });
    if (home === piece) parts.push({ text: value, value: true });
    at = Math.max(at, Math.min(end, slot.end));
  }
  parts.push({ text: piece.text.slice(at - piece.at), value: false });
  return parts.filter(({ text }) => text !== '');
}

/** The piece that takes the value: an underlined one of the blank, else its first, else the one that ends at it. */
function homeOf({ pieces }: Paragraph, { start, end }: Pick<Slot, 'start' | 'end'>): TextPiece | undefined {
  const inside = pieces.filter(
    (piece) => piece.at < end && piece.at + piece.text.length > start && piece.element.name !== 'br',
  );
  const before = pieces.findLast((piece) => piece.at < Math.max(1, start) && piece.at + piece.text.length >= start);
  return inside.find(({ underlined }) => underlined) ?? inside[0] ?? before;
}

function pieceXml(piece: TextPiece, parts: readonly Part[]): string {
  return parts.map(({ text }) => textXml(piece.element.prefix, text)).join('');
}

/** Rewrites a run of one text as several, so that a value that replaced a drawn line is underlined in its place. */
function editOfRun(xml: string, piece: TextPiece, parts: readonly Part[]): Edit {
  const { run } = piece;
  const head = xml.slice(run.start, run.openEnd);
  const tail = `</${run.prefix}r>`;
  const text = parts
    .map(
      (part) =>
        `${head}${part.value ? underlinedProperties(xml, run) : propertiesOf(xml, run)}${textXml(run.prefix, part.text)}${tail}`,
    )
    .join('');
  return { start: run.start, end: run.end, text };
}

/** The edits that put values into the blanks of one paragraph; everything else of it stays. */
export function writeSlots(xml: string, paragraph: Paragraph, writes: readonly SlotWrite[]): Edit[] {
  const homed = writes.flatMap((write) => {
    const home = homeOf(paragraph, write.slot);
    return home ? [{ ...write, home }] : [];
  });
  return paragraph.pieces.flatMap((piece): Edit[] => {
    const parts = partsOf(piece, homed);
    if (!parts) return [];
    const { element, run } = piece;
    const drawnAgain = editsOfSign(xml, element, run, parts.map(({ text }) => text).join(''));
    if (drawnAgain) return drawnAgain;
    const isAlone = run.children.every((child) => child === element || child.name === 'rPr');
    const drawn = /[_＿]/.test(piece.text) && !piece.underlined;
    if (isAlone && drawn && element.name === 't' && parts.some(({ value }) => value))
      return [editOfRun(xml, piece, parts)];
    if (parts.length === 0 && element.name === 't')
      return [
        { start: element.start, end: element.end, text: `<${element.prefix}t>${escapeXml('')}</${element.prefix}t>` },
      ];
    return [{ start: element.start, end: element.end, text: pieceXml(piece, parts) }];
  });
}
