import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printOpenApi } from './offline-openapi.ts';

type Parameter = { $ref?: string; name: string; description?: string };
type Described = {
  operationId: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  security?: [];
  'x-required-scope'?: string;
};
type Document = { paths: Record<string, Record<string, Described>> };

const printed = await printOpenApi();
const { paths } = JSON.parse(printed) as Document;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

describe('docs/openapi.json', () => {
  it('is as the code prints it (npm run docs:openapi)', () => {
    expect(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8')).toBe(printed);
  });

  it('says of every operation what it does and what each of its parameters means', () => {
    for (const { operationId, summary, description, parameters } of operations) {
      expect([summary, description], operationId).not.toContain('');
      for (const { $ref, name, description: meaning } of parameters) {
        expect($ref ?? meaning, `${operationId} ${name}`).toBeTruthy();
      }
    }
  });

  it('asks for a scope, or says that any key or none will do', () => {
    for (const operation of operations) {
      const needs = operation['x-required-scope'] ?? (operation.security ? 'none' : 'any');
      expect(needs === 'any', operation.operationId).toBe(operation.description.endsWith('\n\nAny valid key.'));
    }
  });
});
