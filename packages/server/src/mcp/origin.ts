import type { ServerResponse } from 'node:http';
import { localhostAllowedOrigins, validateOriginHeader } from '@modelcontextprotocol/server';

/** Whether pages of an origin may call the endpoint (streamable HTTP, security). No `Origin` header: no browser. */
export type OriginRule = (origin: string | undefined) => boolean;

/** Pages of this machine, of the service's own public address, and of the hosts that the operator names. */
export function createOriginRule(options: { baseUrl: string | undefined; hosts: readonly string[] }): OriginRule {
  const own = options.baseUrl === undefined ? [] : [new URL(options.baseUrl).hostname];
  const allowed = [...localhostAllowedOrigins(), ...own, ...options.hosts];
  return (origin) => validateOriginHeader(origin, allowed).ok;
}

/** 403, as the protocol asks for, with what the operator may do about it. */
export function refuseOrigin(response: ServerResponse, origin: string): void {
  const message = `Pages of ${origin.slice(0, 200)} may not call this endpoint.`;
  const next = 'The operator can add the host to AGENT_RATE_MCP_ORIGINS; servers and agents send no Origin header.';
  const body = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32_000, message, data: { next } } });
  response.writeHead(403, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
