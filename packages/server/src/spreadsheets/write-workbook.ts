import type { NewColumn, NewRow, NewTable } from './new-table.ts';
import { columnName } from './workbook.ts';
import { type NewPart, writeZip } from './write-zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What Excel holds in one tab, and in one cell. */
const MOST_ROWS = 1_048_576;
const MOST_CHARACTERS = 32_767;
const CUT = ' … (cut: a cell holds 32,767 characters)';

/** The cell formats of `STYLES` by their number. */
const STYLE = { text: 1, number: 0, day: 2, instant: 3, heading: 4 } as const;
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/**
 * Tables as an XLSX workbook, a tab each: a heading row that stays in sight, a filter on every column, numbers and dates as
 * such, texts as texts whatever they begin with. A table that is longer than a tab goes on in the next ("Rates 2").
 */
export function writeWorkbook(tables: readonly NewTable[]): AsyncGenerator<Uint8Array> {
  return writeZip(partsOf(tables));
}

async function* partsOf(tables: readonly NewTable[]): AsyncGenerator<NewPart> {
  const names: string[] = [];
  for (const table of tables) {
    const batches = table.batches()[Symbol.asyncIterator]();
    const source: Source = { batches, rest: [], isOver: false };
    try {
      for (let part = 1; part === 1 || !source.isOver; part += 1) {
        names.push(part === 1 ? table.name : `${table.name} ${part}`);
        yield { name: `xl/worksheets/sheet${names.length}.xml`, bytes: sheetXml(table.columns, source) };
      }
    } finally {
      await batches.return?.();
    }
  }
  for (const [name, text] of Object.entries(frameOf(names))) yield { name, bytes: [Buffer.from(text)] };
}

/** Rows that are still to be written; `rest` did not fit into the tab before. */
type Source = { readonly batches: AsyncIterator<readonly NewRow[]>; rest: readonly NewRow[]; isOver: boolean };

async function* sheetXml(columns: readonly NewColumn[], source: Source): AsyncGenerator<Uint8Array> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, at) => textCell(`${columnName(at)}1`, heading, STYLE.heading));
  yield Buffer.from(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`,
  );
  const letters = columns.map((_, at) => columnName(at));
  let row = 1;
  for await (const rows of rowsOfTab(source)) {
    yield Buffer.from(rows.map((values) => rowXml({ values, columns, letters, row: ++row })).join(''));
  }
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${letters.at(-1)}${row}"/></worksheet>`);
}

async function* rowsOfTab(source: Source): AsyncGenerator<readonly NewRow[]> {
  let left = MOST_ROWS - 1;
  for (;;) {
    if (source.rest.length === 0) {
      const { value, done } = await source.batches.next();
      if (done) {
        source.isOver = true;
        return;
      }
      source.rest = value;
    }
    const rows = source.rest.slice(0, left);
    source.rest = source.rest.slice(left);
    left -= rows.length;
    if (rows.length > 0) yield rows;
    if (left === 0) return;
  }
}

type NewLine = { values: NewRow; columns: readonly NewColumn[]; letters: readonly string[]; row: number };

function rowXml({ values, columns, letters, row }: NewLine): string {
  let cells = '';
  for (let at = 0; at < columns.length; at += 1) {
    const value = values[at] ?? null;
    if (value === null || value === '') continue;
    cells += cellXml(`${letters[at]}${row}`, value, columns[at]?.kind ?? 'text');
  }
  return `<row r="${row}">${cells}</row>`;
}

function cellXml(ref: string, value: string | number, kind: NewColumn['kind']): string {
  if (typeof value === 'number') return `<c r="${ref}"><v>${value}</v></c>`;
  if (kind === 'day' || kind === 'instant') return `<c r="${ref}" s="${STYLE[kind]}"><v>${serialOf(value)}</v></c>`;
  return textCell(ref, value, STYLE.text);
}

/** Of the 1900 system, in days. */
function serialOf(day: string): number {
  return Date.parse(day) / 86_400_000 + 25_569;
}

function textCell(ref: string, text: string, style: number): string {
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
}

/** Any of the characters of `SPECIAL`, and some more: most texts have none, and this finds that out quickly. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const MAY_BE_SPECIAL = /[&<>_\0-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]/;
const SPECIAL = /[&<>\p{Cc}\p{Cs}\ufffe\uffff]|_x[\da-fA-F]{4}_/gu;

/** Text as XML; what XML cannot carry is written `_x000B_` as ECMA-376 §22.4.2.4 (ST_Xstring) says. */
function cellText(text: string): string {
  if (text.length <= MOST_CHARACTERS && !MAY_BE_SPECIAL.test(text)) return text;
  const whole = text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - CUT.length)}${CUT}`;
  return whole.replace(SPECIAL, (sign) => {
    if (sign.length > 1) return `_x005F${sign}`;
    if (sign === '&') return '&amp;';
    if (sign === '<') return '&lt;';
    if (sign === '>') return '&gt;';
    if (sign === '\n' || sign === '\t') return sign;
    return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
  });
}

/** The parts beside the tabs. */
function frameOf(names: readonly string[]): Record<string, string> {
  const link = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${LINKS}/${kind}" Target="${target}"/>`;
  const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/>`;
  const tabs = names.map((name, at) => `<sheet name="${cellText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const sheets = names.map((_, at) => override(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet'));
  const links = names.map((_, at) => link(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return {
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${sheets.join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}${link(names.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': STYLES,
  };
}
