import type { Schema } from './documented.ts';
import { escapeHtml, proseHtml } from './page-text.ts';

const nameIn = ($ref: string) => $ref.split('/').at(-1) ?? '';

/** A schema's type in words, with links to named ones. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = escapeHtml(nameIn(schema.$ref));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema.anyOf)) return [...new Set((schema.anyOf as Schema[]).map(typeOf))].join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  return escapeHtml(String(schema.type ?? 'any'));
}

const plainText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What a value may be: allowed ones, bounds, default, examples. */
export function limitsOf(schema: Schema): string {
  const constants = (schema.anyOf as Schema[] | undefined)?.map((branch) => branch.const);
  const allowed = constants?.every((value) => value !== undefined) ? constants : (schema.enum as unknown[] | undefined);
  const facts = [
    ...(allowed ? [`one of ${allowed.join(', ')}`] : []),
    ...(schema.minimum === undefined ? [] : [`from ${schema.minimum}`]),
    ...(schema.maximum === undefined ? [] : [`to ${schema.maximum}`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(Array.isArray(schema.examples) ? [`e.g. ${schema.examples.map(plainText).join(', ')}`] : []),
  ];
  return facts.length === 0 ? '' : ` <span class="limits">${escapeHtml(facts.join(' · '))}</span>`;
}

/** The object behind a nullable or listed one, whose fields are listed below it. */
function innerObject(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return innerObject(schema.items);
  return (schema.anyOf as Schema[] | undefined)?.map(innerObject).find((branch) => branch !== undefined);
}

function fieldRows(schema: Schema, prefix: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = innerObject(field);
    const isList = field.type === 'array';
    const row = `<tr><td><code>${escapeHtml(path)}</code></td><td>${typeOf(field)}</td><td>${proseHtml(field.description ?? field.items?.description ?? '')}${limitsOf(field)}</td></tr>`;
    return inner ? [row, ...fieldRows(inner, `${path}${isList ? '[]' : ''}.`)] : [row];
  });
}

/** A schema as a table of its fields, nested ones by their path; without fields, as JSON Schema. */
export function renderSchema(schema: Schema): string {
  if (schema.$ref) return `<p>${typeOf(schema)}</p>`;
  const rows = fieldRows(innerObject(schema) ?? {}, '');
  if (rows.length === 0) return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
  return `<table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
