import { isIP } from 'node:net';
import type { Setting } from './setting.ts';

/** How much is taken from one key and one address. */
export const LOAD_SETTINGS: readonly Setting[] = [
  {
    name: 'AGENT_RATE_REQUESTS_PER_MINUTE',
    field: 'requestsPerMinute',
    type: '1 to 10000000',
    default: undefined,
    example: '6000',
    meaning:
      'What one key may ask in a minute, of all processes on the database together; more is answered 429. Unset: not counted.',
    read: readPerMinute,
  },
  {
    name: 'AGENT_RATE_UNKNOWN_KEYS_PER_MINUTE',
    field: 'unknownKeysPerMinute',
    type: '1 to 10000000',
    default: undefined,
    example: '60',
    meaning:
      'How many requests without a valid key one address may make in a minute, of all processes together; more is answered 429 without a look at the key. Unset: not counted.',
    read: readPerMinute,
  },
  {
    name: 'AGENT_RATE_TRUSTED_PROXIES',
    field: 'trustedProxies',
    type: 'addresses, comma between',
    default: undefined,
    example: '127.0.0.1,10.0.0.0/8',
    meaning:
      'Addresses and networks of the proxies in front, whose X-Forwarded-For tells where a request comes from. Unset: requests come from who connects.',
    read: (text) => {
      const proxies = text.split(',').map((proxy) => proxy.trim());
      return proxies.every(isNetwork)
        ? { value: proxies }
        : { mistake: 'is not a list of addresses such as 127.0.0.1,10.0.0.0/8' };
    },
  },
];

function readPerMinute(text: string): { value: number } | { mistake: string } {
  return /^[1-9]\d{0,7}$/.test(text) && Number(text) <= 10_000_000
    ? { value: Number(text) }
    : { mistake: 'is not a whole number from 1 to 10000000' };
}

/** An address, or the first address of a network and the bits that it has: `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most && more.length === 0;
}
