import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { Problem } from '../base/offline.ts';
import { DOCUMENT_TYPES, type StoredDocument } from '../documents/index.ts';
import type { CommandContext, ExitCode } from './context.ts';
import { addExtractionsCommands } from './extractions-commands.ts';
import { amountText, type Column, printJson, printLine, printTable } from './output.ts';
import { commandProblem } from './problems.ts';
import { createProgress } from './progress.ts';
import { readBytes } from './read-bytes.ts';
import { readId } from './read-id.ts';
import { ofFile } from './refusal-of-file.ts';
import { reportFailure } from './report-failure.ts';
import { withService } from './with-service.ts';

type Json = { json?: true };

const COLUMNS: readonly Column<StoredDocument>[] = [
  { heading: 'ID', text: ({ id }) => id, right: true },
  { heading: 'NAME', text: ({ name }) => name },
  { heading: 'TYPE', text: ({ documentType }) => documentType },
  { heading: 'LANGUAGE', text: ({ language }) => language },
  { heading: 'PAGES', text: ({ pages }) => pages, right: true },
  { heading: 'SCANNED', text: ({ scannedPages }) => scannedPages, right: true },
  { heading: 'UPLOADED', text: ({ uploadedAt }) => uploadedAt.slice(0, 16) },
  { heading: 'BY', text: ({ uploadedBy }) => uploadedBy },
];

/** `documents …`: the documents that the service keeps, and what is extracted from them. */
export function defineDocuments(documents: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  addUpload(documents, context, exit);
  addList(documents, context);
  addShow(documents, context);
  addDownload(documents, context);
  addDelete(documents, context);
  addExtractionsCommands(documents, context, exit);
}

function addUpload(documents: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  const { streams } = context;
  documents
    .command('upload <file...>')
    .description('keep files; one that is there already is recognised by its bytes')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate documents upload sds.pdf certificate.pdf')
    .action(async (files: string[], { json }: Json) => {
      const outcomes: unknown[] = [];
      const progress = createProgress(streams);
      await withService(context, async (service) => {
        for (const [index, file] of files.entries()) {
          progress.show('uploading', index, files.length);
          try {
            const bytes = await readBytes(file);
            const [document] = await service.documents.upload([{ name: basename(file), bytes }], context.operator.name);
            progress.clear();
            outcomes.push({ file, document });
            const state = document?.isDuplicate ? 'is there already' : 'is kept';
            if (!json) printLine(streams, `${file} ${state} as document ${document?.id}.`);
          } catch (error) {
            // One bad file must not keep the others out.
            progress.clear();
            const failure = ofFile(error, file);
            exit(await reportFailure(failure, streams, json === true));
            if (failure instanceof Problem) outcomes.push({ file, problem: failure.toBody() });
          }
        }
      });
      if (json) printJson(streams, outcomes);
    });
}

type ListOptions = Json & {
  name?: string;
  type?: StoredDocument['documentType'];
  from?: string;
  to?: string;
  limit: string;
};

function addList(documents: Command, context: CommandContext): void {
  const { streams } = context;
  documents
    .command('list')
    .description('documents, the newest first')
    .option('--name <text>', 'part of the file name')
    .addOption(new Option('--type <type>', 'only documents of this type').choices([...DOCUMENT_TYPES]))
    .option('--from <day>', 'uploaded on this day or later, YYYY-MM-DD')
    .option('--to <day>', 'uploaded on this day or earlier, YYYY-MM-DD')
    .option('--limit <number>', 'how many at most', '100')
    .option('--json', 'print JSON')
    .action(async ({ json, limit, name, type, from, to }: ListOptions, command: Command) => {
      for (const day of [from, to]) {
        if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
          command.error(`error: «${day}» is not a day written YYYY-MM-DD`);
        }
      }
      const perPage = readId(limit, 'the last of a list', command);
      const found = await withService(context, (service) =>
        service.documents.list({ name, type, from, to }, { page: 1, perPage }),
      );
      if (json) return printJson(streams, found.documents);
      const empty = 'There is no such document. Upload one: agent-rate documents upload FILE';
      printTable(streams, { rows: found.documents, columns: COLUMNS, empty });
      const more = found.total - found.documents.length;
      if (more > 0) printLine(streams, `${amountText(more)} more; see them with --limit ${found.total}.`);
    });
}

function addShow(documents: Command, context: CommandContext): void {
  const { streams } = context;
  documents
    .command('show <id>')
    .description('one document: its pages as text')
    .option('--page <number>', 'only this page; a scanned one is read')
    .option('--json', 'print JSON, with the place of each line')
    .action(async (id: string, { json, page }: Json & { page?: string }, command: Command) => {
      const number = readId(id, 'a document', command);
      const only = page === undefined ? undefined : readId(page, 'a page', command);
      const { document, pages } = await withService(context, async (service) => {
        const found = await service.documents.get(number);
        const wanted = { page: 1, perPage: Math.max(1, found.pages) };
        const listed =
          only === undefined
            ? (await service.documents.listPages(number, wanted)).pages
            : [await service.documents.getPage(number, only)];
        return { document: found, pages: listed };
      });
      if (json) return printJson(streams, { ...document, pageTexts: pages });
      printTable(streams, { rows: [document], columns: COLUMNS, empty: '' });
      for (const { number: at, source, lines } of pages) {
        printLine(streams, `\n── page ${at} ${source === 'scanned' ? '(scanned; read it with --page)' : ''}`);
        for (const { text } of lines) printLine(streams, text);
      }
    });
}

function addDownload(documents: Command, context: CommandContext): void {
  const { streams } = context;
  documents
    .command('download <id>')
    .description('write a document to a file, byte for byte as it was uploaded')
    .option('-o, --output <file>', 'where to; its own name in this folder when left out')
    .action(async (id: string, { output }: { output?: string }, command: Command) => {
      const number = readId(id, 'a document', command);
      const { name, bytes } = await withService(context, async (service) => ({
        name: (await service.documents.get(number)).name,
        bytes: await service.documents.readBytes(number),
      }));
      const file = output ?? basename(name);
      // Without being told where to, nothing that is there is written over.
      await writeFile(file, bytes, { flag: output === undefined ? 'wx' : 'w' }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST')
            throw commandProblem('file_exists', { file }, `There is a file ${file} already.`);
          throw commandProblem('file_unwritable', { file, reason: error.message });
        },
      );
      printLine(streams, `${file}: ${amountText(bytes.length)} bytes`);
    });
}

function addDelete(documents: Command, context: CommandContext): void {
  documents
    .command('delete <id>')
    .description('remove a document for good, unless an extraction stands on it')
    .action(async (id: string, _options: unknown, command: Command) => {
      const number = readId(id, 'a document', command);
      await withService(context, (service) => service.documents.delete(number));
      printLine(context.streams, `Document ${number} is deleted.`);
    });
}
