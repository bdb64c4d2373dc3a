import type { Finding } from '../base/index.ts';
import type { Streams } from './context.ts';

type Out = Pick<Streams, 'stdout'>;

/** Data for programs: JSON alone on standard output. */
export function printJson({ stdout }: Out, data: unknown): void {
  stdout.write(`${JSON.stringify(data, null, 2)}\n`);
}

/** One object a line, for data that comes as a stream. */
export function printJsonLine({ stdout }: Out, data: unknown): void {
  stdout.write(`${JSON.stringify(data)}\n`);
}

/** A line for people; without a text, an empty one. */
export function printLine({ stdout }: Out, line = ''): void {
  stdout.write(`${line}\n`);
}

/** A finding for people, in a line. */
export function printFinding(out: Out, { severity, message }: Pick<Finding, 'severity' | 'message'>): void {
  printLine(out, `${severity}: ${message}`);
}

/** A confidence for people, to two places, never rounded up: "1.00" is what is certain, and 0.99 what may be taken unseen. */
export function confidenceText(confidence: number): string {
  // The whole thousandths first: 0.29 times 100 is a little less than 29.
  return (Math.floor(Math.round(confidence * 1000) / 10) / 100).toFixed(2);
}

/** A column: its heading, and the text of a row in it. */
export type Column<T> = { heading: string; text: (row: T) => string | number | null | undefined; right?: boolean };

/** Rows for people, in columns as wide as their widest text. `empty` stands in when there are none. */
export function printTable<T>(
  { stdout }: Out,
  table: { rows: readonly T[]; columns: readonly Column<T>[]; empty: string },
): void {
  const { rows, columns, empty } = table;
  if (rows.length === 0) {
    stdout.write(`${empty}\n`);
    return;
  }
  const cells = rows.map((row) => columns.map((column) => String(column.text(row) ?? '–')));
  const widths = columns.map(({ heading }, index) =>
    Math.max(textWidth(heading), ...cells.map((line) => textWidth(line[index] ?? ''))),
  );
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => pad(text, widths[index] ?? 0, columns[index]?.right ?? false))
      .join('  ')
      .trimEnd();
  const lines = [line(columns.map(({ heading }) => heading)), line(widths.map((width) => '─'.repeat(width)))];
  stdout.write(`${[...lines, ...cells.map(line)].join('\n')}\n`);
}

function pad(text: string, width: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(0, width - textWidth(text)));
  return right ? gap + text : text + gap;
}

/** How many columns a terminal gives a text: Chinese characters and full-width signs take two. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(char) ? 2 : 1;
  return width;
}

/** `1,234.5` for people; programs get the plain number. */
export function amountText(amount: number): string {
  return amount.toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** `1 rate`, `2,150 rates`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amountText(amount)} ${amount === 1 ? one : many}`;
}

/** A size in words: `21 kB`, `4.2 MB`. */
export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
