import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { type Operation, operation } from '../base/index.ts';
import type { CallContext } from './surface.ts';
import { createServiceSurface } from './surface-of-service.ts';

const params = Type.Object({ id: Type.Integer() });
const common = { service: 'documents', scope: 'documents:read', summary: '', description: '' } as const;
const JUDGEMENT = { verdict: 'ok', counts: {}, findings: [], letter: { allowed: false }, declaration: 'long' };
const FORM = {
  body: Buffer.from('PDF'),
  contentType: 'application/pdf',
  headers: { 'Content-Disposition': 'attachment; filename="letter.pdf"', 'X-Findings': '2', 'X-Finding-Codes': 'a, b' },
};

/** Operations that answer with what they were given, in the shapes of checks and forms. */
const operations: readonly Operation[] = [
  operation({
    ...common,
    name: 'check-dangerous-goods',
    method: 'POST',
    audit: { none: 'a test' },
    path: '/dangerous-goods/check',
    query: Type.Object({ on: Type.Optional(Type.String()) }),
    body: Type.Object({ goods: Type.Array(Type.Object({ unNo: Type.String() }, { additionalProperties: false })) }),
    output: Type.Object({}),
    run: ({ body, query }) => ({ body: { ...JUDGEMENT, findings: [{ stated: body, on: query.on }] } }),
  }),
  operation({
    ...common,
    name: 'check-extraction',
    method: 'POST',
    audit: { none: 'a test' },
    path: '/extractions/{id}/check',
    params,
    output: Type.Object({}),
    run: ({ params: { id } }) => ({ body: { ...JUDGEMENT, findings: [{ extraction: id }] } }),
  }),
  operation({
    ...common,
    name: 'export-extraction',
    method: 'GET',
    path: '/extractions/{id}/export',
    params,
    query: Type.Object({ as: Type.Optional(Type.String()), format: Type.Optional(Type.String()) }),
    output: Type.Object({}),
    run: () => FORM,
  }),
  operation({
    ...common,
    name: 'export-extraction-into-template',
    method: 'POST',
    audit: { none: 'a test' },
    path: '/extractions/{id}/export',
    params,
    body: Type.Object({ values: Type.Record(Type.String(), Type.Unknown()) }),
    output: Type.Object({}),
    run: ({ body }) => ({ ...FORM, body: Buffer.from(JSON.stringify(body.values)) }),
  }),
];
const { tools, resources, prompts } = createServiceSurface(operations);
const context: CallContext = {
  caller: { keyId: null, account: 'main', name: 'test', scopes: ['admin'] },
  now: new Date(),
  signal: new AbortController().signal,
  tellProgress: async () => {},
  canAsk: false,
  answers: {},
  deferred: [],
};
type Result = { structuredContent: Record<string, unknown>; content: Record<string, unknown>[] };
const call = async (name: string, args: Record<string, unknown>) => {
  const tool = tools.find(({ definition }) => definition.name === name);
  return (await tool?.call(args, context)) as unknown as Result;
};

it('checks an extraction, or values that are merely stated, and leaves out what the caller sent', async () => {
  const checked = await call('check_dangerous_goods', { extraction: 7 });
  expect(checked.structuredContent).toMatchObject({
    verdict: 'ok',
    findings: [{ extraction: 7 }],
    letter: { allowed: false },
  });
  expect(checked.structuredContent).not.toHaveProperty('declaration');
  const stated = await call('check_dangerous_goods', { declaration: { unNo: 'UN1090' }, on: '2026-12-01' });
  expect(stated.structuredContent.findings).toEqual([{ stated: { goods: [{ unNo: 'UN1090' }] }, on: '2026-12-01' }]);
  const whole = await call('check_dangerous_goods', { declaration: { goods: [{ unNo: 'UN1090' }] } });
  expect(whole.structuredContent.findings).toEqual([{ stated: { goods: [{ unNo: 'UN1090' }] } }]);
  const mistyped = call('check_dangerous_goods', { declaration: { unNO: 'UN1090' } });
  await expect(mistyped).rejects.toMatchObject({ code: 'rest_missing_callback_param' });
  await expect(call('check_dangerous_goods', {})).rejects.toMatchObject({ code: 'check_subject_missing' });
});

it('gives a link to a filled form, which a resource answers, and the file itself when values were added', async () => {
  const linked = await call('fill_form', { extraction: 7, as: 'pdf' });
  expect(linked.structuredContent).toEqual({
    fileName: 'letter.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 3,
    findings: 2,
    findingCodes: ['a', 'b'],
  });
  expect(linked.content[0]).toMatchObject({ type: 'resource_link', uri: 'agent-rate://extractions/7/forms/pdf' });
  const letter = await call('fill_form', { extraction: 7, as: 'pdf', format: 'yml_non_dangerous_letter' });
  expect(letter.content[0]).toMatchObject({ uri: 'agent-rate://extractions/7/forms/yml_non_dangerous_letter/pdf' });
  const form = resources.find(({ name }) => name === 'filled-form');
  expect(await form?.read({ id: '7', as: 'pdf' }, context)).toMatchObject({
    mimeType: 'application/pdf',
    blob: Buffer.from('PDF').toString('base64'),
  });
  const filled = await call('fill_form', { extraction: 7, as: 'pdf', values: { vesselVoyage: 'X / 1' } });
  const { resource } = filled.content[0] as { resource: { blob: string } };
  expect(Buffer.from(resource.blob, 'base64').toString()).toBe('{"vesselVoyage":"X / 1"}');
});

it('offers the prompt of the whole way once checks and forms are there', () => {
  const [prompt] = prompts;
  expect(prompt?.name).toBe('prepare_declaration');
  expect(prompt?.messages({ documents: '1, 2' })[0]?.content.text).toContain('check_dangerous_goods');
});
