import { afterAll, expect, test } from 'vitest';
import type { Caller, Operation } from '../../base/index.ts';
import { openTestDocuments } from '../../extraction/testing/open-test-documents.ts';
import { sampleSds } from '../../extraction/testing/sample-sds.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { overrulingOperations } from './operations.ts';
import { createOverrulingStore } from './overruling-store.ts';

const testDatabase = await createTestDatabase();
const { documents, extractions, close } = openTestDocuments(testDatabase);
afterAll(close);
const overrulings = createOverrulingStore(testDatabase.database);
const operations = overrulingOperations({ overrulings, extractions });
const [uploaded] = await documents.upload([{ name: 'sheet.pdf', bytes: sampleSds() }], 'tester');
const { id } = await extractions.extract({ documents: [uploaded?.id ?? 0], by: 'tester', wait: true });

const GRACE: Caller = {
  keyId: 'key_grace',
  account: 'main',
  name: 'Grace (documents)',
  scopes: ['documents:read', 'documents:write'],
  person: { id: 'per_grace', name: 'Grace', role: 'documents' },
};
const PROGRAM: Caller = { keyId: 'key_agent', account: 'main', name: 'agent', scopes: ['admin'] };
const BODY = {
  reason: 'Approved by the competent authority',
  findings: [{ code: 'packing_group_mismatch', message: 'UN 1993 has packing group II.' }],
};

async function run(name: string, caller: Caller, body?: object) {
  const found = operations.find((one) => one.name === name) as Operation;
  const answer = await found.run({
    ...{ params: { id }, query: {}, body, files: [], caller, adapter: 'rest', now: new Date() },
  });
  return answer.body;
}

test('the key of a program overrules nothing, whatever its scopes', async () => {
  await expect(run('overrule-findings', PROGRAM, BODY)).rejects.toMatchObject({ code: 'overruling_needs_person' });
  expect(await run('list-overrulings', PROGRAM)).toEqual({ data: [] });
});

test('a person overrules findings, and who did, why and when is kept', async () => {
  const kept = { ...BODY.findings[0], reason: BODY.reason, by: 'Grace (documents)', at: expect.any(String) };
  expect(await run('overrule-findings', GRACE, BODY)).toEqual({ data: [kept] });
  expect(await run('list-overrulings', PROGRAM)).toEqual({ data: [kept] });
});
