import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { isSearchType, type SearchType } from '../search-types.ts';
import { rememberedSearchType } from './search-memory.ts';

/** The text in the search box: what was typed last, or the search that the address bar shows. */
export function useSearchText() {
  const address = useRouterState({
    select: ({ location }) => (location.pathname === '/customer/search' ? location.searchStr : ''),
  });
  const [shown, setShown] = useState('');
  const [selection, setSelection] = useState<SearchType>(rememberedSearchType);
  const [query, setQuery] = useState('');

  if (address !== shown) {
    setShown(address);
    const params = new URLSearchParams(address);
    const type = params.get('selection') ?? '';
    if (isSearchType(type)) setSelection(type);
    if (address) setQuery(params.get('query') ?? '');
  }

  return { selection, query, setSelection, setQuery };
}
