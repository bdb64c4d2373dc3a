import type { Command } from 'commander';
import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Gives a command an option for each query parameter of an operation: `valid_on` becomes `--valid-on <value>`. */
export function addQueryOptions(command: Command, schema: TObject): void {
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = typeOf(property) === 'boolean' ? '' : ' <value>';
    command.option(`--${flagOf(name)}${value}`, describe(property));
  }
}

/** The query that the options make, checked with the operation's own schema. Ends the command as wrongly used. */
export function readQuery(command: Command, schema: TObject): Record<string, unknown> {
  const options = command.opts<Record<string, string | boolean>>();
  const query: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const given = options[camelCase(name)];
    if (given === undefined) continue;
    const value = toValue(property, given);
    const [fault] = Value.Errors(property, value);
    if (fault) command.error(`error: --${flagOf(name)} ${fault.message}, not «${given}»`);
    query[name] = value;
  }
  return query;
}

function flagOf(name: string): string {
  return name.replaceAll('_', '-');
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** What JSON Schema says of a property that matters here. */
type Described = { type?: string; description?: string; enum?: readonly string[]; default?: unknown };

function typeOf(schema: TSchema): string | undefined {
  return (schema as Described).type;
}

function describe(schema: TSchema): string {
  const { description = '', enum: choices, default: byDefault } = schema as Described;
  const facts = [
    ...(choices ? [`one of ${choices.join(', ')}`] : []),
    ...(byDefault === undefined || byDefault === false ? [] : [`${byDefault} if absent`]),
  ];
  return facts.length > 0 ? `${description} (${facts.join('; ')})` : description;
}

function toValue(schema: TSchema, given: string | boolean): unknown {
  const isNumber = typeOf(schema) === 'number' || typeOf(schema) === 'integer';
  return isNumber && typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
}
