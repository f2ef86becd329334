import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function OfficeNotFoundPage() {
  return (
    <NothingHere title="There is no such office" action={<TextLink to="/office">Go to your office</TextLink>}>
      The number in the address may be mistyped.
    </NothingHere>
  );
}
