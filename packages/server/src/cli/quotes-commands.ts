import { type PublicKeys, type QuoteVerdict, verifyQuote } from '@agent-rate/client/verify-quote';
import type { Command } from 'commander';
import type { Quote, QuoteRequest, QuoteSummary } from '../orders/index.ts';
import { type CommandContext, EXIT, type ExitCode } from './context.ts';
import { amountText, type Column, printJson, printLine, printTable } from './output.ts';
import { commandProblem } from './problems.ts';
import { readJsonFile } from './read-json-file.ts';
import { withService } from './with-service.ts';

type Json = { json?: true };
type CreateOptions = Json & {
  rate?: string;
  origin?: string;
  destination?: string;
  carrier?: string;
  equipment?: string;
  date?: string;
  containers: string;
  billsOfLading?: string;
  documents?: string;
  reference?: string;
};

/** `quotes create|list|show|verify|keys|rotate-key`. Only `verify` needs no database when it is given the keys. */
export function defineQuotes(quotes: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  addCreate(quotes, context);
  addList(quotes, context);
  addShow(quotes, context);
  addVerify(quotes, context, exit);
  addKeys(quotes, context);
}

function addCreate(quotes: Command, context: CommandContext): void {
  quotes
    .command('create')
    .description('what quantities cost at a rate, or on a lane that one rate answers to')
    .option('--rate <id>', 'the rate; or give lane and equipment')
    .option('--origin <place>', 'port of loading')
    .option('--destination <place>', 'port of discharge')
    .option('--carrier <carrier>', 'SCAC or name')
    .option('--equipment <equipment>', '20GP, 40HC …')
    .option('--date <day>', 'day the price must hold; the first it does, from today on, if absent')
    .option('--containers <count>', 'how many', '1')
    .option('--bills-of-lading <count>', '1 if absent')
    .option('--documents <count>', 'for charges per document')
    .option('--reference <text>', 'yours, for finding it again')
    .option('--json', 'print JSON: the signed quote')
    .addHelpText('after', '\nExample:\n  agent-rate quotes create --rate 17 --containers 2 --json > quote.json')
    .action(async (options: CreateOptions, command: Command) => {
      const request = readRequest(command, options);
      const quote = await withService(context, async ({ orders }) =>
        orders.quotes.create(request, await orders.accountOf(context.operator), context.now()),
      );
      if (options.json) return printJson(context.streams, quote);
      printQuote(context, quote);
    });
}

function readRequest(command: Command, options: CreateOptions): QuoteRequest {
  const { rate, containers, billsOfLading, documents, json: _json, ...texts } = options;
  const count = (name: string, text: string) => {
    if (!/^\d{1,15}$/.test(text)) command.error(`error: --${name} takes a whole number, not «${text}»`);
    return Number(text);
  };
  return {
    ...texts,
    ...(rate === undefined ? {} : { rateId: count('rate', rate) }),
    quantities: {
      containers: count('containers', containers),
      ...(billsOfLading === undefined ? {} : { billsOfLading: count('bills-of-lading', billsOfLading) }),
      ...(documents === undefined ? {} : { documents: count('documents', documents) }),
    },
  };
}

const LINE_COLUMNS: readonly Column<Quote['lines'][number]>[] = [
  { heading: 'CODE', text: ({ code }) => code },
  { heading: 'CHARGE', text: ({ name }) => name },
  { heading: 'BASIS', text: ({ basis }) => basis },
  { heading: 'QUANTITY', text: ({ quantity }) => quantity, right: true },
  { heading: 'EACH', text: ({ unitAmount }) => unitAmount && amountText(unitAmount), right: true },
  { heading: 'AMOUNT', text: ({ amount }) => (amount === null ? null : amountText(amount)), right: true },
  { heading: '', text: ({ currency }) => currency },
  { heading: 'CERTAINTY', text: ({ certainty, status }) => (status === 'included' ? 'included' : certainty) },
];

function printQuote({ streams }: CommandContext, quote: Quote): void {
  const { id, rate, quantities, validUntil, totals, missing } = quote;
  const lane = `${rate.origin.code ?? rate.origin.text} to ${rate.destination.code ?? rate.destination.text}`;
  printLine(streams, `${id}: ${quantities.containers} × ${rate.equipment.code}, ${lane}, until ${validUntil}`);
  printTable(streams, { rows: quote.lines, columns: LINE_COLUMNS, empty: '' });
  for (const total of totals) {
    const { currency, certain, conditional, complete } = total;
    const more = conditional === 0 ? '' : `, ${amountText(conditional)} under a condition`;
    printLine(streams, `${currency} ${amountText(certain)}${more}${complete ? '' : ' (not complete)'}`);
  }
  for (const sentence of missing) printLine(streams, `  ${sentence}`);
}

const SUMMARY_COLUMNS: readonly Column<QuoteSummary>[] = [
  { heading: 'ID', text: ({ id }) => id },
  { heading: 'RATE', text: ({ rateId }) => rateId, right: true },
  { heading: 'FROM', text: ({ origin }) => origin },
  { heading: 'TO', text: ({ destination }) => destination },
  { heading: 'CARRIER', text: ({ carrier }) => carrier },
  { heading: 'BOX', text: ({ containers, equipment }) => `${containers} × ${equipment}` },
  {
    heading: 'CERTAIN',
    text: ({ totals }) => totals.map(({ currency, certain }) => `${currency} ${amountText(certain)}`).join(' + '),
  },
  { heading: 'UNTIL', text: ({ validUntil, expired }) => (expired ? 'expired' : validUntil.slice(0, 16)) },
];

function addList(quotes: Command, context: CommandContext): void {
  quotes
    .command('list')
    .description('quotes, newest first')
    .option('--page <page>', 'page of the list', '1')
    .option('--json', 'print JSON')
    .action(async ({ page, json }: { page: string } & Json, command: Command) => {
      if (!/^[1-9]\d{0,5}$/.test(page)) command.error('error: --page takes a whole number from 1 on');
      const { quotes: rows, total } = await withService(context, async ({ orders }) =>
        orders.quotes.list(
          { page: Number(page), perPage: 50, now: context.now() },
          await orders.accountOf(context.operator),
        ),
      );
      if (json) return printJson(context.streams, { data: rows, total });
      printTable(context.streams, { rows, columns: SUMMARY_COLUMNS, empty: 'No quotes: agent-rate quotes create' });
    });
}

function addShow(quotes: Command, context: CommandContext): void {
  quotes
    .command('show <id>')
    .description('one quote as it was signed')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json) => {
      const { quote } = await withService(context, ({ orders }) => orders.quotes.get(id));
      if (json) return printJson(context.streams, quote);
      printQuote(context, quote);
    });
}

function addVerify(quotes: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  quotes
    .command('verify <file>')
    .description('check the signature of a quote and work every figure out again; asks nobody when given the keys')
    .option('--jwks <file>', 'public keys: a file or the address of a /.well-known/jwks.json; ours if absent')
    .option('--json', 'print JSON: {"valid","expired","kid","faults"}')
    .addHelpText('after', '\nExample:\n  agent-rate quotes verify quote.json --jwks jwks.json')
    .action(async (file: string, { jwks, json }: { jwks?: string } & Json) => {
      const quote = await readJsonFile(file, context.streams.stdin);
      const verdict = await verifyQuote(quote, await readKeys(context, jwks), context.now());
      if (!verdict.valid) exit(EXIT.problem);
      if (json) return printJson(context.streams, verdict);
      printVerdict(context, verdict);
    });
}

async function readKeys(context: CommandContext, source: string | undefined): Promise<PublicKeys> {
  if (source === undefined) return withService(context, ({ orders }) => orders.quotes.jwks());
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

function printVerdict({ streams }: CommandContext, { valid, expired, kid, faults }: QuoteVerdict): void {
  if (valid) {
    printLine(streams, `Genuine: signed by ${kid}, and every figure follows from the rate inside it.`);
    if (expired) printLine(streams, 'It has expired.');
    return;
  }
  printLine(streams, 'Not to be trusted:');
  for (const { path, message } of faults) printLine(streams, `  ${path}: ${message}`);
}

function addKeys(quotes: Command, context: CommandContext): void {
  quotes
    .command('keys')
    .description('the public keys that quotes are verified with, as JSON')
    .option('--json', 'print JSON (it is JSON anyway)')
    .addHelpText('after', '\nExample:\n  agent-rate quotes keys > jwks.json')
    .action(async () => printJson(context.streams, await withService(context, ({ orders }) => orders.quotes.jwks())));
  quotes
    .command('rotate-key')
    .description('sign with a new key from now on; what the old one signed can still be verified')
    .option('--json', 'print JSON: {"kid"}')
    .action(async ({ json }: Json) => {
      const kid = await withService(context, ({ orders }) => orders.quotes.rotateKey());
      if (json) return printJson(context.streams, { kid });
      printLine(context.streams, `Quotes are signed with ${kid} from now on.`);
    });
}
