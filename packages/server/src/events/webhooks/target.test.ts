import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { postMessage } from './post-message.ts';
import { isPublicAddress } from './public-address.ts';
import { checkTarget, createGuardedLookup, PrivateTargetError } from './target.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('the address of a webhook', () => {
  it.each([
    'http://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fc00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[ff02::1]/',
    'https://localhost/',
    'https://erp.localhost/',
  ])('is not %s', (url) => {
    expect(() => checkTarget(url, false)).toThrow(refusal('webhook_target_private'));
  });

  it.each([
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'example.com/hook',
    '',
    `https://e.com/${'x'.repeat(2000)}`,
  ])('is not written %s', (url) => {
    expect(() => checkTarget(url, false)).toThrow(refusal('webhook_url_invalid'));
  });

  it('needs https, except for targets that the operator allows', () => {
    expect(() => checkTarget('http://erp.example.com/', false)).toThrow(refusal('webhook_url_insecure'));
    expect(checkTarget('https://erp.example.com/hook', false).href).toBe('https://erp.example.com/hook');
    expect(checkTarget('https://[2606:4700::1111]/', false).hostname).toBe('[2606:4700::1111]');
    expect(checkTarget('http://127.0.0.1:8080/', true).port).toBe('8080');
    expect(checkTarget('http://10.0.0.7:8443/', ['10.0.0.7:8443']).port).toBe('8443');
    expect(() => checkTarget('http://10.0.0.7:22/', ['10.0.0.7:8443'])).toThrow(refusal('webhook_target_private'));
    expect(checkTarget('http://erp.internal/', ['erp.internal']).hostname).toBe('erp.internal');
  });

  it('is private when a private IPv4 address is embedded in IPv6', () => {
    const privateIpv4 = fc.oneof(
      fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(127), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
    );
    const hex = (high: number, low: number) => (high * 256 + low).toString(16);
    fc.assert(
      fc.property(privateIpv4, ([a, b, c, d]) => {
        for (const address of [
          `${a}.${b}.${c}.${d}`,
          `::ffff:${a}.${b}.${c}.${d}`,
          `::ffff:${hex(a, b)}:${hex(c, d)}`,
          `64:ff9b::${hex(a, b)}:${hex(c, d)}`,
          `2002:${hex(a, b)}:${hex(c, d)}::1`,
        ])
          expect(isPublicAddress(address), address).toBe(false);
      }),
    );
    expect(isPublicAddress('::ffff:8.8.8.8')).toBe(true);
    expect(isPublicAddress('64:ff9b::808:808')).toBe(true);
  });
});

describe('a name that resolves to a private address', () => {
  const lookup = (addresses: { address: string; family: number }[]) =>
    new Promise((resolve, reject) =>
      createGuardedLookup(async () => addresses)('erp.example.com', { all: true }, (error, found) =>
        error ? reject(error) : resolve(found),
      ),
    );
  const outside = { address: '93.184.216.34', family: 4 };

  it('is refused on connection, also when only one of its addresses is private', async () => {
    expect(await lookup([outside])).toEqual([outside]);
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254'])
      await expect(lookup([outside, { address, family: 4 }])).rejects.toBeInstanceOf(PrivateTargetError);
    await expect(lookup([{ address: '::1', family: 6 }])).rejects.toThrow(/erp\.example\.com resolves to ::1/);
    await expect(lookup([])).rejects.toThrow(/no address/);
  });

  it('gets no connection', async () => {
    let connections = 0;
    const server = createServer().on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    afterAll(() => server.close());
    const { port } = server.address() as AddressInfo;
    // The hosts file of any machine gives this name a loopback address.
    const url = new URL(`http://localhost:${port}/`);
    const outcome = await postMessage({ url, headers: {}, body: '{}', allowed: false });
    expect(outcome).toMatchObject({
      status: null,
      error: expect.stringMatching(/^localhost resolves to .*not a public/),
    });
    expect(connections).toBe(0);
    expect(await postMessage({ url, headers: {}, body: '{}', allowed: true, timeoutMilliseconds: 200 })).toMatchObject({
      error: 'no answer within 0.2 s',
    });
    expect(connections).toBeGreaterThan(0);
    server.closeAllConnections();
  });
});
