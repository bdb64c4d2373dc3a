import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Reply = { status: number; body: { code: string; data: Record<string, unknown>; body: unknown; files: unknown } };

async function post(
  body: RequestInit['body'] | undefined,
  type?: string,
  path = '/things',
  method = 'POST',
): Promise<Reply> {
  const headers = { authorization: 'Bearer writer', ...(type ? { 'content-type': type } : {}) };
  const response = await ask(`${server.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}
const postJson = (value: unknown) => post(JSON.stringify(value), 'application/json');

describe('a JSON body', () => {
  it('is taken with any charset and any JSON subtype', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'application/merge-patch+json']) {
      expect(await post('{"name":"x"}', type)).toMatchObject({ status: 201, body: { body: { name: 'x' }, files: [] } });
    }
  });

  it('that is broken says where', async () => {
    for (const text of ['{"name":', "{'name':'x'}", '{"name":"x"}}', 'null null']) {
      const { status, body } = await post(text, 'application/json');
      expect([status, body.code]).toEqual([400, 'rest_invalid_json']);
      expect(body.data.json_error_message).toEqual(expect.any(String));
    }
  });

  it('with what no store can hold is refused', async () => {
    expect((await post('{"name":"a\\u0000b"}', 'application/json')).body.code).toBe('rest_invalid_json');
    expect((await post('{"name":"x","__proto__":{"admin":true}}', 'application/json')).body.code).toBe(
      'rest_invalid_json',
    );
    expect((await post('{"name":"a \\\\u0000 as text"}', 'application/json')).status).toBe(201);
  });

  it('that lacks something lists it, also when there is no body at all', async () => {
    for (const reply of [await postJson({}), await post(undefined), await post('', 'application/json')]) {
      expect(reply).toMatchObject({
        status: 400,
        body: {
          code: 'rest_missing_callback_param',
          message: 'Missing parameter(s): name',
          data: { params: ['name'] },
        },
      });
    }
  });

  it('that is wrong inside names the place', async () => {
    const { body } = await postJson({ name: 'x', rows: [{ amount: 1 }, { amount: 'two' }] });
    expect(body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { 'rows[1].amount': 'rows[1].amount is not of type number.' } },
    });
    expect((await postJson([1])).body).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { body: 'body is not of type object.' } },
    });
  });

  it('with an unknown property is refused with the nearest name', async () => {
    expect((await postJson({ name: 'x', cuont: 1 })).body).toMatchObject({
      data: { details: { cuont: { code: 'rest_unknown_param', data: { did_you_mean: 'count' } } } },
    });
  });
});

describe('a body that is too large', () => {
  it('is refused with the limit, and the client gets to read it', async () => {
    for (const size of [5_000, 3_000_000]) {
      const { status, body } = await postJson({ name: 'x'.repeat(size) });
      expect([status, body.code, body.data.limit_bytes]).toEqual([413, 'body_too_large', 4096]);
    }
  });

  it('is refused in a form too', async () => {
    const form = new FormData();
    form.append('name', 'x');
    form.append('file', new Blob(['y'.repeat(2_000_000)]), 'big.bin');
    expect(await post(form)).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', data: { limit_bytes: 4096 } },
    });
  });
});

describe('a body of another kind', () => {
  it('is refused with what is taken', async () => {
    for (const type of ['text/plain', 'application/xml', 'nonsense', 'application/x-www-form-urlencoded']) {
      expect(await post('name=x', type)).toMatchObject({
        status: 415,
        body: { code: 'unsupported_content_type', data: { accepted: ['multipart/form-data', 'application/json'] } },
      });
    }
  });

  it('is refused as a form where no file is taken', async () => {
    const form = new FormData();
    form.append('name', 'x');
    expect(await post(form, undefined, '/things/1', 'PATCH')).toMatchObject({
      status: 415,
      body: { code: 'unsupported_content_type', data: { accepted: ['application/json'] } },
    });
  });
});

describe('a form with files', () => {
  it('gives files and fields, read as the schema has them', async () => {
    const form = new FormData();
    form.append('name', 'sheet');
    form.append('count', '12');
    form.append('rows', '[{"amount":1.5}]');
    form.append('file', new Blob(['a,b']), 'rates.csv');
    expect(await post(form)).toMatchObject({
      status: 201,
      body: { body: { name: 'sheet', count: 12, rows: [{ amount: 1.5 }] }, files: [{ name: 'rates.csv', size: 3 }] },
    });
  });

  it('keeps only the last part of a file name, without control characters', async () => {
    for (const [given, kept] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\Users\\me\\运价表 2026.xlsx', '运价表 2026.xlsx'],
      ['a\u202exslx.exe', 'axslx.exe'],
      ['..', 'upload'],
    ] as const) {
      const form = new FormData();
      form.append('name', 'x');
      form.append('file', new Blob(['1']), given);
      expect((await post(form)).body.files).toEqual([{ name: kept, size: 1 }]);
    }
  });

  it('is checked like any other body', async () => {
    const form = new FormData();
    form.append('count', 'many');
    form.append('carier', 'MSC');
    expect((await post(form)).body).toMatchObject({ code: 'rest_missing_callback_param', data: { params: ['name'] } });
    form.append('name', 'x');
    const { body } = await post(form);
    expect(Object.keys(body.data.params as object).sort()).toEqual(['carier', 'count']);
  });

  it('that cannot be read is malformed_upload', async () => {
    for (const [text, type] of [
      ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
      ['whatever', 'multipart/form-data'],
    ] as const) {
      expect(await post(text, type)).toMatchObject({ status: 400, body: { code: 'malformed_upload' } });
    }
  });
});
