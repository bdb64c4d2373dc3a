import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import type { Operation, OperationCommand, OperationInput } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors, type ParameterFault } from '../../schemas/index.ts';
import type { Streams } from '../context.ts';
import { commandProblem } from '../problems.ts';
import { readJsonFile, readTextFile } from '../read-file.ts';
import { type GivenBy, writtenAs } from './options.ts';
import { BODY_FILE, PLACES, readValue } from './parameters.ts';

/** What a command line gives to its operation, checked against the operation's schemas. */
export type CommandInput = Pick<OperationInput, 'params' | 'query' | 'body' | 'idempotencyKey'>;

/** The texts of a command line: by position, and by option. */
type Typed = { operands: readonly (string | undefined)[]; options: Readonly<Record<string, unknown>> };

type Reading = { operation: Operation; spec: OperationCommand; given: readonly GivenBy[]; typed: Typed };

/** Reads and checks the parameters. Ends the command as wrongly used. Throws `file_not_json`, `file_wrong_shape`. */
export async function readInput(command: Command, reading: Reading, streams: Streams): Promise<CommandInput> {
  const { operation, spec, given, typed } = reading;
  const input: Record<(typeof PLACES)[number], Record<string, unknown>> = { params: {}, query: {}, body: {} };
  const isDefault = defaultsLeftOut(command, reading);
  for (const one of given) {
    if (isDefault(one)) continue;
    const texts = textsOf(one, typed);
    if (texts === undefined) continue;
    const value = texts === true || readValue(one.parameter, texts);
    put(input[one.parameter.place], one.parameter.path, value);
  }
  for (const [name, sets] of Object.entries(spec.flags ?? {})) if (typed.options[name]) Object.assign(input.body, sets);
  const file = typed.operands[(spec.operands ?? []).indexOf(BODY_FILE)];
  const body = await readBodyOf({ file, textFile: spec.textFile, typed: { ...input.body, ...spec.fixed } }, streams);
  const faults = findFaults(operation, { ...input, body });
  const inFile = file === undefined ? [] : faults.filter(({ place }) => place === 'body');
  if (inFile.length > 0) {
    const messages = inFile.slice(0, 10).map(({ fault }) => fault.message);
    throw commandProblem('file_wrong_shape', { file, faults: messages });
  }
  const [first] = faults;
  if (first) command.error(`error: ${inOptions(first.fault, given)}`);
  return { ...input, body: operation.body ? body : undefined, ...idempotencyKeyOf(operation, typed, input.query) };
}

type BodySources = { file: string | undefined; textFile: string | undefined; typed: Record<string, unknown> };

/** The body of a JSON file, or of the options, with the text of a file where one is a part of it. */
async function readBodyOf({ file, textFile, typed }: BodySources, { stdin }: Streams): Promise<unknown> {
  if (file === undefined) return typed;
  if (textFile === undefined) return readJsonFile(file, stdin);
  return { ...typed, [textFile]: await readTextFile(file, stdin) };
}

/** Which options have only a default that does not hold beside what was typed instead of it. */
function defaultsLeftOut(command: Command, { spec, given, typed }: Reading): (one: GivenBy) => boolean {
  const instead = given.find(({ parameter }) => parameter.name === spec.insteadOfDefaults);
  if (instead === undefined || textsOf(instead, typed) === undefined) return () => false;
  return (one) => 'option' in one && command.getOptionValueSource(one.option.attributeName()) === 'default';
}

/** What was typed for a parameter; true for an option without a value. */
function textsOf(given: GivenBy, { operands, options }: Typed): readonly string[] | true | undefined {
  const value = 'option' in given ? options[given.option.attributeName()] : operands[given.operand];
  if (value === undefined || value === true) return value;
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [outer = '', inner] = path;
  if (inner === undefined) into[outer] = value;
  else into[outer] = { ...(into[outer] as object | undefined), [inner]: value };
}

function findFaults(operation: Operation, input: Record<(typeof PLACES)[number], unknown>) {
  return PLACES.flatMap((place) => {
    if (operation[place] === undefined) return [];
    const schema = asJsonSchema(operation[place]);
    return faultsFromErrors(compileSchema(schema)(input[place]), schema).map((fault) => ({ place, fault }));
  });
}

/** "per_page must be …" as "--per-page must be …"; what a pattern forbids, in the words of the parameter's description. */
function inOptions({ name, code, message }: ParameterFault, given: readonly GivenBy[]): string {
  const pathOf = ({ parameter }: GivenBy) => parameter.path.join('.');
  const about = given.find((one) => name === pathOf(one) || new RegExp(`^${pathOf(one)}[.[]`).test(name));
  if (about === undefined) return message;
  const { description, examples } = about.parameter.schema;
  if (code !== 'rest_invalid_pattern' || description === undefined) {
    // Of an entry that was typed as 17:2, what is wrong in it is named, too.
    const inside = about.parameter.entries === undefined ? '' : name.slice(pathOf(about).length);
    return message.replaceAll(name, writtenAs(about) + inside);
  }
  const example = examples?.[0] === undefined ? '' : ` Example: ${String(examples[0])}`;
  return `${writtenAs(about)} is not written as it must be. ${description}.${example}`;
}

/** The key that makes a repetition harmless; a fresh one when none was given and one is required. */
function idempotencyKeyOf(
  { idempotencyKey: rule }: Operation,
  { options }: Typed,
  query: Record<string, unknown>,
): Pick<CommandInput, 'idempotencyKey'> {
  if (rule === undefined || (rule === 'unless-preview' && query.preview === true)) return {};
  const { idempotencyKey } = options;
  return { idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : randomUUID() };
}
