import type { Command } from 'commander';
import { SCOPES } from '../base/offline.ts';
import type { CreatedKey, Key } from '../keys/index.ts';
import type { CommandContext } from './context.ts';
import { addLimitOptions, type LimitOptions, limitsText, readLimits } from './limit-options.ts';
import { type Column, printJson, printLine, printTable } from './output.ts';
import { withService } from './with-service.ts';

const PAGE = 100;

type Json = { json?: true };
type CreateOptions = { name: string; scopes: string; expires?: string; test?: true } & LimitOptions & Json;

/** `keys create|list|limit|revoke|rotate`. */
export function defineKeys(keys: Command, context: CommandContext): void {
  addCreate(keys, context);
  addList(keys, context);
  addLimit(keys, context);
  addRevoke(keys, context);
  addRotate(keys, context);
}

function addCreate(keys: Command, context: CommandContext): void {
  addLimitOptions(keys.command('create'))
    .description('create a key and show it, this once')
    .requiredOption('--name <name>', 'who or what uses it')
    .requiredOption('--scopes <scopes>', `comma-separated, of: ${SCOPES.join(', ')}`)
    .option('--expires <when>', '90d, 12h, 2030-12-31 or an instant; without it: never')
    .option('--test', 'a key that looks like one for trying things out (ar_test_…)')
    .option('--json', 'print JSON: {"id","key",…}')
    .addHelpText(
      'after',
      '\nExample:\n  agent-rate keys create --name "pricing desk" --scopes rates:read,rates:write --expires 90d',
    )
    .action(async (options: CreateOptions, command: Command) => {
      const scopes = options.scopes
        .split(',')
        .map((scope) => scope.trim())
        .filter(Boolean);
      const { name, expires } = options;
      const environment = options.test ? 'test' : 'live';
      const limits = readLimits(command, options);
      const created = await withService(context, (service) =>
        service.keys.create({ name, scopes, expires, environment, limits }),
      );
      printCreated(context, created, options);
    });
}

function printCreated({ streams }: CommandContext, created: CreatedKey, { json }: Json): void {
  if (json) {
    printJson(streams, created);
    return;
  }
  const { id, key, name, scopes, expiresAt } = created;
  printLine(streams, key);
  printLine(streams);
  printLine(
    streams,
    `This is the only time the key is shown. ${id}, «${name}», ${scopes.join(' ')}, ${expiryText(expiresAt)}.`,
  );
}

function expiryText(expiresAt: string | null): string {
  return expiresAt === null ? 'never expires' : `expires ${expiresAt}`;
}

const COLUMNS: readonly Column<Key>[] = [
  { heading: 'ID', text: ({ id }) => id },
  { heading: 'KEY', text: ({ prefix }) => `${prefix}…` },
  { heading: 'NAME', text: ({ name }) => name },
  { heading: 'SCOPES', text: ({ scopes }) => scopes.join(' ') },
  { heading: 'LIMITS', text: ({ limits }) => limitsText(limits) },
  { heading: 'STATE', text: ({ state }) => state },
  { heading: 'EXPIRES', text: ({ expiresAt }) => expiresAt?.slice(0, 16) ?? 'never' },
  { heading: 'LAST USED', text: ({ lastUsedAt }) => lastUsedAt?.slice(0, 16) ?? 'never' },
];

function addList(keys: Command, context: CommandContext): void {
  keys
    .command('list')
    .description('every key, newest first; keys themselves are never shown again')
    .option('--json', 'print JSON')
    .action(async ({ json }: Json) => {
      const all = await withService(context, async (service) => {
        const found: Key[] = [];
        for (let page = 1; ; page += 1) {
          const part = await service.keys.list(page, PAGE);
          found.push(...part.keys);
          if (found.length >= part.total || part.keys.length === 0) return found;
        }
      });
      if (json) return printJson(context.streams, all);
      const empty = 'No keys yet. Create one: agent-rate keys create --name NAME --scopes rates:read';
      printTable(context.streams, { rows: all, columns: COLUMNS, empty });
    });
}

function addLimit(keys: Command, context: CommandContext): void {
  addLimitOptions(keys.command('limit <id>'))
    .description('say what a key may order, in place of what was said before; without options: no limits')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  agent-rate keys limit key_4mZp0Qw8Tn2c --per-order USD:20000 --approval incomplete',
    )
    .action(async (id: string, options: LimitOptions & Json, command: Command) => {
      const limits = readLimits(command, options);
      const limited = await withService(context, (service) => service.keys.setLimits(id, limits));
      if (options.json) return printJson(context.streams, limited);
      printLine(context.streams, `${limited.id} («${limited.name}»): ${limitsText(limited.limits)}.`);
    });
}

function addRevoke(keys: Command, context: CommandContext): void {
  keys
    .command('revoke <id>')
    .description('end a key for good, on every running server within a second')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate keys revoke key_4mZp0Qw8Tn2c')
    .action(async (id: string, { json }: Json) => {
      const revoked = await withService(context, (service) => service.keys.revoke(id));
      if (json) return printJson(context.streams, revoked);
      printLine(context.streams, `${revoked.id} («${revoked.name}») is revoked.`);
    });
}

function addRotate(keys: Command, context: CommandContext): void {
  keys
    .command('rotate <id>')
    .description('replace a key; the old one works on for the grace period')
    .option('--grace <duration>', 'how long the old key still works, at most 30d; 0: not at all', '24h')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate keys rotate key_4mZp0Qw8Tn2c --grace 7d')
    .action(async (id: string, { grace, json }: { grace: string } & Json) => {
      const created = await withService(context, (service) => service.keys.rotate(id, { grace }));
      printCreated(context, created, json ? { json } : {});
    });
}
