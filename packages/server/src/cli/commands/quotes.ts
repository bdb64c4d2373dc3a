import { type MandatedOrder, type MandateVerdict, verifyMandate } from '@agent-rate/client/verify-mandate';
import { type PublicKeys, type QuoteVerdict, verifyQuote } from '@agent-rate/client/verify-quote';
import type { Command } from 'commander';
import { readPdfAttachment } from '../../forms/index.ts';
import { QUOTE_FILE } from '../../orders/index.ts';
import { type CommandContext, EXIT, type ExitCode } from '../context.ts';
import { printJson, printLine } from '../output.ts';
import { commandProblem } from '../problems.ts';
import { readBytes, readJsonFile } from '../read-file.ts';
import { withService } from '../with-service.ts';

type Json = { json?: true };

/** `quotes verify|rotate-key`. `verify` needs no database when it is given the keys. */
export function addQuoteCommands(quotes: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  addVerify(quotes, context, exit);
  addVerifyMandate(quotes, context, exit);
  addRotateKey(quotes, context);
}

function addVerify(quotes: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  quotes
    .command('verify <file>')
    .description(
      'check the signature of a quote (JSON, or the printed PDF) and recompute every figure; works offline when given the keys',
    )
    .option('--jwks <file>', 'public keys: a file or the address of a /.well-known/jwks.json; ours if absent')
    .option('--json', 'print JSON: {"valid","expired","kid","faults"}')
    .addHelpText('after', '\nExample:\n  agent-rate quotes verify quote.json --jwks jwks.json')
    .action(async (file: string, { jwks, json }: { jwks?: string } & Json) => {
      const quote = await readQuote(file, context);
      const verdict = await verifyQuote(quote, await readKeys(context, jwks), context.now());
      if (!verdict.valid) exit(EXIT.problem);
      if (json) return printJson(context.streams, verdict);
      printVerdict(context, verdict);
    });
}

/** The quote in a JSON file, or in the PDF that was printed of it. */
export async function readQuote(file: string, { streams }: CommandContext): Promise<unknown> {
  const bytes = file === '-' ? undefined : await readBytes(file);
  if (bytes === undefined || !Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) {
    return readJsonFile(file, streams.stdin);
  }
  const signed = await readPdfAttachment(bytes, QUOTE_FILE);
  // A PDF without one is no quote, which the verdict says.
  return signed === undefined ? null : JSON.parse(signed);
}

/** The public keys in a file or at an address; the service's own if absent. Throws `keys_unreachable`, `keys_not_jwks`. */
export async function readKeys(context: CommandContext, source: string | undefined): Promise<PublicKeys> {
  if (source === undefined) return withService(context.openService, ({ orders }) => orders.quotes.jwks());
  if (!/^https?:\/\//.test(source)) return asKeys(await readJsonFile(source, context.streams.stdin), source);
  const answer = await fetch(source).catch((error: Error) => {
    throw commandProblem('keys_unreachable', { url: source, reason: error.message });
  });
  if (!answer.ok) throw commandProblem('keys_unreachable', { url: source, reason: `HTTP ${answer.status}` });
  return asKeys(await answer.json().catch(() => undefined), source);
}

function asKeys(value: unknown, source: string): PublicKeys {
  if (typeof value === 'object' && value !== null && Array.isArray((value as { keys?: unknown }).keys)) {
    return value as PublicKeys;
  }
  throw commandProblem('keys_not_jwks', { source });
}

function addVerifyMandate(quotes: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  quotes
    .command('verify-mandate <file>')
    .description(
      'check the signature of a mandate, or of that in an order and that the order is inside it; works offline',
    )
    .option('--jwks <file>', 'public keys: a file or the address of a /.well-known/jwks.json; ours if absent')
    .option('--json', 'print JSON: {"valid","expired","kid","faults"}')
    .addHelpText('after', '\nExample:\n  agent-rate quotes verify-mandate order.json --jwks jwks.json')
    .action(async (file: string, { jwks, json }: { jwks?: string } & Json) => {
      const read = (await readJsonFile(file, context.streams.stdin)) as { mandate?: unknown; placedAt?: string };
      const keys = await readKeys(context, jwks);
      const order = read.mandate === undefined ? undefined : (read as MandatedOrder);
      const now = order && read.placedAt !== undefined ? new Date(read.placedAt) : context.now();
      const verdict = await verifyMandate(order ? read.mandate : read, keys, { order, now });
      if (!verdict.valid) exit(EXIT.problem);
      if (json) printJson(context.streams, verdict);
      else printVerdict(context, verdict, order ? 'and the order is inside it' : 'as it was approved');
    });
}

function printVerdict(
  { streams }: CommandContext,
  { valid, expired, kid, faults }: QuoteVerdict | MandateVerdict,
  what = 'and every figure follows from the rate inside it',
): void {
  if (valid) {
    printLine(streams, `Genuine: signed by ${kid}, ${what}.`);
    if (expired) printLine(streams, 'It has expired.');
    return;
  }
  printLine(streams, 'Not to be trusted:');
  for (const { path, message } of faults) printLine(streams, `  ${path}: ${message}`);
}

function addRotateKey(quotes: Command, context: CommandContext): void {
  quotes
    .command('rotate-key')
    .description('sign with a new key from now on; what the old one signed can still be verified')
    .option('--json', 'print JSON: {"kid"}')
    .action(async ({ json }: Json) => {
      const kid = await withService(context.openService, ({ orders, audit }) =>
        audit.record(
          { actor: context.operator, adapter: 'cli', act: 'rotate-signing-key', subject: 'signing-keys' },
          () => orders.quotes.rotateKey(),
          (kid) => ({ after: { kid } }),
        ),
      );
      if (json) return printJson(context.streams, { kid });
      printLine(context.streams, `Quotes are signed with ${kid} from now on.`);
    });
}
