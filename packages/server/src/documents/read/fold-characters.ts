/**
 * Writing variants that mean the same character: full-width forms, Kangxi radicals, compatibility ideographs,
 * ligatures, Roman numeral signs, ℃ and ℉. Trade mark signs, superscripts and fractions stay as they are.
 */
const VARIANTS = /[\u2100-\u2109\u2160-\u217f\u2f00-\u2fd5\uf900-\ufaff\ufb00-\ufb06\uff01-\uff5e\uffe0-\uffe6]/g;
/** Spaces of other widths, and characters that are not seen. */
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g;
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\p{Cc}]/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/** The text with one spelling for each character (NFKC where meaning is not lost), and plain spaces. */
export function foldCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(VARIANTS, (variant) => variant.normalize('NFKC'));
}
