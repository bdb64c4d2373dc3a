/** Compatibility forms, accents (and the missing dot of ı) and case folded, spaces squeezed: what headers, months and words are compared by. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII has nothing to fold but case, and is the common case
  const isAscii = /^[\x00-\x7f]*$/.test(text);
  return (isAscii ? text.replaceAll('`', "'").toLowerCase() : folded(text)).replace(/\s+/g, ' ').trim();
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[’‘′`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .toLowerCase()
    .replaceAll('ı', 'i');
}

/** Whether a text has Chinese characters. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
