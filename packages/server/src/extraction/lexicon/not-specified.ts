/** "Not otherwise specified" as shipping names abbreviate it, in English and other languages: a regular expression's source. */
export const UNSPECIFIED = [
  String.raw`n\.\s?o\.\s?s\b\.?|\bnos\b`,
  String.raw`n\.\s?(?:a\.\s?g|s\.\s?a|a\.\s?s|e\.\s?[pg])\b\.?|n\.\s?e\.(?!\p{L})`,
  String.raw`i\.\s?n\.\s?o\b\.?|j\.\s?n\.(?!\p{L})|н\.\s?у\.\s?к\.?`,
  '未另作规定的?|未另列明的?|未另作規定的?',
].join('|');
