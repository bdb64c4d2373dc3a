import { type Command, Option } from 'commander';
import type { Operation, OperationCommand } from '../../base/index.ts';
import { findAllowedValues } from '../../schemas/offline.ts';
import { BODY_FILE, type Parameter, parametersOf } from './parameters.ts';

/** How a parameter is given: by an option, or by position. */
export type GivenBy = { parameter: Parameter; option: Option } | { parameter: Parameter; operand: number };

/** How a parameter is written on the command line: `--per-page` or `<id>`. */
export function writtenAs(given: GivenBy): string {
  return 'option' in given ? (given.option.long ?? '') : `<${given.parameter.name}>`;
}

/** The words after a command's name: `<id> <file>`. */
export function operandsText({ operands = [] }: OperationCommand): string {
  return operands.map((name) => (name.startsWith('[') ? name : `<${name}>`)).join(' ');
}

/** Gives a command an option for each parameter that is not given by position. */
export function addParameters(command: Command, operation: Operation, spec: OperationCommand): GivenBy[] {
  const operands = (spec.operands ?? []).map((name) => name.replaceAll(/[[\]]/g, ''));
  return parametersOf(operation, spec).map((parameter): GivenBy => {
    const operand = operands.indexOf(parameter.name);
    if (operand >= 0 && parameter.name !== BODY_FILE) return { parameter, operand };
    const option = optionOf(parameter, spec);
    command.addOption(option);
    return { parameter, option };
  });
}

function optionOf(parameter: Parameter, { options = {}, defaults = {}, flags = {} }: OperationCommand): Option {
  const { name, schema, required } = parameter;
  const renamed = Object.entries(options).find(([, of]) => of === name)?.[0];
  const flag = renamed ?? kebab(name);
  const value = schema.type === 'boolean' ? '' : ` <${kindOf(parameter)}>`;
  const option = new Option(`--${flag}${value}`, describe(parameter));
  const choices = findAllowedValues(schema)?.filter((choice) => typeof choice === 'string');
  if (schema.type === 'array') option.argParser((text: string, before: string[] = []) => [...before, text]);
  else if (choices && choices.length > 0) option.choices(choices);
  if (defaults[flag] !== undefined) option.default(defaults[flag]);
  const isSetByFlag = Object.values(flags).some((sets) => name in sets);
  return option.makeOptionMandatory(required && defaults[flag] === undefined && !isSetByFlag);
}

function kebab(name: string): string {
  return name.replaceAll('_', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function kindOf({ schema: { type, items }, entries }: Parameter): string {
  if (entries !== undefined) return entries.map((place) => place.split('.').at(-1)).join(':');
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'object') return 'amounts';
  if (type !== 'array') return 'text';
  return items?.type === 'object' ? 'json' : 'list';
}

function describe({ schema, entries }: Parameter): string {
  const { description = '', type, items, properties, default: byDefault, examples } = schema;
  const choices = type === 'array' && items ? findAllowedValues(items) : undefined;
  const example = type === 'object' && !properties ? amountsText(examples?.[0]) : undefined;
  const facts = [
    ...(choices ? [`of ${choices.join(', ')}`] : []),
    ...(type === 'array' && items?.type !== 'object' ? ['commas between, or several times'] : []),
    ...(entries ? ['several times; or a list in JSON'] : []),
    ...(example ? [`as in ${example}`] : []),
    ...(byDefault === undefined || byDefault === false ? [] : [`${byDefault} if absent`]),
  ];
  return facts.length > 0 ? `${description} (${facts.join('; ')})` : description;
}

function amountsText(example: unknown): string | undefined {
  if (typeof example !== 'object' || example === null) return undefined;
  return Object.entries(example)
    .map(([name, amount]) => `${name}:${amount}`)
    .join(',');
}
