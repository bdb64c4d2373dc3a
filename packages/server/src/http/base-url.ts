import { rememberPerAddress } from './per-address.ts';

/** Where the server listens and how it is named in public. */
export type HttpConfig = {
  host: string;
  port: number;
  /** The public address, without a trailing slash; undefined: taken from each request. */
  baseUrl: string | undefined;
  /** The `svc` in /wp-json/svc/v1. */
  namespace: string;
  /** The identity provider whose access tokens are accepted beside keys. */
  oidcIssuer?: string | undefined;
};

/** A host name, IPv4 address or bracketed IPv6 address, with an optional port: nothing that could end a URL or a header. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Finds the public address of a request from its Host header. X-Forwarded-* is never read: the operator of a proxy sets
 * the address in the configuration. A Host that is not one gives the listening address instead.
 */
export function createBaseUrl(config: HttpConfig): (host: string | undefined) => string {
  if (config.baseUrl !== undefined) {
    const fixed = config.baseUrl.replace(/\/+$/, '');
    return () => fixed;
  }
  const listening = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`;
  const addressOf = rememberPerAddress((host) => (HOST.test(host) ? `http://${host}` : listening));
  return (host) => (host === undefined ? listening : addressOf(host));
}
