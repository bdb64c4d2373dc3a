import { posix } from 'node:path';
import { zipParts } from '../../base/offline.ts';
import { type Attributes, listenXml } from './listen-xml.ts';
import { Struck, type TextRun } from './struck.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';
const STRINGS = 'xl/sharedStrings.xml';

/** Whether a part of an XLSX file knows a struck-through font: its styles, its texts, or a tab that holds texts itself. */
export function strikesInXlsx(name: string, bytes: Uint8Array): boolean {
  return (
    /^xl\/(?:styles|sharedstrings|worksheets\/[^/]+)\.xml$/i.test(name) &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('strike')
  );
}

const isOn = (val: string | undefined) => val !== '0' && val !== 'false';

/** The numbers of the cell formats (`s` of a cell) whose font is struck through: ECMA-376 part 1, 18.8.10 and 18.8.22. */
function struckFormats(styles: Uint8Array): Set<string> {
  const [fonts, formats] = [new Set<number>(), new Set<string>()];
  let list: string | undefined;
  let [font, format] = [-1, -1];
  listenXml(styles, {
    open: (name, { val, fontId }) => {
      if (name === 'fonts' || name === 'cellXfs') list = name;
      else if (list === 'fonts' && name === 'font') font++;
      else if (list === 'fonts' && name === 'strike' && isOn(val)) fonts.add(font);
      else if (list === 'cellXfs' && name === 'xf' && ++format >= 0 && fonts.has(Number(fontId)))
        formats.add(String(format));
    },
    close: (name) => {
      if (name === list) list = undefined;
    },
  });
  return formats;
}

/** Reads the runs of a text (`si` or `is`) from its elements: ECMA-376 part 1, 18.4. */
class RunReader {
  runs: TextRun[] = [];
  #isStruck = false;
  #isText = false;
  #isPhonetic = false;

  open(name: string, { val }: Attributes): void {
    if (name === 'r') this.#isStruck = false;
    else if (name === 'strike') this.#isStruck = isOn(val);
    else if (name === 't') this.#isText = !this.#isPhonetic;
    else if (name === 'rPh') this.#isPhonetic = true;
  }

  text(text: string): void {
    if (this.#isText) this.runs.push({ text, isStruck: this.#isStruck });
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'r') this.#isStruck = false;
  }
}

const isAnyStruck = (runs: readonly TextRun[]) => runs.some(({ isStruck }) => isStruck);

/** The shared texts of which words are struck through, by their number. */
function struckStrings(strings: Uint8Array | undefined): Map<string, readonly TextRun[]> {
  const found = new Map<string, readonly TextRun[]>();
  if (!strings) return found;
  let [index, reader] = [-1, new RunReader()];
  listenXml(strings, {
    open: (name, attributes) => {
      if (name === 'si') [index, reader] = [index + 1, new RunReader()];
      else reader.open(name, attributes);
    },
    text: (text) => reader.text(text),
    close: (name) => {
      reader.close(name);
      if (name === 'si' && isAnyStruck(reader.runs)) found.set(String(index), reader.runs);
    },
  });
  return found;
}

/** The names of the tabs by the part that holds their cells. */
function tabNames(workbook: Uint8Array, relations: Uint8Array): Map<string, string> {
  const targets = new Map<string, string>();
  listenXml(relations, {
    open: (_, { Id, Target }) => {
      if (Id && Target) targets.set(Id, posix.resolve('/xl', Target).slice(1));
    },
  });
  const names = new Map<string, string>();
  listenXml(workbook, {
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

type Known = { formats: ReadonlySet<string>; strings: ReadonlyMap<string, readonly TextRun[]> };

function struckIn(sheet: Uint8Array, { formats, strings }: Known): Struck {
  const struck = new Struck();
  let place: ReturnType<typeof placeOf>;
  let [isShared, value, reader] = [false, '', new RunReader()];
  let isValue = false;
  listenXml(sheet, {
    open: (name, attributes) => {
      if (name === 'v') isValue = true;
      if (name !== 'c') return reader.open(name, attributes);
      const { r = '', s = '', t } = attributes;
      place = placeOf(r);
      [isShared, value, reader] = [t === 's', '', new RunReader()];
      if (place && formats.has(s)) struck.addCell(place.row, place.column);
    },
    text: (text) => {
      if (isValue) value += text;
      else reader.text(text);
    },
    close: (name) => {
      if (name === 'v') isValue = false;
      reader.close(name);
      if (name !== 'c' || !place || struck.cells.get(place.row)?.has(place.column)) return;
      struck.addRuns(place.row, place.column, (isShared ? strings.get(value.trim()) : reader.runs) ?? []);
    },
  });
  return struck;
}

/** What is struck through in an XLSX file, by the name of the tab. The archive was checked before. */
export function findStruckInXlsx(archive: Uint8Array): ReadonlyMap<string, Struck> {
  const about = new Map<string, Uint8Array>();
  const isAbout = (name: string) => [WORKBOOK, RELATIONS, STYLES, STRINGS].includes(name);
  for (const { name, bytes } of zipParts(archive, isAbout)) about.set(name, bytes.slice());
  const [workbook, relations, styles] = [WORKBOOK, RELATIONS, STYLES].map((name) => about.get(name));
  if (!workbook || !relations) return new Map();
  const known = {
    formats: styles ? struckFormats(styles) : new Set<string>(),
    strings: struckStrings(about.get(STRINGS)),
  };
  const names = tabNames(workbook, relations);
  const found = new Map<string, Struck>();
  for (const { name, bytes } of zipParts(archive, (part) => names.has(part)))
    found.set(names.get(name) ?? name, struckIn(bytes, known));
  return found;
}
