import iconv from 'iconv-lite';

type Candidate = {
  encoding: string;
  /** The letters that most of a text in its languages is made of, and its others. */
  common: RegExp;
  rare: RegExp;
  /** Words mix its letters with ASCII ones, one or two at a time. */
  isLatin?: true;
};

const RUSSIAN = { common: /[оеаинтсрвлОЕАИНТСРВЛ]/u, rare: /\p{Script=Cyrillic}/u };
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff5e]/u;

/** Of those that fit a text as well as each other, the first. */
const CANDIDATES: readonly Candidate[] = [
  {
    encoding: 'windows-1252',
    common: /[àâäãáçéèêëíîïóòôöõúùûüñßøæåÀÂÄÃÁÇÉÈÊÍÓÔÖÕÚÜÑØÅìœ¿¡ºª]/u,
    rare: /\p{L}/u,
    isLatin: true,
  },
  { encoding: 'windows-1250', common: /[ąćęłńóśźżčďěňřšťůžăâîşţáéíúýöüőű]/iu, rare: /\p{L}/u, isLatin: true },
  { encoding: 'windows-1254', common: /[çğıİşöüâî]/iu, rare: /\p{L}/u, isLatin: true },
  { encoding: 'windows-1251', ...RUSSIAN },
  { encoding: 'koi8-r', ...RUSSIAN },
  { encoding: 'windows-1253', common: /[αοιετσνηυρςΑΟΙΕΤΣΝΗΥΡ]/u, rare: /\p{Script=Greek}/u },
  { encoding: 'windows-1256', common: /[اليمونرتبة]/u, rare: /\p{Script=Arabic}/u },
  { encoding: 'windows-1255', common: /[יוהלארשתמב]/u, rare: /\p{Script=Hebrew}/u },
  { encoding: 'windows-874', common: /[านรอกเงมยลวดทส่้ี]/u, rare: /\p{Script=Thai}/u },
  { encoding: 'euc-kr', common: /\p{Script=Hangul}/u, rare: WIDE },
  { encoding: 'shift_jis', common: /[\u3041-\u3096\u30a1-\u30fc]/u, rare: WIDE },
  { encoding: 'gb18030', common: /\p{Script=Han}/u, rare: WIDE },
  { encoding: 'big5', common: /\p{Script=Han}/u, rare: WIDE },
];

/** The bytes that the characters in common use begin with in the sets that list these first. */
const IN_COMMON_USE: Readonly<Record<string, readonly [first: number, last: number]>> = {
  gb18030: [0xb0, 0xd7],
  big5: [0xa4, 0xc6],
  'euc-kr': [0xb0, 0xc8],
};

/** So much of a text is enough to tell. */
const MOST_BYTES = 32_768;

/** The lines that have anything but ASCII, as far as they are needed. */
function telling(bytes: Uint8Array): Buffer {
  const lines: Buffer[] = [];
  let size = 0;
  for (let start = 0; start < bytes.length && size < MOST_BYTES; ) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found + 1;
    const line = bytes.subarray(start, end);
    if (line.some((byte) => byte >= 0x80)) {
      lines.push(Buffer.from(line));
      size += line.length;
    }
    start = end;
  }
  return Buffer.concat(lines);
}

const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);

/** How well a decoded text looks like one in the languages of its encoding: 1 is as well as can be. */
function fitOf(text: string, candidate: Candidate): number {
  const points = new Map<string, number>();
  const pointsOf = (character: string) => {
    const known = points.get(character) ?? pointsOfCharacter(character, candidate);
    points.set(character, known);
    return known;
  };
  const characters = [...text];
  let [sum, count, run] = [0, 0, 0];
  characters.forEach((character, at) => {
    const [before, after] = [characters[at - 1], characters[at + 1]];
    const isHigh = character > '\u007f';
    run = isHigh && isLetter(character) ? run + 1 : 0;
    if (!isHigh) return;
    if (!isLetter(character) && pointsOf(character) <= 0) {
      const isInWord = isLetter(before) && isLetter(after) && character !== '’';
      if (!isInWord && character !== '\ufffd' && !/\p{Cc}/u.test(character)) return;
    }
    count++;
    const isMixed = candidate.isLatin
      ? run > 2
      : /[a-z]/i.test(`${before ?? ''}${after ?? ''}`) && !WIDE.test(character);
    const isTurned = /^\p{Ll}\p{Lu}$/u.test(`${before ?? ''}${character}`);
    sum += isMixed || isTurned ? -1 : pointsOf(character);
  });
  return count === 0 ? 0 : sum / count;
}

function pointsOfCharacter(character: string, { encoding, common, rare }: Candidate): number {
  const inUse = IN_COMMON_USE[encoding];
  if (common.test(character)) {
    const [first = 0, second = 0] = inUse ? iconv.encode(character, encoding) : [];
    return !inUse || (first >= inUse[0] && first <= inUse[1] && (encoding === 'big5' || second > 0xa0)) ? 1 : 0.2;
  }
  return rare.test(character) ? 0.4 : -1;
}

/** The encoding of a text that is not UTF-8: the one by which its letters are those of a language, and stand as in its words. */
export function detectEncoding(bytes: Uint8Array): string {
  const sample = telling(bytes);
  const fits = CANDIDATES.map((candidate) => ({
    encoding: candidate.encoding,
    fit: fitOf(iconv.decode(sample, candidate.encoding), candidate),
  }));
  return fits.reduce((best, one) => (one.fit > best.fit ? one : best)).encoding;
}
