/** The bytes of a base64url text (RFC 4648 §5). Throws when it is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** Bytes, or the UTF-8 of a text, as base64url without padding. */
export function toBase64Url(content: string | Uint8Array): string {
  let binary = '';
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
