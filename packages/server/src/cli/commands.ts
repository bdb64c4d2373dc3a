import type { Command } from 'commander';
import type { CommandContext, ExitCode } from './context.ts';

/** Gives a command its options, its help and what it does; a group of commands its own commands. */
type Define = (command: Command, context: CommandContext, exit: (code: ExitCode) => void) => void;

/** A command of the first level: what `--help` says of it, and where the rest of it stands. */
export type CommandEntry = {
  name: string;
  /** As commander writes them: `<file...>`. */
  args?: string;
  description: string;
  /** Loads what defines it: only the command that somebody asks for is worth its time. */
  load: () => Promise<Define>;
};

/** Every command of the first level, in the order of `--help`. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'serve',
    description: 'start the database if needed, bring its schema up to date, and serve until told to stop',
    load: async () => (await import('./serve-commands.ts')).defineServe,
  },
  {
    name: 'migrate',
    description: 'bring the schema of the database up to date; `serve` does this by itself',
    load: async () => (await import('./serve-commands.ts')).defineMigrate,
  },
  {
    name: 'import',
    args: '<file...>',
    description: 'read rate sheets (XLSX, XLS, ODS, CSV, TSV) into drafts',
    load: async () => (await import('./import-command.ts')).defineImport,
  },
  {
    name: 'sheets',
    description: 'imported rate sheets: look at them, publish and revert them',
    load: async () => (await import('./sheets-commands.ts')).defineSheets,
  },
  {
    name: 'rates',
    description: 'list published rates and read statistics',
    load: async () => (await import('./rates-commands.ts')).defineRates,
  },
  {
    name: 'quotes',
    description: 'ask for quotes, and verify them',
    load: async () => (await import('./quotes-commands.ts')).defineQuotes,
  },
  {
    name: 'orders',
    description: 'place orders, look at them, and decide about them',
    load: async () => (await import('./orders-commands.ts')).defineOrders,
  },
  {
    name: 'ports',
    description: 'what a port name, code or part of a name means',
    load: async () => (await import('./ports-commands.ts')).definePorts,
  },
  {
    name: 'keys',
    description: 'create, list, limit, revoke and rotate API keys',
    load: async () => (await import('./keys-commands.ts')).defineKeys,
  },
  {
    name: 'extract',
    args: '<file...>',
    description: 'read shipping documents and extract their fields, each with its place on the page',
    load: async () => (await import('./extract-command.ts')).defineExtract,
  },
  {
    name: 'documents',
    description: 'shipping documents that the service keeps: upload them, extract their fields, correct those',
    load: async () => (await import('./documents-commands.ts')).defineDocuments,
  },
  {
    name: 'fill',
    description: 'fill a form: a workbook, a dangerous goods declaration, a letter for cargo that is not dangerous',
    load: async () => (await import('./fill-command.ts')).defineFill,
  },
  {
    name: 'verify',
    args: '<file>',
    description: 'replay the record inside a filled file: values unchanged, quotes on their pages',
    load: async () => (await import('./verify-command.ts')).defineVerify,
  },
  {
    name: 'events',
    description: 'what happened: orders, publications, webhooks',
    load: async () => (await import('./events-commands.ts')).defineEvents,
  },
  {
    name: 'webhooks',
    description: 'where events are posted to: make, test, mend',
    load: async () => (await import('./webhooks-commands.ts')).defineWebhooks,
  },
  {
    name: 'subscriptions',
    description: 'lanes that are watched: price changes become events (agent-rate events follow)',
    load: async () => (await import('./subscriptions-commands.ts')).defineSubscriptions,
  },
  {
    name: 'check',
    args: '<file...>',
    description: 'read the documents of one shipment together and check them against the dangerous goods rules',
    load: async () => (await import('./check-command.ts')).defineCheck,
  },
  {
    name: 'dangerous-goods',
    description: 'the dangerous goods list and its rules',
    load: async () => (await import('./dangerous-goods-commands.ts')).defineDangerousGoods,
  },
  {
    name: 'formats',
    description: 'the formats that shipping documents are extracted into',
    load: async () => (await import('./formats-commands.ts')).defineFormats,
  },
  {
    name: 'mcp',
    description: 'serve one AI agent over standard input and output (Model Context Protocol)',
    load: async () => (await import('./mcp-command.ts')).defineMcp,
  },
  {
    name: 'openapi',
    description: 'print the OpenAPI 3.1 document of the REST interface; needs no server and no database',
    load: async () => (await import('./openapi-command.ts')).defineOpenApi,
  },
  {
    name: 'doctor',
    description: 'check runtime, settings, disk, database, schema and port, and say how to mend what is broken',
    load: async () => (await import('./doctor-command.ts')).defineDoctor,
  },
];
