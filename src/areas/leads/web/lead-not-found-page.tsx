import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function LeadNotFoundPage() {
  return (
    <NothingHere
      title="There is no such lead"
      action={<TextLink to="/leads/lookup">Look up a lead</TextLink>}
    >
      The number in the address may be mistyped. You can look up a lead by name, phone or email.
    </NothingHere>
  );
}
