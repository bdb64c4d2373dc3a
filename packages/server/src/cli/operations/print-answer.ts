import type { Answer, Operation, OperationCommand } from '../../base/index.ts';
import { readBody } from '../../base/offline.ts';
import type { Streams } from '../context.ts';
import { amountText, type Column, printJson, printJsonLine, printLine, printTable } from '../output.ts';
import { saveFile } from './save-file.ts';
import { fillTemplate, isOnePlace, nameText, valueAt, valueText } from './template.ts';

/** Prints an answer that a table cannot show. */
export type AnswerPrinter = (streams: Streams, body: unknown) => void;

/** The answers of a group of commands that are printed in their own way, by the name of the operation. */
export type AnswerPrinters = Readonly<Record<string, AnswerPrinter>>;

type Printing = {
  operation: Operation;
  spec: OperationCommand;
  /** What was typed, for the sentence that says what was done. */
  typed: Record<string, unknown>;
  options: { json?: true; output?: string; count?: string };
  printer: AnswerPrinter | undefined;
};

/** Prints what an operation answered: the whole of it as JSON, or what a person wants to know. */
export async function printAnswer(streams: Streams, answer: Answer, printing: Printing): Promise<void> {
  const { spec, options } = printing;
  if (answer.events) return printEvents(streams, answer.events, printing);
  if (isFile(answer)) return saveFile(streams, answer, options);
  const body = readBody(answer);
  if (options.json || spec.json) {
    printJson(streams, body ?? { done: true });
    return;
  }
  if (printing.printer) printing.printer(streams, body);
  else if (spec.columns) printRows(streams, body, spec);
  else if (!spec.done) printFields(streams, body);
  if (spec.secret) printLine(streams, String(valueAt(body, spec.secret)));
  const out = spec.secret ? streams.stderr : streams.stdout;
  if (spec.done) out.write(`${fillTemplate(spec.done, { ...printing.typed, ...(body as object) })}\n`);
  if (answer.page) printPage(streams, answer.page);
  if (valueAt(body, 'meta.more') === true) printLine(streams, `There is more: --after ${valueAt(body, 'meta.next')}`);
}

function isFile({ body, stream, contentType }: Answer): boolean {
  if (stream) return true;
  return body instanceof Uint8Array && contentType !== undefined && !contentType.startsWith('application/json');
}

async function printEvents(
  streams: Streams,
  events: NonNullable<Answer['events']>,
  { spec, options }: Printing,
): Promise<void> {
  let left = options.count === undefined ? Number.POSITIVE_INFINITY : Number(options.count);
  for await (const { data } of events) {
    if (options.json) printJsonLine(streams, data);
    else
      printLine(
        streams,
        Object.values(spec.columns ?? {})
          .map((column) => fillTemplate(column, data))
          .join('  '),
      );
    left -= 1;
    if (left <= 0) return;
  }
}

/** The list in an answer as a table. */
export function printRows(
  streams: Streams,
  body: unknown,
  { heading, rows = 'data', columns = {}, empty }: OperationCommand,
): void {
  const list = valueAt(body, rows) as readonly unknown[];
  if (heading !== undefined) printLine(streams, `${fillTemplate(heading, body)}\n`);
  printTable(streams, {
    rows: list,
    columns: Object.entries(columns).map(([heading, template]) => columnOf(heading, template, list)),
    empty: empty ?? 'Nothing is there.',
  });
}

function columnOf(heading: string, template: string, rows: readonly unknown[]): Column<unknown> {
  const place = isOnePlace(template) ? template.slice(1, -1) : undefined;
  const right = place !== undefined && rows.some((row) => typeof valueAt(row, place) === 'number');
  return { heading, text: (row) => fillTemplate(template, row) || null, right };
}

/** One thing as a table of its properties; those without a value are left out. */
export function printFields(streams: Streams, body: unknown): void {
  const rows = Object.entries(body ?? {}).map(([name, value]) => ({ name, text: valueText(value) }));
  printTable(streams, {
    rows: rows.filter(({ text }) => text !== ''),
    columns: [
      { heading: 'FIELD', text: ({ name }) => nameText(name) },
      { heading: 'VALUE', text: ({ text }) => text },
    ],
    empty: 'Done.',
  });
}

function printPage(streams: Streams, { page, perPage, total }: NonNullable<Answer['page']>): void {
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return;
  printLine(streams, `Page ${page} of ${pages}, ${amountText(total)} in all. --page shows another, --all everything.`);
}
