import type { Command } from 'commander';
import type { Delivery } from '../../events/index.ts';
import type { CommandContext, CommandService } from '../context.ts';
import { count, printJson, printLine } from '../output.ts';
import { withService } from '../with-service.ts';

const PAGE = 100;

/** `webhooks resend`: several deliveries at once, or every one that was given up. */
export function addResend(webhooks: Command, context: CommandContext): void {
  webhooks
    .command('resend <id> [delivery...]')
    .description('send deliveries again; a running server posts them')
    .option('--dead', 'every one that was given up')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate webhooks resend whk_3nWc8Qz0Lm5vXrT1yKdB --dead')
    .action(async (id: string, named: string[], { dead, json }: { dead?: true; json?: true }, command: Command) => {
      if (named.length === 0 && !dead) command.error('error: name deliveries, or give --dead');
      const sent = await withService(context.openService, async (service) => {
        const ids = dead ? [...named, ...(await listDead(service, id, context))] : named;
        const again: Delivery[] = [];
        for (const one of new Set(ids)) again.push(await service.webhooks.resend(id, one, context.operator));
        return again;
      });
      if (json) return printJson(context.streams, sent);
      printLine(context.streams, `${count(sent.length, 'delivery', 'deliveries')} will be sent again.`);
    });
}

/** Those that were given up, the oldest first, as they happened. */
async function listDead({ webhooks }: CommandService, id: string, { operator }: CommandContext): Promise<string[]> {
  const dead: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { status: 'dead' as const, page, perPage: PAGE };
    const { deliveries, total } = await webhooks.listDeliveries(id, query, operator);
    dead.push(...deliveries.map((delivery) => delivery.id));
    if (dead.length >= total || deliveries.length === 0) return dead.reverse();
  }
}
