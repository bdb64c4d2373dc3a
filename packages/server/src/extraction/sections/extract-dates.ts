import type { Cell, Document, Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import type { LabelHit } from '../labels/labels.ts';
import { hitAt } from '../labels/match-label.ts';
import { ValueFinder } from '../labels/value-finder.ts';
import { beginsAt, cellUnder } from '../layout/columns.ts';
import { joinPassages, type Passage, passageOfCell, passageOfLine, slicePassage } from '../layout/passage.ts';
import { DATE_LABELS, type DateConcept } from '../lexicon/sheet-labels.ts';
import { wordsOf } from '../lexicon/words.ts';
import { type DateOrder, dateOrderOf, parseDate, parseLastDate } from '../values/parse-date.ts';

type Dated = { concept: DateConcept; value: string; from: Passage };

/** A date under its label, in the same column: "Revision Date:" over "06/23/2021" between other columns. */
function dateBelow(lines: readonly Line[], hit: LabelHit, order: DateOrder) {
  for (const line of lines.slice(hit.line + 1, hit.line + 3)) {
    const cell = cellUnder(lines[hit.line]?.cells[hit.cell]?.box, line.cells);
    const date = cell && parseDate(passageOfCell(line, cell), order);
    if (date) return date;
  }
  return undefined;
}

/** A date that goes on in the line below its label: "Revision date: 15 de" over "agosto de 2022" in a narrow column. */
function dateAcross(lines: readonly Line[], hit: LabelHit, near: Passage, order: DateOrder) {
  const below = lines[hit.line + 1];
  const cell = cellUnder(lines[hit.line]?.cells[hit.cell]?.box, below?.cells);
  if (!below || !cell || !/^\d{1,2}\b.{0,12}$/u.test(near.text)) return undefined;
  return parseDate(joinPassages([near, passageOfCell(below, cell)]), order);
}

const PARTS = ['day', 'month', 'year'] as const;
const PART = /\b(day|month|year)\s?[:.]?\s{1,3}(?!day|month|year)(\p{L}{3,10}|\d{1,4})(?![\p{L}\d])/giu;

/** The parts that a line gives, beside their labels or below them. */
function partsIn(line: Line, below: Line | undefined): [string, Passage][] {
  const passage = passageOfLine(line);
  const beside = [...passage.text.matchAll(PART)].map(({ index, 0: words, 1: name = '', 2: value = '' }) => {
    const end = index + words.length;
    return [name.toLowerCase(), slicePassage(passage, end - value.length, end)] as [string, Passage];
  });
  if (beside.length > 0 || !below) return beside;
  return line.cells.flatMap((label): [string, Passage][] => {
    const name = /^(day|month|year)\W*$/i.exec(label.text)?.[1];
    const cell = below.cells.find((one) => beginsAt(one.box, label.box[0]));
    const fits = name && cell && /^(?:\p{L}{3,10}|\d{1,4})$/u.test(cell.text);
    return fits ? [[name.toLowerCase(), passageOfCell(below, cell)]] : [];
  });
}

/** A date in parts that have labels of their own, in the lines below its label, be they on the next page: "Day: 08 Month: May Year: 2014". */
function dateInParts(lines: readonly Line[], hit: LabelHit, order: DateOrder) {
  const parts = new Map<string, Passage>();
  for (let index = hit.line; index < Math.min(hit.line + 12, lines.length); index++)
    for (const [name, value] of partsIn(lines[index] as Line, lines[index + 1]))
      if (!parts.has(name)) parts.set(name, value);
  const found = PARTS.flatMap((part) => parts.get(part) ?? []);
  if (found.length < PARTS.length) return undefined;
  const from = joinPassages(found);
  const date = parseDate({ ...from, text: from.text.replace(/^(\d{1,2}) (\d{1,2}) /, '$1.$2.') }, order);
  return date && { value: date.value, from };
}

/** Longer lines are sentences, in which a date may be of anything. */
const LONGEST_LINE = 90;

/** "This safety data sheet was prepared on …": what a sentence says of the SDS itself. */
const SAID_OF_DOCUMENT = /\b(?:m?sds|sheet|document|revision|version) (?:was|is|has been)(?: (?:last|first))? $/i;

/** A date is over where a label begins: "Prepared 30-NOV-2015; last revision …". */
const BEHIND_DATE = /[\d)][;,.]?\s*$/;

/** Dates right behind a label that stands within a line, without a colon: "Version 2 – Fecha de revisión 2 de enero de 2015". */
function datesWithin(line: Line, index: number, order: DateOrder): (Dated & { readonly isFurther: boolean })[] {
  const found: (Dated & { readonly isFurther: boolean })[] = [];
  for (const [cell, { text }] of line.cells.entries()) {
    if (!/\d\D{0,12}\d{2}/.test(text)) continue;
    for (const { index: blank } of text.matchAll(/[\s,;:|(–—-](?=\p{L}{3})/gu)) {
      const before = text.slice(0, blank + 1);
      if (text.length > LONGEST_LINE && !SAID_OF_DOCUMENT.test(before)) continue;
      const hit = hitAt({ line: index, cell }, text, blank + 1, DATE_LABELS);
      if (!hit || hit.end >= text.length) continue;
      const behind = passageOfCell(line, line.cells[cell] as Cell, hit.end);
      const date = parseDate(behind, order);
      const isNew = date && !found.some((one) => isSamePlace(one.from, date.from));
      if (isNew && behind.text.startsWith(date.from.text))
        found.push({ concept: hit.concept as DateConcept, ...date, isFurther: BEHIND_DATE.test(before) });
    }
  }
  return found;
}

/** Whether two passages begin at the same character of a document. */
function isSamePlace(one: Passage, other: Passage): boolean {
  const [a, b] = [one.fragments[0], other.fragments[0]];
  return a !== undefined && b !== undefined && a.cell === b.cell && a.start === b.start;
}

type DateReading = { readonly finder: ValueFinder<DateConcept>; readonly order: DateOrder };

/** The date of one label: right behind it, broken over two lines, in parts under heads of their own, or below it. */
function dateOf(lines: readonly Line[], hit: LabelHit<DateConcept>, { finder, order }: DateReading) {
  const near = finder.find(hit, 'row');
  // "Reviewed by: …": who looked at it, and when.
  if (hit.concept === 'revision' && /^by\b/i.test(near?.text ?? '')) return undefined;
  const parse = hit.concept === 'validity' ? parseLastDate : parseDate;
  const own = near && near.text.length < 120 ? parse(near, order) : undefined;
  const isFar = own && near && near.text.indexOf(own.from.text) > 40;
  if (own && !isFar) return own;
  const across = near && !own ? dateAcross(lines, hit, near, order) : undefined;
  const fills = hit.end >= (lines[hit.line]?.cells[hit.cell]?.text.length ?? 0);
  const inParts = fills || /^\W*(?:day|month|year)\b/i.test(near?.text ?? '');
  const parts = inParts ? dateInParts(lines, hit, order) : undefined;
  return across ?? parts ?? (fills ? dateBelow(lines, hit, order) : undefined);
}

function datesIn(lines: readonly Line[], order: DateOrder): Dated[] {
  const finder = ValueFinder.among(lines, DATE_LABELS);
  const { hits } = finder;
  const dates = hits.flatMap((hit): Dated[] => {
    const date = dateOf(lines, hit, { finder, order });
    return date ? [{ concept: hit.concept, ...date }] : [];
  });
  // A label among other words is less sure than one that begins a cell, unless it follows such a one and its date.
  const labelled = [...new Set(dates.length > 0 ? hits.map(({ line }) => line) : [])];
  const further = labelled.flatMap((index) => datesWithin(lines[index] as Line, index, order));
  dates.push(...further.filter(({ isFurther }) => isFurther));
  const isOwn = dates.some(({ concept }) => concept === 'revision' || concept === 'issue');
  if (isOwn) return dates;
  const within = lines.flatMap((line, index) => datesWithin(line, index, order));
  return [...dates, ...within.filter(({ from }) => !dates.some((date) => isSamePlace(date.from, from)))];
}

/** Lines that may carry the document's own dates, likeliest first: title and margins, the last pages, then the rest. */
function likelyLines(document: Document): (readonly Line[])[] {
  const all = document.pages.flatMap((page) => page.lines);
  const margins = all.filter((line) => line.role !== 'body');
  const first = document.pages[0]?.lines ?? [];
  const last = document.pages.slice(-2).flatMap((page) => page.lines);
  return [first, margins, last, all];
}

const RANKS: readonly DateConcept[] = ['revision', 'issue'];

/** What a date that is not the document's own may stand behind. */
const OF_ANOTHER = new RegExp(`${wordsOf('validity')}|${wordsOf('date-of-another')}`, 'i');
const VALIDITY = new RegExp(wordsOf('validity'), 'i');

/** A date that stands alone in the title or a margin, without a label. */
function bareDate(lines: readonly Line[], order: DateOrder): Dated | undefined {
  for (const line of lines) {
    if (OF_ANOTHER.test(line.text)) continue;
    for (const cell of line.cells) {
      const date = cell.text.length < 40 ? parseDate(passageOfCell(line, cell), order) : undefined;
      if (date) return { concept: 'issue', ...date };
    }
  }
  return undefined;
}

/** Whether a date is a day of a month that is given without one. */
function isDayOf(date: string, month: string): boolean {
  return month.length === 7 && date.length === 10 && date.startsWith(month);
}

/** When the document was last revised, else issued, else printed; and how long it is valid. */
export function extractDates(document: Document): { issueDate: Draft; validUntil: Draft } {
  const places = likelyLines(document);
  const order = dateOrderOf((places.at(-1) ?? []).map((line) => line.text).join('\n'));
  const found = places.map((lines) => datesIn(lines, order));
  // Where the same place lists several revisions, the latest counts.
  const pick = (concept: DateConcept) => {
    const place = found.find((dates) => dates.some((date) => date.concept === concept)) ?? [];
    const own = place.filter((date) => date.concept === concept);
    const latest = own.sort((a, b) => b.value.localeCompare(a.value))[0];
    // "Revised: March 2021" in the margin, and the day elsewhere.
    const whole = found
      .flat()
      .find((date) => date.concept !== 'validity' && latest && isDayOf(date.value, latest.value));
    return whole ?? latest;
  };
  // "备注:本报告有效期至2023年12月31日止。"
  const within = () =>
    (places.at(-1) ?? []).flatMap((line, index) => (VALIDITY.test(line.text) ? datesWithin(line, index, order) : []));
  const validity = pick('validity') ?? within().find(({ concept }) => concept === 'validity');
  let own: Dated | undefined;
  for (const concept of RANKS) own ??= pick(concept);
  own ??= pick('print') ?? bareDate(places[0] ?? [], order);
  return {
    issueDate: own ? stated(own.value, own.from, own.concept === 'revision' ? 'label' : 'block') : NOT_STATED,
    validUntil: validity ? stated(validity.value, validity.from) : NOT_STATED,
  };
}
