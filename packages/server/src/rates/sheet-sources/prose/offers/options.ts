const OPTIONS =
  /(?:\boptions?|\bopci[oó]n(?:es)?|\bop[cç](?:[aã]o|[oõ]es)|\bangebote?|\bvarianten?|\bopzion[ei]|\boffre|方案|选项)\s*(?:no\.?|nr\.?|#)?\s*((?:\d|[a-f]\b)(?:\s*(?:[,&/+]|and|und|y|e|et)\s*(?:\d|[a-f])\b)*)/giu;

/** The options that a text names by number or letter: "options 1 & 2". */
export function optionsIn(text: string): string[] {
  return [...text.matchAll(OPTIONS)].flatMap(([, list = '']) => list.toLowerCase().match(/\d|\b[a-f]\b/g) ?? []);
}
