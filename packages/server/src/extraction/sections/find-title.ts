import type { Cell, Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { joinPassages, type Passage, passageOfCell } from '../layout/passage.ts';
import { either } from '../lexicon/either.ts';
import { wordsOf } from '../lexicon/words.ts';
import { isAddress, isCompanyName } from '../values/company-name.ts';
import { parseDate } from '../values/parse-date.ts';
import { SAFETY_DATA_SHEET } from './detect-document-type.ts';

/** Words of the title, of dates, addresses and of the rules an SDS follows: no product is called so. */
const TITLE_WORDS = wordsOf('title');
const NOT_A_NAME = new RegExp(
  either(
    `\\b(?:${TITLE_WORDS})\\b`,
    '安全|資料表|说明书|[\\p{L}\\d]:(?:\\s|$)|[*@]|,\\s[A-Z]{2}\\b|^[\\d\\W_]+$',
    '\\b(?:1907/2006|1272/2008|453/2010|2015/830|2020/878)\\b|^p[-.]?\\s?\\d+\\s?/\\s?\\d+$|^\\S*\\d{5}\\S*$',
    '^\\[.*\\]$|^\\([^()]*\\)$|^(?:p/n|(?:part|item|catalog(?:ue)?|model) (?:no|number|#))',
  ),
  'iu',
);

/** The end of a sentence that began above. */
const SENTENCE_END = /^\p{Ll}.*\s\p{L}+\.$/u;

function isDate(line: Line, cell: Cell): boolean {
  return cell.text.length < 25 && parseDate(passageOfCell(line, cell), 'day-first') !== undefined;
}

/** "SAFETY DATA SHEET – Thinner 40": the name behind the title of the SDS. */
function behindTitle(line: Line, cell: Cell): Passage | undefined {
  const title = SAFETY_DATA_SHEET.exec(cell.text);
  const mark = title && /^(?:\s?\(\w{3,4}\))?\s*[-–—:]\s*/.exec(cell.text.slice(title.index + title[0].length));
  if (!title || !mark) return undefined;
  const name = passageOfCell(line, cell, title.index + title[0].length + mark[0].length);
  return name.text.length < 3 || NOT_A_NAME.test(name.text) || isCompanyName(name.text) ? undefined : name;
}

/** What may be a name, by its own words: no company, no address, no date and not the title of the SDS. */
function mayBeName(line: Line, cell: Cell): boolean {
  const { text } = cell;
  if (text.length > 90 || text.length < 3 || NOT_A_NAME.test(text) || SENTENCE_END.test(text)) return false;
  return !SAFETY_DATA_SHEET.test(text) && !isCompanyName(text) && !isAddress(text) && !isDate(line, cell);
}

/** Whether a text stands right above an address, as a letterhead's company does. */
function isLetterhead(line: Line, lines: readonly Line[]): boolean {
  const below = lines[lines.indexOf(line) + 1];
  return below?.cells.some(({ text }) => isAddress(text)) ?? false;
}

/** The lines right below a name in large type that are as large and begin or are centred where it does. */
function wholeTitle(name: Passage, lines: readonly Line[]): Passage {
  const first = name.fragments[0]?.line;
  const smallest = Math.min(...lines.map(({ size }) => size));
  if (!first || first.size < 1.2 * smallest || first.cells.length > 1) return name;
  const kept = [name];
  let above = first;
  for (const line of lines.slice(lines.indexOf(first) + 1)) {
    const [cell] = line.cells;
    const isNear = line.page === above.page && line.box[1] - above.box[3] < 0.8 * above.size;
    const isAligned = Math.abs(line.box[0] - above.box[0]) < 3 || Math.abs(middleOf(line) - middleOf(above)) < 6;
    if (!cell || line.cells.length > 1 || Math.abs(line.size - first.size) > 0.5 || !isNear || !isAligned) break;
    if (!mayBeName(line, cell)) break;
    kept.push(passageOfCell(line, cell));
    above = line;
  }
  return joinPassages(kept);
}

const middleOf = ({ box }: Line) => (box[0] + box[2]) / 2;

/** The text above section 1 in the largest type, when it is no company, no address and not the title of the SDS. */
export function titleOf(lines: readonly Line[]): Draft {
  let best: { from: Passage; size: number } | undefined;
  for (const line of lines) {
    if (line.page > 1) break;
    for (const cell of line.cells) {
      const behind = behindTitle(line, cell);
      if (behind) return stated(behind.text, behind, 'fallback');
      if (!mayBeName(line, cell) || isLetterhead(line, lines)) continue;
      if (!best || line.size > best.size + 0.5) best = { from: passageOfCell(line, cell), size: line.size };
    }
  }
  const whole = best && wholeTitle(best.from, lines);
  return whole ? stated(whole.text, whole, 'fallback') : NOT_STATED;
}
