import type { PageRedirect } from '#platform/server/http/redirect-pages.ts';
import { PAGE_LINKS, resolveAddress } from '../addresses.ts';

const paths = new Set(PAGE_LINKS.filter(({ to }) => to).map(({ from }) => from.split('?')[0] as string));

/** The pages of the older application that have a screen here. */
export const pageRedirects: readonly PageRedirect[] = [...paths].map((path) => ({
  path,
  resolve: (address) => resolveAddress(PAGE_LINKS, address),
}));
