import { Ajv2020 } from 'ajv/dist/2020.js';
import { encode } from 'gpt-tokenizer';
import { expect, it } from 'vitest';
import { describeOperations } from '../app/offline-openapi.ts';
import type { Operation } from '../base/index.ts';
import { createServiceSurface } from './surface-of-service.ts';

/** What all definitions together may cost a model. */
const MOST_TOKENS = 5_000;

const operations: readonly Operation[] = describeOperations();
const { tools, resources, prompts } = createServiceSurface(operations);
const definitions = tools.map(({ definition }) => definition);
const listed = tools.filter(({ isRare, isForPanel }) => !isRare && !isForPanel).map(({ definition }) => definition);
const named = definitions.map((definition) => [definition.name, definition] as const);

it('the definitions of all listed tools together cost a model at most 5,000 tokens', () => {
  expect(encode(JSON.stringify(listed)).length).toBeLessThanOrEqual(MOST_TOKENS);
});

it.each(named)(
  '%s says what it does, when to use it, and what it is not for or how far it goes',
  (_name, definition) => {
    const { title, description } = definition;
    expect(title.length).toBeGreaterThan(4);
    expect(description).toMatch(/^[A-Z][a-z]+s /);
    expect(description).toMatch(/\bUse it\b/);
    expect(description).toMatch(/\b(not|only|use \w+_\w+|instead|needs?|without|before)\b/i);
    expect(description.length).toBeGreaterThan(150);
    expect(description.length).toBeLessThan(700);
  },
);

it.each(named)('%s describes every argument', (_name, { inputSchema }) => {
  for (const [name, schema] of Object.entries(inputSchema.properties ?? {})) {
    expect(schema.description ?? '', name).toMatch(/\S{2,}/);
  }
  expect(inputSchema.additionalProperties).toBe(false);
});

it.each(named)('%s has schemas that compile, and says what comes back', (_name, { inputSchema, outputSchema }) => {
  const ajv = new Ajv2020({ strict: false });
  ajv.compile(inputSchema);
  ajv.compile(outputSchema as object);
  expect(Object.keys(outputSchema?.properties ?? {}).length).toBeGreaterThan(0);
});

it.each(named)('%s gives all four hints, true to the operation behind it', (name, { annotations }) => {
  const operation = tools.find(({ definition }) => definition.name === name)?.operation;
  expect(Object.keys(annotations ?? {}).sort()).toEqual([
    'destructiveHint',
    'idempotentHint',
    'openWorldHint',
    'readOnlyHint',
  ]);
  if (annotations?.readOnlyHint) expect(annotations).toMatchObject({ destructiveHint: false, idempotentHint: true });
  if (operation?.method === 'GET') expect(annotations?.readOnlyHint).toBe(true);
});

it('gives no two tools one purpose: names, titles and first sentences differ', () => {
  const firsts = definitions.map(({ description }) => description.split('. ')[0] ?? '');
  for (const list of [definitions.map(({ name }) => name), definitions.map(({ title }) => title), firsts]) {
    expect(new Set(list).size).toBe(list.length);
  }
  const words = firsts.map((text) => new Set(text.toLowerCase().match(/[a-z]{4,}/g)));
  for (const [at, one] of words.entries()) {
    for (const other of words.slice(at + 1)) {
      const shared = [...one].filter((word) => other.has(word)).length;
      expect(shared / Math.min(one.size, other.size), firsts[at]).toBeLessThan(0.5);
    }
  }
});

it('names only tools and resources that are there', () => {
  const names = new Set(definitions.map(({ name }) => name));
  const text = definitions.map(({ description }) => description).join(' ');
  const mentioned = new Set(text.match(/\b[a-z]+(?:_[a-z]+)+\b/g));
  const fields = new Set(
    JSON.stringify(definitions.map(({ inputSchema }) => inputSchema)).match(/[a-z]+(?:_[a-z]+)+/g),
  );
  for (const one of mentioned) expect(names.has(one) || fields.has(one), one).toBe(true);
  for (const uri of text.match(/agent-rate:\/\/[\w/{}]+/g) ?? []) {
    expect(resources.map(({ uriTemplate }) => uriTemplate)).toContain(uri);
  }
  for (const { name, messages, arguments: blanks } of prompts) {
    const [message] = messages(Object.fromEntries(blanks.map((blank) => [blank.name, 'X'])));
    for (const one of message?.content.text.match(/\b[a-z]+_[a-z]+\b/g) ?? [])
      expect(names.has(one), `${name}: ${one}`).toBe(true);
  }
});
