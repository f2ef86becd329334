import type { CustomerSearch } from './customer-queries.ts';

const KEY = 'coverdesk.last-search';

/** The search whose rows were shown last; the session clears the storage when it ends. */
export function lastSearch(): CustomerSearch | undefined {
  const kept = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
  const [selection, query] = [kept.get('selection'), kept.get('query')];
  return selection && query ? { selection, query } : undefined;
}

export function rememberSearch({ selection, query }: CustomerSearch): void {
  sessionStorage.setItem(KEY, new URLSearchParams({ selection, query }).toString());
}
