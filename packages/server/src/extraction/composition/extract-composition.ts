import type { Cell, Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { cellUnder } from '../layout/columns.ts';
import { joinPassages, type Passage, passageOfCell, slicePassage } from '../layout/passage.ts';
import { findCasNumbers, isCasNumber } from '../values/parse-cas.ts';
import { type CompositionKind, compositionKindOf } from './composition-kind.ts';

type Listed = { value: string; from: Passage; share: string };

const WATER = '7732-18-5';

/** Numbers of other registers, and codes of hazards: no shares. */
const OTHER_NUMBERS = /\d{2}-\d{10}-\d{2}\S*|\d{2,7}-\d{2}-\d|\d{3}-\d{3}-(?:\d{2}-)?[\dX]|\b(?:EU)?H\d{3}\S*/gi;
const NUMBER = String.raw`(?:[<>≥≤=~]|ca\.|min\.?|max\.?|\s)*\d{1,3}(?:[.,]\d+)?(?:\s*%)?`;
const SHARE = String.raw`${NUMBER}(?:\s*(?:[-–~<≤]|to|bis|and)${NUMBER})?`;
const SHARE_IN_PERCENT = new RegExp(
  String.raw`(?<![\w.,])(?:${SHARE})(?<=%)|(?<![\w.,])${SHARE}\s*(?=vol|wt|w\/w|%)`,
  'i',
);
const SHARE_ALONE = new RegExp(String.raw`^${SHARE}(?:\s*\([^)]*\))?\s*$`, 'i');
const SHARE_BESIDE = new RegExp(String.raw`(?<![\w.,-])${SHARE}(?!\S)`, 'i');

/** How much of a substance there is, as the texts about it say; empty when they do not. */
function shareIn(said: readonly string[]): string {
  const all = said.join('  ');
  if (/ppm|mg\/m/i.test(all) && !all.includes('%')) return '';
  const texts = said.map((text) => text.replace(OTHER_NUMBERS, ' '));
  const told =
    texts.map((text) => SHARE_IN_PERCENT.exec(text)?.[0]).find(Boolean) ??
    texts.find((text) => SHARE_ALONE.test(text)) ??
    SHARE_BESIDE.exec(texts.join('  '))?.[0];
  return (told ?? '').trim();
}

/** How much of a row's substance there is. */
const shareOf = (line: Line): string => shareIn(line.cells.map(({ text }) => text));

/** The share behind each number of a sentence on several substances, or before each where the sentence begins with one. */
function sharesBetween(text: string, quotes: readonly string[]): string[] {
  const ends = quotes.map((quote) => text.indexOf(quote) + quote.length);
  const parts = [0, ...ends].map((start, at) => text.slice(start, at < ends.length ? ends[at] : undefined));
  const shares = parts.map((part) => shareIn([part]));
  return shares[0] !== '' && shares.at(-1) === '' ? shares.slice(0, -1) : shares.slice(1);
}

const LABELLED_SHARE = new RegExp(
  String.raw`^(?:浓度|濃度|含量|纯度|純度|质量分数|content|purity|concentration)[^:\d]{0,20}:\s*(${SHARE})(?:\s*\([^)]*\))?$`,
  'i',
);

/** The share that the lines beside a number's own give behind a label, as cards do: "CAS No.: …" over "含量: 98 %"; none of an additive whose own is in ppm. */
function shareNear(lines: readonly Line[], at: number): string {
  if (/ppm/i.test(lines[at]?.text ?? '')) return '';
  for (const near of [lines[at - 1], lines[at + 1]]) {
    const texts = near?.cells.map(({ text }) => text.trim()) ?? [];
    const told = texts.length < 3 ? LABELLED_SHARE.exec(texts.join(': '))?.[1] : undefined;
    if (told) return told.trim();
  }
  return '';
}

const numbersOf = (share: string) =>
  (share.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')));

/** Whether a share says that there is next to nothing else: "100 %", "≥ 99.0 – ≤ 100". */
function isWhole(share: string): boolean {
  const numbers = numbersOf(share);
  const least = Math.min(...numbers);
  return numbers.length > 0 && !/^\s*[<≤]/.test(share) && least >= 98 && least <= 100;
}

/** Whether a share can only be the main substance's. */
const isMost = (share: string) => Math.max(0, ...numbersOf(share)) >= 80;

/** How many lines of a row may stand between two lines of one cell: those of its neighbours, half a line higher or lower. */
const BETWEEN = 2;

/** What stands right above or below a cell in its column. */
function besideInColumn(lines: readonly Line[], at: number, cell: Cell, step: 1 | -1) {
  for (let index = at + step; Math.abs(index - at) <= 1 + BETWEEN; index += step) {
    const line = lines[index];
    const found = cellUnder(cell.box, line?.cells);
    const gap = found && Math.max(found.box[1] - cell.box[3], cell.box[1] - found.box[3]);
    if (line && found && gap !== undefined)
      return gap < (cell.box[3] - cell.box[1]) * 0.9 ? { line, cell: found } : undefined;
  }
  return undefined;
}

/** The first part of a number that goes on below, though other words follow it in its cell. */
const UNFINISHED = /^\d{2,7}-(?:\d{2}-)?(?=\s)/;

/** A cell that ends in the middle of a number, with what stands below it. */
function withNextLine(lines: readonly Line[], at: number, cell: Cell): Passage {
  const whole = passageOfCell(lines[at] as Line, cell);
  const next = besideInColumn(lines, at, cell, 1);
  if (!next) return whole;
  // "64742-95- Flammable liquids" over "6": the next column begins right behind the number's first part.
  const begun = UNFINISHED.exec(cell.text);
  const isTight = begun && Math.abs(next.cell.box[0] - cell.box[0]) < 3 && /^\d(?:\d?-\d)?$/.test(next.cell.text);
  const own = isTight ? slicePassage(whole, 0, begun[0].length) : whole;
  const goesOn = /\d[-‐‑–—−]$/.test(own.text)
    ? /^\d/
    : /(?<![\d-])\d{2,7}$/.test(own.text)
      ? /^[-‐‑–—−]\d{2}[-‐‑–—−]\d\b/
      : /$^/;
  if (!goesOn.test(next.cell.text)) return whole;
  const joined = joinPassages([own, passageOfCell(next.line, next.cell)]);
  return findCasNumbers(joined).length > findCasNumbers(whole).length ? joined : whole;
}

/** Whether the line above ends in the middle of a number that goes on in this cell: of an index number, perhaps. */
const isTail = (lines: readonly Line[], at: number, cell: Cell): boolean =>
  /\d-$/.test(besideInColumn(lines, at, cell, -1)?.cell.text ?? '');

function casOf(lines: readonly Line[], misprints: boolean): Listed[] {
  const found: Listed[] = [];
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) {
      const passage = withNextLine(lines, index, cell);
      const numbers = findCasNumbers(passage, misprints);
      const quotes = numbers.map(({ from }) => from.text);
      const shares = numbers.length > 1 && line.cells.length === 1 ? sharesBetween(passage.text, quotes) : [];
      for (const [at, cas] of numbers.entries()) {
        const begins = (cas.from.fragments[0]?.start ?? 0) === 0;
        if (begins && isTail(lines, index, cell)) continue;
        if (!found.some((one) => one.value === cas.value))
          found.push({ ...cas, share: shares[at] ?? (shareOf(line) || shareNear(lines, index)) });
      }
    }
  }
  return found.length > 0 ? found : casWithoutHyphens(lines);
}

/** Numbers whose hyphens the file has lost, below or behind the words that announce them: "CAS No.: 67641". */
function casWithoutHyphens(lines: readonly Line[]): Listed[] {
  const found: Listed[] = [];
  let head: Cell | undefined;
  for (const line of lines) {
    const announced = line.cells.findIndex((cell) => /\bCAS\b|CASRN/.test(cell.text));
    if (announced >= 0) head = line.cells[announced];
    for (const [at, cell] of line.cells.entries()) {
      const own = /^(?:.*\bCAS\b[^\d]{0,24})?(\d{5,10})$/i.exec(cell.text.trim());
      const digits = own?.[1];
      if (!digits || !head) continue;
      const value = `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;
      const isBehind = cell === head || (announced >= 0 && at === announced + 1);
      const isBelow = cell.box[0] < head.box[2] && cell.box[2] > head.box[0];
      if (!isCasNumber(value) || (!isBehind && !isBelow) || found.some((one) => one.value === value)) continue;
      found.push({ value, from: passageOfCell(line, cell, cell.text.lastIndexOf(digits)), share: shareOf(line) });
    }
  }
  return found;
}

/**
 * What counts of a composition table: every row, or a single substance's own number, whose constituents do not count. A substance is
 * one that the SDS calls so, or one that is all but alone; what is dissolved in water is a mixture.
 */
function substancesOf(
  listed: readonly Listed[],
  own: readonly Listed[],
  kind: CompositionKind | undefined,
): readonly Listed[] {
  if (kind === 'mixture') return listed;
  const whole = listed.filter((one) => isWhole(one.share) && one.value !== WATER);
  if (whole.length === 1) return whole;
  const [first] = own.length === 1 ? own : listed;
  const main = listed.find((one) => one.value === first?.value);
  if (kind === 'substance' && main && isMost(main.share)) return [main];
  const shared = listed.filter((one) => one.share !== '');
  return own.length === 1 && main && shared.length <= 1 ? [main] : listed;
}

/**
 * The CAS numbers of section 3's table, or of section 1 for a single substance, joined by ", ". A misprint is what the SDS
 * states; on a page read by OCR it may be the reading's.
 */
export function extractComposition(
  identity: readonly Line[],
  composition: readonly Line[],
  { ocr }: { ocr: boolean },
): Draft {
  const own = casOf(identity, false);
  const listed = casOf(composition, !ocr);
  const kind = compositionKindOf(identity, composition);
  const found = listed.length > 0 ? substancesOf(listed, own, kind) : own;
  if (found.length === 0) return NOT_STATED;
  return stated(found.map((cas) => cas.value).join(', '), joinPassages(found.map((cas) => cas.from)), 'pattern');
}
