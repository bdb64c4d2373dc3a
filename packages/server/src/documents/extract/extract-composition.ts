import type { Cell, Line } from '../model/index.ts';
import { type Draft, NOT_STATED, stated } from './field-value.ts';
import { findCasNumbers } from './parse-cas.ts';
import { joinPassages, type Passage, passageOfCell } from './passage.ts';

type Listed = { value: string; from: Passage; share: string };

/** How much of a row's substance there is, as printed; empty when the row does not say. */
function shareOf(line: Line): string {
  if (/ppm|mg\/m/i.test(line.text) && !line.text.includes('%')) return '';
  return (
    /(?:[<>≥≤=~]\s*)*\d{1,3}(?:[.,]\d+)?\s*%?(?:\s*[-–~]\s*(?:[<>≥≤=]\s*)*\d{1,3}(?:[.,]\d+)?\s*%?)?(?!\S)/.exec(
      line.text.replace(/\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d/g, ' ').replace(/H\d{3}\S*/g, ' '),
    )?.[0] ?? ''
  );
}

/** Whether a share says that there is next to nothing else: «100 %», «≥ 99.0 – ≤ 100». */
function isWhole(share: string): boolean {
  const numbers = (share.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')));
  const least = Math.min(...numbers);
  return numbers.length > 0 && !/^\s*[<≤]/.test(share) && least >= 98 && least <= 100;
}

/** A cell that ends in the middle of a number, with what stands below it. */
function withNextLine(line: Line, cell: Cell, next: Line | undefined): Passage {
  const own = passageOfCell(line, cell);
  if (!/\d-$/.test(cell.text)) return own;
  const below = next?.cells.find((one) => one.box[0] < cell.box[2] && one.box[2] > cell.box[0]);
  return next && below && /^\d/.test(below.text) ? joinPassages([own, passageOfCell(next, below)]) : own;
}

function casOf(lines: readonly Line[]): Listed[] {
  const found: Listed[] = [];
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) {
      for (const cas of findCasNumbers(withNextLine(line, cell, lines[index + 1]))) {
        if (!found.some((one) => one.value === cas.value)) found.push({ ...cas, share: shareOf(line) });
      }
    }
  }
  return found;
}

/** What counts of a composition table: the main substance when it is all but alone, else every row that has a share. */
function substancesOf(listed: readonly Listed[], own: readonly Listed[]): readonly Listed[] {
  const whole = listed.filter((one) => isWhole(one.share));
  if (whole.length === 1) return whole;
  const shared = listed.filter((one) => one.share !== '');
  if (own.length === 1 && shared.length <= 1) return own;
  return listed;
}

/** The CAS numbers of section 3's table, or of section 1 for a single substance, joined by «, ». */
export function extractComposition(identity: readonly Line[], composition: readonly Line[]): Draft {
  const own = casOf(identity);
  const listed = casOf(composition);
  const found = listed.length > 0 ? substancesOf(listed, own) : own;
  if (found.length === 0) return NOT_STATED;
  return stated(found.map((cas) => cas.value).join(', '), joinPassages(found.map((cas) => cas.from)), 'pattern');
}
