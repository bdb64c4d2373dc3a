/** The source of a pattern's alternatives, which long lists of words are written in lines of: "a|b", "c" → "a|b|c". */
export function either(...alternatives: readonly string[]): string {
  return alternatives.join('|');
}
