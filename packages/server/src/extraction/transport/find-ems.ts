import type { Line } from '../../documents/offline.ts';
import { type Draft, NOT_STATED, stated } from '../fields/field-value.ts';
import { joinPassages, type Passage, passageOfLine, slicePassage } from '../layout/passage.ts';

/** A schedule for fire or for spillage, alone: no other code of section 14 looks like it. */
const SCHEDULE = /(?<![\p{L}\d-])([FS])\s?-\s?([A-Z1l|])(?![\p{L}\d-])/gu;
/** How many lines the schedule for spillage may stand below the one for fire. */
const NEAR = 3;

type Found = { kind: string; letter: string; line: number; from: Passage };

function schedulesOf(lines: readonly Line[]): Found[] {
  return lines.flatMap((line, index) => {
    const passage = passageOfLine(line);
    return [...passage.text.matchAll(SCHEDULE)].map((match) => ({
      kind: match[1] ?? '',
      // OCR takes I for a bar or for 1.
      letter: (match[2] ?? '').replace(/[1l|]/, 'I'),
      line: index,
      from: slicePassage(passage, match.index, match.index + match[0].length),
    }));
  });
}

/**
 * The emergency schedules that stand anywhere in section 14, whatever leads to them: in a grid, behind "(Fuego)" and
 * "(Derrame)", or in a column of remarks. Only the IMDG Code has them. Not stated when there are several, or only one half.
 */
export function findEms(lines: readonly Line[]): Draft {
  const found = schedulesOf(lines);
  const pairs = found.flatMap((fire, index) => {
    const spillage = found[index + 1];
    const isPair = fire.kind === 'F' && spillage?.kind === 'S' && spillage.line - fire.line <= NEAR;
    return isPair ? [{ value: `F-${fire.letter}, S-${spillage.letter}`, fire, spillage }] : [];
  });
  const [first] = pairs;
  if (!first || 2 * pairs.length < found.length || pairs.some(({ value }) => value !== first.value)) return NOT_STATED;
  return stated(first.value, joinPassages([first.fire.from, first.spillage.from]), 'pattern');
}
