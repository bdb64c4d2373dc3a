import type { Operation } from '../base/index.ts';
import {
  asJsonSchema,
  compileSchema,
  faultsFromErrors,
  type JsonSchema,
  problemFromFaults,
  unknownParameter,
} from '../schemas/index.ts';

/** Where an operation takes an argument. */
const PLACES = ['params', 'query', 'body'] as const;
type Place = (typeof PLACES)[number];

/** The arguments of a tool as its operation takes them. */
export type OperationArguments = Record<Place, Record<string, unknown>>;

/** What a tool's arguments are called, where they go, and what is said about them when the operation says too little. */
export type ArgumentSpec = { operation: Operation; names: readonly string[]; words?: Readonly<Record<string, string>> };

/** Words that send a model to the description of another tool, and to the example there. */
const ELSEWHERE = 'As in ';

/** The arguments' schema as a model reads it: the operation's own, without what only matters to a check. */
export function describeArguments({ operation, names, words }: ArgumentSpec): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.map((name) => {
      const found = PLACES.map((place) => propertiesOf(operation, place)[name]).find((one) => one !== undefined);
      if (found === undefined) throw new Error(`${operation.name} takes no ${name}`);
      const description = words?.[name] ?? found.description;
      const { examples, ...rest } = shorten(found);
      const shown = examples === undefined || description?.startsWith(ELSEWHERE) ? rest : { ...rest, examples };
      return [name, { ...shown, ...(description === undefined ? {} : { description }) }];
    }),
  );
}

/** The names that the operation cannot do without. */
export function requiredArguments({ operation, names }: ArgumentSpec): string[] {
  const required = PLACES.flatMap((place) => asJsonSchema(operation[place]).required ?? []);
  return names.filter((name) => required.includes(name));
}

/**
 * Compiles the check of arguments against the operation's own schemas, with its defaults filled in: the same refusals
 * as through the HTTP adapter. Throws `rest_missing_callback_param` or `rest_invalid_param`.
 */
export function compileArguments({ operation, names }: ArgumentSpec) {
  const checks = PLACES.map((place) => {
    const schema = asJsonSchema(operation[place]);
    const known = Object.keys(schema.properties ?? {});
    return { place, schema, known, check: operation[place] ? compileSchema(schema) : undefined };
  });
  return (args: Record<string, unknown>): OperationArguments => {
    const unknown = Object.keys(args).filter((name) => !names.includes(name));
    const faults = unknown.map((name) => unknownParameter(name, names));
    const sorted: OperationArguments = { params: {}, query: {}, body: {} };
    for (const { place, schema, known, check } of checks) {
      for (const name of known) if (name in args && args[name] !== null) sorted[place][name] = args[name];
      if (check) faults.push(...faultsFromErrors(check(sorted[place]), schema));
    }
    if (faults.length > 0) throw problemFromFaults(faults);
    return sorted;
  };
}

function propertiesOf(operation: Operation, place: Place): Record<string, JsonSchema> {
  return asJsonSchema(operation[place]).properties ?? {};
}

const KEPT = ['type', 'enum', 'items', 'properties', 'required', 'default', 'examples', 'minimum', 'maximum'] as const;

/** Models read each word of a definition at every call: lengths and patterns are left to the check. */
function shorten(schema: JsonSchema): JsonSchema {
  const kept: JsonSchema = {};
  for (const name of KEPT) if (schema[name] !== undefined) Object.assign(kept, { [name]: schema[name] });
  if (schema.items) kept.items = shorten(schema.items);
  if (schema.properties) {
    kept.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [
        name,
        { ...shorten(one), ...(one.description === undefined ? {} : { description: one.description }) },
      ]),
    );
  }
  if (schema.anyOf) kept.anyOf = schema.anyOf.map(shorten);
  return kept;
}
