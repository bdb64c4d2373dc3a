import { inAllScripts } from './lexicon/han-variants.ts';

/** Boxes of a form, ticked or not, also as Wingdings comes out where a file does not say its characters. */
const TICKED = '[☑☒√✓✔■▣●\\uf052\\uf0fc\\uf0feþ]|R(?=\\s?[纯混物])';
const EMPTY = '[□☐○◻\\uf06f\\uf0a3\\uf0a8¨£]|[\\[((]\\s*[\\]))]';
const SUBSTANCE = '纯净?物质?|纯品|单一物质|物质|(?:pure |single )?substance';
const MIXTURE = '混[合和]物|混合品|配制品|mixture|preparation';

const TOKEN = new RegExp(
  inAllScripts(`(?<mixture>${MIXTURE})|(?<substance>${SUBSTANCE})|(?<ticked>${TICKED})|(?<empty>${EMPTY})`),
  'giu',
);

type Token = 'mixture' | 'substance' | 'ticked' | 'empty';

function tokensOf(text: string): Token[] {
  const all = [...text.matchAll(TOKEN)].flatMap(({ groups }) =>
    (['mixture', 'substance', 'ticked', 'empty'] as const).filter((kind) => groups?.[kind] !== undefined),
  );
  // «混合物 Mixture», and a tick printed over its box.
  const once = all.filter((kind, at) => kind !== all[at - 1]);
  return once.filter((kind, at) => !(kind === 'empty' && (once[at + 1] === 'ticked' || once[at - 1] === 'ticked')));
}

const isWord = (token: Token | undefined) => token === 'mixture' || token === 'substance';

/**
 * Which of the boxes «substance» and «mixture» a line of a form ticks: «□纯品 ☑混合物», «纯品□ 混合物√». Boxes stand before their
 * words where the first of them does, behind them otherwise.
 */
export function tickedKindOf(text: string): 'substance' | 'mixture' | undefined {
  if (text.length > 100) return undefined;
  const tokens = tokensOf(text);
  const at = tokens.indexOf('ticked');
  const words = tokens.filter(isWord);
  if (at < 0 || words.length === 0 || words.length > 2 || tokens.lastIndexOf('ticked') !== at) return undefined;
  // A filled square before both words may be a bullet.
  if (words.length === 2 && /^\s*[■●]/.test(text) && !tokens.includes('empty')) return undefined;
  const isBefore = !isWord(tokens[0]) || isWord(tokens.at(-1));
  const word = tokens[isBefore ? at + 1 : at - 1];
  return word === 'mixture' || word === 'substance' ? word : undefined;
}

const SAID = new RegExp(
  inAllScripts(
    `^[\\s\\d.·•*-]*(?:(?:物质|纯品|纯物质|化学品)\\s?[/、或]\\s?(?:混合物|制剂)|(?:物质|产品|成分|组成|化学品)(?:类型|类别|性质)|化学特性|本(?:产)?品[为是属于]{1,2})(?:\\s?\\p{L}[A-Za-z /]*)?\\s*[::]?\\s*(?:(${MIXTURE})|(${SUBSTANCE}))(?![\\p{L}/])`,
  ),
  'iu',
);
const ALONE = new RegExp(inAllScripts('^[\\s·•*-]*(?:(混[合和]物)|(纯品|纯净?物|纯物质|单一物质))[。.]?\\s*$'), 'u');

/** What a Chinese sheet calls its product: by a ticked box, by a label's value, or by the word alone on a line. */
export function chineseKindOf(text: string): 'substance' | 'mixture' | undefined {
  const said = SAID.exec(text) ?? ALONE.exec(text);
  if (said) return said[1] === undefined ? 'substance' : 'mixture';
  return tickedKindOf(text);
}
