import { z } from 'zod';
import { isLoopback } from './addresses.ts';

/** Hosts that this server may call: names or addresses, with a port unless it is the usual one of https. */
export const hostList = z.string().transform((text, context): readonly string[] => {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (hosts.every(isHost)) return hosts;
  context.addIssue({
    code: 'custom',
    message: 'must be hosts separated by commas, like api.example.com, quotes.example.com:8443',
  });
  return z.NEVER;
});

function isHost(text: string): boolean {
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;
}

/** Named in words for a person, or nothing when this server may call that address. */
export function addressProblem(address: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return 'Enter an address like https://api.example.com/finance.';
  const { protocol, host, hostname, username, password, search, hash } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    return 'Enter an address that begins with https://.';
  if (username || password) return 'Enter the address without a user name or password.';
  if (search || hash) return 'Enter the address without ? and #.';
  if (!hosts.includes(host))
    return `This server may not call ${host}. Whoever operates it has to allow that host first.`;
  return undefined;
}
