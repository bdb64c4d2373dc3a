import type { Block } from '../layout/blocks.ts';
import { beginsAt } from '../layout/columns.ts';
import { joinPassages, type Passage } from '../layout/passage.ts';
import { splitBasicDescription } from '../values/parse-basic-description.ts';
import { printsUnNumber } from '../values/un-number-form.ts';
import type { FormLabel } from './find-form-labels.ts';

/** How many lines a basic transport description has at most. */
const MOST_LINES = 4;

/** Whether a text names goods and their class behind a UN number. */
function isDescription(passage: Passage): boolean {
  const parts = splitBasicDescription(passage);
  return parts?.name !== undefined && parts.class !== undefined;
}

/** The line of a cell right below another. */
function lineBelow(above: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find(
    (one) =>
      one.page === above.page &&
      beginsAt(one.box, above.box[0]) &&
      one.box[1] - above.box[3] > -0.3 * above.size &&
      one.box[1] - above.box[3] < 0.9 * above.size,
  );
}

/** Basic transport descriptions (IMDG 5.4.1.4) whose class stands only in a line below that of their UN number; `labels` end them. */
export function wrappedDescriptions(blocks: readonly Block[], labels: readonly FormLabel[]): Passage[] {
  const asking = new Set(
    labels.filter(({ begins, closed, whole }) => begins && (closed || whole)).map(({ block }) => block),
  );
  return blocks.flatMap((block): Passage[] => {
    if (!printsUnNumber(block.passage.text) || isDescription(block.passage)) return [];
    const lines = [block];
    for (let next = lineBelow(block, blocks); next && lines.length < MOST_LINES; next = lineBelow(next, blocks)) {
      if (asking.has(next)) return [];
      lines.push(next);
      const joined = joinPassages(lines.map(({ passage }) => passage));
      if (isDescription(joined)) return [joined];
    }
    return [];
  });
}
