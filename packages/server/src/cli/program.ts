import { Command } from 'commander';
import { COMMANDS } from './commands.ts';
import { type CommandContext, EXIT, type ExitCode } from './context.ts';
import { failureReport } from './report-failure.ts';

/** Runs one command line, `['serve', '--demo']`. Prints what went wrong rather than throwing; returns the exit code. */
export async function runCli(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const exit = (wanted: ExitCode) => {
    code = wanted;
  };
  try {
    const program = await createProgram(args, context, exit);
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return failureReport(context.streams, args.includes('--json'))(error);
  }
}

async function createProgram(
  args: readonly string[],
  context: CommandContext,
  exit: (code: ExitCode) => void,
): Promise<Command> {
  const { stdout, stderr } = context.streams;
  // Subcommands inherit these only when they are set before the subcommands are made.
  const program = new Command('agent-rate')
    .description('Ocean freight rates and shipping documents for AI agents and servers')
    .version(context.version)
    .exitOverride()
    .showHelpAfterError('(add --help to see how the command is used)')
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => stdout.columns ?? 100,
      getErrHelpWidth: () => stderr.columns ?? 100,
    })
    .addHelpText(
      'after',
      '\nSettings come from the environment or .env: docs/config.md. Exit codes: 0 done, 1 refused, 2 wrong usage,' +
        ' 3 done, but something is held back or was found wrong. With --json, data goes to standard output alone and problems go to standard' +
        ' error as JSON.',
    );
  for (const { name, args: operands = '', description, load } of COMMANDS) {
    const command = program.command(`${name} ${operands}`.trim()).description(description);
    // The others are only listed: `agent-rate help keys` names its command behind another word.
    if (args.includes(name)) (await load())(command, context, exit);
  }
  return program;
}
