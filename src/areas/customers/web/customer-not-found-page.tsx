import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { useNoun } from './use-noun.ts';

export function CustomerNotFoundPage() {
  const { noun } = useNoun();
  return (
    <NothingHere
      title={`There is no such ${noun}`}
      action={<TextLink to="/customer/add">Add {noun}</TextLink>}
    >
      The number in the address may be mistyped. The search above finds a {noun} by name, telephone and more.
    </NothingHere>
  );
}
