import type { Command } from 'commander';
import type { CommandContext, ExitCode } from './context.ts';
import { OPERATIONS } from './nouns.ts';
import type { AnswerPrinters } from './operations/index.ts';

/** Gives a command its options, its help and what it does; a group of commands its own commands. */
type Define = (command: Command, context: CommandContext, exit: (code: ExitCode) => void) => void;

/** A command of the first level: what `--help` says of it, and what loads the rest of it. */
export type CommandEntry = {
  name: string;
  /** As commander writes them: `<file...>`. */
  args?: string;
  description: string;
  /** Loads what defines it. Only the command that is asked for is worth the time. */
  load: () => Promise<Define>;
};

/** A group of commands that operations declare, with how some answers are printed, and commands that are no operation. */
function groupOf(
  name: keyof typeof OPERATIONS,
  description: string,
  more: { answers?: () => Promise<AnswerPrinters>; define?: () => Promise<Define> } = {},
): CommandEntry {
  const load = async (): Promise<Define> => {
    const { addOperations } = await import('./operations/index.ts');
    const [operations, printers, define] = await Promise.all([OPERATIONS[name](), more.answers?.(), more.define?.()]);
    return (command, context, exit) => {
      addOperations(command, operations, { context, ...(printers ? { printers } : {}) });
      define?.(command, context, exit);
    };
  };
  return { name, description, load };
}

/** Every command of the first level, in the order of `--help`. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'serve',
    description: 'start the database if needed, bring its schema up to date, and serve until stopped',
    load: async () => (await import('./commands/serve.ts')).defineServe,
  },
  {
    name: 'work',
    description: 'do the jobs of the database until stopped, beside processes that `serve --no-jobs`',
    load: async () => (await import('./commands/serve.ts')).defineWork,
  },
  {
    name: 'migrate',
    description: 'bring the schema of the database up to date; `serve` does this by itself',
    load: async () => (await import('./commands/serve.ts')).defineMigrate,
  },
  {
    name: 'upgrade',
    description: 'say what this version changes in the database; with --yes back up, try on a copy, and apply',
    load: async () => (await import('./commands/upgrade.ts')).defineUpgrade,
  },
  {
    name: 'backup',
    args: '[file]',
    description: 'write everything in the database to a file, documents too, while the service goes on',
    load: async () => (await import('./commands/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    args: '<file>',
    description: 'fill an empty database from a backup',
    load: async () => (await import('./commands/backup.ts')).defineRestore,
  },
  {
    name: 'secrets',
    description: 'the key that secrets in the database are sealed with: show, rotate or reset it',
    load: async () => (await import('./commands/secrets.ts')).defineSecrets,
  },
  {
    name: 'erase',
    description: 'erase a document, a person or an account for good; shows first what would go and what has to stay',
    load: async () => (await import('./commands/erase.ts')).defineErase,
  },
  {
    name: 'import',
    args: '<file...>',
    description: 'read rate sheets, mails and texts into drafts; - is standard input',
    load: async () => (await import('./commands/import.ts')).defineImport,
  },
  groupOf('sheets', 'imported rate sheets: show, publish and revert them', {
    answers: async () => (await import('./answers/rate-sheets.ts')).rateSheetAnswers,
  }),
  groupOf('sources', 'the mailbox and the folder that rates arrive by: whether they work, and what came'),
  groupOf('rates', 'list published rates and read statistics', {
    answers: async () => (await import('./answers/rates.ts')).rateAnswers,
  }),
  groupOf('price-lists', 'what accounts are sold at: margins on the published rates'),
  groupOf('exchange-rates', 'rates that totals are converted by: import, list'),
  groupOf('lcl', 'rates for less than a container load: import, list, price cargo'),
  groupOf('quotes', 'ask for quotes, and verify them', {
    answers: async () => (await import('./answers/quotes.ts')).quoteAnswers,
    define: async () => (await import('./commands/quotes.ts')).addQuoteCommands,
  }),
  groupOf('orders', 'place orders, list and show them, and decide about them', {
    answers: async () => (await import('./answers/orders.ts')).orderAnswers,
  }),
  {
    name: 'invoices',
    description: 'compare invoices with the signed quotes, and claim what is over',
    load: async () => (await import('./commands/invoices.ts')).defineInvoices,
  },
  groupOf('ports', 'what a port name, code or part of a name means', {
    define: async () => (await import('./commands/ports.ts')).addResolve,
  }),
  groupOf('carriers', 'the ocean carriers that are known, by SCAC or name'),
  groupOf('keys', 'create, list, limit, narrow, revoke and rotate API keys', {
    define: async () => (await import('./commands/keys.ts')).addNarrow,
  }),
  groupOf('people', 'people and their roles: create, invite, change and deactivate them'),
  groupOf('audit', 'who did what to the service, when, and what changed'),
  groupOf('jobs', 'extractions, imports and publications: which run, and how they ended'),
  groupOf('problems', 'what was refused lately, and what failed'),
  groupOf('whoami', 'the key of this command: what it may do, and until when'),
  {
    name: 'extract',
    args: '<file...>',
    description: 'read shipping documents and extract their fields, each with its place on the page',
    load: async () => (await import('./files/extract.ts')).defineExtract,
  },
  groupOf('documents', 'shipping documents that the service keeps: upload, extract, correct', {
    answers: async () => (await import('./answers/extractions.ts')).extractionAnswers,
    define: async () => (await import('./commands/documents.ts')).addDocumentCommands,
  }),
  {
    name: 'fill',
    description: 'fill a form: a workbook, a dangerous goods declaration, a non-dangerous goods letter',
    load: async () => (await import('./files/fill.ts')).defineFill,
  },
  {
    name: 'verify',
    args: '<file>',
    description: 'check the record inside a filled file: values unchanged, quotes on their pages',
    load: async () => (await import('./files/verify.ts')).defineVerify,
  },
  {
    name: 'prove',
    args: '[file]',
    description: 'check offline that an answer was given, by its proof; or the whole ledger against the database',
    load: async () => (await import('./files/prove.ts')).defineProve,
  },
  groupOf('ledger', 'everything recorded so that it can be proven: its signed head and its entries', {
    define: async () => (await import('./commands/ledger.ts')).addCloseGap,
  }),
  groupOf('events', 'what happened: orders, publications, webhooks'),
  groupOf('webhooks', 'addresses that events are posted to: create, test, repair', {
    answers: async () => (await import('./answers/webhooks.ts')).webhookAnswers,
    define: async () => (await import('./commands/webhooks.ts')).addResend,
  }),
  groupOf('subscriptions', 'lanes that are watched: price changes become events (agent-rate events follow)'),
  {
    name: 'check',
    args: '<file...>',
    description: 'read the documents of one shipment together and check them against the dangerous goods rules',
    load: async () => (await import('./files/check.ts')).defineCheck,
  },
  groupOf('dangerous-goods', 'the dangerous goods list and its rules', {
    define: async () => (await import('./commands/dangerous-goods.ts')).defineDangerousGoods,
  }),
  groupOf('shipments', 'whole shipments: papers checked together, load plans'),
  groupOf('opendgd', 'dangerous goods declarations as OpenDGD JSON: check, export, set as a form'),
  groupOf('formats', 'the formats that shipping documents are extracted into'),
  {
    name: 'mcp',
    description: 'serve one AI agent over standard input and output (Model Context Protocol)',
    load: async () => (await import('./commands/mcp.ts')).defineMcp,
  },
  {
    name: 'openapi',
    description: 'print the OpenAPI 3.1 document of the REST interface; needs no server and no database',
    load: async () => (await import('./commands/openapi.ts')).defineOpenApi,
  },
  {
    name: 'doctor',
    description:
      'check runtime, settings, disk, database, schema, object store and port; say how to fix what is broken',
    load: async () => (await import('./doctor/doctor.ts')).defineDoctor,
  },
];
