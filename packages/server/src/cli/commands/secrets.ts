import type { Command } from 'commander';
import type { SealCount } from '../../secrets/index.ts';
import type { CommandContext } from '../context.ts';
import { printJson, printLine } from '../output.ts';

/** `secrets`: the key that secrets in the database are sealed with. */
export function defineSecrets(command: Command, context: CommandContext): void {
  defineShow(command.command('show').description('say where the key is, and what is sealed with it'), context);
  defineRotate(command.command('rotate').description('seal everything with a new key'), context);
  const reset = 'give up the secrets that no key here opens, after the key was lost; asks for --yes';
  defineReset(command.command('reset').description(reset), context);
}

function defineShow(command: Command, { streams, secrets }: CommandContext): void {
  command.option('--json', 'print JSON').action(async ({ json }: { json?: true }) => {
    const state = await secrets.show();
    if (json) return printJson(streams, state);
    const { file, inUse, isHere } = state;
    printLine(streams, `key: ${inUse === null ? 'none yet; the next start of serve makes it' : inUse.id}`);
    printLine(
      streams,
      `place: ${file ?? 'AGENT_RATE_SECRET_KEY'}${inUse !== null && !isHere ? ', where it is not' : ''}`,
    );
    if (inUse !== null) printLine(streams, `in use since: ${inUse.since.toISOString()}`);
    for (const one of state.secrets) printLine(streams, countText(one));
  });
}

function defineRotate(command: Command, { streams, secrets }: CommandContext): void {
  command.option('--json', 'print JSON').action(async ({ json }: { json?: true }) => {
    const { id, sealed } = await secrets.rotate();
    if (json) return printJson(streams, { id, sealed });
    printLine(streams, `sealed ${sealed} secrets with the new key ${id}`);
    printLine(
      streams,
      'Keep a copy of the key file: backups from now on need it, those from before the copy that you have.',
    );
  });
}

function defineReset(command: Command, { streams, secrets }: CommandContext): void {
  command
    .option('--yes', 'do it')
    .option('--json', 'print JSON')
    .action(async ({ json, yes }: { json?: true; yes?: true }) => {
      if (!yes) command.error('error: what the lost key opened is given up for good; run it again with --yes');
      const counts = await secrets.reset();
      if (json) return printJson(streams, { secrets: counts });
      for (const one of counts) printLine(streams, countText(one));
      printLine(streams, 'Then: agent-rate quotes rotate-key; agent-rate webhooks rotate-secret for each webhook;');
      printLine(streams, 'and agent-rate keys rotate for each key that keys were narrowed from.');
    });
}

function countText({ what, newest, former, plain, unknown }: SealCount): string {
  const parts = [
    `${newest} sealed`,
    ...(former > 0 ? [`${former} with the former key`] : []),
    ...(plain > 0 ? [`${plain} not sealed yet`] : []),
    ...(unknown > 0 ? [`${unknown} that no key here opens`] : []),
  ];
  return `${what}: ${parts.join(', ')}`;
}
