import type { UploadedFile } from '../../base/index.ts';

/** Names that say how a text is to be read. */
const SAYS_ITS_KIND = /\.(?:csv|tsv|txt|html?|eml|msg|xlsx?|xlsm|xlsb|ods|pdf|docx)$/i;

/** Without a table: a line of a table has at least so many delimiters, since prose has commas too. */
const DELIMITERS = [
  { mark: '\t', least: 1, extension: '.tsv' },
  { mark: ';', least: 2, extension: '.csv' },
  { mark: ',', least: 3, extension: '.csv' },
] as const;

/**
 * A file out of what came without one: pasted text, or standard input. A name that does not say the kind is completed by what
 * the bytes look like: a table with delimiters, a web page, a mail or text. `stem` is the name of what has none.
 */
export function nameFile(bytes: Uint8Array, { name, stem }: { name?: string | undefined; stem: string }): UploadedFile {
  const given = name?.trim() || stem;
  return { name: SAYS_ITS_KIND.test(given) ? given : `${given}${extensionOf(bytes)}`, bytes };
}

/** None for what is empty or no UTF-8 text: bytes alone say what that is. */
function extensionOf(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text === undefined) return '';
  if (/^\s*<(?:!doctype html|html|table|meta|head|body|style|div|p)\b/i.test(text)) return '.html';
  if (/^(?:[!-9;-~]+:.*\r?\n(?:[ \t].*\r?\n)*){3}/.test(text) && /^(?:From|Message-ID|MIME-Version): /im.test(text))
    return '.eml';
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return '';
  return DELIMITERS.find((delimiter) => isTable(lines, delimiter))?.extension ?? '.txt';
}

function decode(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Tabs are typed into no prose: some lines around the table may have none. Of other delimiters each line has as many. */
function isTable(lines: readonly string[], { mark, least }: { mark: string; least: number }): boolean {
  const counts = lines.map((line) => line.split(mark).length - 1);
  const marked = counts.filter((count) => count >= least);
  const isEven = marked.every((count) => count === marked[0]);
  return isEven && marked.length >= 2 && marked.length >= lines.length * (mark === '\t' ? 0.5 : 1);
}
