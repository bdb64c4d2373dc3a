import { expect, test } from 'vitest';
import { createCommandRunner } from '../testing/run-command.ts';

const { run, modules } = await createCommandRunner();
const json = async (command: string) => JSON.parse((await run(`${command} --json`)).out);

test('creating a key prints its id and the key, as JSON alone', async () => {
  const { code, out, err } = await run(
    'keys create --name "pricing team" --scopes rates:read,rates:write --expires 90d --json',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(Object.keys(JSON.parse(out)).slice(0, 2)).toEqual(['id', 'key']);
  expect(JSON.parse(out)).toMatchObject({
    key: expect.stringMatching(/^ar_live_/),
    scopes: ['rates:read', 'rates:write'],
  });
});

test('without --json the key is alone on standard output, ready for a variable', async () => {
  const { out, err } = await run('keys create --name trial --scopes rates:read --test');
  expect(out).toMatch(/^ar_test_[0-9A-Za-z]{36}\n$/);
  expect(err).toMatch(/^This is the only time the key is shown\. key_\w+, "trial", rates:read, expires: never\.\n$/);
});

test('the list shows a beginning of each key and never the key', async () => {
  const { key, id } = await json('keys create --name listed --scopes admin');
  const { out } = await run('keys list');
  expect(out).toContain(id);
  expect(out).toContain(key.slice(0, 12));
  expect(out).not.toContain(key);
});

test('a key can be rotated with a grace period, and revoked', async () => {
  const { id } = await json('keys create --name ends --scopes rates:read');
  const fresh = await json(`keys rotate ${id} --grace 1h`);
  expect(fresh).toMatchObject({ name: 'ends', key: expect.stringMatching(/^ar_live_/) });
  expect(await json(`keys revoke ${id}`)).toMatchObject({ id, state: 'revoked', rotatedTo: fresh.id });
  expect((await run(`keys revoke ${fresh.id}`)).out).toBe(`${fresh.id} ("ends") is revoked.\n`);
});

test('a scope that does not exist is wrong usage, and the others are named', async () => {
  const { code, err } = await run('keys create --name x --scopes rates:read,rates:delete');
  expect(code).toBe(2);
  expect(err).toMatch(/^error: --scopes is not one of rates:read, .*documents:write/);
});

test('a list prints a page and says how to see the rest; --all prints every entry', async () => {
  const { meta } = await json('keys list --per-page 1');
  const { out } = await run('keys list --per-page 2');
  expect(out).toContain(
    `Page 1 of ${Math.ceil(meta.total / 2)}, ${meta.total} in all. --page shows another, --all everything.\n`,
  );
  const all = await json('keys list --per-page 1 --all');
  expect(all.data).toHaveLength(meta.total);
  expect(all.meta).toEqual({ total: meta.total, page: 1, perPage: meta.total, totalPages: 1 });
  expect((await run('keys list --all')).out).not.toContain('Page 1');
});

test('a key is narrowed without asking the service, which then knows the narrower one', async () => {
  const { id, key } = await json('keys create --name whole --scopes rates:read,orders:read,orders:write');
  const offline = { openService: () => Promise.reject(new Error('it works offline')), apiKey: key };
  const options = '--minutes 60 --name booking --scopes orders:write --orders 1 --total USD:9000 --lanes cnsha-nlrtm';
  const { code, out } = await run(`keys narrow ${options}`, { context: offline });
  expect(code).toBe(0);
  expect(await modules.keys.authenticate(`Bearer ${out.trim()}`)).toMatchObject({
    ...{ keyId: id, name: 'whole / booking', scopes: ['orders:write'] },
    narrowing: { links: [{ order: null, limits: { orders: 1, total: { USD: 9000 }, lanes: ['CNSHA-NLRTM'] } }] },
  });
  const again = await run('keys narrow --minutes 5 --order ord_x7Qd0Kd2Vq0s --json', {
    stdin: out,
    context: { apiKey: undefined },
  });
  const child = JSON.parse(again.out) as { key: string; id: string };
  expect(child.key).toMatch(/^ar_narrowed_/);
  await run(`keys revoke-narrowed ${id} ${child.id}`);
  await expect(modules.keys.authenticate(`Bearer ${child.key}`)).rejects.toMatchObject({ code: 'invalid_api_key' });
});

test('what cannot be narrowed, and a limit that cannot be, are wrong usage', async () => {
  expect(await run('keys narrow --minutes 5', { stdin: 'hunter2' })).toMatchObject({ code: 2 });
  const { err } = await run('keys narrow --minutes 5 --lanes Shanghai', { stdin: 'hunter2' });
  expect(err).toContain('--lanes');
});
