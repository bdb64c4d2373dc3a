import findings from './findings-zh.tsv?raw';
import { parseTexts } from './parse-texts.ts';
import problems from './problems-zh.tsv?raw';

/** What the codes of the service mean in Chinese. */
export const chinese = { problem: parseTexts(problems), finding: parseTexts(findings) };
