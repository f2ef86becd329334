import { isSearchType, type SearchType } from '../search-types.ts';

const KEY = 'coverdesk.search-type';

/** The type of the last search of this session; the session clears the storage when it ends. */
export function rememberedSearchType(): SearchType {
  const key = sessionStorage.getItem(KEY) ?? '';
  return isSearchType(key) ? key : 'nameId';
}

export function rememberSearchType(type: SearchType): void {
  sessionStorage.setItem(KEY, type);
}
