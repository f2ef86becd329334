import { HASH_ROUTES, resolveAddress } from '../addresses.ts';

/** The address that an old link with `#/…` means; one that no longer means anything is an unknown page. */
function addressIn(hash: string): string | undefined {
  if (!hash.startsWith('#/')) return undefined;
  const old = hash.slice(1);
  return resolveAddress(HASH_ROUTES, old) ?? old;
}

/** Opens old links, at the start and while the application runs. Must be called before the router is made. */
export function openHashAddresses(open: (address: string) => void): void {
  const first = addressIn(window.location.hash);
  if (first !== undefined) window.history.replaceState(null, '', first);
  window.addEventListener('hashchange', () => {
    const next = addressIn(window.location.hash);
    if (next !== undefined) open(next);
  });
}
