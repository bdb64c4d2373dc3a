const [DIGIT, PADDING, SPACE] = [1, 2, 3];
/** What each ASCII character is (RFC 4648 §4); 0: none of them. */
const KINDS = new Uint8Array(128);
for (const one of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/') KINDS[one.charCodeAt(0)] = DIGIT;
KINDS['='.charCodeAt(0)] = PADDING;
for (const one of ' \t\r\n') KINDS[one.charCodeAt(0)] = SPACE;

/**
 * The bytes of a base64 text, which may have spaces and line ends; undefined when it is none. Looks at each character once,
 * whatever the text holds: it comes from outside and may have 20 MB.
 */
export function readBase64(text: string): Uint8Array | undefined {
  let digits = 0;
  let padding = 0;
  for (let at = 0; at < text.length; at += 1) {
    const kind = KINDS[text.charCodeAt(at)];
    if (kind === SPACE) continue;
    if (kind === PADDING) padding += 1;
    else if (kind === DIGIT && padding === 0) digits += 1;
    else return undefined;
    if (padding > 2) return undefined;
  }
  if (digits === 0 || digits % 4 === 1) return undefined;
  return new Uint8Array(Buffer.from(text, 'base64'));
}
