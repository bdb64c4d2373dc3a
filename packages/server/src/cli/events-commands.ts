import type { Command } from 'commander';
import type { Event } from '../events/index.ts';
import type { CommandContext } from './context.ts';
import { type Column, printJson, printJsonLine, printLine, printTable } from './output.ts';
import { withService } from './with-service.ts';

type Json = { json?: true };
type Filters = { after?: string; type?: string; subject?: string };

const COLUMNS: readonly Column<Event>[] = [
  { heading: 'SEQUENCE', text: ({ sequence }) => sequence },
  { heading: 'TIME', text: ({ time }) => time.slice(0, 19) },
  { heading: 'TYPE', text: ({ type }) => type },
  { heading: 'SUBJECT', text: ({ subject }) => subject },
];

/** `events list|follow`: the log of what happened. */
export function defineEvents(events: Command, context: CommandContext): void {
  addList(events, context);
  addFollow(events, context);
}

function withFilters(command: Command): Command {
  return command
    .option('--after <sequence>', 'only what happened after this event')
    .option('--type <types>', 'comma-separated; agent-rate.order.* stands for all that begin so')
    .option('--subject <subject>', 'only what happened to this: orders/123');
}

function queryOf({ after, type, subject }: Filters) {
  return { after, subject, types: type?.split(',').map((name) => name.trim()) };
}

function readCount(text: string, command: Command): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) command.error(`error: «${text}» is not a number of events`);
  return Number(text);
}

function addList(events: Command, context: CommandContext): void {
  withFilters(events.command('list'))
    .description('events in their order, a hundred at most; go on with --after')
    .option('--limit <number>', '1 to 100', '100')
    .option('--json', 'print JSON: {"data","meta":{"next","more"}}')
    .addHelpText('after', "\nExample:\n  agent-rate events list --type 'agent-rate.order.*' --after 0000000000000042")
    .action(async ({ json, limit, ...filters }: Filters & Json & { limit: string }, command: Command) => {
      const most = Math.min(readCount(limit, command), 100);
      const page = await withService(context, async (service) =>
        service.events.list({ ...queryOf(filters), limit: most }, await service.events.readerOf(context.operator)),
      );
      const { events: data, next, more } = page;
      if (json) return printJson(context.streams, { data, meta: { next, more } });
      printTable(context.streams, { rows: data, columns: COLUMNS, empty: 'Nothing happened.' });
      if (more) printLine(context.streams, `There is more: --after ${next}`);
    });
}

function addFollow(events: Command, context: CommandContext): void {
  withFilters(events.command('follow'))
    .description('events as they happen, until Ctrl-C; with --after also those since then')
    .option('--count <number>', 'end after so many')
    .option('--json', 'print each event as JSON on a line')
    .addHelpText('after', '\nExample:\n  agent-rate events follow --json | jq .subject')
    .action(async ({ json, count, ...filters }: Filters & Json & { count?: string }, command: Command) => {
      const most = count === undefined ? Number.POSITIVE_INFINITY : readCount(count, command);
      await withService(context, async (service) => {
        let seen = 0;
        const leave = new AbortController();
        for await (const event of service.events.follow(queryOf(filters), context.operator, leave.signal)) {
          if (json) printJsonLine(context.streams, event);
          else printLine(context.streams, `${event.time.slice(0, 19)}  ${event.type}  ${event.subject}`);
          seen += 1;
          if (seen >= most) return;
        }
      });
    });
}
