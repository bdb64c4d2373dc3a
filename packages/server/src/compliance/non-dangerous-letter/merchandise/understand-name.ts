import { LATIN_LANGUAGES } from './fold-word.ts';
import { readChinese } from './read-chinese.ts';
import { type Piece, readLatin } from './read-latin.ts';
import { toSimplified } from './to-simplified.ts';

/**
 * What a name was understood as. `goods`: the words that name ordinary merchandise. `unknown`: words that are in no vocabulary of
 * such goods. `suspicious`: words by which goods may be dangerous. A name is understood when it names goods and has neither.
 */
export type NameReading = {
  readonly isUnderstood: boolean;
  readonly goods: readonly string[];
  readonly unknown: readonly string[];
  readonly suspicious: readonly string[];
};

/** Figures with the units of sizes, masses and power; not those of batteries and pressure. */
const MEASURES =
  /(?<![\p{L}\d])[øØΦ]?\d+(?:[.,/]\d+)*(?:\s?[x×*-]\s?\d+(?:[.,]\d+)?)*\s?(?:mm|cm|dm|m[²³23]?|sqm|cbm|kgs?|g|gr|gsm|grams?|lbs?|oz|ml|cl|l|ltrs?|lit(?:re|er)s?|w|kw|v|hz|kva|pcs|pieces|pairs?|sets?|ctns?|cartons|inch(?:es)?|in|ft|feet|"|''|%|ply|seaters?|persons?|years?|gsm|phase|°|micron|mic|um|μm|denier|dtex|er\s?set)(?![\p{L}\d])|\d+(?:\.\d+)?\s?(?:毫米|厘米|米|公斤|千克|克|升|毫升|寸|件套|人|层|%|w|v|mm|cm|kg)/giu;
const CAS_NUMBER = /(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/;
const CHINESE_RUN = /[\p{Script=Han}\p{L}\p{N}]*\p{Script=Han}[\p{Script=Han}\p{L}\p{N}]*/gu;

const roleOf = ({ wording }: Piece) => wording?.role;

/** The parts of a name between its prepositions: the first that says anything but a form names the goods. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    if (roleOf(piece) === 'preposition') parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts;
}

/** Whether the head of the name is goods: "plastic bags for flakes", and not "flakes in plastic bags". */
function headIsGoods(pieces: readonly Piece[]): boolean {
  const saysMore = (part: Piece[]) => part.some((piece) => !['form', 'link'].includes(roleOf(piece) ?? ''));
  return (
    partsOf(pieces)
      .find(saysMore)
      ?.some((piece) => roleOf(piece) === 'goods') ?? false
  );
}

const wordsOf = (pieces: readonly Piece[], role: ReturnType<typeof roleOf>): string[] => [
  ...new Set(pieces.filter((piece) => roleOf(piece) === role).map(({ words }) => words)),
];

function readingOf(pieces: readonly Piece[], hasHead: boolean): NameReading {
  const [goods, unknown, suspicious] = [
    wordsOf(pieces, 'goods'),
    wordsOf(pieces, undefined),
    wordsOf(pieces, 'suspicious'),
  ];
  return { isUnderstood: hasHead && unknown.length === 0 && suspicious.length === 0, goods, unknown, suspicious };
}

const weigh = ({ isUnderstood, unknown, suspicious, goods }: NameReading) =>
  (isUnderstood ? 0 : 100) + 10 * (unknown.length + suspicious.length) - goods.length;

/**
 * Reads a name by the vocabulary of ordinary merchandise: what is written in Chinese, and all else in one language. What the name of
 * goods leaves out is not known: a name that is not understood says nothing of danger.
 */
export function understandName(name: string): NameReading {
  if (CAS_NUMBER.test(name)) return { isUnderstood: false, goods: [], unknown: [name], suspicious: [] };
  const plain = toSimplified(name.normalize('NFKC')).replace(MEASURES, ' ');
  const chinese = (plain.match(CHINESE_RUN) ?? []).flatMap(readChinese);
  const rest = plain.replace(CHINESE_RUN, ' ');
  const suspicions = readLatin(rest, 'en').filter((piece) => isPhrase(piece) && roleOf(piece) === 'suspicious');
  const readings = LATIN_LANGUAGES.map((language) => {
    const latin = readLatin(rest, language);
    const isNamed = headIsGoods(latin) || (latin.every(isAside) && headIsGoods(chinese)) || bothName(chinese, latin);
    return readingOf([...chinese, ...latin, ...suspicions], isNamed);
  });
  return readings.reduce((best, one) => (weigh(one) < weigh(best) ? one : best));
}

/** Phrases of suspicion count whatever the language: single words of another language may be harmless in this one. */
const isPhrase = ({ words }: Piece) => words.includes(' ');

const isAside = (piece: Piece) => roleOf(piece) !== 'goods';

/** The same goods in two languages. */
const bothName = (chinese: readonly Piece[], latin: readonly Piece[]) =>
  chinese.length > 0 && headIsGoods(chinese) && latin.some((piece) => roleOf(piece) === 'goods');

/** The words of a text by which goods may be dangerous, in any language, whatever else it says. */
export function suspicionsIn(text: string): string[] {
  const plain = toSimplified(text.normalize('NFKC'));
  const chinese = (plain.match(CHINESE_RUN) ?? []).flatMap(readChinese);
  const latin = readLatin(plain.replace(CHINESE_RUN, ' '), 'en');
  return wordsOf([...chinese, ...latin], 'suspicious');
}
