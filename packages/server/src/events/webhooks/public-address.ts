import { BlockList, isIPv6 } from 'node:net';

/** Special-purpose addresses of the IANA IPv4 registry (RFC 6890 and later), and multicast. */
const SPECIAL_IPV4 = createBlockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
/** Everything that may be global unicast (RFC 4291 §2.4) … */
const GLOBAL_IPV6 = createBlockList(['2000::/3']);
/** … but for protocol assignments with Teredo, documentation, and 6to4, which leads to an IPv4 of its own. */
const SPECIAL_IPV6 = createBlockList(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
/** IPv6 that stands for an IPv4: mapped (RFC 4291 §2.5.5.2) and translated (RFC 6052). */
const EMBEDDING_IPV6 = createBlockList(['::ffff:0:0/96', '64:ff9b::/96']);

function createBlockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/**
 * Whether an address (IPv6 without brackets) is globally reachable unicast: not loopback, private, link-local (as cloud
 * metadata services use) or otherwise special-purpose.
 */
export function isPublicAddress(address: string): boolean {
  if (familyOf(address) === 'ipv4') return !SPECIAL_IPV4.check(address, 'ipv4');
  const plain = address.replace(/%.*$/, '');
  if (EMBEDDING_IPV6.check(plain, 'ipv6')) return isPublicAddress(embeddedIpv4(plain));
  return GLOBAL_IPV6.check(plain, 'ipv6') && !SPECIAL_IPV6.check(plain, 'ipv6');
}

/** The last 32 bits, as an IPv4. */
function embeddedIpv4(address: string): string {
  const written = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '';
  const [high = '0', low = '0'] = written.split(':').slice(-2);
  const bits = [high, low].map((group) => Number.parseInt(group || '0', 16));
  return bits.flatMap((group) => [group >> 8, group & 255]).join('.');
}
