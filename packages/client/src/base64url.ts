/** The bytes of a base64url text (RFC 4648 §5). Throws when it is none, or not the one text that these bytes have (§3.5). */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  if (toBase64Url(bytes) !== text) throw new Error('This is not base64url.');
  return bytes;
}

/** Bytes, or the UTF-8 of a text, as base64url without padding. */
export function toBase64Url(content: string | Uint8Array): string {
  let binary = '';
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
