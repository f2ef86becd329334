import { useSession } from '#areas/session/web/public.ts';
import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For a payment of somebody unknown, or of another agency. */
export function PaymentNotFoundPage() {
  const noun = useSession().whiteLabel.customerNoun || 'customer';
  return (
    <NothingHere
      title={`There is no such ${noun}`}
      action={<TextLink to="/receipts">Show all receipts</TextLink>}
    >
      No payment can be taken. Use the search above to find a {noun} by name, telephone and more.
    </NothingHere>
  );
}
