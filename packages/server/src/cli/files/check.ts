import type { Command } from 'commander';
import { dayOf } from '../../base/offline.ts';
import { judgeDocuments, printJudgement } from '../../compliance/index.ts';
import { extractFiles, type FileExtraction } from '../../extraction/offline.ts';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { count, printJson, printLine } from '../output.ts';
import { createProgress } from '../progress.ts';
import { printJudgementText } from './check-output.ts';
import { printRefusal } from './extract-output.ts';

type Options = { json?: true; each?: true; notes?: true; on?: string };

/** `check FILE…`. Needs no database and no server. */
export function defineCheck(command: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  command
    .option('--each', 'check each file by itself')
    .option('--on <day>', 'day of sailing, YYYY-MM-DD (default: today)')
    .option('--notes', 'print notes too')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 3: errors were found.\nExamples:\n  agent-rate check sds.pdf certificate.pdf packing.pdf\n  agent-rate check --each --json *.pdf',
    )
    .action(async (files: string[], options: Options, command: Command) => {
      if (options.on !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(options.on)) {
        command.error('error: --on takes a day such as 2026-12-01');
      }
      exit(await runCheck(files, options, context));
    });
}

async function readFiles(files: readonly string[], { streams }: CommandContext) {
  const progress = createProgress(streams);
  let ended = 0;
  const outcomes = await extractFiles(files, {
    onPage: (_index, page, total) => progress.show(`page ${page} of ${total}`, ended, files.length),
    onOutcome: () => progress.show('reading', ++ended, files.length),
  });
  progress.clear();
  return outcomes;
}

async function runCheck(files: readonly string[], options: Options, context: CommandContext): Promise<ExitCode> {
  const { streams } = context;
  const outcomes = await readFiles(files, context);
  const read = outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []));
  const refused = outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome] : []));
  const groups = options.each ? read.map((one) => [one]) : read.length > 0 ? [read] : [];
  const on = options.on ?? dayOf(context.now());
  const judged = groups.map((group) => ({ files: group, judgement: judgeDocuments(group, { on }) }));
  if (options.json) {
    const checks = judged.map(({ files: group, judgement }) => ({
      files: group.map(({ file }) => file),
      ...printJudgement(judgement),
    }));
    printJson(streams, { checks, refused: refused.map(({ path, problem }) => ({ file: path, ...problem.toBody() })) });
  } else {
    for (const { files: group, judgement } of judged) {
      for (const file of group) printLine(streams, fileLine(file));
      printJudgementText(streams, judgement, { notes: options.notes ?? false });
      printLine(streams);
    }
    for (const { path, problem } of refused) printRefusal(streams, path, problem);
  }
  if (refused.length > 0) return EXIT.problem;
  const wrong = judged.some(({ judgement }) => judgement.findings.some(({ severity }) => severity === 'error'));
  return wrong ? EXIT.heldBack : EXIT.ok;
}

const fileLine = ({ file, documentType, language, pages }: FileExtraction) =>
  `${file}: ${documentType}, ${language}, ${count(pages, 'page')}`;
