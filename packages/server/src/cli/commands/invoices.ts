import { verifyQuote } from '@agent-rate/client/verify-quote';
import type { Command } from 'commander';
import { type Finding, WITHOUT_WALLS } from '../../base/index.ts';
import {
  type Invoice,
  type InvoiceAudit,
  InvoiceSchema,
  invoiceProblem,
  judgeInvoice,
  openInvoices,
  readInvoiceFile,
} from '../../invoices/index.ts';
import type { Quote } from '../../orders/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors } from '../../schemas/index.ts';
import { type CommandContext, EXIT, type ExitCode, type Streams } from '../context.ts';
import { amountText, type Column, printFinding, printJson, printLine, printTable } from '../output.ts';
import { commandProblem } from '../problems.ts';
import { readJsonFile, readNamed } from '../read-file.ts';
import { withService } from '../with-service.ts';
import { readKeys, readQuote } from './quotes.ts';

type Options = { quote?: string; quoteFile?: string; jwks?: string; letter?: string; json?: true };

/** `invoices audit FILE`. Needs no database when it is given the quote and the keys. */
export function defineInvoices(invoices: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  invoices
    .command('audit <file>')
    .description('compare an invoice (JSON, workbook, PDF) with the signed quote, line by line, and write the claim')
    .option('--quote <id>', 'id of the quote')
    .option('--quote-file <file>', 'the quote as it was signed: JSON, or the printed PDF')
    .option('--jwks <file>', 'with --quote-file: public keys, a file or an address; no database is needed then')
    .option('--letter <language>', 'print the claim alone: en or zh')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 3: a line is not as quoted.\nExample:\n  agent-rate invoices audit invoice.json --quote quo_8tKq2Zr5Wn0v --letter en',
    )
    .action(async (file: string, options: Options, command: Command) => {
      if ((options.quote === undefined) === (options.quoteFile === undefined)) {
        command.error('error: give one of --quote and --quote-file');
      }
      if (options.letter !== undefined && !['en', 'zh'].includes(options.letter)) {
        command.error('error: --letter takes en or zh');
      }
      const audit = await runAudit(file, options, context);
      printAudit(context.streams, audit, options);
      exit(audit.lines.every(({ verdict }) => verdict === 'agreed') ? EXIT.ok : EXIT.heldBack);
    });
}

async function runAudit(file: string, options: Options, context: CommandContext): Promise<InvoiceAudit> {
  const { quote: quoteId, quoteFile, jwks } = options;
  const { invoice, findings } = await readInvoice(file, context);
  const quote = quoteFile === undefined ? undefined : ((await readQuote(quoteFile, context)) as Quote);
  if (quote !== undefined && jwks !== undefined) {
    const { valid, faults } = await verifyQuote(quote, await readKeys(context, jwks), context.now());
    if (!valid) throw invoiceProblem('invoice_quote_not_genuine', { faults });
    return judgeInvoice(invoice, quote, { findings, seesOrder: false });
  }
  const request = { invoice, ...(quote === undefined ? {} : { quote }), ...(quoteId === undefined ? {} : { quoteId }) };
  const audit = await withService(context.openService, (service) =>
    openInvoices(service).audit(request, [], { now: context.now(), walls: WITHOUT_WALLS }),
  );
  return { ...audit, findings: [...findings, ...audit.findings] };
}

async function readInvoice(
  file: string,
  { streams }: CommandContext,
): Promise<{ invoice: Invoice; findings: readonly Finding[] }> {
  if (file !== '-' && !/\.json$/i.test(file)) return readInvoiceFile(await readNamed(file));
  const invoice = await readJsonFile(file, streams.stdin);
  const schema = asJsonSchema(InvoiceSchema);
  const faults = faultsFromErrors(compileSchema(schema)(invoice), schema).map(({ message }) => message);
  if (faults.length > 0) throw commandProblem('file_wrong_shape', { file, faults: faults.slice(0, 10) });
  return { invoice: invoice as Invoice, findings: [] };
}

type Line = InvoiceAudit['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { heading: 'LINE', text: ({ line }) => line, right: true },
  { heading: 'CHARGE', text: ({ charge, description }) => charge ?? description.slice(0, 40) },
  { heading: 'INVOICED', text: ({ invoiced }) => amountText(invoiced.amount), right: true },
  { heading: '', text: ({ invoiced }) => invoiced.currency },
  { heading: 'VERDICT', text: ({ verdict }) => verdict },
  { heading: 'DIFFERENCE', text: ({ difference }) => difference && amountText(difference), right: true },
  { heading: 'WHY', text: ({ message }) => message },
];

function printAudit(streams: Streams, audit: InvoiceAudit, { letter, json }: Options): void {
  const text = letter === 'zh' ? audit.letter?.chinese : audit.letter?.english;
  if (json) printJson(streams, audit);
  else if (letter !== undefined) printLine(streams, text?.trimEnd() ?? 'Nothing is claimed.');
  else printLines(streams, audit);
}

function printLines(streams: Streams, { order, lines, totals, findings }: InvoiceAudit): void {
  if (order !== null) {
    const parts = order.parts.map(({ part, confirmed, ordered }) => `${confirmed} of ${ordered} of part ${part}`);
    printLine(
      streams,
      `Order ${order.id} was confirmed in part: ${parts.join(', ')}. The invoice is compared with that.`,
    );
  }
  printTable(streams, { rows: lines, columns: COLUMNS, empty: '' });
  for (const { currency, invoiced, claimable, unknown } of totals) {
    const open = unknown === 0 ? '' : `; ${amountText(unknown)} unknown`;
    printLine(streams, `${currency} ${amountText(invoiced)} invoiced, ${amountText(claimable)} claimable${open}`);
  }
  for (const finding of findings) printFinding(streams, finding);
}
