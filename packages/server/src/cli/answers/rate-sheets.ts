import type { Finding } from '../../base/index.ts';
import type { Difference, GridRow, Publication, RateSheet, RateSheetWithDifference } from '../../rates/index.ts';
import type { Streams } from '../context.ts';
import type { AnswerPrinters } from '../operations/index.ts';
import { amountText, type Column, count, printLine, printTable } from '../output.ts';

/** So many findings are shown to people; JSON has them all. */
const SHOWN = 20;

/** So much of a cell's text is shown in a line. */
const SHOWN_TEXT = 40;

type Out = Pick<Streams, 'stdout'>;

const TAB_COLUMNS: readonly Column<RateSheet['tabs'][number]>[] = [
  { heading: 'TAB', text: ({ tab }) => tab },
  { heading: 'KIND', text: ({ kind }) => kind },
  { heading: 'ROWS', text: ({ rows }) => rows, right: true },
  { heading: 'RATES', text: ({ rates }) => rates, right: true },
  { heading: '', text: ({ explanation }) => explanation },
];

const CHANGE_COLUMNS: readonly Column<NonNullable<RateSheetWithDifference['difference']>['changes'][number]>[] = [
  { heading: 'CHANGE', text: ({ kind }) => kind },
  { heading: 'LANE', text: ({ origin, destination }) => `${origin} to ${destination}` },
  { heading: 'CARRIER', text: ({ carrier }) => carrier },
  { heading: 'BOX', text: ({ equipment }) => equipment },
  { heading: 'BEFORE', text: ({ before }) => (before === null ? undefined : amountText(before)), right: true },
  { heading: 'AFTER', text: ({ currency, after }) => `${currency} ${amountText(after)}`, right: true },
  {
    heading: '%',
    text: ({ changePercent }) => (changePercent === null ? undefined : percentText(changePercent)),
    right: true,
  },
  { heading: 'VALID', text: ({ validFrom, validTo }) => `${validFrom} to ${validTo}` },
  { heading: 'OLD ENDS', text: ({ shortenedTo }) => shortenedTo ?? undefined },
];

/** Whether rows of a sheet are held back until a question is answered or a row is corrected. */
export function isHeldBack(sheet: Pick<RateSheet, 'findings'>): boolean {
  return (sheet.findings as Finding[]).some((finding) => isQuestion(finding) || finding.severity === 'error');
}

/** A note that names an answer reports one that was given; it asks nothing. */
function isQuestion({ answer, severity }: Finding): boolean {
  return answer !== undefined && severity !== 'note';
}

/** The questions of a sheet: findings that an option answers. */
function questionsOf(sheet: Pick<RateSheet, 'findings'>): Finding[] {
  return (sheet.findings as Finding[]).filter(isQuestion);
}

/** What a sheet turned out to be: tabs, findings (questions first), and what publishing it would change. */
export function printSheet(out: Out, sheet: RateSheetWithDifference): void {
  printLine(out, `sheet ${sheet.id}, ${sheet.file}: ${sheet.status}, ${count(sheet.rates, 'rate')}`);
  printTable(out, { rows: sheet.tabs, columns: TAB_COLUMNS, empty: 'It has no tabs.' });
  printFindings(out, sheet);
  const { difference } = sheet;
  if (difference === null) return;
  const { added, changed, unchanged, superseded, shortened, priceChange } = difference;
  const shorter = shortened === 0 ? '' : ` ${count(shortened, 'published rate')} will end the day before the new one.`;
  printLine(
    out,
    `Publishing it adds ${amountText(added)}, changes ${amountText(changed)}, leaves ${amountText(unchanged)} as they are, and ends ${amountText(superseded)}.${shorter}`,
  );
  if (changed > 0) printLine(out, describePriceChange(changed, priceChange));
  const rows = difference.changes.filter(({ kind }) => kind === 'changed').slice(0, SHOWN);
  if (rows.length > 0) printTable(out, { rows, columns: CHANGE_COLUMNS, empty: '' });
}

/** "+3.2", "-1.5"; a price that stays is "0". */
function percentText(percent: number): string {
  return percent === 0 ? '0' : `${percent > 0 ? '+' : ''}${percent.toFixed(1)}`;
}

function describePriceChange(changed: number, change: Difference['priceChange']): string {
  if (change === null)
    return `No price moves: the ${count(changed, 'changed rate')} differ in days, charges or details.`;
  const { rates, averagePercent, lowestPercent, highestPercent } = change;
  const range =
    rates === 1
      ? `${percentText(averagePercent)} %`
      : `${percentText(averagePercent)} % on average, from ${percentText(lowestPercent)} % to ${percentText(highestPercent)} %`;
  const others = changed > rates ? `; ${changed - rates} differ in days, charges or details, or in currency` : '';
  return `changed ${count(rates, 'price')}: ${range}${others}.`;
}

function printFindings(out: Out, sheet: RateSheet): void {
  const findings = sheet.findings as Finding[];
  const questions = questionsOf(sheet);
  const weight = { error: 0, warning: 1, note: 2 };
  const others = findings
    .filter((finding) => !isQuestion(finding))
    .sort((a, b) => weight[a.severity] - weight[b.severity]);
  for (const finding of questions)
    printLine(out, `question  ${describeFinding(finding)} Option: ${optionOf(finding.answer ?? '')}.`);
  for (const finding of others.slice(0, SHOWN))
    printLine(out, `${finding.severity.padEnd(8)}  ${describeFinding(finding)}`);
  if (others.length > SHOWN) {
    printLine(out, `… and ${count(others.length - SHOWN, 'more finding')}: agent-rate sheets show ${sheet.id} --json`);
  }
}

/** The option of `import` that gives an answer: `validFrom` is `--valid-from`. */
function optionOf(answer: string): string {
  const list = { columns: 'column', tabs: 'tab', headings: 'heading' }[answer];
  return `--${(list ?? answer).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function describeFinding({ place, quote, message, candidates }: Finding): string {
  const at = place ? [place.tab, place.cell ?? (place.row === undefined ? undefined : `row ${place.row}`)] : [];
  const where = at.filter((part) => part !== undefined).join('!');
  const near = candidates?.length
    ? ` Could be: ${candidates.map(({ code, name }) => `${name} (${code})`).join(', ')}.`
    : '';
  return `${where ? `${where}: ` : ''}${message}${quote === undefined || message.includes(quote) ? '' : ` "${quote}"`}${near}`;
}

/** One line about what a publication did. */
export function printPublication(out: Out, { number, sheet, added, changed, unchanged }: Publication): void {
  const figures = `${amountText(added)} added, ${amountText(changed)} changed, ${amountText(unchanged)} unchanged`;
  printLine(out, `Sheet ${sheet} is published (publication ${number}): ${figures}.`);
}

type Grid = { data: GridRow[]; meta: { tab: string; total: number; findings: (Finding & { number: number })[] } };

const CELL_COLUMNS: readonly Column<GridRow['cells'][number]>[] = [
  { heading: 'CELL', text: ({ cell }) => cell },
  { heading: 'TEXT', text: ({ text }) => (text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : text) },
  { heading: 'ROLE', text: ({ role }) => role },
  { heading: 'RATES', text: ({ rates }) => (rates.length > 0 ? rates.length : undefined), right: true },
  { heading: 'FINDINGS', text: ({ findings }) => findings.join(', ') || undefined },
  { heading: '', text: ({ reason }) => reason ?? undefined },
];

/** A window of a sheet, a line a cell, and the findings that its cells refer to by number. */
function printGrid(out: Out, { data, meta }: Grid): void {
  const [first, last] = [data[0]?.row, data.at(-1)?.row];
  printLine(out, `${meta.tab}: rows ${first ?? 0} to ${last ?? 0} of ${meta.total}`);
  printTable(out, { rows: data.flatMap(({ cells }) => cells), columns: CELL_COLUMNS, empty: 'These rows are empty.' });
  for (const finding of meta.findings)
    printLine(out, `${finding.number}  ${finding.severity.padEnd(8)}  ${describeFinding(finding)}`);
}

/** The answers about rate sheets. */
export const rateSheetAnswers: AnswerPrinters = {
  'get-rate-sheet': (streams, body) => printSheet(streams, body as RateSheetWithDifference),
  'get-sheet-grid': (streams, body) => printGrid(streams, body as Grid),
  'reread-rate-sheet': (streams, body) => printSheet(streams, body as RateSheetWithDifference),
  'publish-rate-sheet': (streams, body) => printPublication(streams, body as Publication),
};
