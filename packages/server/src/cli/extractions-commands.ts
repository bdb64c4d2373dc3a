import { type Command, Option } from 'commander';
import type { Extraction, ExtractionSummary } from '../extraction/index.ts';
import { getTargetFormat, targetFormats } from '../formats/offline.ts';
import { type CommandContext, EXIT, type ExitCode } from './context.ts';
import { printStoredExtraction } from './extraction-output.ts';
import { type Column, printJson, printLine, printTable } from './output.ts';
import { createProgress } from './progress.ts';
import { readId } from './read-id.ts';
import { withService } from './with-service.ts';

type Json = { json?: true };

const COLUMNS: readonly Column<ExtractionSummary>[] = [
  { heading: 'ID', text: ({ id }) => id, right: true },
  { heading: 'STATUS', text: ({ status }) => status },
  { heading: 'FORMAT', text: ({ targetFormat }) => targetFormat },
  { heading: 'DOCUMENTS', text: ({ documents }) => documents.map(({ name }) => name).join(', ') },
  { heading: 'MADE', text: ({ createdAt }) => createdAt.slice(0, 16) },
  { heading: 'BY', text: ({ createdBy }) => createdBy },
];

/** `documents extract|extractions|extraction|correct|cancel`. */
export function addExtractionsCommands(
  documents: Command,
  context: CommandContext,
  exit: (code: ExitCode) => void,
): void {
  addExtract(documents, context, exit);
  addExtractions(documents, context);
  addExtraction(documents, context);
  addCorrect(documents, context);
  addCancel(documents, context);
}

function show({ streams }: CommandContext, extraction: Extraction, json: true | undefined): void {
  if (json) printJson(streams, extraction);
  else printStoredExtraction(streams, extraction);
}

function addExtract(documents: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  documents
    .command('extract <id...>')
    .description('extract the fields of documents of one shipment, together, and wait for that')
    .addOption(
      new Option('--format <id>', 'the target format to fill; the default format when left out').choices(
        targetFormats.map(({ id }) => id),
      ),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate documents extract 17 18 --format yml_dangerous_goods_data')
    .action(async (ids: string[], { json, format }: Json & { format?: string }, command: Command) => {
      const numbers = ids.map((id) => readId(id, 'a document', command));
      const progress = createProgress(context.streams);
      const extraction = await withService(context, (service) =>
        service.extractions.extract({
          documents: numbers,
          targetFormat: format,
          by: context.operator.name,
          wait: true,
          onProgress: ({ document, documents: all, page, pages }) =>
            progress.show(`document ${document} of ${all}, page`, page, pages),
        }),
      );
      progress.clear();
      show(context, extraction, json);
      if (extraction.status !== 'done') exit(EXIT.problem);
    });
}

function addExtractions(documents: Command, context: CommandContext): void {
  documents
    .command('extractions')
    .description('the newest extractions')
    .option('--document <id>', 'only those of this document')
    .option('--json', 'print JSON')
    .action(async ({ json, document }: Json & { document?: string }, command: Command) => {
      const filter = { document: document === undefined ? undefined : readId(document, 'a document', command) };
      const { extractions } = await withService(context, (service) =>
        service.extractions.listExtractions(filter, { page: 1, perPage: 100 }),
      );
      if (json) return printJson(context.streams, extractions);
      const empty = 'There is no extraction: agent-rate documents extract ID';
      printTable(context.streams, { rows: extractions, columns: COLUMNS, empty });
    });
}

function addExtraction(documents: Command, context: CommandContext): void {
  documents
    .command('extraction <id>')
    .description('one extraction: its fields with their places, its findings and corrections')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json, command: Command) => {
      const number = readId(id, 'an extraction', command);
      show(context, await withService(context, (service) => service.extractions.getExtraction(number)), json);
    });
}

type CorrectOptions = Json & { reason?: string; clear?: true };

function addCorrect(documents: Command, context: CommandContext): void {
  documents
    .command('correct <extraction> <field> [value]')
    .description('put a value in the place of an extracted one, which is kept beside it')
    .option('--reason <text>', 'why, for whoever asks later')
    .option('--clear', 'leave the field empty')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate documents correct 12 unNo UN1263 --reason "stamped on the drum"')
    .action(async (id: string, field: string, text: string | undefined, options: CorrectOptions, command: Command) => {
      const { json, reason, clear } = options;
      if ((text === undefined) !== (clear === true)) command.error('error: give either a value or --clear');
      const number = readId(id, 'an extraction', command);
      const extraction = await withService(context, async (service) => {
        const { targetFormat } = await service.extractions.getExtractionSummary(number);
        const value = text === undefined ? null : typedValue(text, field, targetFormat);
        const corrections = [{ key: field, value, reason: reason ?? null }];
        return service.extractions.correct(number, { corrections, by: context.operator.name });
      });
      show(context, extraction, json);
    });
}

/** What somebody typed, as the number that its field wants. */
function typedValue(text: string, key: string, targetFormat: string): string | number {
  const field = getTargetFormat(targetFormat).fields.find((one) => one.key === key);
  return field?.type === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function addCancel(documents: Command, context: CommandContext): void {
  documents
    .command('cancel <extraction>')
    .description('stop an extraction that is queued or running')
    .action(async (id: string, _options: unknown, command: Command) => {
      const number = readId(id, 'an extraction', command);
      await withService(context, (service) => service.extractions.cancelExtraction(number));
      printLine(context.streams, `Extraction ${number} is cancelled.`);
    });
}
