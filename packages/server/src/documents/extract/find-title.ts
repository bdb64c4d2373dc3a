import type { Cell, Line } from '../model/index.ts';
import { isAddress, isCompanyName } from './company-name.ts';
import { DATA_SHEET } from './detect-document-type.ts';
import { type Draft, NOT_STATED, stated } from './field-value.ts';
import { parseDate } from './parse-date.ts';
import { type Passage, passageOfCell } from './passage.ts';

/** Words of the title, of dates, addresses and of the rules a sheet follows: no product is called so. */
const NOT_A_NAME =
  /\b(?:emergenc(?:y|ies)|safety data|data sheets?|m?sds|page|seite|strana|strona|sivu|p[áa]g(?:ina)?|sections?|according|accordance|regulations?|revis(?:ion|ed)|version|issued?|date|print(?:ed)?|www|tel|fax|osha|ansi|whmis|standards?|prepared|compl(?:y|ies)|conforms?|department|administration)\b|安全|資料表|说明书|[\p{L}\d]:(?:\s|$)|[*@]|,\s[A-Z]{2}\b|^[\d\W]+$|^p[-.]?\s?\d+\s?\/\s?\d+$|^\S*\d{5}\S*$|^\[.*\]$|^(?:p\/n|(?:part|item|catalog(?:ue)?|model) (?:no|number|#))/iu;

/** The end of a sentence that began above. */
const SENTENCE_END = /^\p{Ll}.*\s\p{L}+\.$/u;

function isDate(line: Line, cell: Cell): boolean {
  return cell.text.length < 25 && parseDate(passageOfCell(line, cell), 'day-first') !== undefined;
}

/** The text above section 1 in the largest type, when it is no company, no address and not the title of the sheet. */
export function titleOf(lines: readonly Line[]): Draft {
  let best: { from: Passage; size: number } | undefined;
  for (const line of lines) {
    if (line.page > 1) break;
    for (const cell of line.cells) {
      const { text } = cell;
      if (text.length > 90 || text.length < 3 || NOT_A_NAME.test(text) || SENTENCE_END.test(text)) continue;
      if (DATA_SHEET.test(text) || isCompanyName(text) || isAddress(text) || isDate(line, cell)) continue;
      if (!best || line.size > best.size + 0.5) best = { from: passageOfCell(line, cell), size: line.size };
    }
  }
  return best ? stated(best.from.text, best.from, 'fallback') : NOT_STATED;
}
