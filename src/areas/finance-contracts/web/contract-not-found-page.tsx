import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function ContractNotFoundPage() {
  return (
    <NothingHere
      title="There is no such finance contract"
      action={<TextLink to="/">Go to the home page</TextLink>}
    >
      The number in the address may be mistyped.
    </NothingHere>
  );
}
