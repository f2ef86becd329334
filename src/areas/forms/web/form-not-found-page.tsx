import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function FormNotFoundPage() {
  return (
    <NothingHere title="There is no such form" action={<TextLink to="/forms">Forms</TextLink>}>
      The number in the address may be mistyped.
    </NothingHere>
  );
}
