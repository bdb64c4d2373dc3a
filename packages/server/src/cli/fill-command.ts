import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { Finding } from '../base/index.ts';
import {
  CARGO_KINDS,
  type CargoKind,
  type FillValue,
  FORM_KINDS,
  type FormKind,
  fillFromFiles,
  LETTER_LANGUAGES,
  type LetterLanguage,
  type Verification,
  verifyForm,
} from '../documents/index.ts';
import { getTargetFormat, type TargetFormat } from '../formats/index.ts';
import { type CommandContext, EXIT, type ExitCode, type Streams } from './context.ts';
import { printJson, printLine, printTable } from './output.ts';
import { commandProblem } from './problems.ts';
import { readInput } from './read-input.ts';

type FillOptions = {
  format: string;
  as: FormKind;
  values?: string;
  document?: string[];
  template?: string;
  language?: LetterLanguage;
  cargoKind?: CargoKind;
  output: string;
  json?: true;
};

/** `fill` and `verify`. They need no database and no server. */
export function addFillCommands(program: Command, context: CommandContext, exit: (code: ExitCode) => void): void {
  const fill = program
    .command('fill')
    .description('fill a form: a workbook, a dangerous goods declaration, a letter for cargo that is not dangerous')
    .requiredOption('--format <id>', 'the format: agent-rate formats list')
    .addOption(new Option('--as <kind>', 'the kind of file').choices(FORM_KINDS).makeOptionMandatory())
    .option('--document <file...>', 'data sheets and certificates of one shipment to fill it from')
    .option('--values <file>', 'values as a JSON object by field key; they come before what documents say')
    .option('--template <file>', 'your own workbook or Word document')
    .addOption(new Option('--language <language>', 'of the letter (default: both)').choices(LETTER_LANGUAGES))
    .addOption(new Option('--cargo-kind <kind>', 'whose clauses the letter has').choices(CARGO_KINDS))
    .requiredOption('-o, --output <file>', 'where to write it')
    .option('--json', 'print findings and provenance as JSON');
  fill
    .addHelpText(
      'after',
      '\nExamples:\n  agent-rate fill --format yml_chemical_data --as xlsx --document sds.pdf --template carrier.xlsx -o filled.xlsx' +
        '\n  agent-rate fill --format yml_non_dangerous_letter --as docx --document sds.pdf --values booking.json -o letter.docx',
    )
    .action(async (options: FillOptions) => {
      if (options.document === undefined && options.values === undefined) {
        fill.error('error: give --document, --values, or both');
      }
      await runFill(options, context);
    });
  program
    .command('verify <file>')
    .description('replay the record inside a filled file: values unchanged, quotes on their pages')
    .option('--document <file...>', 'the documents it was filled from, to look for the quotes')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  agent-rate verify filled.xlsx --document sds.pdf')
    .action(async (file: string, options: { document?: string[]; json?: true }) => {
      const verification = await verifyForm(
        await readInput(file),
        await Promise.all((options.document ?? []).map(readInput)),
      );
      if (options.json) printJson(context.streams, verification);
      else printVerification(context.streams, verification);
      if (!verification.verified) exit(EXIT.problem);
    });
}

async function readValues(path: string | undefined): Promise<Record<string, FillValue>> {
  if (path === undefined) return {};
  const { bytes } = await readInput(path);
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    throw commandProblem('values_unreadable', { file: path, reason: (error as Error).message });
  }
  const object = typeof values === 'object' && values !== null && !Array.isArray(values) ? values : undefined;
  const isPlain =
    object !== undefined &&
    Object.values(object).every((value) => value === null || typeof value === 'string' || typeof value === 'number');
  if (!isPlain) throw commandProblem('values_unreadable', { file: path });
  return { ...object } as Record<string, FillValue>;
}

async function runFill(options: FillOptions, { streams, now }: CommandContext): Promise<void> {
  const format: TargetFormat = getTargetFormat(options.format);
  const files = await Promise.all((options.document ?? []).map(readInput));
  const filled = await fillFromFiles({
    format,
    kind: options.as,
    files,
    values: await readValues(options.values),
    template: options.template === undefined ? undefined : await readInput(options.template),
    language: options.language,
    cargoKind: options.cargoKind,
    at: now(),
  });
  await writeFile(options.output, filled.bytes);
  const { provenance, findings, read } = filled;
  if (options.json) return printJson(streams, { output: options.output, findings: [...read, ...findings], provenance });
  printLine(streams, `${options.output}: ${provenance.values.length} values of ${format.label}`);
  for (const finding of [...read, ...findings]) printFinding(streams, finding);
}

function printFinding(streams: Pick<Streams, 'stdout'>, { severity, message }: Finding): void {
  printLine(streams, `${severity}: ${message}`);
}

function printVerification(streams: Pick<Streams, 'stdout'>, verification: Verification): void {
  const { file, format, filledAt, documents, values, findings, verified } = verification;
  printLine(streams, `${file}: ${format}, filled ${filledAt}`);
  for (const { name, sha256, given } of documents)
    printLine(streams, `  from ${name} (${sha256.slice(0, 12)}…)${given ? '' : ', not given'}`);
  printTable(streams, {
    rows: values,
    columns: [
      { heading: 'FIELD', text: ({ key }) => key },
      { heading: 'VALUE', text: ({ value }) => String(value).replace(/\s+/g, ' ').slice(0, 60) },
      {
        heading: 'FROM',
        text: ({ status, correctedBy }) => (correctedBy === undefined ? status : `${status} by ${correctedBy}`),
      },
      { heading: 'IN FILE', text: ({ inFile }) => (inFile ? 'yes' : 'NO') },
      {
        heading: 'QUOTES',
        text: ({ quotesStand }) => (quotesStand === null ? 'not checked' : quotesStand ? 'stand' : 'MISSING'),
      },
    ],
    empty: 'The record holds no value.',
  });
  for (const finding of findings) printFinding(streams, finding);
  printLine(streams, verified ? 'Verified.' : 'NOT verified.');
}
