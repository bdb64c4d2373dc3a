import type { Command } from 'commander';
import type { GapPlan } from '../../ledger/index.ts';
import type { CommandContext } from '../context.ts';
import { printJson, printLine, printTable } from '../output.ts';
import { withService } from '../with-service.ts';

type Options = { until: string; reason?: string; by?: string; yes?: true; json?: true };

/** `ledger close-gap`: shows what servers without a ledger wrote during an upgrade, and records it only with `--yes`. */
export function addCloseGap(group: Command, context: CommandContext): void {
  const { streams } = context;
  const command = group
    .command('close-gap')
    .description('record what servers of a version without a ledger wrote during a rolling upgrade; done once')
    .requiredOption('--until <moment>', 'when the last of those servers was stopped (2027-01-15T14:05:00Z)')
    .option('--reason <text>', 'why there are such rows; kept in the ledger')
    .option('--by <name>', 'whose word that is; kept in the ledger')
    .option('--yes', 'record it; without it nothing is changed')
    .option('--json', 'print JSON');
  command.action(async ({ until, reason, by, yes, json }: Options) => {
    const moment = new Date(until);
    if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(until) || Number.isNaN(moment.getTime()))
      command.error(`error: "${until}" is not a moment written like 2027-01-15T14:05:00Z`);
    if (yes && !(reason?.trim() && by?.trim())) command.error('error: --yes needs --reason and --by, which are kept');
    const plan = await withService(context.openService, async ({ ledger, audit }) => {
      if (!yes) return ledger.planGap(moment);
      const act = { actor: context.operator, adapter: 'cli' as const, act: 'close-ledger-gap', subject: 'ledger/gap' };
      const word = { reason: reason?.trim() ?? '', by: by?.trim() ?? '' };
      return audit.record(
        act,
        () => ledger.closeGap(moment, word),
        (after) => ({ subject: act.subject, after: { ...after, ...word } }),
      );
    });
    if (json) return printJson(streams, { recorded: yes === true, ...plan });
    printPlan(context, plan, yes === true);
  });
}

function printPlan({ streams }: CommandContext, { since, until, made, changed, left }: GapPlan, isDone: boolean): void {
  const count = (of: Partial<Record<string, number>>, kind: string) => String(of[kind] ?? 0);
  printTable(streams, {
    rows: [...new Set([made, changed, left].flatMap(Object.keys))],
    columns: [
      { heading: 'KIND', text: (kind) => kind },
      { heading: 'MADE', text: (kind) => count(made, kind) },
      { heading: 'CHANGED', text: (kind) => count(changed, kind) },
      { heading: 'STAY REPORTED', text: (kind) => count(left, kind) },
    ],
    empty: 'No row is without its entry.',
  });
  const span = `from ${since}, when the ledger began, until ${until}`;
  printLine(streams, isDone ? `Recorded: what was written without it ${span}.` : `Written without the ledger ${span}.`);
  if (!isDone)
    printLine(streams, 'Nothing was recorded. Run it again with --yes, --reason and --by; it can be done once.');
}
