import type { Finding } from '../../base/index.ts';
import type { FormField } from '../../formats/index.ts';
import type { Slot } from '../docx/find-slots.ts';
import { type FieldToFill, type Filled, type FillValues, fieldsToFill, notPlaced, type Placed } from '../fill-value.ts';
import { fieldOfLabel, type LabelIndex } from '../labels/label-index.ts';
import { readParts, setPart, writeParts } from '../ooxml/parts.ts';
import { findAll, findChild, innerText } from '../ooxml/xml-tree.ts';
import { fillProblem } from '../problems.ts';
import { type CellBlank, findBlanksInCells, writeBlanks } from './blanks-in-cells.ts';
import { type CellPlace, contains, parseCellName, parseCellRange, printCellName } from './cell-reference.ts';
import { fillList, openList } from './fill-list.ts';
import { findFormulaObstacle, refreshFormulas, type SheetCell } from './formulas.ts';
import { findLabelledCells } from './labelled-cells.ts';
import { anchorOf, findCell, type SheetGrid, textOfCell } from './sheet-grid.ts';
import { chooseSheet, type Subject } from './subject.ts';
import { tickCells } from './tick-cells.ts';
import { readWorkbookParts } from './workbook-parts.ts';
import { type CellWrite, writeCells } from './write-cells.ts';

type Target = FieldToFill & { place: CellPlace };

type Targets = { targets: Target[]; blanks: (CellBlank & FieldToFill & { slot: Slot })[]; findings: Finding[] };

/** Where each field goes: its own cell, or the blank beside its label, or every line behind its label in a cell. */
function findTargets({ workbook, grid, labels }: Subject, fields: readonly FormField[], values: FillValues): Targets {
  const labelled = findLabelledCells(grid, workbook.strings, labels);
  const inCells = findBlanksInCells(grid, workbook.strings, labels);
  const blanks: Targets['blanks'] = [];
  const targets: Target[] = [];
  const findings: Finding[] = [];
  for (const one of fieldsToFill(fields, values)) {
    const own = one.field.cell === undefined ? undefined : parseCellName(one.field.cell);
    const place = own === undefined ? labelled.get(one.field.key) : anchorOf(grid, own);
    const lines = own === undefined ? inCells.filter(({ slot }) => slot.key === one.field.key) : [];
    blanks.push(...lines.map((line) => ({ ...line, ...one })));
    if (place) targets.push({ ...one, place });
    else if (lines.length === 0)
      findings.push(
        notPlaced(one.field, one.value, 'The template has no cell for it and no label with a blank beside it.'),
      );
  }
  return { targets, blanks, findings };
}

/** Why a value cannot go there; undefined when it can. */
function findObstacle(
  { workbook, grid, labels }: Subject,
  { field, place }: Target,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  const name = printCellName(place);
  const other = taken.get(name);
  if (other !== undefined) return `${other} stands in ${name} already: the template joins their cells.`;
  const cell = findCell(grid, place);
  const inherits = field.cell !== undefined && name !== printCellName(parseCellName(field.cell) ?? place);
  if (inherits && textOfCell(grid, cell, workbook.strings).trim() !== '') {
    return `Cell ${field.cell} is joined with ${name}, where other text stands.`;
  }
  const text = textOfCell(grid, cell, workbook.strings);
  if (fieldOfLabel(labels, text) !== undefined && /[:：]\s*$/.test(text))
    return `Cell ${name} holds the label "${text.trim()}".`;
  return findFormulaObstacle(grid, cell);
}

/** A warning when the label beside the cell is another field's: the template is then of another edition. */
function checkLabelBeside({ workbook, sheet, grid, labels }: Subject, { field, place }: Target): Finding[] {
  for (let column = place.column - 1; column >= 1; column--) {
    const text = textOfCell(grid, findCell(grid, anchorOf(grid, { column, row: place.row })), workbook.strings).trim();
    if (text === '') continue;
    const beside = fieldOfLabel(labels, text);
    if (beside === undefined || beside === field.key) return [];
    const cell = printCellName(place);
    const message = `${field.label} goes to ${cell}, but the template says "${text}" beside it. Check that this is the right template.`;
    return [
      { code: 'template_label_differs', severity: 'warning', message, place: { tab: sheet.name, cell }, quote: text },
    ];
  }
  return [];
}

/** The list that the template itself allows in a cell, when it is written out in the cell's validation. */
function findOwnList(grid: SheetGrid, place: CellPlace): string[] | undefined {
  for (const rule of findAll(grid.root, 'dataValidation')) {
    const ranges = (rule.attributes.sqref ?? '').split(/\s+/).flatMap((ref) => parseCellRange(ref) ?? []);
    if (rule.attributes.type !== 'list' || !ranges.some((range) => contains(range, place))) continue;
    const formula = findChild(rule, 'formula1');
    const text = formula ? innerText(grid.xml, formula) : '';
    if (text.startsWith('"')) return text.slice(1, -1).split(',');
  }
  return undefined;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The value as the template's own list spells it, with a warning when the list does not have it. */
function spellAsListed(
  { sheet, grid }: Subject,
  { field, place, value }: Target,
): { value: string | number; findings: Finding[] } {
  const list = findOwnList(grid, place);
  const listed = list?.find((one) => fold(one) === fold(String(value)));
  if (list === undefined || listed !== undefined)
    return { value: typeof value === 'number' ? value : (listed ?? value), findings: [] };
  const cell = printCellName(place);
  const message = `${field.label}: the template's own list for ${cell} does not have "${value}".`;
  return {
    value,
    findings: [{ code: 'value_not_in_template_list', severity: 'warning', message, place: { tab: sheet.name, cell } }],
  };
}

/** What stands in cells whose fields are empty: an example, or the last shipment's data. It is left, and reported. */
function checkLeftovers(
  { workbook, sheet, grid }: Subject,
  fields: readonly FormField[],
  values: FillValues,
): Finding[] {
  const filled = new Set(fieldsToFill(fields, values).map(({ field }) => field.key));
  return fields.flatMap((field): Finding[] => {
    const place = field.cell === undefined || filled.has(field.key) ? undefined : parseCellName(field.cell);
    const cell = place && findCell(grid, anchorOf(grid, place));
    const text = textOfCell(grid, cell, workbook.strings).trim();
    if (!place || text === '' || findChild(cell, 'f')) return [];
    const message = `${field.label} is not known; the template's own text "${text}" was left in ${field.cell}.`;
    return [
      {
        code: 'template_value_left',
        severity: 'warning',
        message,
        place: { tab: sheet.name, cell: printCellName(place) },
        quote: text,
      },
    ];
  });
}

type Task = {
  readonly fields: readonly FormField[];
  readonly values: FillValues;
  readonly labels: LabelIndex;
  /** Several goods: a list of the template gets a row for each. */
  readonly goods?: readonly FillValues[];
};

/** Values beside their labels, in cells of their own. */
function placeTargets(subject: Subject, targets: readonly Target[], taken: Map<string, string>) {
  const result = { writes: [] as CellWrite[], placed: [] as Placed[], findings: [] as Finding[], overwrote: false };
  for (const target of targets) {
    const obstacle = findObstacle(subject, target, taken);
    if (obstacle !== undefined) {
      result.findings.push(notPlaced(target.field, target.value, obstacle));
      continue;
    }
    const { value, findings: doubts } = spellAsListed(subject, target);
    const cell = printCellName(target.place);
    result.findings.push(...doubts, ...checkLabelBeside(subject, target));
    result.overwrote ||= findChild(findCell(subject.grid, target.place), 'f') !== undefined;
    taken.set(cell, target.field.label);
    result.writes.push({ place: target.place, value });
    result.placed.push({ key: target.field.key, value, place: { sheet: subject.sheet.name, cell } });
  }
  return result;
}

/**
 * Fills a workbook: each value into its field's cell, or beside its label, or on the line or in the box behind it; several
 * goods into the rows of a list, which is made as long as they need. Cells keep their style; all other parts stay as they are,
 * to the byte. Throws `template_unreadable`, `template_kind_wrong`, `template_without_place`.
 */
export function fillWorkbook(template: Uint8Array, task: Task): Filled {
  const workbook = readWorkbookParts(readParts(template));
  const { goods = [], labels } = task;
  const chosen = chooseSheet(workbook, labels);
  const opened = openList(chosen, goods);
  const subject = opened?.subject ?? chosen;
  const listed = opened ? fillList(subject, opened.list, { ...task, goods }) : { writes: [], placed: [] };
  const inList = new Set(opened?.list.columns.keys());
  const ticks = tickCells(subject, task);
  const alone = task.fields.filter(({ key, cell }) => !inList.has(key) && (cell !== undefined || !ticks.keys.has(key)));
  const { targets, blanks, findings } = findTargets(subject, alone, task.values);
  const inCells = [...blanks.map((one) => ({ ...one, value: String(one.value) })), ...ticks.writes];
  const onLines = blanks.map(
    ({ field: { key }, value, slot: { label } }): Placed => ({
      ...{ key, value },
      place: { sheet: subject.sheet.name, label },
    }),
  );
  const taken = new Map(blanks.map(({ place, field }) => [printCellName(place), field.label]));
  for (const { place } of listed.writes) taken.set(printCellName(place), 'The list of goods');
  const beside = placeTargets(subject, targets, taken);
  const placed = [...onLines, ...ticks.placed, ...listed.placed, ...beside.placed];
  findings.push(...ticks.findings, ...beside.findings);
  if (placed.length === 0 && targets.length + findings.length > 0)
    throw fillProblem('template_without_place', { findings });
  findings.push(...checkLeftovers(subject, task.fields, task.values));
  const writes = [...writeBlanks(inCells), ...listed.writes, ...beside.writes];
  return { bytes: writeAll(subject, writes, beside.overwrote || (opened?.added ?? 0) > 0), placed, findings };
}

function writeAll({ workbook, sheet, grid }: Subject, writes: readonly CellWrite[], overwrote: boolean): Uint8Array {
  if (writes.length > 0) {
    setPart(workbook.parts, sheet.part, writeCells(grid, writes));
    const changed = writes.map(({ place }): SheetCell => ({ sheet: sheet.name, place }));
    refreshFormulas(workbook, changed, overwrote);
  }
  return writeParts(workbook.parts);
}
