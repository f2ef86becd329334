import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC = new BlockList();
const V4_RANGES: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; clouds hand out credentials at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, bits] of V4_RANGES) NOT_PUBLIC.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only 2000::/3 is given out, and parts of that lead to other networks again. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6');

/** True for an address that anyone on the internet means the same by. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return version === 6 && GIVEN_OUT.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** True for this machine itself, by its name or an address; an IPv6 one may be in brackets. */
export function isLoopback(host: string): boolean {
  const bare = withoutBrackets(host);
  const version = isIP(bare);
  if (version === 0) return bare === 'localhost';
  return LOOPBACK.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/** As an address is written where it stands alone. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}
