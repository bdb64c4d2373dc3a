import type { Command } from 'commander';
import { extractFiles, type FileOutcome } from '../../extraction/offline.ts';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { printJsonLine } from '../output.ts';
import { createProgress } from '../progress.ts';
import { wholeNumber } from '../whole-number.ts';
import { printExtraction, printRefusal } from './extract-output.ts';

type Options = { json?: true; everyPage?: true; workers?: number; pictures?: string; mostSeconds?: number };

/** `extract FILE…`. Needs no database and no server. */
export function defineExtract(command: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  command
    .option('--json', 'print one JSON object a file and line')
    .option('--every-page', 'read every scanned page, not only those that can hold a field')
    .option('--pictures <folder>', 'save a picture of each page with the places of its values drawn on it')
    .option('--workers <number>', 'files at a time (default: one for each core)', wholeNumber)
    .option('--most-seconds <number>', 'give up a file that takes longer (default: 600)', wholeNumber)
    .addHelpText(
      'after',
      '\nExample:\n  agent-rate extract sds.pdf certificate.pdf\n  agent-rate extract --json *.pdf > fields.ndjson',
    )
    .action(async (files: string[], options: Options) => {
      const failed = await runExtract(files, options, context);
      if (failed > 0) exit(EXIT.problem);
    });
}

/** Prints each file's outcome in the order of the files, as early as that allows. Returns how many were refused. */
async function runExtract(files: readonly string[], options: Options, { streams }: CommandContext): Promise<number> {
  const progress = createProgress(streams);
  const waiting = new Map<number, FileOutcome>();
  let printed = 0;
  let ended = 0;
  const print = (outcome: FileOutcome) => {
    if ('result' in outcome) {
      if (options.json) printJsonLine(streams, outcome.result);
      else printExtraction(streams, outcome.result);
    } else if (options.json) printJsonLine(streams, { file: outcome.path, problem: outcome.problem.toBody() });
    else printRefusal(streams, outcome.path, outcome.problem);
  };
  const outcomes = await extractFiles(files, {
    ...(options.workers === undefined ? {} : { workers: options.workers }),
    ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
    ...(options.mostSeconds === undefined ? {} : { mostMilliseconds: 1_000 * options.mostSeconds }),
    everyPage: options.everyPage ?? false,
    onPage: (_index, page, total) => progress.show(`page ${page} of ${total}`, ended, files.length),
    onOutcome: (outcome, index) => {
      waiting.set(index, outcome);
      progress.clear();
      for (let next = waiting.get(printed); next; next = waiting.get(printed)) {
        waiting.delete(printed++);
        print(next);
      }
      progress.show('extracting', ++ended, files.length);
    },
  });
  progress.clear();
  return outcomes.filter((outcome) => 'problem' in outcome).length;
}
