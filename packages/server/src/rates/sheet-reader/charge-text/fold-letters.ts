/** Letters that carry no mark that could be taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '`': "'",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no more work, and is the common case
const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text);

function foldLetter(letter: string): string {
  const bare = letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return bare.length === letter.length
    ? (PLAIN[bare] ?? bare)
    : letter.toLowerCase().length === letter.length
      ? letter.toLowerCase()
      : letter;
}

/** Accents and case folded letter by letter, so that places in the text stay the same. */
export function foldLetters(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  let folded = '';
  for (const letter of text) folded += letter < '\u0080' ? letter.toLowerCase() : foldLetter(letter);
  return folded;
}
