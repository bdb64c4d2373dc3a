import type { ExtractedValue, Extraction } from '../../extraction/index.ts';
import type { Streams } from '../context.ts';
import type { AnswerPrinters } from '../operations/index.ts';
import { confidenceText, printFinding, printLine, printTable } from '../output.ts';

type Row = { key: string; field: ExtractedValue };

/** Long values are cut for people; `--json` has them whole. */
const LONGEST = 60;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function placeText({ field }: Row): string | undefined {
  const [first] = (field.original ?? field).evidence;
  return first && `${first.document}, ${first.page}`;
}

function noteText({ field }: Row): string | undefined {
  const { correction, original } = field;
  return correction && `by ${correction.by}; read as ${original?.value ?? 'nothing'}`;
}

/** An extraction that the service keeps: the target format’s fields, what is doubtful, and what its problem is. */
export function printStoredExtraction(streams: Pick<Streams, 'stdout'>, extraction: Extraction): void {
  const { id, status, targetFormat, documents, fields, findings, problem, progress } = extraction;
  printLine(streams, `Extraction ${id}: ${status}, ${targetFormat}`);
  for (const { id: number, name, documentType } of documents) {
    printLine(streams, `  document ${number}: ${name}${documentType ? `, ${documentType}` : ''}`);
  }
  if (problem) printLine(streams, `${problem.code}: ${problem.message}`);
  if (status === 'running' && progress) {
    printLine(streams, `Page ${progress.page} of ${progress.pages}, document ${progress.document}.`);
  }
  if (status !== 'done') return;
  printTable(streams, {
    rows: Object.entries(fields).map(([key, field]): Row => ({ key, field })),
    columns: [
      { heading: 'FIELD', text: ({ key }) => key },
      { heading: 'VALUE', text: ({ field }) => (field.value === null ? undefined : shorten(String(field.value))) },
      { heading: 'STATUS', text: ({ field }) => field.status },
      { heading: 'CONFIDENCE', text: ({ field }) => confidenceText(field.confidence), right: true },
      { heading: 'DOCUMENT, PAGE', text: placeText },
      { heading: 'CORRECTED', text: noteText },
    ],
    empty: 'The format has no fields.',
  });
  for (const finding of findings) printFinding(streams, finding);
}

/** The answers that are an extraction. */
export const extractionAnswers: AnswerPrinters = {
  'get-extraction': (streams, body) => printStoredExtraction(streams, body as Extraction),
};
