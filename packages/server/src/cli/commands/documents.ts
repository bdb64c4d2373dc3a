import { basename } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext, ExitCode } from '../context.ts';
import { printFields } from '../operations/index.ts';
import { printJson, printLine } from '../output.ts';
import { createProgress } from '../progress.ts';
import { readBytes } from '../read-file.ts';
import { failureReport } from '../report-failure.ts';
import { wholeNumber } from '../whole-number.ts';
import { withService } from '../with-service.ts';
import { eachFile } from './each-file.ts';
import { addCorrect, addExtract } from './extractions.ts';

type Json = { json?: true };

/** `documents upload|show|extract|correct`: more than one operation each. */
export function addDocumentCommands(documents: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  addUpload(documents, context, exit);
  addShow(documents, context);
  addExtract(documents, context, exit);
  addCorrect(documents, context);
}

function addUpload(documents: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  const { streams, operator } = context;
  documents
    .command('upload <file...>')
    .description('keep files; one that is there already is recognised by its bytes')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate documents upload sds.pdf certificate.pdf')
    .action(async (files: string[], { json }: Json) => {
      const progress = createProgress(streams);
      const { outcomes, code } = await withService(context.openService, (service) =>
        eachFile(files, failureReport(streams, json), async (file, index) => {
          progress.show('uploading', index, files.length);
          try {
            const bytes = await readBytes(file);
            const kept = await service.documents.upload([{ name: basename(file), bytes }], operator.name);
            progress.clear();
            for (const { name, id, isDuplicate } of json ? [] : kept) {
              const of = kept.length > 1 ? `${file}, ${name}` : file;
              printLine(streams, `${of} ${isDuplicate ? 'is there already' : 'is kept'} as document ${id}.`);
            }
            // A mail is kept as the documents attached to it.
            return kept.length > 1 ? { file, documents: kept } : { file, document: kept[0] };
          } finally {
            progress.clear();
          }
        }),
      );
      exit(code);
      if (json) printJson(streams, outcomes);
    });
}

function addShow(documents: Command, context: CommandContext): void {
  const { streams } = context;
  documents
    .command('show')
    .argument('<id>', 'id of the document', wholeNumber)
    .description('one document: what is known of it, and its pages as text')
    .option('--page <number>', 'only this page; a scanned one is read', wholeNumber)
    .option('--json', 'print JSON, with the place of each line')
    .action(async (id: number, { json, page }: Json & { page?: number }) => {
      const { document, pages } = await withService(context.openService, async (service) => {
        const found = await service.documents.get(id);
        const wanted = { page: 1, perPage: Math.max(1, found.pages) };
        const listed =
          page === undefined
            ? (await service.documents.listPages(id, wanted)).pages
            : [await service.documents.getPage(id, page)];
        return { document: found, pages: listed };
      });
      if (json) return printJson(streams, { ...document, pageTexts: pages });
      printFields(streams, document);
      for (const { number, source, lines } of pages) {
        printLine(streams, `\n── page ${number} ${source === 'scanned' ? '(scanned; read it with --page)' : ''}`);
        for (const { text } of lines) printLine(streams, text);
      }
    });
}
