import iconv from 'iconv-lite';
import { detectEncoding } from './detect-encoding.ts';

/** A text and its detected encoding. */
export type DecodedText = { text: string; encoding: string };

/** UTF-16 without a byte order mark: in a table most characters are ASCII, so every other byte is zero. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < sample.length; i++) {
    if (sample[i] === 0) {
      if (i % 2 === 0) even++;
      else odd++;
    }
  }
  if (odd > sample.length * 0.2 && even < odd * 0.1) return 'utf-16le';
  if (even > sample.length * 0.2 && odd < even * 0.1) return 'utf-16be';
  return undefined;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes a text file: byte order mark, UTF-16 by its zeros, UTF-8 when valid, else the encoding that its letters fit. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8' };
  }
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const utf16 = marked ?? guessUtf16(bytes);
  if (utf16) return { text: iconv.decode(Buffer.from(bytes), utf16).replace(/^\uFEFF/, ''), encoding: utf16 };
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8' };
  const encoding = detectEncoding(bytes);
  return { text: iconv.decode(Buffer.from(bytes), encoding), encoding };
}
