import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { eventsProblem } from '../problems.ts';
import { isPublicAddress } from './public-address.ts';

/** The private targets allowed: all, none, or these hosts (`erp.internal`, `10.0.0.7:8443`, in lower case). */
export type PrivateTargets = boolean | readonly string[];

const LONGEST_URL = 2_000;

/**
 * The URL of a webhook, checked as far as its text allows; the URL parser normalises decimal and octal addresses. Throws `webhook_url_invalid`, `webhook_url_insecure`,
 * `webhook_target_private`.
 */
export function checkTarget(text: string, allowed: PrivateTargets): URL {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw eventsProblem('webhook_url_invalid', { url: text.slice(0, LONGEST_URL) });
  if (isAllowedPrivate(url, allowed)) return url;
  const address = addressOf(url);
  if (isIP(address) !== 0 && !isPublicAddress(address))
    throw eventsProblem('webhook_target_private', { url: url.href });
  if (/(?:^|\.)localhost$/.test(url.hostname)) throw eventsProblem('webhook_target_private', { url: url.href });
  if (url.protocol === 'http:') throw eventsProblem('webhook_url_insecure', { url: url.href });
  return url;
}

/** Whether the operator allowed this host, whatever its address. */
export function isAllowedPrivate(url: URL, allowed: PrivateTargets): boolean {
  return typeof allowed === 'boolean' ? allowed : allowed.includes(url.hostname) || allowed.includes(url.host);
}

function addressOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

/** A connection was refused because the name resolves to a private address. */
export class PrivateTargetError extends Error {
  constructor(hostname: string, address: string) {
    super(`${hostname} resolves to ${address}, which is not a public address`);
    this.name = 'PrivateTargetError';
  }
}

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * A lookup for one connection: it resolves the name once, refuses it when any address is private, and connects to a
 * checked address. This prevents DNS rebinding.
 */
export function createGuardedLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const refused = addresses.find(({ address }) => !isPublicAddress(address));
        if (refused) callback(new PrivateTargetError(hostname, refused.address), '');
        else if (first === undefined) callback(new Error(`${hostname} has no address`), '');
        else if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

function resolveAll(hostname: string): Promise<LookupAddress[]> {
  return new Promise((found, failed) =>
    dnsLookup(hostname, { all: true }, (error, addresses) => (error ? failed(error) : found(addresses))),
  );
}
