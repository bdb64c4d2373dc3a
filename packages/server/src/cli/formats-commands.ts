import type { Command } from 'commander';
import { type FormField, formatJsonSchema, getTargetFormat, targetFormats } from '../formats/offline.ts';
import type { CommandContext } from './context.ts';
import { type Column, printJson, printLine, printTable } from './output.ts';

type Json = { json?: true };

const FIELD_COLUMNS: readonly Column<FormField>[] = [
  { heading: 'KEY', text: ({ key }) => key },
  { heading: 'LABEL', text: ({ label }) => label },
  { heading: 'TYPE', text: ({ type }) => type },
  { heading: 'CELL', text: ({ cell }) => cell },
  { heading: 'OPTIONS', text: ({ options }) => options?.join(' | ') },
];

/** `formats list|show|schema`. Needs no database. */
export function defineFormats(formats: Command, { streams }: CommandContext): void {
  formats
    .command('list')
    .description('every format')
    .option('--json', 'print JSON')
    .action(({ json }: Json) => {
      if (json) return printJson(streams, targetFormats);
      printTable(streams, {
        rows: targetFormats,
        columns: [
          { heading: 'ID', text: ({ id }) => id },
          { heading: 'LABEL', text: ({ label }) => label },
          { heading: 'FIELDS', text: ({ fields }) => fields.length, right: true },
        ],
        empty: 'There are no formats.',
      });
    });
  formats
    .command('show <id>')
    .description('one format with its fields')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate formats show yml_chemical_data')
    .action((id: string, { json }: Json) => {
      const format = getTargetFormat(id);
      if (json) return printJson(streams, format);
      printLine(streams, `${format.label}: ${format.description}\n`);
      printTable(streams, { rows: format.fields, columns: FIELD_COLUMNS, empty: 'It has no fields.' });
    });
  formats
    .command('schema <id>')
    .description('a JSON Schema that objects of the format fit')
    .addHelpText('after', '\nExample:\n  agent-rate formats schema yml_chemical_data > chemical.schema.json')
    .action((id: string) => printJson(streams, formatJsonSchema(getTargetFormat(id))));
}
