/** Without signs that print nothing or turn the direction of what follows: what is read is what was written. */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : sign === '\t' ? ' ' : ''));
}
