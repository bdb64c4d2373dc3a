/** Boxes of a form that are ticked, also as Wingdings comes out where a file does not say its characters. */
const TICKED = '[☑☒√✓✔■▣●\\uf052\\uf0fc\\uf0fe\\uf078þ]|[\\[(]\\s*[xX×√]\\s*[\\])]|_+\\s*[xX√]\\s*_+|(?<![^\\s:])[xX](?!\\S)';
/** Boxes, or blanks to be filled in, that are not. */
const EMPTY = '[□☐○◻\\uf06f\\uf0a3\\uf0a8¨£]|[\\[(]\\s*[\\])]|_{2,}|(?<!\\S)o(?!\\S)';

/** What may be ticked: names, each with the words for it, as a source of a regular expression. */
export type Choices<Name extends string> = readonly (readonly [name: Name, words: string])[];

/** A mark, or a word that may be ticked, and where it stands. */
type Token<Name> = { kind: 'ticked' | 'empty' | 'word'; name?: Name; start: number; end: number };

function tokensOf<Name extends string>(text: string, choices: Choices<Name>): Token<Name>[] {
  const words = choices.map(([, source]) => source).join('|');
  const all = new RegExp(
    `${choices.map(([, source], at) => `(?<c${at}>${source})`).join('|')}|(?<ticked>${TICKED}|R(?=\\s?(?:${words})))|(?<empty>${EMPTY})`,
    'giu',
  );
  const tokens = [...text.matchAll(all)].map(({ index, 0: sign, groups }): Token<Name> => {
    const at = choices.findIndex((_, choice) => groups?.[`c${choice}`] !== undefined);
    const name = choices[at]?.[0];
    const place = { start: index, end: index + sign.length };
    return name === undefined ? { kind: groups?.ticked === undefined ? 'empty' : 'ticked', ...place } : { kind: 'word', name, ...place };
  });
  // «混合物 Mixture», and a tick printed over its box.
  const once = tokens.filter(
    ({ kind, name }, at) => kind !== tokens[at - 1]?.kind || name !== tokens[at - 1]?.name,
  );
  return once.filter(
    ({ kind }, at) => kind !== 'empty' || (once[at + 1]?.kind !== 'ticked' && once[at - 1]?.kind !== 'ticked'),
  );
}
