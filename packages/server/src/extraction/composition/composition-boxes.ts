import type { Line } from '../../documents/offline.ts';
import { type Passage, passageOfLine } from '../layout/passage.ts';
import { type Choices, findTicked } from '../layout/ticked-words.ts';
import { inAllScripts } from '../lexicon/han-variants.ts';
import { wordsOf } from '../lexicon/words.ts';

const SUBSTANCE = wordsOf('box-substance');
const MIXTURE = wordsOf('box-mixture');

const KINDS: Choices<'mixture' | 'substance'> = [
  ['mixture', inAllScripts(MIXTURE)],
  ['substance', inAllScripts(SUBSTANCE)],
];

/** Which of the boxes "substance" and "mixture" a line of a form ticks: "□纯品 ☑混合物", "纯品□ 混合物√". */
function tickedKindOf(passage: Passage): 'substance' | 'mixture' | undefined {
  if (passage.text.length > 100) return undefined;
  const ticked = findTicked(passage, KINDS);
  // A filled square before both words may be a bullet.
  if (!ticked || ticked.words > 2 || (ticked.words === 2 && ticked.begins && /^\s*[■●]/.test(passage.text)))
    return undefined;
  return ticked.name;
}

const SAID = new RegExp(
  inAllScripts(
    `^[\\s\\d.·•*-]*(?:(?:物质|纯品|纯物质|化学品)\\s?[/、或]\\s?(?:混合物|制剂)|(?:物质|产品|成分|组成|化学品)(?:类型|类别|性质)|化学特性|本(?:产)?品[为是属于]{1,2})(?:\\s?\\p{L}[A-Za-z /]*)?\\s*[::]?\\s*(?:(${MIXTURE})|(${SUBSTANCE}))(?![\\p{L}/])`,
  ),
  'iu',
);
const ALONE = new RegExp(inAllScripts('^[\\s·•*-]*(?:(混[合和]物)|(纯品|纯净?物|纯物质|单一物质))[。.]?\\s*$'), 'u');

/** What a Chinese SDS calls its product: by a ticked box, by a label's value, or by the word alone on a line. */
export function chineseKindOf(line: Line): 'substance' | 'mixture' | undefined {
  const passage = passageOfLine(line);
  const text = line.cells.map((cell) => cell.text).join(' ');
  const said = SAID.exec(text) ?? ALONE.exec(text);
  if (said) return said[1] === undefined ? 'substance' : 'mixture';
  return tickedKindOf(passage);
}
