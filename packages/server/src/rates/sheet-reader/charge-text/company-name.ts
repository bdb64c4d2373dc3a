/** The legal form behind the name of a company. */
export const LEGAL_FORM =
  /^(?:ltd|limited|inc|llc|gmbh|ag|s\.?a|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|pty|pvt|pte|sdn|bhd|jsc|oy|a\.?s|a\/s|corp|co|lda|ltda|sarl|sas|plc)\.?$/i;

/** "BLUE RIVER LOGISTICS CO., LTD.": the name of a company, as in a letterhead, which says nothing of charges. */
export function isCompanyName(text: string): boolean {
  const words = text.trim().split(/[\s,]+/);
  return words.length >= 3 && LEGAL_FORM.test(words.at(-1) ?? '') && !/\d|[:：]/.test(text);
}
