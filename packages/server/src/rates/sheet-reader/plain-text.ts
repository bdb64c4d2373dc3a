/** Compatibility forms, accents (and the missing dot of ı) and case folded, spaces squeezed: what headers, months and words are compared by. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[’‘′`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text has Chinese characters. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
