import type { Line } from '../model/index.ts';
import { type Draft, NOT_STATED, stated } from './field-value.ts';
import { passageOfLine, slicePassage } from './passage.ts';

/** The special provision or paragraph by which the goods are free, from a text that says that they are. */
export function findExemption(lines: readonly Line[]): Draft {
  for (const line of lines) {
    const passage = passageOfLine(line);
    const match = /(?:特殊规定|特殊規定|special provisions?|\bSP)\s*(?:第|No\.?|:)?\s*(A?\d{2,3})(?!\d)/i.exec(
      passage.text,
    );
    if (match?.[1])
      return stated(`SP${match[1]}`, slicePassage(passage, match.index, match.index + match[0].length), 'pattern');
  }
  return NOT_STATED;
}
