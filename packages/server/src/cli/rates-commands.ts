import type { Command } from 'commander';
import {
  type Rate,
  type RateListQuery,
  RateListQuerySchema,
  type RateStatisticsAnswer,
  type RateStatisticsQuery,
  RateStatisticsQuerySchema,
} from '../rates/index.ts';
import type { CommandContext } from './context.ts';
import { amountText, type Column, printJson, printLine, printTable } from './output.ts';
import { addQueryOptions, readQuery } from './query-options.ts';
import { printStatistics } from './statistics-output.ts';
import { printUnderstood, type Understood } from './understood-output.ts';
import { withService } from './with-service.ts';

type Json = { json?: true };
type RateListAnswer = { data: Rate[]; meta: Understood & { total: number; page: number; totalPages: number } };

/** `rates list|stats|get`: the filters are those of `GET /rates`. */
export function defineRates(rates: Command, context: CommandContext): void {
  addList(rates, context);
  addStatistics(rates, context);
  addGet(rates, context);
}

const COLUMNS: readonly Column<Rate>[] = [
  { heading: 'ID', text: ({ id }) => id, right: true },
  { heading: 'FROM', text: ({ origin }) => placeText(origin) },
  { heading: 'TO', text: ({ destination }) => placeText(destination) },
  { heading: 'CARRIER', text: ({ carrier }) => carrier?.scac ?? carrier?.name },
  { heading: 'BOX', text: ({ equipment }) => equipment.code },
  { heading: 'BASE', text: ({ base }) => `${base.currency} ${amountText(base.amount)}`, right: true },
  { heading: 'TOTAL', text: ({ total }) => `${amountText(total.amount)}${total.complete ? '' : '+'}`, right: true },
  { heading: 'VALID', text: ({ validFrom, validTo }) => `${validFrom} to ${validTo}` },
  { heading: 'DAYS', text: ({ transitDays }) => transitDays, right: true },
];

function placeText({ code, name, text }: Rate['origin']): string {
  return code === null ? text : `${name ?? text} (${code})`;
}

function addList(rates: Command, context: CommandContext): void {
  const command = rates.command('list').description('rates that match every filter, the cheapest first');
  addQueryOptions(command, RateListQuerySchema);
  command
    .option('--json', 'print JSON, as GET /rates answers')
    .addHelpText(
      'after',
      '\nExample:\n  agent-rate rates list --origin shanghai --destination "US West Coast" --equipment 40HC',
    )
    .action(async ({ json }: Json) => {
      const query = readQuery(command, RateListQuerySchema) as RateListQuery;
      const { body } = await withService(context, (service) => service.rates.list(query, context.now()));
      const text = Buffer.from(body).toString('utf8');
      const { data, meta } = JSON.parse(text) as RateListAnswer;
      if (json) return printJson(context.streams, { data, meta });
      printUnderstood(context.streams, meta);
      printTable(context.streams, { rows: data, columns: COLUMNS, empty: 'No rate matches.' });
      if (meta.totalPages > 1) {
        printLine(
          context.streams,
          `Page ${meta.page} of ${meta.totalPages}, ${amountText(meta.total)} rates; --page shows others.`,
        );
      }
      if (data.some(({ total }) => !total.complete)) {
        printLine(context.streams, 'A total with + leaves something out; `agent-rate rates get ID` says what.');
      }
    });
}

function addStatistics(rates: Command, context: CommandContext): void {
  const command = rates.command('stats').description('counts and price distribution of the rates that match');
  addQueryOptions(command, RateStatisticsQuerySchema);
  command
    .option('--json', 'print JSON, as GET /rates/stats answers')
    .addHelpText('after', '\nExample:\n  agent-rate rates stats --origin shanghai --group-by carrier')
    .action(async ({ json }: Json) => {
      const query = readQuery(command, RateStatisticsQuerySchema) as RateStatisticsQuery;
      const { body } = await withService(context, (service) => service.rates.statistics(query, context.now()));
      const answer = JSON.parse(Buffer.from(body).toString('utf8')) as RateStatisticsAnswer;
      if (json) return printJson(context.streams, answer);
      printUnderstood(context.streams, answer.meta);
      printStatistics(context.streams, answer.data);
    });
}

function addGet(rates: Command, context: CommandContext): void {
  rates
    .command('get <id>')
    .description('one rate with its charges and where it came from, as JSON')
    .option('--json', 'print JSON (it is JSON anyway)')
    .action(async (id: string, _options: Json, command: Command) => {
      if (!/^[1-9]\d{0,14}$/.test(id)) command.error('error: an id is a whole number');
      const text = await withService(context, (service) => service.rates.get(Number(id)));
      printJson(context.streams, JSON.parse(text));
    });
}
