import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublic, withoutBrackets } from './addresses.ts';
import { NoAnswer } from './no-answer.ts';

export interface FoundAddress {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<readonly FoundAddress[]>;

export const resolveByDns: Resolve = (host) => systemLookup(host, { all: true });

/**
 * The addresses of a host, once all of them may be called: a public name has public ones only, and this machine itself
 * its own, if the operator lists it. Whoever answers for a name could otherwise lead us into our own network.
 */
export async function checkedAddresses(
  hostname: string,
  resolve: Resolve,
  isListed: boolean,
): Promise<readonly FoundAddress[]> {
  const host = withoutBrackets(hostname);
  const version = isIP(host);
  const found = version > 0 ? [{ address: host, family: version }] : await resolve(host);
  const isAllowed = isListed && isLoopback(host) ? isLoopback : isPublic;
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
    throw new NoAnswer('The address leads into a private network.');
  return found;
}

/** For a connection: it goes to what was checked, whatever the name leads to by then. */
export function lookupOf(checked: readonly FoundAddress[]): LookupFunction {
  const [first] = checked as [FoundAddress];
  return (_, options, done) => {
    if (options.all) done(null, [...checked]);
    else done(null, first.address, first.family);
  };
}
