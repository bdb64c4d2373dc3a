import { type Command, Option } from 'commander';
import type { Delivery, Webhook, WebhookWithSecret } from '../events/index.ts';
import type { CommandContext, CommandService } from './context.ts';
import { type Column, printJson, printLine, printTable } from './output.ts';
import { withService } from './with-service.ts';

const PAGE = 100;

type Json = { json?: true };

const COLUMNS: readonly Column<Webhook>[] = [
  { heading: 'ID', text: ({ id }) => id },
  { heading: 'URL', text: ({ url }) => url },
  { heading: 'TYPES', text: ({ types }) => types.join(' ') || 'all' },
  {
    heading: 'STATUS',
    text: ({ status, disabledReason }) => (disabledReason ? `${status}: ${disabledReason}` : status),
  },
  { heading: 'LAST DELIVERED', text: ({ lastDeliveredAt }) => lastDeliveredAt?.slice(0, 16) ?? 'never' },
  { heading: 'FAILING SINCE', text: ({ failingSince }) => failingSince?.slice(0, 16) },
];

const DELIVERY_COLUMNS: readonly Column<Delivery>[] = [
  { heading: 'ID', text: ({ id }) => id },
  { heading: 'EVENT', text: ({ event }) => event.type },
  { heading: 'SUBJECT', text: ({ event }) => event.subject },
  { heading: 'STATUS', text: ({ status }) => status },
  { heading: 'ATTEMPTS', text: ({ attemptCount }) => attemptCount, right: true },
  { heading: 'LAST ANSWER', text: ({ attempts }) => attempts.at(-1)?.error ?? attempts.at(-1)?.status },
  { heading: 'NEXT', text: ({ nextAttemptAt }) => nextAttemptAt?.slice(0, 19) },
];

/** `webhooks …`: where events are posted to. Those made here see everything. */
export function defineWebhooks(webhooks: Command, context: CommandContext): void {
  addList(webhooks, context);
  addCreate(webhooks, context);
  addSwitches(webhooks, context);
  addRotate(webhooks, context);
  addTest(webhooks, context);
  addDeliveries(webhooks, context);
  addResend(webhooks, context);
}

function addList(webhooks: Command, context: CommandContext): void {
  webhooks
    .command('list')
    .description('every webhook, the newest first')
    .option('--json', 'print JSON')
    .action(async ({ json }: Json) => {
      const rows = await withService(context, ({ webhooks: module }) =>
        listAll(async (page) => {
          const { webhooks: found, total } = await module.list({ page, perPage: PAGE }, context.operator);
          return { found, total };
        }),
      );
      if (json) return printJson(context.streams, rows);
      const empty = 'No webhooks yet. Make one: agent-rate webhooks create https://…';
      printTable(context.streams, { rows, columns: COLUMNS, empty });
    });
}

async function listAll<T>(read: (page: number) => Promise<{ found: T[]; total: number }>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { found, total } = await read(page);
    all.push(...found);
    if (all.length >= total || found.length === 0) return all;
  }
}

function addCreate(webhooks: Command, context: CommandContext): void {
  webhooks
    .command('create <url>')
    .description('post events to an address from now on; shows the secret to verify them with, this once')
    .option('--types <types>', 'comma-separated; agent-rate.order.* stands for all that begin so; without it: all')
    .option('--description <text>', 'what it is for')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      "\nExample:\n  agent-rate webhooks create https://erp.example.com/hooks --types 'agent-rate.order.*'",
    )
    .action(async (url: string, options: { types?: string; description?: string } & Json) => {
      const types = options.types?.split(',').map((name) => name.trim()) ?? [];
      const { description = '' } = options;
      const created = await withService(context, (service) =>
        service.webhooks.create({ url, types, description }, context.operator),
      );
      printSecret(context, created, options);
    });
}

function printSecret({ streams }: CommandContext, webhook: WebhookWithSecret, { json }: Json): void {
  if (json) {
    printJson(streams, webhook);
    return;
  }
  printLine(streams, webhook.secret);
  printLine(streams);
  printLine(streams, `This is the only time the secret is shown. ${webhook.id}, ${webhook.url}.`);
}

const SWITCHES = [
  ['enable', 'post to a webhook again, beginning with what happens from now on'],
  ['disable', 'post nothing more to a webhook, and give up what is on its way'],
  ['delete', 'end a webhook with its secrets and deliveries'],
] as const;

function addSwitches(webhooks: Command, context: CommandContext): void {
  for (const [name, description] of SWITCHES) {
    webhooks
      .command(`${name} <id>`)
      .description(description)
      .option('--json', 'print JSON')
      .action(async (id: string, { json }: Json) => {
        const webhook = await withService(context, (service) => turn(service, name, { id, context }));
        if (json) return printJson(context.streams, webhook);
        printLine(context.streams, `${webhook.id} (${webhook.url}) is ${name}d.`);
      });
  }
}

function turn(
  { webhooks }: CommandService,
  name: (typeof SWITCHES)[number][0],
  { id, context: { operator } }: { id: string; context: CommandContext },
): Promise<Webhook> {
  if (name === 'delete') return webhooks.remove(id, operator);
  return webhooks.update(id, { status: `${name}d` }, operator);
}

function addRotate(webhooks: Command, context: CommandContext): void {
  webhooks
    .command('rotate-secret <id>')
    .description('another secret; messages are signed with both for a while')
    .option('--grace-hours <number>', 'for how long the old one signs too, 0 to 720', '24')
    .option('--json', 'print JSON')
    .action(async (id: string, { graceHours, json }: { graceHours: string } & Json, command: Command) => {
      const hours = Number(graceHours);
      if (!/^\d{1,3}$/.test(graceHours) || hours > 720)
        command.error(`error: --grace-hours is 0 to 720, not «${graceHours}»`);
      const rotated = await withService(context, (service) =>
        service.webhooks.rotateSecret(id, { graceHours: hours }, context.operator),
      );
      printSecret(context, rotated, json ? { json } : {});
    });
}

function addTest(webhooks: Command, context: CommandContext): void {
  webhooks
    .command('test <id>')
    .description('post a test event now, and say what came of it')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json) => {
      const delivery = await withService(context, (service) => service.webhooks.test(id, context.operator));
      if (json) return printJson(context.streams, delivery);
      const [attempt] = delivery.attempts;
      printLine(
        context.streams,
        attempt?.error ?? `Delivered: answered ${attempt?.status} in ${attempt?.durationMilliseconds} ms.`,
      );
      if (attempt?.excerpt) printLine(context.streams, attempt.excerpt);
    });
}

function addDeliveries(webhooks: Command, context: CommandContext): void {
  webhooks
    .command('deliveries <id>')
    .description('what was, is or will be posted, the newest events first, a hundred at most')
    .addOption(new Option('--status <status>', 'only those').choices(['pending', 'delivered', 'dead']))
    .option('--json', 'print JSON')
    .action(async (id: string, { json, status }: { status?: Delivery['status'] } & Json) => {
      const query = { status, page: 1, perPage: PAGE };
      const { deliveries: rows } = await withService(context, (service) =>
        service.webhooks.listDeliveries(id, query, context.operator),
      );
      if (json) return printJson(context.streams, rows);
      printTable(context.streams, { rows, columns: DELIVERY_COLUMNS, empty: 'There is no such delivery.' });
    });
}

function addResend(webhooks: Command, context: CommandContext): void {
  webhooks
    .command('resend <id> [delivery...]')
    .description('put deliveries on their way again; a running server posts them')
    .option('--dead', 'every one that was given up')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate webhooks resend whk_3nWc8Qz0Lm5vXrT1yKdB --dead')
    .action(async (id: string, named: string[], { dead, json }: { dead?: true } & Json, command: Command) => {
      if (named.length === 0 && !dead) command.error('error: name deliveries, or give --dead');
      const sent = await withService(context, async (service) => {
        const ids = dead ? [...named, ...(await listDead(service, id, context))] : named;
        const again: Delivery[] = [];
        for (const one of new Set(ids)) again.push(await service.webhooks.resend(id, one, context.operator));
        return again;
      });
      if (json) return printJson(context.streams, sent);
      printLine(context.streams, `${sent.length} on their way again.`);
    });
}

async function listDead({ webhooks }: CommandService, id: string, { operator }: CommandContext): Promise<string[]> {
  const dead = await listAll(async (page) => {
    const query = { status: 'dead' as const, page, perPage: PAGE };
    const { deliveries: found, total } = await webhooks.listDeliveries(id, query, operator);
    return { found, total };
  });
  // The oldest first, as they happened.
  return dead.map((delivery) => delivery.id).reverse();
}
