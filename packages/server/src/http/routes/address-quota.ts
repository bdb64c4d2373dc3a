import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { type Caller, Problem } from '../../base/index.ts';
import { problem } from '../errors/problems.ts';
import type { Authenticate } from './authorize.ts';
import { createWindowCounts, type MergeCounts } from './window-counts.ts';

/** Counts requests without a valid key by the address that they come from. */
export type AddressQuota = {
  /** As `authenticate`; throws `too_many_unknown_keys` 429, before a key is looked up, when its address has none left. */
  authenticate: (request: FastifyRequest, authorization: string | undefined) => Promise<Caller> | Caller;
  close: () => void;
};

/** A quota of `perMinute` such requests; undefined: none is counted. A key that is known here is never refused by address. */
export function createAddressQuota(
  authenticate: Authenticate,
  perMinute: number | undefined,
  merge: MergeCounts | undefined,
): AddressQuota {
  if (perMinute === undefined) return { authenticate: (_request, header) => authenticate(header), close: () => {} };
  const counts = createWindowCounts({ limit: perMinute, merge });
  const count = (subject: string, error: unknown): never => {
    if (error instanceof Problem && error.status === 401) counts.take(subject);
    throw error;
  };
  return {
    authenticate: (request, header) => {
      const subject = `address ${networkOf(request.ip)}`;
      try {
        const caller = authenticate(header, () => {
          const { remaining, resetSeconds } = counts.look(subject);
          if (remaining === 0)
            throw problem('too_many_unknown_keys', { limit_per_minute: perMinute, retry_after_seconds: resetSeconds });
        });
        return caller instanceof Promise ? caller.catch((error: unknown) => count(subject, error)) : caller;
      } catch (error) {
        return count(subject, error);
      }
    },
    close: counts.close,
  };
}

/** An address of IPv4; of IPv6 its first 64 bits, since one machine has all of the others. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  const all = address.includes('::') ? [...groups, ...zeros, ...rest] : groups;
  return `${all.slice(0, 4).join(':')}::/64`;
}
