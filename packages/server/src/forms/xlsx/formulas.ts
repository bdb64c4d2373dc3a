import { applyEdits, type Edit } from '../ooxml/edits.ts';
import { setPart, textOfPart } from '../ooxml/parts.ts';
import { readRelationships, removePart } from '../ooxml/relationships.ts';
import { findAll, findChild, innerText, parseXml, type XmlElement } from '../ooxml/xml-tree.ts';
import { type CellPlace, type CellRange, columnNumber, contains, parseCellName } from './cell-reference.ts';
import type { SheetGrid } from './sheet-grid.ts';
import type { WorkbookParts } from './workbook-parts.ts';

/** A cell of a sheet, by the sheet's name. */
export type SheetCell = { readonly sheet: string; readonly place: CellPlace };

type Reads = { readonly sheet: string; readonly range: CellRange };
type FormulaCell = SheetCell & {
  readonly part: string;
  readonly value: XmlElement | undefined;
  /** What it reads; undefined when the text does not say (names, tables, shared formulas). */
  readonly reads: readonly Reads[] | undefined;
};

const REFERENCE =
  /(?:'((?:[^']|'')+)'!|([\p{L}\p{N}_.]+)!)?\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?(?![\p{L}\p{N}_(!])/giu;

function readsOf(formula: string, home: string): Reads[] | undefined {
  const text = formula.replace(/"(?:[^"]|"")*"/g, '""');
  const reads: Reads[] = [];
  const rest = text.replace(REFERENCE, (_, quoted, plain, fromColumn, fromRow, toColumn, toRow) => {
    const from = { column: columnNumber(fromColumn), row: Number(fromRow) };
    const to = toColumn === undefined ? from : { column: columnNumber(toColumn), row: Number(toRow) };
    reads.push({ sheet: quoted?.replaceAll("''", "'") ?? plain ?? home, range: { from, to } });
    return ' ';
  });
  // What is left may be functions, numbers, TRUE and FALSE; any other word is a name, and `[` a table or another file.
  const names = rest.match(/[\p{L}_\\][\p{L}\p{N}_.]*(?!\s*[\p{L}\p{N}_.(])/gu) ?? [];
  const unclear = /[[\]:$]|INDIRECT|OFFSET/i.test(rest) || names.some((name) => !/^(?:TRUE|FALSE|E)$/i.test(name));
  return unclear ? undefined : reads;
}

function formulasOfSheet(workbook: WorkbookParts, sheet: { name: string; part: string }): FormulaCell[] {
  const xml = textOfPart(workbook.parts, sheet.part);
  if (!/<(?:\w+:)?f[\s>/]/.test(xml)) return [];
  return findAll(parseXml(xml), 'c').flatMap((cell): FormulaCell[] => {
    const formula = findChild(cell, 'f');
    const place = parseCellName(cell.attributes.r ?? '');
    if (!formula || !place) return [];
    const text = innerText(xml, formula);
    const isOwn = text !== '' && formula.attributes.t === undefined;
    return [
      {
        sheet: sheet.name,
        place,
        part: sheet.part,
        value: findChild(cell, 'v'),
        reads: isOwn ? readsOf(text, sheet.name) : undefined,
      },
    ];
  });
}

/** The formulas whose results may differ now that `changed` differ, directly or through others. */
function findDependants(formulas: readonly FormulaCell[], changed: readonly SheetCell[]): Set<FormulaCell> {
  const stale = new Set<FormulaCell>();
  let fresh: readonly SheetCell[] = changed;
  while (fresh.length > 0) {
    const next = formulas.filter(
      (formula) =>
        !stale.has(formula) &&
        (formula.reads === undefined ||
          formula.reads.some(({ sheet, range }) =>
            fresh.some((cell) => cell.sheet.toLowerCase() === sheet.toLowerCase() && contains(range, cell.place)),
          )),
    );
    for (const formula of next) stale.add(formula);
    fresh = next;
  }
  return stale;
}

/**
 * Takes out the remembered results of formulas that read changed cells, and asks the program that opens the file to
 * calculate them. Results of other formulas stay. `calcChain` goes only when a formula was overwritten.
 */
export function refreshFormulas(workbook: WorkbookParts, changed: readonly SheetCell[], overwrote: boolean): void {
  const { parts } = workbook;
  const formulas = workbook.sheets.flatMap((sheet) => formulasOfSheet(workbook, sheet));
  const stale = [...findDependants(formulas, changed)].filter(({ value }) => value !== undefined);
  for (const [part, cells] of Map.groupBy(stale, (cell) => cell.part)) {
    const edits = cells.flatMap(({ value }): Edit[] =>
      value ? [{ start: value.start, end: value.end, text: '' }] : [],
    );
    setPart(parts, part, applyEdits(textOfPart(parts, part), edits));
  }
  if (stale.length > 0) askToCalculate(workbook);
  const chain = readRelationships(parts, workbook.workbook).find(({ kind }) => kind === 'calcChain')?.target;
  if (overwrote && chain !== undefined) removePart(parts, chain, workbook.workbook);
}

/** Elements that stand before `calcPr` in a workbook (ECMA-376 part 1, 18.2.27). */
const BEFORE_CALCULATION = ['sheets', 'functionGroups', 'externalReferences', 'definedNames'];

function askToCalculate({ parts, workbook }: WorkbookParts): void {
  const xml = textOfPart(parts, workbook);
  const root = parseXml(xml);
  const settings = findChild(root, 'calcPr');
  if (settings) {
    const head = xml.slice(settings.start, settings.openEnd).replace(/\sfullCalcOnLoad=(?:"[^"]*"|'[^']*')/, '');
    const text = head.replace(/\s*(\/?>)$/, ' fullCalcOnLoad="1"$1');
    setPart(parts, workbook, applyEdits(xml, [{ start: settings.start, end: settings.openEnd, text }]));
    return;
  }
  const at = root.children.findLast(({ name }) => BEFORE_CALCULATION.includes(name))?.end ?? root.closeStart;
  setPart(
    parts,
    workbook,
    applyEdits(xml, [{ start: at, end: at, text: `<${root.prefix}calcPr fullCalcOnLoad="1"/>` }]),
  );
}

/** Why a formula in a cell cannot be overwritten; undefined when it can, or when there is none. */
export function findFormulaObstacle(_grid: SheetGrid, cell: XmlElement | undefined): string | undefined {
  const formula = findChild(cell, 'f');
  if (!formula) return undefined;
  const { t, ref } = formula.attributes;
  if (t === 'array' || t === 'dataTable') return 'The cell belongs to an array formula of the template.';
  if (t === 'shared' && ref !== undefined) return 'The cell holds the formula that other cells of the template share.';
  return undefined;
}
