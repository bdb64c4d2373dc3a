import type { Finding } from '../../base/index.ts';
import type { FormField } from '../../formats/index.ts';
import { type Filled, type FillValues, isFilled, notPlaced, type Placed } from '../fill-value.ts';
import { foldLabel, type LabelIndex } from '../labels/label-index.ts';
import { findBoxGroups, hasBoxes, type OuterLabel, tickBoxes } from '../labels/tick-boxes.ts';
import { applyEdits, type Edit } from '../ooxml/edits.ts';
import { readParts, setPart, textOfPart, writeParts } from '../ooxml/parts.ts';
import { parseXml, type XmlElement } from '../ooxml/xml-tree.ts';
import { documentParts } from './document-parts.ts';
import { findLabelledCells, writeCell } from './fill-cells.ts';
import { findLabelledControls, findListed, writeControl } from './fill-controls.ts';
import { fillRows } from './fill-rows.ts';
import { editsOfControls, labelsBeside } from './fill-ticks.ts';
import { findSlots } from './find-slots.ts';
import { listParagraphs, type Paragraph } from './paragraphs.ts';
import { writeSlots } from './write-slot.ts';

/** Fields that a label without a language may mean as well: "品名" is filled with the English name when there is no Chinese one. */
const TWINS: Readonly<Record<string, string>> = {
  cargoChineseName: 'cargoEnglishName',
  cargoEnglishName: 'cargoChineseName',
  shipper: 'shipperCompanyName',
  shipperCompanyName: 'shipper',
};

type Task = {
  readonly fields: readonly FormField[];
  readonly values: FillValues;
  readonly labels: LabelIndex;
  /** Several goods: a list in a table gets a row for each. */
  readonly goods?: readonly FillValues[];
  /** Fields that a tag has filled: they are written again where a blank is drawn, and nowhere else. */
  readonly done?: ReadonlySet<string>;
};
type Found = { readonly value: string; readonly key: string };

/** The value that a label gets, of its own field or of its twin; undefined when neither is known. */
function findValue(key: string, label: string, { values }: Task): Found | undefined {
  const own = values[key];
  if (isFilled(own)) return { key, value: String(own) };
  const twin = TWINS[key];
  if (twin === undefined || /中文|英文|chinese|english/.test(foldLabel(label))) return undefined;
  const other = values[twin];
  return isFilled(other) ? { key: twin, value: String(other) } : undefined;
}

const DRAWN = /[_＿]{2,}/;

type PartFill = { edits: Edit[]; placed: Placed[]; findings: Finding[] };

class PartFiller {
  private readonly xml: string;
  private readonly root: XmlElement;
  private readonly task: Task;
  private readonly taken: XmlElement[] = [];
  readonly result: PartFill = { edits: [], placed: [], findings: [] };

  constructor(xml: string, task: Task) {
    this.xml = xml;
    this.root = parseXml(xml);
    this.task = task;
  }

  private isTaken(element: XmlElement): boolean {
    return this.taken.some((one) => one.start < element.end && element.start < one.end);
  }

  private place(found: Found, label: string, edits: readonly Edit[]): void {
    if (edits.length === 0) return;
    this.result.edits.push(...edits);
    this.result.placed.push({ key: found.key, value: found.value, place: { label } });
  }

  /** Several goods in a table; what stands in it is asked for nowhere else. */
  private fillList(): void {
    const { goods = [], labels } = this.task;
    if (goods.length < 2) return;
    const { edits, placed, taken } = fillRows(this.xml, this.root, { labels, goods });
    this.result.edits.push(...edits);
    this.result.placed.push(...placed);
    this.taken.push(...taken);
  }

  private fillControls(): void {
    const keys = new Set(this.task.fields.map(({ key }) => key));
    for (const control of findLabelledControls(this.root, keys, this.task.labels)) {
      const found = findValue(control.key, control.label, this.task);
      this.taken.push(control.control);
      const listed = found && findListed(control, found.value);
      if (found && listed !== undefined)
        this.place({ ...found, value: listed }, control.label, writeControl(this.xml, control, listed));
    }
  }

  private fillCells(): void {
    for (const cell of findLabelledCells(this.xml, this.root, this.task.labels)) {
      const found = findValue(cell.key, cell.label, this.task);
      if (!found || this.isTaken(cell.cell) || this.task.done?.has(found.key)) continue;
      this.taken.push(cell.cell, cell.labelCell);
      this.place(found, cell.label, writeCell(this.xml, cell, found.value));
    }
  }

  /** The boxes of a paragraph that values tick. */
  private ticksOf({ text, element }: Paragraph, beside: ReadonlyMap<number, OuterLabel>) {
    if (!hasBoxes(text)) return [];
    return findBoxGroups(text, this.task.labels, beside.get(element.start)).flatMap((group) => {
      const found = findValue(group.key, group.label, this.task);
      if (!found) return [];
      const ticked = tickBoxes(text, group, found.value);
      if (ticked === undefined) {
        const field = this.task.fields.find(({ key }) => key === found.key);
        if (field)
          this.result.findings.push(notPlaced(field, found.value, `None of the boxes at "${group.label}" says it.`));
        return [];
      }
      this.result.placed.push({ ...found, shown: ticked.shown, place: { label: group.label } });
      return ticked.writes.map(({ start, end, value }) => ({ slot: { start, end }, value }));
    });
  }

  private fillParagraphs(): void {
    const beside = labelsBeside(this.xml, this.root, this.task.labels);
    for (const paragraph of listParagraphs(this.xml, this.root)) {
      if (this.isTaken(paragraph.element)) continue;
      const ticks = this.ticksOf(paragraph, beside);
      const lines = findSlots(paragraph.text, this.task.labels).flatMap((slot) => {
        const found = findValue(slot.key, slot.label, this.task);
        const isDrawn = DRAWN.test(paragraph.text.slice(slot.start, slot.end));
        if (!found || (this.task.done?.has(found.key) && !isDrawn)) return [];
        return [{ slot, found, value: found.value }];
      });
      if (lines.length + ticks.length === 0) continue;
      const writes = [...lines, ...ticks].sort((a, b) => a.slot.start - b.slot.start);
      this.result.edits.push(
        ...writeSlots(this.xml, paragraph, writes),
        ...editsOfControls(this.root, paragraph, ticks),
      );
      this.result.placed.push(
        ...lines.map(({ slot, found }) => ({ key: found.key, value: found.value, place: { label: slot.label } })),
      );
    }
  }

  fill(): string {
    this.fillList();
    this.fillControls();
    this.fillCells();
    this.fillParagraphs();
    return applyEdits(this.xml, this.result.edits);
  }
}

/** Fills a Word document by its labels: blanks behind them, cells beside or below them, content controls named so. */
export function fillByLabels(template: Uint8Array, task: Task): Filled {
  const parts = readParts(template);
  const placed: Placed[] = [];
  const findings: Finding[] = [];
  for (const name of documentParts(parts)) {
    const filler = new PartFiller(textOfPart(parts, name), task);
    const xml = filler.fill();
    if (filler.result.edits.length > 0) setPart(parts, name, xml);
    placed.push(...filler.result.placed);
    findings.push(...filler.result.findings);
  }
  return { bytes: placed.length === 0 ? template : writeParts(parts), placed, findings };
}
