import iconv from 'iconv-lite';
import type { Page } from '../../model/index.ts';
import { rowsOfText } from './markdown-rows.ts';
import { pagesOfRows } from './plain-pages.ts';

/** Decodes a text file: byte order mark, UTF-8 when valid, else GB18030 when its bytes come in pairs, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(Buffer.from(bytes), 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(Buffer.from(bytes), 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    let high = 0;
    let paired = 0;
    for (let index = 0; index < bytes.length; index++) {
      if ((bytes[index] ?? 0) < 0x80) continue;
      high++;
      if ((bytes[index + 1] ?? 0) >= 0xa1) {
        paired += 2;
        high++;
        index++;
      }
    }
    return iconv.decode(Buffer.from(bytes), paired > 0.8 * high ? 'gb18030' : 'windows-1252');
  }
}

/** The pages of a plain text file. */
export function readText(bytes: Uint8Array): Page[] {
  const lines = decode(bytes).split(/\r\n|\r|\n|\f/);
  return pagesOfRows(rowsOfText(lines));
}
