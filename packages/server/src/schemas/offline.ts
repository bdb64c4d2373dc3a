// What reads a schema and checks nothing: the help of commands loads this alone, without the validator.
export { asJsonSchema, findAllowedValues, type JsonSchema, typeNameOf } from './json-schema.ts';
export { readTextValue, type SentParameter, takesList } from './text-value.ts';
