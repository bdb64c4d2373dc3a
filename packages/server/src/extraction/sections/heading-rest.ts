import { type Line, unionOf } from '../../documents/offline.ts';
import { passageOfLine, slicePassage } from '../layout/passage.ts';
import { cellFrom } from '../layout/table-columns.ts';
import { findNotRegulated } from '../values/parse-negation.ts';
import type { Section } from './find-sections.ts';

/** The title of section 14, with what parts it from what it says: "14. Transport information: …". */
const TITLE =
  /^.{0,30}?(?:(?:transport(?:ation)?|shipping|shipment)(?: information| data| considerations?| requirements?)?|Angaben zum Transport|informations? relatives? au transport|运输信息|運送資料|運輸資訊)[\s:.–-]+/i;

/** What says something of the goods: a UN number, or that no rules apply. */
const saysSomething = (text: string) =>
  /\b(?:UN|ID)\W.{0,12}\d{4}\b/.test(text) || findNotRegulated(text) !== undefined;

/** The lines of section 14, with what its heading says behind its title in the same line. */
export function linesWithHeading(sections: readonly Section[]): readonly Line[] {
  return sections
    .filter(({ number }) => number === 14)
    .flatMap(({ heading, lines }) => {
      const rest = heading && restOf(heading);
      return rest ? [rest, ...lines] : lines;
    });
}

function restOf(heading: Line): Line | undefined {
  const words = passageOfLine(heading);
  const title = TITLE.exec(words.text)?.[0].length ?? words.text.length;
  const rest = slicePassage(words, title, words.text.length);
  if (!saysSomething(rest.text)) return undefined;
  const cells = rest.fragments.map(({ cell, start, end }) => cellFrom(cell, start, end));
  return {
    ...heading,
    cells,
    box: unionOf(cells.map(({ box }) => box)),
    text: cells.map(({ text }) => text).join('  '),
  };
}
