import type { Finding } from '../../../base/index.ts';
import type { Page } from '../../model/index.ts';
import { cellsOfText, pagesOfRows } from '../plain-text/plain-pages.ts';
import { type Revised, withRevisions } from './docx-revisions.ts';
import { signOfCheckBox, signOfSymbol } from './symbol-boxes.ts';
import { unzip } from './unzip.ts';

type Row = { text: string; column: number }[];

/** How far apart the columns of a table are set, in characters. */
const COLUMN = 40;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plainText(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return ENTITIES[name] ?? whole;
  });
}

const PIECE =
  /<w:t(?:\s[^>]*)?>(?<text>[^<]*)<\/w:t>|<w:(?<mark>tab|br|cr)\b[^>]*\/>|<w:sym\b(?<symbol>[^>]*)\/>|<w:checkBox>(?<box>[\s\S]*?)<\/w:checkBox>/g;

function signOf(attributes: string): string {
  const of = (name: string) => new RegExp(`w:${name}="([^"]*)"`).exec(attributes)?.[1];
  return signOfSymbol(of('font'), Number.parseInt(of('char') ?? '', 16)) ?? '';
}

/** The text of a paragraph's runs, with tabs and line breaks, and boxes that are drawn as symbols. */
function paragraphText(xml: string): string {
  return [...xml.matchAll(PIECE)]
    .map(({ groups }) => {
      const { text = '', mark, symbol, box }: Readonly<Partial<Record<string, string>>> = groups ?? {};
      if (symbol !== undefined) return signOf(symbol);
      if (box !== undefined) return signOfCheckBox(box);
      return mark === undefined ? plainText(text) : mark === 'tab' ? '    ' : '\n';
    })
    .join('');
}

/** Walks the body once: paragraphs outside tables are lines of their own, a table row is one line of cells. */
function rowsOfBody(xml: string): Row[] {
  const rows: Row[] = [];
  let depth = 0;
  let cells: string[][] = [];
  for (const [tag, , name] of xml.matchAll(
    /<(\/?)w:(tbl|tr|tc|p)(?=[\s>/])(?:[^>]*?\/>|[^>]*>(?:(?:(?!<\/?w:(?:tbl|tr|tc|p)[\s>/])[\s\S])*))/g,
  )) {
    const closing = tag.startsWith('</');
    if (name === 'tbl') depth += closing ? -1 : tag.endsWith('/>') ? 0 : 1;
    else if (name === 'tr' && !closing) cells = [];
    else if (name === 'tr') rows.push(...rowsOfCells(cells));
    else if (name === 'tc' && !closing) cells.push([]);
    else if (name === 'p' && !closing) {
      const text = paragraphText(tag);
      if (depth > 0) cells.at(-1)?.push(text);
      else rows.push(...text.split('\n').map(cellsOfText));
    }
  }
  return rows;
}

/** A table row as lines: the first line holds each cell's first paragraph, and so on. */
function rowsOfCells(cells: readonly (readonly string[])[]): Row[] {
  const lines = cells.map((cell) => cell.flatMap((text) => text.split('\n')).filter((text) => text.trim() !== ''));
  const height = Math.max(0, ...lines.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) =>
    lines.flatMap((cell, column) =>
      cell[line] === undefined ? [] : [{ text: cell[line] ?? '', column: column * COLUMN }],
    ),
  );
}

/** Word keeps what a text box holds twice: as a drawing, and again for programs that cannot draw it. */
function withoutFallbacks(xml: string): string {
  const [first = '', ...parts] = xml.split('<mc:Fallback>');
  return first + parts.map((part) => part.slice(part.indexOf('</mc:Fallback>') + 1)).join('');
}

const REFERENCE = /<w:(footnote|endnote)Reference\b[^>]*w:id="(\d{1,9})"[^>]*\/>/g;
const raised = (number: number) => String(number).replace(/\d/g, (figure) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(figure)] ?? '');

/** The body with a raised number where it refers to a note, and the numbers by kind and id of the note. */
function withNoteMarks(xml: string): { xml: string; numbers: Map<string, number> } {
  const numbers = new Map<string, number>();
  const marked = xml.replace(REFERENCE, (_, kind: string, id: string) => {
    const number = numbers.get(`${kind}${id}`) ?? numbers.size + 1;
    numbers.set(`${kind}${id}`, number);
    return `<w:t>${raised(number)}</w:t>`;
  });
  return { xml: marked, numbers };
}

/** The notes that the body refers to, each a line behind its number. */
function rowsOfNotes(kind: 'footnote' | 'endnote', xml: string, numbers: ReadonlyMap<string, number>): Row[] {
  return xml.split(`</w:${kind}>`).flatMap((note): Row[] => {
    const id = new RegExp(`<w:${kind}\\b[^>]*w:id="(\\d{1,9})"`).exec(note)?.[1];
    const number = numbers.get(`${kind}${id}`);
    const text = rowsOfBody(note)
      .flatMap((row) => row.map((cell) => cell.text.trim()))
      .filter((part) => part !== '')
      .join(' ');
    return number === undefined || text === '' ? [] : [[{ text: `${raised(number)} ${text}`, column: 0 }]];
  });
}

const PART = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const RANKS = ['header', 'document', 'footnotes', 'endnotes', 'footer'];
const rankOf = (name: string) => RANKS.findIndex((kind) => name.startsWith(`word/${kind}`));
const textOf = (row: Row) => row.map(({ text }) => text.trim()).join('|');

/**
 * The pages of a Word document: headers first, the body with its tables and text boxes, its notes, and what stands at the foot of its
 * pages; and what of it is not in force. A header or footer that differs from page to page only in what it repeats is read once.
 */
export function readDocx(bytes: Uint8Array): { pages: Page[]; findings: Finding[] } {
  const parts = unzip(bytes, (name) => PART.test(name));
  const said = new Set<string>();
  const rows: Row[] = [];
  const findings: Finding[] = [];
  let numbers = new Map<string, number>();
  for (const name of [...parts.keys()].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))) {
    const revised = withRevisions(withoutFallbacks(Buffer.from(parts.get(name) ?? []).toString('utf8')));
    findings.push(...revisionFindings(revised));
    if (name === 'word/document.xml') {
      const marked = withNoteMarks(revised.xml);
      numbers = marked.numbers;
      rows.push(...rowsOfBody(marked.xml));
    } else if (name.endsWith('notes.xml')) {
      rows.push(...rowsOfNotes(name.includes('footnotes') ? 'footnote' : 'endnote', revised.xml, numbers));
    } else {
      const own = rowsOfBody(revised.xml).filter((row) => !said.has(textOf(row)));
      for (const row of own) said.add(textOf(row));
      rows.push(...own);
    }
  }
  return { pages: pagesOfRows(rows), findings };
}

function revisionFindings({ struck, deleted, inserted }: Revised): Finding[] {
  const say = (code: string, message: string): Finding => ({ code, severity: 'warning', message, place: { page: 1 } });
  const found: Finding[] = [];
  if (struck + deleted > 0)
    found.push(say('text_struck_out', 'Text that is struck out, or deleted by a tracked change, was not read.'));
  if (inserted > 0)
    found.push(
      say('text_inserted', 'Text inserted by a tracked change that nobody accepted yet was read as it stands.'),
    );
  return found;
}
