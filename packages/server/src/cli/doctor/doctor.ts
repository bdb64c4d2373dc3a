import type { Command } from 'commander';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { printJson, printLine } from '../output.ts';
import { examine } from './index.ts';

const SIGNS = { ok: 'ok  ', note: 'note', failing: 'FAIL' } as const;

/** `doctor`: exit code 1 when something is broken. */
export function defineDoctor(command: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  const { streams } = context;
  command.option('--json', 'print JSON').action(async ({ json }: { json?: true }) => {
    const checks = await examine(context.doctor);
    const ok = checks.every(({ status }) => status !== 'failing');
    exit(ok ? EXIT.ok : EXIT.problem);
    if (json) return printJson(streams, { ok, checks });
    for (const { name, status, message, next } of checks) {
      printLine(streams, `${SIGNS[status]}  ${name.padEnd(14)}  ${message}`);
      if (next !== undefined) printLine(streams, `${' '.repeat(22)}${next}`);
    }
  });
}
