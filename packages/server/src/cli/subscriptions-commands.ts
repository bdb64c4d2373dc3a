import type { Command } from 'commander';
import type { Subscription } from '../rates/index.ts';
import type { CommandContext } from './context.ts';
import { type Column, printJson, printLine, printTable } from './output.ts';
import { withService } from './with-service.ts';

const PAGE = 100;

type Json = { json?: true };

const COLUMNS: readonly Column<Subscription>[] = [
  { heading: 'ID', text: ({ id }) => id },
  { heading: 'FROM', text: ({ origin }) => origin },
  { heading: 'TO', text: ({ destination }) => destination },
  { heading: 'CARRIER', text: ({ carrier }) => carrier ?? 'any' },
  { heading: 'EQUIPMENT', text: ({ equipment }) => equipment ?? 'any' },
  { heading: 'KEY', text: ({ key }) => key ?? 'operator' },
];

/** `subscriptions list|add|remove`: lanes that are watched. */
export function defineSubscriptions(subscriptions: Command, context: CommandContext): void {
  addList(subscriptions, context);
  addAdd(subscriptions, context);
  addRemove(subscriptions, context);
}

function addList(subscriptions: Command, context: CommandContext): void {
  subscriptions
    .command('list')
    .description('lanes that are watched, the newest first, a hundred at most')
    .option('--json', 'print JSON')
    .action(async ({ json }: Json) => {
      const { subscriptions: rows } = await withService(context, (service) =>
        service.subscriptions.list({ page: 1, perPage: PAGE }, context.operator),
      );
      if (json) return printJson(context.streams, rows);
      const empty =
        'No lane is watched. Watch one: agent-rate subscriptions add --origin Shanghai --destination Rotterdam';
      printTable(context.streams, { rows, columns: COLUMNS, empty });
    });
}

type Lane = { origin: string; destination: string; carrier?: string; equipment?: string };

function addAdd(subscriptions: Command, context: CommandContext): void {
  subscriptions
    .command('add')
    .description('watch a lane')
    .requiredOption('--origin <place>', 'port of loading: code, name, country, region')
    .requiredOption('--destination <place>', 'port of discharge: code, name, country, region')
    .option('--carrier <carrier>', 'SCAC or name')
    .option('--equipment <type>', '20GP, 40HC, 45G1 …')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate subscriptions add --origin Shanghai --destination "North Europe"')
    .action(async ({ json, ...lane }: Lane & Json) => {
      const added = await withService(context, (service) => service.subscriptions.create(lane, context.operator));
      if (json) return printJson(context.streams, added);
      const { id, understood } = added;
      const read = (end: 'origin' | 'destination') => understood[end]?.understoodAs.map(({ name }) => name).join(', ');
      printLine(context.streams, `${id} watches ${read('origin')} to ${read('destination')}.`);
    });
}

function addRemove(subscriptions: Command, context: CommandContext): void {
  subscriptions
    .command('remove <id>')
    .description('stop watching a lane')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json) => {
      const removed = await withService(context, (service) => service.subscriptions.remove(id, context.operator));
      if (json) return printJson(context.streams, removed);
      printLine(context.streams, `${removed.id} is removed.`);
    });
}
