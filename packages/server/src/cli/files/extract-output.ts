import type { Problem } from '../../base/index.ts';
import type { FieldValue, FileExtraction } from '../../extraction/offline.ts';
import type { Streams } from '../context.ts';
import { confidenceText, count, printLine, printTable } from '../output.ts';

type Row = { key: string; field: FieldValue };

/** Long values are cut for people; `--json` has them whole. */
const LONGEST = 60;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function placeText({ evidence }: FieldValue): string | undefined {
  const pages = [...new Set(evidence.map(({ page }) => page))];
  return pages.length > 0 ? pages.join(', ') : undefined;
}

/** One file's fields as a table: those with a value, then what the document says nothing about. */
export function printExtraction(streams: Pick<Streams, 'stdout'>, extraction: FileExtraction): void {
  const { file, documentType, language, pages, ms, values, findings } = extraction;
  printLine(streams, `${file}: ${documentType}, ${language}, ${count(pages, 'page')}, ${ms} ms`);
  const rows: Row[] = Object.entries(values).map(([key, field]) => ({ key, field }));
  printTable(streams, {
    rows: rows.filter(({ field }) => field.value !== null),
    columns: [
      { heading: 'FIELD', text: ({ key }) => key },
      { heading: 'VALUE', text: ({ field }) => shorten(String(field.value)) },
      { heading: 'STATUS', text: ({ field }) => field.status },
      { heading: 'CONFIDENCE', text: ({ field }) => confidenceText(field.confidence), right: true },
      { heading: 'PAGE', text: ({ field }) => placeText(field), right: true },
    ],
    empty: 'No field was found.',
  });
  const negated = rows.filter(({ field }) => field.status === 'negated').map(({ key }) => key);
  if (negated.length > 0) printLine(streams, `Not applicable, says the document: ${negated.join(', ')}`);
  for (const { message, place } of findings)
    printLine(streams, `${place?.page ? `page ${place.page}: ` : ''}${message}`);
  printLine(streams);
}

/** Says of one file why it could not be read. */
export function printRefusal(streams: Pick<Streams, 'stdout'>, file: string, problem: Problem): void {
  const { reason, next } = problem.data;
  printLine(streams, `${file}: ${problem.code}: ${problem.message}`);
  for (const more of [reason, next]) if (typeof more === 'string') printLine(streams, `  ${more}`);
  printLine(streams);
}
