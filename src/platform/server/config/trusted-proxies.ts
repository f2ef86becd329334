import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Whom to believe about where a request comes from: nobody, a number of proxies in front of this server, or
 * the proxies at these addresses. "Everyone" is not an option: then anyone could claim any address.
 */
export type TrustedProxies = false | number | string[];

const MOST_HOPS = 10;

export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const read = readProxies(text.trim());
  if (read !== undefined) return read;
  context.addIssue({
    code: 'custom',
    message: `must be off, how many proxies are in front of this server (1 to ${MOST_HOPS}), or their addresses like 10.0.0.5, 10.1.0.0/16`,
  });
  return z.NEVER;
});

function readProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? hops : undefined;
  }
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : undefined;
}

/** A network of all addresses is not accepted: it would trust everyone. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}
