import type { Command } from 'commander';
import type { Extraction } from '../../extraction/index.ts';
import { printStoredExtraction } from '../answers/extractions.ts';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { printJson } from '../output.ts';
import { createProgress } from '../progress.ts';
import { wholeNumber, wholeNumbers } from '../whole-number.ts';
import { withService } from '../with-service.ts';

type Json = { json?: true };

function show({ streams }: CommandContext, extraction: Extraction, json: true | undefined): void {
  if (json) printJson(streams, extraction);
  else printStoredExtraction(streams, extraction);
}

/** `documents extract`: waits for the extraction, unlike the operation. */
export function addExtract(documents: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  documents
    .command('extract')
    .argument('<id...>', 'ids of documents of one shipment', wholeNumbers)
    .description('extract the fields of documents of one shipment, together, and wait for the result')
    .option('--format <id>', 'the target format to fill: agent-rate formats list (yml_chemical_data if absent)')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate documents extract 17 18 --format yml_dangerous_goods_data')
    .action(async (ids: number[], { json, format }: Json & { format?: string }) => {
      const progress = createProgress(context.streams);
      const extraction = await withService(context.openService, (service) =>
        service.extractions.extract({
          documents: ids,
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

type CorrectOptions = Json & { reason?: string; clear?: true };

/** `documents correct`: one field, whose format says whether its value is a number. */
export function addCorrect(documents: Command, context: CommandContext): void {
  documents
    .command('correct')
    .argument('<extraction>', 'id of the extraction', wholeNumber)
    .argument('<field>', 'key of a field of the format')
    .argument('[value]', 'what holds instead')
    .description('put a value in the place of an extracted one, which is kept beside it')
    .option('--reason <text>', 'why the value is corrected')
    .option('--clear', 'leave the field empty')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate documents correct 12 unNo UN1263 --reason "stamped on the drum"')
    .action(async (id: number, field: string, text: string | undefined, options: CorrectOptions, command: Command) => {
      const { json, reason, clear } = options;
      if ((text === undefined) !== (clear === true)) command.error('error: give either a value or --clear');
      const extraction = await withService(context.openService, async ({ extractions: module, formats }) => {
        const { targetFormat } = await module.getExtractionSummary(id);
        const type = formats.get(targetFormat).fields.find(({ key }) => key === field)?.type;
        const isNumber = type === 'number' && text !== undefined && /^-?\d+(\.\d+)?$/.test(text);
        const corrections = [{ key: field, value: isNumber ? Number(text) : (text ?? null), reason: reason ?? null }];
        return module.correct(id, { corrections, by: context.operator.name });
      });
      show(context, extraction, json);
    });
}
