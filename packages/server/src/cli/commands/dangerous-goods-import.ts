import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type Amendment,
  EDITIONS,
  type ListImport,
  type ListImportRequest,
  listEntries,
  printListTable,
} from '../../dangerous-goods/index.ts';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { count, printJson, printLine } from '../output.ts';
import { readBytes } from '../read-file.ts';
import { withService } from '../with-service.ts';

/** How the audit log names what a command does to the list. */
function actOf({ operator }: CommandContext, act: string) {
  return { actor: operator, adapter: 'cli', act, subject: 'dangerous-goods' } as const;
}

type Options = { replace?: true; dryRun?: true; json?: true; edition?: string; amendment?: Amendment; from?: string };

const COLUMNS_HELP =
  '\nColumns: un, name, class are needed; nameZh, subsidiary, packingGroup, state, ems, limitedQuantity,\n' +
  'exceptedQuantity, marinePollutant, specialProvisions, seaTransport, stowageCategory, stowageCodes, segregationCodes,\n' +
  'packingInstructions, packingProvisions, ibcInstructions, ibcProvisions, tankInstructions, tankProvisions may be there.\n' +
  'What a row leaves out is taken from the list that comes with the service. "agent-rate dangerous-goods template"\n' +
  'prints that list as such a file. Every server uses it within a second. Exit code 3: some rows are held back.' +
  '\nExample:\n  agent-rate dangerous-goods import our-list.csv --dry-run';

function parseDay(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw new InvalidArgumentError('Not a day: YYYY-MM-DD.');
}

const MOST_SHOWN = 12;
const few = (numbers: readonly string[]) =>
  numbers.length > MOST_SHOWN ? `${numbers.slice(0, MOST_SHOWN).join(' ')} …` : numbers.join(' ');

function printImport({ streams }: CommandContext, imported: ListImport, dryRun: boolean): void {
  const { rows, unNumbers, isNew, added, changed, removed, heldBack, findings, edition } = imported;
  const outcome = !isNew
    ? 'The same file is in use already'
    : dryRun
      ? 'Would import'
      : rows === 0
        ? 'Nothing was imported'
        : 'Imported';
  printLine(streams, `${outcome}: ${count(rows, 'row')} of ${count(unNumbers, 'UN number')}, as "${edition.name}".`);
  const changes = [
    ['new', added],
    ['changed', changed],
    ['gone', removed],
    ['held back', heldBack],
  ] as const;
  for (const [word, numbers] of changes) {
    if (numbers.length > 0) printLine(streams, `${String(numbers.length).padStart(6)} ${word}: ${few(numbers)}`);
  }
  for (const { place, message } of findings) printLine(streams, `row ${place?.row ?? '?'}: ${message}`);
}

function importList(context: CommandContext, request: ListImportRequest): Promise<ListImport> {
  return withService(context.openService, ({ dangerousGoods, audit }) => {
    const run = () => dangerousGoods.importList(request);
    if (request.dryRun) return run();
    const before = { edition: dangerousGoods.list().edition };
    return audit.record({ ...actOf(context, 'import-dangerous-goods'), before }, run, (after) => ({ after }));
  });
}

/** `dangerous-goods template`. */
function addTemplate(goods: Command, context: CommandContext): void {
  goods
    .command('template [numbers...]')
    .description(
      'print the list that comes with the service, or some of its UN numbers, as a CSV file to change and import',
    )
    .addHelpText('after', '\nExample:\n  agent-rate dangerous-goods template 1263 1993 > our-list.csv')
    .action((numbers: string[]) => {
      const wanted = new Set(numbers.map((text) => text.replace(/\D/g, '')));
      const rows = listEntries().filter(({ un }) => wanted.size === 0 || wanted.has(un));
      context.streams.stdout.write(printListTable(rows));
    });
}

/** `dangerous-goods reset`. */
function addReset(goods: Command, context: CommandContext): void {
  goods
    .command('reset')
    .description('go back to the list that comes with the service')
    .action(async () => {
      await withService(context.openService, ({ dangerousGoods, audit }) => {
        const before = { edition: dangerousGoods.list().edition };
        return audit.record({ ...actOf(context, 'reset-dangerous-goods'), before }, () =>
          dangerousGoods.resetList(context.operator.name),
        );
      });
      printLine(context.streams, 'The list that comes with the service is in use.');
    });
}

/** `dangerous-goods import|reset|template`. */
export function addDangerousGoodsImport(goods: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  goods
    .command('import <file>')
    .description('use a list of your own: CSV or a workbook with a header, or the XML of 49 CFR 172.101 from eCFR')
    .option('--replace', 'use only this list (default: it takes the place of its own UN numbers, the others stay)')
    .option('--edition <name>', 'what answers name as the edition')
    .addOption(
      new Option('--amendment <number>', 'the amendment that it is of').choices(
        EDITIONS.map(({ amendment }) => amendment),
      ),
    )
    .option(
      '--from <day>',
      'first day of sailing that it is used on (default: when the amendment may be used)',
      parseDay,
    )
    .option('--dry-run', 'only show what would change')
    .option('--json', 'print JSON')
    .addHelpText('after', COLUMNS_HELP)
    .action(async (path: string, { replace, edition, amendment, from, dryRun, json }: Options) => {
      const bytes = await readBytes(path);
      const imported = await importList(context, {
        name: basename(path),
        bytes,
        mode: replace ? 'replace' : 'extend',
        by: context.operator.name,
        dryRun: dryRun ?? false,
        ...(edition === undefined ? {} : { editionName: edition }),
        ...(amendment === undefined ? {} : { amendment }),
        ...(from === undefined ? {} : { usedFrom: from }),
      });
      if (json) printJson(context.streams, imported);
      else printImport(context, imported, dryRun ?? false);
      exit(imported.findings.some(({ severity }) => severity === 'error') ? EXIT.heldBack : EXIT.ok);
    });
  addTemplate(goods, context);
  addReset(goods, context);
}
