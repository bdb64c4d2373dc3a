import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { PageQueryProperties, parsePage } from '../base/index.ts';
import {
  type ActionRequest,
  type Order,
  type OrderAction,
  OrderChangeSchema,
  type OrderFilter,
  OrderFilterProperties,
  OrderRequestSchema,
  type OrderSummary,
  type RecordedAnswer,
  refusalOf,
} from '../orders/index.ts';
import type { CommandContext, CommandService } from './context.ts';
import { amountText, type Column, printJson, printLine, printTable } from './output.ts';
import { commandProblem } from './problems.ts';
import { addQueryOptions, readQuery } from './query-options.ts';
import { readJsonFile } from './read-json-file.ts';
import { withService } from './with-service.ts';

type Json = { json?: true };

/** `orders place|list|show|events|change` and one command for each decision. */
export function defineOrders(orders: Command, context: CommandContext): void {
  addPlace(orders, context);
  addList(orders, context);
  addShow(orders, context);
  addEvents(orders, context);
  addChange(orders, context);
  for (const decision of DECISIONS) addDecision(orders, context, decision);
}

/** The body of a file, checked. Throws `file_wrong_shape`. */
async function readBody<T>(context: CommandContext, file: string, schema: TSchema): Promise<T> {
  const body = await readJsonFile(file, context.streams.stdin);
  const faults = [...Value.Errors(schema, body)].map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );
  if (faults.length > 0) throw commandProblem('file_wrong_shape', { file, faults: faults.slice(0, 10) });
  return body as T;
}

/** The order in a finished answer. Throws the refusal that it is, if it is one. */
function orderIn(answer: RecordedAnswer): Order {
  const refusal = refusalOf(answer);
  if (refusal) throw refusal;
  return JSON.parse(answer.body) as Order;
}

function printOrder({ streams }: CommandContext, order: Order, { json }: Json): void {
  if (json) {
    printJson(streams, order);
    return;
  }
  const { id, version, bookingStatus, amendedBookingStatus, bookingCancellationStatus, equipment, allowedActions } =
    order;
  const states = [bookingStatus, amendedBookingStatus, bookingCancellationStatus].filter(Boolean).join(', ');
  printLine(streams, `${id}, version ${version}: ${states}`);
  printLine(
    streams,
    `  ${equipment.units} × ${equipment.code}, ${order.origin} to ${order.destination}, ${order.carrier}`,
  );
  for (const { currency, certain, complete } of order.quote.totals) {
    printLine(streams, `  ${currency} ${amountText(certain)}${complete ? '' : ' (not complete)'}`);
  }
  for (const { severity, message } of order.feedbacks) printLine(streams, `  ${severity} ${message}`);
  if (order.reason !== null) printLine(streams, `  Reason: ${order.reason}`);
  if (allowedActions.length > 0) printLine(streams, `  Possible now: ${allowedActions.join(', ')}`);
}

function addPlace(orders: Command, context: CommandContext): void {
  orders
    .command('place <file>')
    .description('order a quote; the file (- for standard input) holds the body of POST /orders')
    .option('--preview', 'only say what would happen')
    .option('--idempotency-key <key>', 'the same again when the same order is sent again; a fresh one if absent')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate orders place order.json --preview')
    .action(async (file: string, options: { preview?: true; idempotencyKey?: string } & Json) => {
      const request = await readBody<Parameters<CommandService['orders']['preview']>[0]['request']>(
        context,
        file,
        OrderRequestSchema,
      );
      const asked = { request, caller: context.operator, now: context.now() };
      if (options.preview) {
        const preview = await withService(context, (service) => service.orders.preview(asked));
        if (options.json) return printJson(context.streams, preview);
        printLine(
          context.streams,
          preview.permitted ? `It would begin ${preview.bookingStatus}.` : 'It would be refused.',
        );
        for (const { severity, message } of preview.findings) printLine(context.streams, `  ${severity} ${message}`);
        printLine(context.streams, preview.next);
        return;
      }
      const key = options.idempotencyKey ?? randomUUID();
      const answer = await withService(context, (service) => service.orders.place({ ...asked, key }));
      printOrder(context, orderIn(answer), options);
    });
}

const COLUMNS: readonly Column<OrderSummary>[] = [
  { heading: 'ID', text: ({ id }) => id },
  { heading: 'STATUS', text: ({ bookingStatus }) => bookingStatus },
  { heading: 'AMENDMENT', text: ({ amendedBookingStatus }) => amendedBookingStatus?.slice('AMENDMENT_'.length) },
  {
    heading: 'CANCELLATION',
    text: ({ bookingCancellationStatus }) => bookingCancellationStatus?.slice('CANCELLATION_'.length),
  },
  { heading: 'FROM', text: ({ origin }) => origin },
  { heading: 'TO', text: ({ destination }) => destination },
  { heading: 'CARRIER', text: ({ carrier }) => carrier },
  { heading: 'BOX', text: ({ equipment }) => `${equipment.units} × ${equipment.code}` },
  { heading: 'PLACED', text: ({ placedAt }) => placedAt.slice(0, 16) },
  { heading: 'BY', text: ({ placedBy }) => placedBy },
];

const ListQuerySchema = Type.Object({ ...OrderFilterProperties, ...PageQueryProperties });

function addList(orders: Command, context: CommandContext): void {
  const command = orders.command('list').description('orders that match every filter, newest first');
  addQueryOptions(command, ListQuerySchema);
  command
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate orders list --booking-status PENDING_APPROVAL')
    .action(async ({ json }: Json) => {
      const query = readQuery(command, ListQuerySchema) as OrderFilter & { page?: number; per_page?: number };
      const { page: _page, per_page: _perPage, ...filter } = query;
      const page = { filter, ...parsePage(query) };
      const { orders: rows, total } = await withService(context, (service) =>
        service.orders.list(page, context.operator),
      );
      if (json) return printJson(context.streams, { data: rows, total });
      printTable(context.streams, { rows, columns: COLUMNS, empty: 'No order matches.' });
      if (total > rows.length) printLine(context.streams, `${amountText(total)} orders; --page shows others.`);
    });
}

function addShow(orders: Command, context: CommandContext): void {
  orders
    .command('show <id>')
    .description('one order: its states, what can be done now, and with --json all of it')
    .option('--json', 'print JSON')
    .action(async (id: string, options: Json) => {
      printOrder(context, await withService(context, (service) => service.orders.get(id, context.operator)), options);
    });
}

/** What an event of an order says. */
type Told = Record<
  'action' | 'by' | 'bookingStatus' | 'amendedBookingStatus' | 'bookingCancellationStatus' | 'reason',
  string | null
>;

function addEvents(orders: Command, context: CommandContext): void {
  orders
    .command('events <id>')
    .description('what happened to an order, the first thing first')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json) => {
      const { events } = await withService(context, (service) =>
        service.orders.listEvents(id, { limit: 100 }, context.operator),
      );
      if (json) return printJson(context.streams, events);
      printTable(context.streams, {
        rows: events.map(({ time, data }) => ({ ...(data as Told), time })),
        columns: [
          { heading: 'TIME', text: ({ time }) => time.slice(0, 19) },
          { heading: 'ACTION', text: (row) => row.action },
          { heading: 'BY', text: (row) => row.by },
          { heading: 'STATUS', text: (row) => row.bookingStatus },
          { heading: 'AMENDMENT', text: (row) => row.amendedBookingStatus },
          { heading: 'CANCELLATION', text: (row) => row.bookingCancellationStatus },
          { heading: 'REASON', text: (row) => row.reason },
        ],
        empty: 'Nothing happened yet.',
      });
    });
}

function addChange(orders: Command, context: CommandContext): void {
  orders
    .command('change <id> <file>')
    .description('change an order: directly before confirmation, as an amendment after it; the file holds what changes')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  echo \'{"remarks":"call first"}\' | agent-rate orders change ord_5rVw9Kd2Lq7X -',
    )
    .action(async (id: string, file: string, options: Json) => {
      const change = await readBody<Parameters<CommandService['orders']['edit']>[0]['change']>(
        context,
        file,
        OrderChangeSchema,
      );
      const asked = { id, change, caller: context.operator, key: undefined, now: context.now() };
      printOrder(context, orderIn(await withService(context, (service) => service.orders.edit(asked))), options);
    });
}

type Decision = { name: string; description: string; actions: readonly OrderAction[] };

const DECISIONS: readonly Decision[] = [
  { name: 'approve', description: 'let an order that waits for approval go on', actions: ['approve'] },
  { name: 'reject', description: 'end an order that waits or is not taken', actions: ['reject-approval', 'reject'] },
  { name: 'confirm', description: 'take an order, as the forwarder', actions: ['confirm'] },
  {
    name: 'request-update',
    description: 'send an order back for a correction',
    actions: ['request-update', 'request-amendment'],
  },
  { name: 'decline', description: 'decline a confirmed order', actions: ['decline'] },
  { name: 'complete', description: 'say that a confirmed order was carried out', actions: ['complete'] },
  {
    name: 'cancel',
    description: 'cancel an order, or ask for it once it is confirmed',
    actions: ['cancel', 'request-cancellation'],
  },
  { name: 'confirm-amendment', description: 'make an amendment the order', actions: ['confirm-amendment'] },
  { name: 'decline-amendment', description: 'leave the order as it was', actions: ['decline-amendment'] },
  { name: 'cancel-amendment', description: 'take an amendment back', actions: ['cancel-amendment'] },
  { name: 'confirm-cancellation', description: 'cancel as was asked for', actions: ['confirm-cancellation'] },
  { name: 'decline-cancellation', description: 'let the order stand', actions: ['decline-cancellation'] },
];

type DecisionOptions = Json & { reason?: string; seen?: string; bookingReference?: string };

function addDecision(orders: Command, context: CommandContext, { name, description, actions }: Decision): void {
  const command = orders
    .command(`${name} <id>`)
    .description(description)
    .option('--reason <text>', 'why; everybody who sees the order sees it')
    .option('--seen <version>', 'the version that was looked at; an order that changed since is refused')
    .option('--json', 'print JSON');
  if (name === 'confirm') command.option('--booking-reference <text>', 'the carrier’s number for it');
  command.action(async (id: string, options: DecisionOptions) => {
    const { reason, seen, bookingReference } = options;
    if (seen !== undefined && !/^[1-9]\d{0,8}$/.test(seen)) command.error('error: --seen takes a version number');
    const request: ActionRequest = {
      ...(reason === undefined ? {} : { reason }),
      ...(seen === undefined ? {} : { version: Number(seen) }),
      ...(bookingReference === undefined ? {} : { carrierBookingReference: bookingReference }),
    };
    const asked = { id, actions, request, caller: context.operator, key: undefined, now: context.now() };
    printOrder(context, orderIn(await withService(context, (service) => service.orders.act(asked))), options);
  });
}
