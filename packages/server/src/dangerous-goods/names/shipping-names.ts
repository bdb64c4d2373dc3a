/**
 * One of the alternative names of an entry (IMDG 3.1.2.2: the shipper chooses one of them).
 * `proper`: the part in capitals, which alone is the proper shipping name; `synonyms`: other names given in brackets;
 * `text`: the alternative as in the list, with qualifying text.
 */
export type ShippingName = { readonly text: string; readonly proper: string; readonly synonyms: readonly string[] };

/** The alternatives of an entry's name, each a complete name. */
export function listShippingNames(name: string): readonly ShippingName[] {
  return splitAlternatives(name).map((text) => {
    const synonyms: string[] = [];
    const outside = text.replace(/\(([^()]*)\)/g, (_, inside: string) => {
      const names = inside.split(';').map((one) => one.trim());
      if (names.every(isCapitals)) synonyms.push(...names);
      return '';
    });
    return { text, proper: capitalsOf(outside), synonyms };
  });
}

/** "or" between capitals joins alternatives; inside brackets or qualifying text it does not. */
function splitAlternatives(name: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < name.length; at++) {
    if (name[at] === '(') depth++;
    if (name[at] === ')') depth--;
    if (depth > 0 || !/^ or (?:\(?[A-Z]{2,})/.test(name.slice(at, at + 8))) continue;
    parts.push(name.slice(start, at));
    start = at + 4;
  }
  return [...parts, name.slice(start)];
}

const LOWER_CASE = /^(?:[a-z]{2,}|a)(?:[-(][a-z()]+)*[,.;]?$/;
/** Chemical prefixes that are written small and belong to the name: `alpha-PINENE`, `n-BUTYLAMINE`. */
const isCapitals = (text: string): boolean =>
  /[A-Z]{3,}/.test(text) && !text.split(' ').some((w) => LOWER_CASE.test(w));

/** The words in capitals: all before the first qualifying word, after it only those that are clearly names. */
function capitalsOf(text: string): string {
  let qualifying = false;
  const words = text.split(/\s+/).filter((word) => {
    if (LOWER_CASE.test(word) || /^non-/.test(word)) qualifying = true;
    return qualifying ? /^[A-Z]{4,},?$/.test(word) && word.replace(',', '') !== 'PETN' : word !== '';
  });
  return words
    .join(' ')
    .replace(/\s*,(?:\s*,)*/g, ',')
    .replace(/[\s,]+$/, '');
}

/**
 * A name for comparison: capitals, British chemical spelling, no brackets, commas or accents. So that
 * `Sulfuric acid` is `SULPHURIC ACID` and `n.o.s` is `N.O.S.`
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/N\s*\.?\s*O\s*\.?\s*S(?:\.|\b)/g, 'NOS')
    .replace(/SULF/g, 'SULPH')
    .replace(/ALUMINUM/g, 'ALUMINIUM')
    .replace(/\bCESIUM/g, 'CAESIUM')
    .replace(/Α|\bALFA\b/g, 'ALPHA')
    .replace(/Β/g, 'BETA')
    .replace(/FLASH[ -]POINT/g, 'FLASHPOINT')
    .replace(/FLAVOR/g, 'FLAVOUR')
    .replace(/STABILISED/g, 'STABILIZED')
    .replace(/DESENSITISED/g, 'DESENSITIZED')
    .replace(/POLYMERISING/g, 'POLYMERIZING')
    .replace(/OXIDISING/g, 'OXIDIZING')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
