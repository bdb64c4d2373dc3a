import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type Command, Option } from 'commander';
import { gateForm } from '../../compliance/index.ts';
import { getTargetFormat, type TargetFormat } from '../../formats/offline.ts';
import {
  CARGO_KINDS,
  type CargoKind,
  type FillValue,
  FORM_KINDS,
  type FormKind,
  fillFromFiles,
  LETTER_LANGUAGES,
  type LetterLanguage,
} from '../../forms/index.ts';
import type { CommandContext } from '../context.ts';
import { printFinding, printJson, printLine } from '../output.ts';
import { commandProblem } from '../problems.ts';
import { readNamed } from '../read-file.ts';

type FillOptions = {
  format: string;
  as: FormKind;
  values?: string;
  document?: string[];
  template?: string;
  flatten?: true;
  language?: LetterLanguage;
  cargoKind?: CargoKind;
  overrule?: string;
  output: string;
  json?: true;
};

/** `fill`. Needs no database and no server. */
export function defineFill(fill: Command, context: CommandContext): void {
  fill
    .requiredOption('--format <id>', 'the format: agent-rate formats list')
    .addOption(new Option('--as <kind>', 'the kind of file').choices(FORM_KINDS).makeOptionMandatory())
    .option('--document <file...>', 'data sheets and certificates of one shipment to fill it from')
    .option('--values <file>', 'values as a JSON object by field key; they come before what documents say')
    .option('--template <file>', 'your own workbook, Word document or PDF form')
    .option('--flatten', 'of a PDF form: its fields become part of the page, and nobody changes them')
    .addOption(new Option('--language <language>', 'of the letter (default: both)').choices(LETTER_LANGUAGES))
    .addOption(new Option('--cargo-kind <kind>', 'whose clauses the letter has').choices(CARGO_KINDS))
    .option(
      '--overrule <reason>',
      'fill it in spite of errors and doubts of the checks, or declare goods as not dangerous; you and the reason stand in the file',
    )
    .requiredOption('-o, --output <file>', 'where to write it')
    .option('--json', 'print findings and provenance as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  agent-rate fill --format yml_chemical_data --as xlsx --document sds.pdf --template carrier.xlsx -o filled.xlsx' +
        '\n  agent-rate fill --format yml_non_dangerous_letter --as docx --document sds.pdf --values booking.json -o letter.docx' +
        '\n  agent-rate fill --format yml_dangerous_goods_data --as pdf --document sds.pdf --template carrier-form.pdf --flatten -o signed.pdf',
    )
    .action(async (options: FillOptions) => {
      if (options.document === undefined && options.values === undefined) {
        fill.error('error: give --document, --values, or both');
      }
      await runFill(options, context);
    });
}

async function readValues(path: string | undefined): Promise<Record<string, FillValue>> {
  if (path === undefined) return {};
  const { bytes } = await readNamed(path);
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
  const files = await Promise.all((options.document ?? []).map(readNamed));
  const order = {
    format,
    kind: options.as,
    files,
    values: await readValues(options.values),
    template: options.template === undefined ? undefined : await readNamed(options.template),
    flatten: options.flatten,
    language: options.language,
    cargoKind: options.cargoKind,
    overruleAll: options.overrule === undefined ? undefined : { reason: options.overrule, by: userInfo().username },
    at: now(),
  };
  const filled = await fillFromFiles(order, gateForm);
  await writeFile(options.output, filled.bytes);
  const { provenance, findings, read } = filled;
  if (options.json) return printJson(streams, { output: options.output, findings: [...read, ...findings], provenance });
  printLine(streams, `${options.output}: ${provenance.values.length} values of ${format.label}`);
  for (const finding of [...read, ...findings]) printFinding(streams, finding);
}
