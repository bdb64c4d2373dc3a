import { basename } from 'node:path';
import type { Command } from 'commander';
import { isIsoDate } from '../../base/offline.ts';
import type { Publication, RateSheet, RateSheetWithDifference, SheetAnswers } from '../../rates/index.ts';
import { isHeldBack, printPublication, printSheet } from '../answers/rate-sheets.ts';
import { type CommandContext, type CommandService, EXIT, type ExitCode } from '../context.ts';
import { printJson, printLine } from '../output.ts';
import { createProgress } from '../progress.ts';
import { readAll, readBytes } from '../read-file.ts';
import { failureReport } from '../report-failure.ts';
import { withService } from '../with-service.ts';
import { eachFile } from './each-file.ts';

type Options = Omit<SheetAnswers, 'columns' | 'tabs' | 'headings'> & {
  column?: string[];
  tab?: string[];
  heading?: string[];
  publish?: true;
  json?: true;
  name?: string;
};

/** Reading a larger file takes hundreds of megabytes. */
const LARGE_BYTES = 1_000_000;

/** How the import of one file ended. */
type Outcome = {
  file: string;
  isDuplicate: boolean;
  sheet: RateSheetWithDifference;
  publication: Publication | null;
};

/** `import FILE…`: sheets into drafts, and published when asked. */
export function defineImport(command: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  command
    .option('--publish', 'publish what was understood at once')
    .option('--origin <place>', 'the origin of every rate, when the sheet leaves it out')
    .option('--destination <place>', 'the destination of every rate')
    .option('--carrier <carrier>', 'the carrier of every rate')
    .option('--currency <code>', 'the currency of amounts without one, ISO 4217')
    .option('--valid-from <day>', 'the first day of rates without one, YYYY-MM-DD')
    .option('--valid-to <day>', 'the last day of rates without one, YYYY-MM-DD')
    .option('--column <column=role>', 'what a column holds, as in B=destination (several times)', collect)
    .option(
      '--tab <tab=word>',
      'what a tab is: rates, charges or ignore, as in "Precios=ignore" (several times)',
      collect,
    )
    .option(
      '--heading <heading=word>',
      'what a heading gives to its rows, as in NINGBO=ignore (several times)',
      collect,
    )
    .option('--name <name>', 'the name of what is read from standard input, such as offer.txt (default: by what it is)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nA file named - is standard input: a file, a mail or a pasted table. Answers are remembered for the next sheet of the same layout. Exit code 3: some rows are held back.' +
        '\n\nExamples:\n  agent-rate import rates.xlsx\n  agent-rate import "CMA Dec.xls" --carrier CMDU --currency USD --publish' +
        '\n  pbpaste | agent-rate import - --name "MSC by mail"',
    )
    .action(async (files: string[], options: Options) => {
      const answers = readAnswers(command, options);
      exit(await importFiles(context, { files, answers, options }));
    });
}

const collect = (text: string, before: string[] = []) => [...before, text];

function readAnswers(command: Command, options: Options): SheetAnswers {
  const { publish: _publish, json: _json, name: _name, column, tab, heading, ...given } = options;
  const answers = {
    ...given,
    ...(column ? { columns: column } : {}),
    ...(tab ? { tabs: tab } : {}),
    ...(heading ? { headings: heading } : {}),
  };
  for (const day of [answers.validFrom, answers.validTo]) {
    if (day !== undefined && !isIsoDate(day)) command.error(`error: "${day}" is not a day written YYYY-MM-DD`);
  }
  return answers;
}

type Work = { files: string[]; answers: SheetAnswers; options: Options };

async function importFiles(context: CommandContext, { files, answers, options }: Work): Promise<ExitCode> {
  const { streams } = context;
  const json = options.json === true;
  let isIncomplete = false;
  const { outcomes, code } = await withService(context.openService, (service) =>
    eachFile(files, failureReport(streams, json), async (file) => {
      const outcome = await importFile(context, service, { file, answers, options });
      if (!json) printOutcome(streams, outcome);
      isIncomplete ||= isHeldBack(outcome.sheet);
      return outcome;
    }),
  );
  if (json) printJson(streams, outcomes);
  return code === EXIT.ok && isIncomplete ? EXIT.heldBack : code;
}

type OneFile = { file: string; answers: SheetAnswers; options: Options };

/** What standard input is read as when it is the file. */
async function openFile({ streams }: CommandContext, { file, options }: OneFile) {
  if (file !== '-') return { name: basename(file), bytes: await readBytes(file) };
  const { nameFile } = await import('../../rates/index.ts');
  return nameFile(await readAll(streams.stdin), { name: options.name, stem: 'stdin' });
}

async function importFile(context: CommandContext, { rates, audit }: CommandService, one: OneFile): Promise<Outcome> {
  const { file, answers, options } = one;
  const source = { file: await openFile(context, one) };
  const { name, bytes } = source.file;
  if (bytes.byteLength > LARGE_BYTES) await context.giveBackMemory();
  const progress = createProgress(context.streams);
  const by = context.operator.name;
  const who = { actor: context.operator, adapter: 'cli' } as const;
  try {
    const { sheet, isDuplicate } = await audit.record(
      { ...who, act: 'import-rate-sheet', subject: null },
      () =>
        rates.importSheet({
          source,
          answers,
          by,
          now: context.now(),
          onProgress: (stage, done, total) => progress.show(`${stage} ${name}`, done, total),
        }),
      ({ sheet: { findings: _findings, ...after } }) => ({ subject: `rate-sheets/${after.id}`, after }),
    );
    const publish = { ...who, act: 'publish-rate-sheet', subject: `rate-sheets/${sheet.id}` };
    const publication =
      options.publish && isPublishable(sheet)
        ? await audit.record(
            publish,
            () => rates.publish(sheet.id, by),
            (after) => ({ after }),
          )
        : null;
    return { file, isDuplicate, sheet: await rates.getSheet(sheet.id), publication };
  } finally {
    progress.clear();
  }
}

function isPublishable({ status, rates }: RateSheet): boolean {
  return status === 'draft' && rates > 0;
}

function printOutcome(streams: CommandContext['streams'], outcome: Outcome): void {
  const { sheet, isDuplicate, publication } = outcome;
  if (isDuplicate) printLine(streams, `${outcome.file} was imported before.`);
  printSheet(streams, sheet);
  if (publication) printPublication(streams, publication);
  else if (isPublishable(sheet)) {
    printLine(streams, `Nothing is published yet. Publish it with: agent-rate sheets publish ${sheet.id}`);
  }
}
