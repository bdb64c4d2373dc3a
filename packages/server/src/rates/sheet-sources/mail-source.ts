import { createRequire } from 'node:module';
import type MsgReaderModule from '@kenjiuno/msgreader';
import PostalMime from 'postal-mime';
import { type IsoDate, isoDate } from '../../base/index.ts';
import { sheetProblem } from '../../spreadsheets/index.ts';
import { plainText } from '../sheet-reader/plain-text.ts';
import { scanDates } from '../sheet-reader/validity/scan-dates.ts';
import { type HtmlRow, type ReadHtml, readHtml } from './html-rows.ts';
import { labelLines } from './label-rows.ts';
import { sortMailLines } from './mail-text.ts';
import type { NameReader } from './prose/places/places-in-prose.ts';
import type { TextLine } from './prose/prose-lines.ts';
import { rowOfCells, type SourceTab, type TextCells, tabOfRows } from './source-tab.ts';
import { rowsOfLines } from './text-rows.ts';
import { type BodyChoice, sourceTabOf, textSourceTab } from './text-source.ts';

/** A mail of either kind. */
export type Mail = {
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; bytes: Uint8Array }[];
  /** The day on which it was sent, by the clock of its sender. */
  sentOn: IsoDate | undefined;
};

/** The day that a header of a mail names: "Thu, 19 Nov 2026 09:00:00 +0100". */
export function dayOfHeader(text: string | undefined): IsoDate | undefined {
  const named = scanDates(plainText(text ?? '')).find(({ year, month, day }) => year && month && day);
  return named && isoDate(named.year ?? 0, named.month ?? 0, named.day ?? 0);
}

/** Opens a mail as it travels (RFC 5322). */
export async function readEml(bytes: Uint8Array): Promise<Mail> {
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 32 });
  const attachments = mail.attachments.filter(({ disposition, related }) => disposition === 'attachment' || !related);
  return {
    ...{ subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' },
    sentOn: dayOfHeader(mail.headers.find(({ key }) => key === 'date')?.value),
    attachments: attachments.map(({ filename, content }, index) => ({
      name: filename ?? `attachment ${index + 1}`,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

// A CommonJS module whose default export import statements find in different places, by who loads it.
const { default: MsgReader } = createRequire(import.meta.url)('@kenjiuno/msgreader') as typeof MsgReaderModule;

/** Opens a mail that Outlook saved (MS-OXMSG). Throws `file_corrupt`. */
export function readMsg(name: string, bytes: Uint8Array): Mail {
  const reader = new MsgReader(Uint8Array.from(bytes).buffer);
  const fields = reader.getFileData();
  if (fields.error) throw sheetProblem('file_corrupt', { file: name, reason: fields.error });
  const html = fields.bodyHtml ?? (fields.html ? Buffer.from(fields.html).toString('utf8') : '');
  return {
    ...{ subject: fields.subject ?? '', text: fields.body ?? '', html },
    sentOn: dayOfHeader(fields.clientSubmitTime ?? fields.messageDeliveryTime),
    attachments: (fields.attachments ?? [])
      .filter(({ attachmentHidden }) => !attachmentHidden)
      .map((attachment) => ({
        name: attachment.fileName ?? attachment.name ?? 'attachment',
        bytes: reader.getAttachment(attachment).content,
      })),
  };
}

/** What a mail says in its body. HTML with a table counts before the same as text, where the table is lost. */
export function bodySourceTab(mail: Mail, names: NameReader, choice: BodyChoice = {}): SourceTab {
  const html = readHtml(mail.html);
  // As a text it would offer what its writer struck out.
  if (mail.text.trim() !== '' && html.struck === '' && !html.rows.some(({ isTable }) => isTable))
    return textSourceTab('mail', mail.text, names, choice);
  return htmlSourceTab('mail', html, names, choice);
}

/** Rows in the order in which they are read. What stands under the table of an earlier message is said of the newer one too. */
function inReadingOrder(
  rows: readonly HtmlRow[],
  earlier: ReadonlySet<number> = new Set(),
): { row: HtmlRow; at: number }[][] {
  const placed = rows.map((row, at) => ({ row, at }));
  const tail = placed.findLastIndex(({ row, at }) => earlier.has(at) && row.isTable);
  return [
    placed.filter(({ at }) => earlier.has(at) && at <= tail),
    placed.filter(({ at }) => !earlier.has(at)),
    placed.filter(({ at }) => earlier.has(at) && at > tail),
  ];
}

/** Rows of HTML as a tab. */
export function htmlSourceTab(
  name: string,
  { rows, struck }: ReadHtml,
  names: NameReader,
  { sort = sortMailLines, skip, earlierFirst }: BodyChoice = {},
): SourceTab {
  const fates = sort(rows.map(({ cells, isTable }) => (isTable ? cells.join('  ') : (cells[0] ?? ''))));
  const ignored: SourceTab['ignored'][number][] = [];
  const read: TextCells[] = [];
  let prose: TextLine[] = [];
  const flush = () => {
    read.push(...rowsOfLines(prose, names, skip));
    prose = [];
  };
  let table: { cells: readonly string[]; from: TextLine['from'] }[] = [];
  const closeTable = () => {
    const labels = labelLines(table);
    if (labels) prose.push(...labels);
    else if (table.length > 0) {
      flush();
      read.push(...table);
    }
    table = [];
  };
  const add = ({ cells, isTable }: HtmlRow, row: number) => {
    const fate = fates[row];
    const from = { tab: name, row };
    if (!isTable || (fate && !fate.kept)) closeTable();
    if (fate && !fate.kept) ignored.push({ ...from, reason: fate.reason });
    else if (isTable) table.push({ cells, from });
    else prose.push({ text: cells[0] ?? '', from });
  };
  for (const part of inReadingOrder(rows, earlierFirst)) {
    for (const { row, at } of part) add(row, at);
    closeTable();
  }
  flush();
  const tab = sourceTabOf(name, read, {
    shown: [
      tabOfRows(
        name,
        rows.map(({ cells }) => rowOfCells(cells)),
      ),
    ],
    ignored,
    names,
  });
  if (struck === '') return tab;
  const message = 'Text that is struck out was not read.';
  const doubt = { code: 'text_struck_out', severity: 'warning', message, quote: struck.slice(0, 200) } as const;
  return { ...tab, doubts: [...tab.doubts, { ...doubt, tab: name, row: 0 }] };
}
