import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function CompanyNotFoundPage() {
  return (
    <NothingHere
      title="There is no such company"
      action={<TextLink to="/admin/companies">Show all companies</TextLink>}
    >
      The number in the address may be mistyped.
    </NothingHere>
  );
}
