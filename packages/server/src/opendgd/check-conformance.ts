import type { ErrorObject } from 'ajv/dist/2020.js';
import { asJsonSchema, compileSchema, findNearestName, type JsonSchema } from '../schemas/index.ts';
import type { ConformanceFinding } from './conformance-finding.ts';
import { type OpenDgd, OpenDgdSchema } from './declaration.schema.ts';
import { isTooDeep, MOST_LINES } from './limits.ts';
import { notConforming, openDgdProblem } from './problems.ts';

/** Whether a document conforms, and if not, why. */
export type Conformance =
  | { readonly conforms: true; readonly document: OpenDgd; readonly findings: readonly [] }
  | { readonly conforms: false; readonly findings: readonly ConformanceFinding[] };

/** More are not listed: whoever repairs so many asks again. */
const MOST_FINDINGS = 100;

const root = asJsonSchema(OpenDgdSchema);
const check = compileSchema(root);

/** Whether a document is an OpenDGD 1.0 declaration in shape. Says nothing of whether the goods are declared rightly. */
export function checkConformance(document: unknown): Conformance {
  if (isTooDeep(document)) return { conforms: false, findings: [TOO_DEEP] };
  const errors = check(document);
  if (errors.length === 0) return { conforms: true, document: document as OpenDgd, findings: [] };
  const findings = new Map(errors.map(findingOf).map((one) => [`${one.code} ${one.jsonPointer}`, one]));
  return { conforms: false, findings: [...findings.values()].slice(0, MOST_FINDINGS) };
}

const TOO_DEEP: ConformanceFinding = {
  severity: 'error',
  code: 'OPENDGD-TOO-DEEP',
  message: 'The document is nested deeper than any OpenDGD declaration.',
  jsonPointer: '',
  next: 'Send the declaration itself, with extensions nested less deeply.',
};

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

type Worded = Pick<ConformanceFinding, 'code' | 'message' | 'next'>;

function findingOf(error: ErrorObject): ConformanceFinding {
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
  const at = error.instancePath;
  const schema = schemaAt(at);
  if (missingProperty !== undefined) {
    const jsonPointer = `${at}/${escaped(missingProperty)}`;
    return { severity: 'error', jsonPointer, ...wordMissing(missingProperty, schemaAt(jsonPointer)) };
  }
  if (additionalProperty !== undefined) {
    const jsonPointer = `${at}/${escaped(additionalProperty)}`.slice(0, 500);
    return { severity: 'error', jsonPointer, ...wordUnknown(additionalProperty, Object.keys(schema.properties ?? {})) };
  }
  return { severity: 'error', jsonPointer: at, ...wordWrong(error, schema) };
}

function wordMissing(name: string, { description, examples }: JsonSchema): Worded {
  const example = examples?.[0] === undefined ? '' : `, such as ${JSON.stringify(examples[0])}`;
  const meaning = description === undefined ? '' : ` (${description})`;
  return { code: 'OPENDGD-REQUIRED', message: `${name} is missing.`, next: `Add ${name}${meaning}${example}.` };
}

function wordUnknown(name: string, known: readonly string[]): Worded {
  const nearest = findNearestName(name, known);
  const next = nearest ? `Did you mean ${nearest}?` : `Known here: ${known.join(', ')}.`;
  return {
    code: 'OPENDGD-UNKNOWN-PROPERTY',
    message: `${name.slice(0, 100)} is no property of OpenDGD 1.0 at this place.`,
    next: `${next} What the standard does not know belongs into extensions.`,
  };
}

function wordWrong({ keyword, params }: ErrorObject, schema: JsonSchema): Worded {
  const { limit } = params as { limit?: number };
  const example = schema.examples?.[0] === undefined ? '' : `, such as ${JSON.stringify(schema.examples[0])}`;
  const allowed = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  const types = [schema.type ?? 'object'].flat().join(' or ');
  const words: Readonly<Record<string, Worded>> = {
    type: { code: 'OPENDGD-TYPE', message: `This is not of type ${types}.`, next: `Give it as ${types}${example}.` },
    pattern: {
      code: 'OPENDGD-PATTERN',
      message: `This does not match ${schema.pattern}.`,
      next: `Write it in that form${example}.`,
    },
    format: {
      code: 'OPENDGD-FORMAT',
      message: `This is no valid ${schema.format}.`,
      next: `Write it as ISO 8601 or RFC 5321 has it${example}.`,
    },
    maxLength: {
      code: 'OPENDGD-TOO-LONG',
      message: `This is longer than ${limit} characters.`,
      next: `Shorten it to ${limit} characters.`,
    },
    minItems: { code: 'OPENDGD-TOO-FEW', message: 'This list is empty.', next: 'Give at least one entry.' },
    minimum: { code: 'OPENDGD-RANGE', message: `This is less than ${limit}.`, next: `Give ${limit} or more.` },
  };
  const value: Worded = {
    code: 'OPENDGD-VALUE',
    message: 'This value is not allowed here.',
    next: `Give one of ${(allowed ?? []).map((one) => JSON.stringify(one)).join(', ')}.`,
  };
  return words[keyword] ?? value;
}

/** The part of the schema that describes the place a pointer names. */
function schemaAt(pointer: string): JsonSchema {
  return pointer
    .split('/')
    .slice(1)
    .reduce<JsonSchema>((at, step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return (at.type === 'array' ? at.items : at.properties?.[name]) ?? {};
    }, root);
}

/** The document, when it conforms and a form can be set from it. Throws `opendgd_not_conforming`, `opendgd_too_many_lines`. */
export function requireConforming(document: unknown): OpenDgd {
  const checked = checkConformance(document);
  if (!checked.conforms) throw notConforming(checked.findings);
  const { length: lines } = checked.document.consignment.dangerousGoods;
  if (lines > MOST_LINES) throw openDgdProblem('opendgd_too_many_lines', { lines, most: MOST_LINES });
  return checked.document;
}
