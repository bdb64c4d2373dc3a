import type { Command } from 'commander';
import type { Publication, RateSheet } from '../rates/index.ts';
import type { CommandContext, CommandService } from './context.ts';
import { amountText, type Column, printJson, printLine, printTable } from './output.ts';
import { printSheet } from './sheet-output.ts';
import { withService } from './with-service.ts';

const PAGE = 100;

type Json = { json?: true };

const COLUMNS: readonly Column<RateSheet>[] = [
  { heading: 'ID', text: ({ id }) => id, right: true },
  { heading: 'FILE', text: ({ file }) => file },
  { heading: 'STATUS', text: ({ status }) => status },
  { heading: 'RATES', text: ({ rates }) => amountText(rates), right: true },
  { heading: 'IMPORTED', text: ({ createdAt }) => createdAt.slice(0, 16) },
  { heading: 'BY', text: ({ createdBy }) => createdBy },
];

/** `sheets list|show|publish|revert`: what happens to a sheet after its import. */
export function defineSheets(sheets: Command, context: CommandContext): void {
  const { streams } = context;
  sheets
    .command('list')
    .description('every sheet, the newest first')
    .option('--json', 'print JSON')
    .action(async ({ json }: Json) => {
      const rows = await withService(context, listAll);
      if (json) return printJson(streams, rows);
      printTable(streams, { rows, columns: COLUMNS, empty: 'No sheet was imported yet: agent-rate import FILE' });
    });
  sheets
    .command('show <id>')
    .description('one sheet: tabs, findings, and what publishing it would change')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json, command: Command) => {
      const sheet = await withService(context, ({ rates }) => rates.getSheet(sheetId(id, command)));
      if (json) return printJson(streams, sheet);
      printSheet(streams, sheet);
    });
  sheets
    .command('publish <id>')
    .description('make the rates of a draft known, all at once')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json, command: Command) => {
      const number = sheetId(id, command);
      const publication = await withService(context, ({ rates }) => rates.publish(number, context.operator.name));
      if (json) return printJson(streams, publication);
      printPublication(streams, publication);
    });
  sheets
    .command('revert <id>')
    .description('take a publication back: its rates go, those it had superseded return')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json, command: Command) => {
      const number = sheetId(id, command);
      const publication = await withService(context, ({ rates }) => rates.revert(number, context.operator.name));
      if (json) return printJson(streams, publication);
      printLine(streams, `Sheet ${publication.sheet} is reverted.`);
    });
}

/** One line about what a publication did. */
export function printPublication(streams: CommandContext['streams'], publication: Publication): void {
  const { number, sheet, added, changed, unchanged } = publication;
  const figures = `${amountText(added)} added, ${amountText(changed)} changed, ${amountText(unchanged)} unchanged`;
  printLine(streams, `Sheet ${sheet} is published (publication ${number}): ${figures}.`);
}

function sheetId(text: string, command: Command): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) command.error('error: the id of a sheet is a whole number');
  return Number(text);
}

async function listAll({ rates }: CommandService): Promise<RateSheet[]> {
  const found: RateSheet[] = [];
  for (let page = 1; ; page += 1) {
    const { sheets, total } = await rates.listSheets({ page, perPage: PAGE });
    found.push(...sheets);
    if (found.length >= total || sheets.length === 0) return found;
  }
}
