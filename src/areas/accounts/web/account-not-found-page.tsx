import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function AccountNotFoundPage() {
  return (
    <NothingHere
      title="There is no such account"
      action={<TextLink to="/admin/backoffice">Show all accounts</TextLink>}
    >
      The number in the address may be mistyped.
    </NothingHere>
  );
}
