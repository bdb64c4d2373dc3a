import { Problem } from '../../base/index.ts';
import { readWorkbook, sheetProblem, type Workbook, whyNoText } from '../../spreadsheets/index.ts';
import { readAmendments } from '../amendments/read-amendments.ts';
import type { SheetFinding } from '../sheet-reader/finding-list.ts';
import type { OpenedSheet } from '../sheet-reader/read-context.ts';
import { openRateWorkbook, type RateSheetFile } from '../sheet-reader/read-rate-sheet.ts';
import type { SheetReading } from '../sheet-reader/sheet-reading.ts';
import type { Names } from '../sheet-reader/tables/columns/column-sample.ts';
import { documentSourceTab } from './document-source.ts';
import { readHtml } from './html-rows.ts';
import { type ChangedReading, readWithChanges } from './mail-changes.ts';
import { bodySourceTab, htmlSourceTab, type Mail, readEml, readMsg } from './mail-source.ts';
import { HISTORY } from './mail-text.ts';
import { openWorkbook } from './open-workbook.ts';
import { placeReading, placingFindings, sentencesOf } from './place-reading.ts';
import { createNameReader, type NameReader } from './prose/places/places-in-prose.ts';
import type { TextLine } from './prose/prose-lines.ts';
import { type SourceKind, sourceKindOf } from './source-kind.ts';
import { plainSourceTab, type SourceTab } from './source-tab.ts';
import { type BodyChoice, textSourceTab } from './text-source.ts';
import { unreadAmounts } from './unread-amounts.ts';

/**
 * Opens whatever somebody sent: a spreadsheet, a mail with its attachments, a PDF or Word file, a text. Throws the problems of
 * `spreadsheets` and `documents` for a file that cannot be read at all; every other doubt is a finding of `read`.
 */
export async function openRateSource(file: RateSheetFile, names: Names): Promise<OpenedSheet> {
  const kind = sourceKindOf(file);
  const refusal = kind === 'text' || kind === 'html' || isWithoutMark(file.bytes) ? whyNoText(file) : undefined;
  if (refusal) throw sheetProblem('file_kind_unknown', { file: file.name }, `${refusal} It holds no rates.`);
  if (kind === 'spreadsheet') return openWorkbook(file, names);
  const mail = await mailOf(kind, file);
  const refused: SheetFinding[] = [];
  const reader = createNameReader(names);
  const attached = mail ? await attachedTabs(mail, reader, refused) : await tabsOf(kind, file, { reader, prefix: '' });
  const fileName = mail && mail.subject !== '' ? `${mail.subject.replaceAll('/', ' ')}.eml` : file.name;
  const opened = (choice: BodyChoice) => {
    const tabs = mail ? [bodySourceTab(mail, reader, choice), ...attached] : attached;
    return { tabs, ...openRateWorkbook(workbookOf(fileName, tabs), names, () => placingFindings(tabs)) };
  };
  const whole = opened({});
  return {
    layout: whole.layout,
    read: (given) => {
      const context = { ...given, written: mail?.sentOn };
      const head = [mail?.subject ?? '', ''].map((text) => ({ text, from: { tab: 'mail', row: 0 } }));
      const amendmentsOf = (lines: readonly TextLine[]) => readAmendments([...head, ...lines], reader, context);
      const read = (choice: BodyChoice) => {
        const { tabs, read: readTabs } = choice.sort || choice.skip ? opened(choice) : whole;
        return placeReading(readTabs(context), tabs, { refused, sentOn: mail?.sentOn, amendmentsOf });
      };
      const complete = ({ listed = [], ...reading }: ChangedReading): SheetReading => ({
        ...reading,
        findings: [...reading.findings, ...unreadAmounts(reading, whole.tabs, listed)],
      });
      if (!mail) return complete(read({}));
      const [body] = whole.tabs;
      const earlier = new Set(body?.ignored.flatMap(({ row, reason }) => (reason === HISTORY ? [row] : [])));
      const lines = body ? sentencesOf(body) : [];
      return complete(readWithChanges({ read, amendmentsOf, lines, earlier }, context));
    },
  };
}

/** Whether the first bytes of a file are not those of a workbook, an archive, a mail or a page: it would be read as text. */
function isWithoutMark(bytes: Uint8Array): boolean {
  return sourceKindOf({ name: 'file.txt', bytes }) === 'text' && !startsAsOldWorkbook(bytes);
}

/** Excel 2 to 4 wrote records without a container. */
const startsAsOldWorkbook = ([first, second = 1]: Uint8Array) => first === 0x09 && [0, 2, 4].includes(second);

function workbookOf(fileName: string, tabs: readonly SourceTab[]): Workbook {
  return { fileName, kind: 'document', text: null, date1904: false, tabs: tabs.map(({ read }) => read) };
}

async function mailOf(kind: SourceKind, { name, bytes }: RateSheetFile): Promise<Mail | undefined> {
  if (kind === 'mail') return readEml(bytes);
  return kind === 'outlook' ? readMsg(name, bytes) : undefined;
}

/** What the attachments of a mail hold; what cannot be read is added to `refused`. */
async function attachedTabs(mail: Mail, reader: NameReader, refused: SheetFinding[]): Promise<SourceTab[]> {
  const tabs: SourceTab[] = [];
  for (const attachment of mail.attachments) {
    const kind = sourceKindOf(attachment);
    try {
      if (kind === 'other') refused.push(notRead(attachment.name, 'note', 'It is a picture.'));
      else tabs.push(...(await tabsOf(kind, attachment, { reader, prefix: `${attachment.name} / ` })));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push(notRead(attachment.name, 'error', error.message));
    }
  }
  return tabs;
}

function notRead(name: string, severity: SheetFinding['severity'], why: string): SheetFinding {
  return { code: 'attachment_not_read', severity, message: `The attachment "${name}" was not read. ${why}`, rows: [] };
}

const CHARSET = /charset\s*=\s*["']?([\w-]+)/i;

/** The text of a web page in the charset that it names. */
function textOfPage(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  try {
    return new TextDecoder(CHARSET.exec(head)?.[1] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Part = { reader: NameReader; prefix: string };

async function tabsOf(
  kind: SourceKind,
  { name, bytes }: RateSheetFile,
  { reader, prefix }: Part,
): Promise<SourceTab[]> {
  if (kind === 'pdf' || kind === 'docx' || kind === 'other')
    return [await documentSourceTab({ name, bytes }, reader, prefix)];
  if (kind === 'html') return [htmlSourceTab(prefix === '' ? 'page' : name, readHtml(textOfPage(bytes)), reader)];
  if (kind === 'text')
    return [textSourceTab(prefix === '' ? 'text' : name, Buffer.from(bytes).toString('utf8'), reader)];
  if (kind === 'mail' || kind === 'outlook') {
    const mail = await mailOf(kind, { name, bytes });
    return mail ? [named(bodySourceTab(mail, reader), `${prefix}mail`)] : [];
  }
  const { tabs } = readWorkbook({ name, bytes });
  return tabs.map((tab) => plainSourceTab({ ...tab, name: `${prefix}${tab.name}` }));
}

function named(tab: SourceTab, name: string): SourceTab {
  return {
    read: { ...tab.read, name },
    shown: tab.shown.map((shown) => ({ ...shown, name })),
    places: tab.places.map((place) => place && { ...place, tab: name }),
    cells: tab.cells,
    ignored: tab.ignored.map((line) => ({ ...line, tab: name })),
    counted: tab.counted.map((line) => ({ ...line, tab: name })),
    doubts: tab.doubts.map((line) => ({ ...line, tab: name })),
  };
}
