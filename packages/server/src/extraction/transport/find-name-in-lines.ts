import { type DangerousGoodsEntry, listShippingNames } from '../../dangerous-goods/offline.ts';
import type { Cell, Line } from '../../documents/offline.ts';
import { beginsAt } from '../layout/columns.ts';
import { joinPassages, type Passage, passageOfCell, passageOfLine, slicePassage } from '../layout/passage.ts';
import { findListedName } from './complete-basic-description.ts';

/** How many lines a name may run over in a narrow column. */
const MOST_LINES = 5;

/** The share of words a name must have in common with a listed one: older editions and other orders of words keep most. */
const LEAST_ALIKE = 0.7;

/** The words of a name, by their beginnings: "flammable" and "flammability" begin alike. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)));
}

/** The list's names for a number. */
export function namesOf(entries: readonly DangerousGoodsEntry[]): string[] {
  return [...new Set(entries.flatMap((entry) => listShippingNames(entry.name)).map(({ proper }) => proper))];
}

/** What a column says from a cell down: the cell alone, with the one right below it, and so on. */
function runsFrom(lines: readonly Line[], at: number, first: Cell): Passage[] {
  const runs: Passage[] = [];
  let above: Line | undefined;
  for (const line of lines.slice(at, at + MOST_LINES)) {
    const cell = above ? line.cells.find(({ box }) => beginsAt(box, first.box[0])) : first;
    if (!cell || (above && (line.page !== above.page || line.box[1] - above.box[3] > above.size))) break;
    const own = passageOfCell(line, cell);
    const before = runs.at(-1);
    runs.push(before ? joinPassages([before, own]) : own);
    above = line;
  }
  return runs;
}

/** How alike two names are: 1 when they have all words in common, 0 when none. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((stem) => other.has(stem)).length;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** What may stand behind a name's last word and belongs to it. */
const NAME_END = /^[\s,]*(?:N\.?\s?O\.?\s?S\b\.?)?(?:\s*\((?:[^()]|\([^()]*\))*\))?/i;

/** A text from its first to its last word that a name has, too: a label before it and a class behind it are none of its. */
function withoutOthers(run: Passage, name: ReadonlySet<string>): Passage {
  const own = [...run.text.matchAll(/[a-z]{4,}/gi)].filter(([word]) => name.has(word.slice(0, 5).toLowerCase()));
  const last = own.at(-1);
  if (!own[0] || !last) return run;
  const end = last.index + last[0].length;
  return slicePassage(run, own[0].index, end + (NAME_END.exec(run.text.slice(end))?.[0].length ?? 0));
}

/** The run of cells most like one of the names, when it is like enough. */
function mostAlike(runs: readonly Passage[], names: readonly string[]): Passage | undefined {
  const listed = names.map(stemsOf);
  let best: { run: Passage; name: ReadonlySet<string>; alike: number } | undefined;
  for (const run of runs) {
    const stems = stemsOf(run.text);
    for (const name of listed) {
      const alike = likeness(stems, name);
      if (alike >= LEAST_ALIKE && alike > (best?.alike ?? 0)) best = { run, name, alike };
    }
  }
  return best && withoutOthers(best.run, best.name);
}

/**
 * The shipping name of a number where no label leads to it: the list's name in the lines, with the bracket that completes it; the
 * same over the lines of a narrow column; or what a cell says that is most like one of the list's names.
 */
export function findNameInLines(lines: readonly Line[], entries: readonly DangerousGoodsEntry[]): Passage | undefined {
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    const own = passageOfLine(line);
    const name = findListedName(below ? joinPassages([own, passageOfLine(below)]) : own, entries);
    if (name?.fragments[0]?.line === line) return name;
  }
  const runs = lines.flatMap((line, at) => line.cells.flatMap((cell) => runsFrom(lines, at, cell)));
  for (const run of runs) {
    const name = findListedName(run, entries);
    if (name) return name;
  }
  return mostAlike(runs, namesOf(entries));
}
