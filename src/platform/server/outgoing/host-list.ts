import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback, isPublic, withoutBrackets } from './addresses.ts';

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
  const url = new URL(address);
  const { host, hostname, search, hash } = url;
  const problem = schemeProblem(url, isLoopback(hostname));
  if (problem) return problem;
  if (search || hash) return 'Enter the address without ? and #.';
  if (!hosts.includes(host))
    return `This server may not call ${host}. Whoever operates it has to allow that host first.`;
  return undefined;
}

/** The same where any public host may be called over https, and besides them what the operator lists. */
export function publicAddressProblem(address: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return 'Enter an address like https://hooks.example.com/coverdesk.';
  const url = new URL(address);
  const isListed = isListedHost(address, hosts);
  const problem = schemeProblem(url, isListed && isLoopback(url.hostname));
  if (problem) return problem;
  if (url.hash) return 'Enter the address without #.';
  return isListed || !isPrivate(url.hostname)
    ? undefined
    : `This server may not call ${url.host}, which is in a private network.`;
}

export function isListedHost(address: string, hosts: readonly string[]): boolean {
  return hosts.includes(new URL(address).host);
}

/** By its name alone; what a name leads to is looked at when it is called. */
function isPrivate(hostname: string): boolean {
  const host = withoutBrackets(hostname);
  return isLoopback(host) || host.endsWith('.localhost') || (isIP(host) > 0 && !isPublic(host));
}

function schemeProblem({ protocol, username, password }: URL, mayBePlain: boolean): string | undefined {
  if (protocol !== 'https:' && !(protocol === 'http:' && mayBePlain))
    return 'Enter an address that begins with https://.';
  return username || password ? 'Enter the address without a user name or password.' : undefined;
}
