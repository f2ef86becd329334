import { WayUp } from '#platform/web/ui/way-up.tsx';
import { lastSearch } from './last-search.ts';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';

/** Up from a customer: the rows of the last search, or home when there was none. */
export function SearchLink() {
  const { Noun } = useNoun();
  const search = lastSearch();
  if (!search) return <WayUp to="/">{texts.search.home}</WayUp>;
  return (
    <WayUp to="/customer/search" search={search}>
      {texts.search.title(Noun)}
    </WayUp>
  );
}
