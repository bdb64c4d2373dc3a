import type { Line } from '../model/index.ts';
import { type Draft, NOT_STATED, stated } from './field-value.ts';
import { findCasNumbers } from './parse-cas.ts';
import { joinPassages, type Passage, passageOfCell } from './passage.ts';

function casOf(lines: readonly Line[]): { value: string; from: Passage }[] {
  const found: { value: string; from: Passage }[] = [];
  for (const line of lines) {
    for (const cell of line.cells) {
      for (const cas of findCasNumbers(passageOfCell(line, cell))) {
        if (!found.some((one) => one.value === cas.value)) found.push(cas);
      }
    }
  }
  return found;
}

/** The CAS numbers of section 3's table, or of section 1 for a single substance, joined by «, ». */
export function extractComposition(identity: readonly Line[], composition: readonly Line[]): Draft {
  const listed = casOf(composition);
  const found = listed.length > 0 ? listed : casOf(identity);
  if (found.length === 0) return NOT_STATED;
  return stated(found.map((cas) => cas.value).join(', '), joinPassages(found.map((cas) => cas.from)), 'pattern');
}
