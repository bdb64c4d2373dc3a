import { Command } from 'commander';
import { addCheckCommand } from './check-command.ts';
import { type CommandContext, EXIT, type ExitCode } from './context.ts';
import { addDangerousGoodsCommands } from './dangerous-goods-commands.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addDocumentsCommands } from './documents-commands.ts';
import { addEventsCommands } from './events-commands.ts';
import { addExtractCommand } from './extract-command.ts';
import { addFillCommands } from './fill-command.ts';
import { addFormatsCommands } from './formats-commands.ts';
import { addImportCommand } from './import-command.ts';
import { addKeysCommands } from './keys-commands.ts';
import { addMcpCommand } from './mcp-command.ts';
import { addOpenApiCommand } from './openapi-command.ts';
import { addOrdersCommands } from './orders-commands.ts';
import { addPortsCommands } from './ports-commands.ts';
import { addQuotesCommands } from './quotes-commands.ts';
import { addRatesCommands } from './rates-commands.ts';
import { reportFailure } from './report-failure.ts';
import { addServeCommands } from './serve-commands.ts';
import { addSheetsCommands } from './sheets-commands.ts';
import { addSubscriptionsCommands } from './subscriptions-commands.ts';
import { addWebhooksCommands } from './webhooks-commands.ts';

/** Runs one command line, `['serve', '--demo']`. Prints what went wrong rather than throwing; returns the exit code. */
export async function runCli(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const program = createProgram(context, (wanted) => {
    code = wanted;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return reportFailure(error, context.streams, args.includes('--json'));
  }
}

function createProgram(context: CommandContext, exit: (code: ExitCode) => void): Command {
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
        ' 3 imported, but some of a sheet is held back. With --json, data goes to standard output alone and problems go to standard' +
        ' error as JSON.',
    );
  addServeCommands(program, context);
  addImportCommand(program, context, exit);
  addSheetsCommands(program, context);
  addRatesCommands(program, context);
  addQuotesCommands(program, context, exit);
  addOrdersCommands(program, context);
  addPortsCommands(program, context);
  addKeysCommands(program, context);
  addExtractCommand(program, context, exit);
  addDocumentsCommands(program, context, exit);
  addFillCommands(program, context, exit);
  addEventsCommands(program, context);
  addWebhooksCommands(program, context);
  addSubscriptionsCommands(program, context);
  addCheckCommand(program, context, exit);
  addDangerousGoodsCommands(program, context, exit);
  addFormatsCommands(program, context);
  addMcpCommand(program, context);
  addOpenApiCommand(program, context);
  addDoctorCommand(program, context, exit);
  return program;
}
