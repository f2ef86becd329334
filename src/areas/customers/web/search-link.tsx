import { WayUp } from '#platform/web/ui/way-up.tsx';
import { lastSearch } from './last-search.ts';
import { useNoun } from './use-noun.ts';

/** Up from a customer: the rows of the last search, or home when there was none. */
export function SearchLink() {
  const { Noun } = useNoun();
  const search = lastSearch();
  if (!search) return <WayUp to="/">Home</WayUp>;
  return <WayUp to="/customer/search" search={search}>{`${Noun} search`}</WayUp>;
}
