import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { zipParts } from '../base/offline.ts';

/** The struck-through cells of a tab: for each row the columns, both counted from 0. */
export type StruckCells = ReadonlyMap<number, ReadonlySet<number>>;

type Attributes = Readonly<Record<string, string>>;
type Listener = { open: (name: string, attributes: Attributes) => void; close?: (name: string) => void };

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';

/** Whether a part of an XLSX file is its styles and knows a struck-through font. */
export function strikesSomething(name: string, bytes: Uint8Array): boolean {
  return name.toLowerCase() === STYLES && /<(?:\w+:)?strike\b/.test(new TextDecoder().decode(bytes));
}

/** Names without their namespace prefix: writers differ in it. */
function listen(xml: Uint8Array, { open, close }: Listener): void {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser(
    { onopentag: (name, attributes) => open(plain(name), attributes), onclosetag: (name) => close?.(plain(name)) },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(new TextDecoder().decode(xml));
}

/** The numbers of the cell formats (`s` of a cell) whose font is struck through: ECMA-376 part 1, 18.8.10 and 18.8.22. */
function struckFormats(styles: Uint8Array): Set<string> {
  const [fonts, formats] = [new Set<number>(), new Set<string>()];
  let list: string | undefined;
  let [font, format] = [-1, -1];
  listen(styles, {
    open: (name, { val, fontId }) => {
      if (name === 'fonts' || name === 'cellXfs') list = name;
      else if (list === 'fonts' && name === 'font') font++;
      else if (list === 'fonts' && name === 'strike' && val !== '0' && val !== 'false') fonts.add(font);
      else if (list === 'cellXfs' && name === 'xf' && ++format >= 0 && fonts.has(Number(fontId)))
        formats.add(String(format));
    },
    close: (name) => {
      if (name === list) list = undefined;
    },
  });
  return formats;
}

/** The names of the tabs by the part that holds their cells. */
function tabNames(workbook: Uint8Array, relations: Uint8Array): Map<string, string> {
  const targets = new Map<string, string>();
  listen(relations, {
    open: (_, { Id, Target }) => {
      if (Id && Target) targets.set(Id, posix.resolve('/xl', Target).slice(1));
    },
  });
  const names = new Map<string, string>();
  listen(workbook, {
    open: (name, { name: tab, 'r:id': id }) => {
      const target = name === 'sheet' && id !== undefined ? targets.get(id) : undefined;
      if (tab !== undefined && target !== undefined) names.set(target, tab);
    },
  });
  return names;
}

/** Row and column of a cell name: `B7` is row 6, column 1. */
function placeOf(cell: string): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(cell) ?? [];
  if (letters === '') return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

function struckIn(sheet: Uint8Array, formats: ReadonlySet<string>): StruckCells {
  const struck = new Map<number, Set<number>>();
  listen(sheet, {
    open: (name, { r = '', s = '' }) => {
      const place = name === 'c' && formats.has(s) ? placeOf(r) : undefined;
      if (place) struck.set(place.row, (struck.get(place.row) ?? new Set()).add(place.column));
    },
  });
  return struck;
}

/** The struck-through cells of an XLSX file by the name of their tab. The archive was checked before. */
export function findStruckCells(archive: Uint8Array): ReadonlyMap<string, StruckCells> {
  const about = new Map<string, Uint8Array>();
  const isAbout = (name: string) => [WORKBOOK, RELATIONS, STYLES].includes(name);
  for (const { name, bytes } of zipParts(archive, isAbout)) about.set(name, bytes.slice());
  const [styles, workbook, relations] = [STYLES, WORKBOOK, RELATIONS].map((name) => about.get(name));
  if (!styles || !workbook || !relations) return new Map();
  const formats = struckFormats(styles);
  if (formats.size === 0) return new Map();
  const names = tabNames(workbook, relations);
  const found = new Map<string, StruckCells>();
  for (const { name, bytes } of zipParts(archive, (part) => names.has(part)))
    found.set(names.get(name) ?? name, struckIn(bytes, formats));
  return found;
}
