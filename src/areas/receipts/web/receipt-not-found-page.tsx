import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function ReceiptNotFoundPage() {
  return (
    <NothingHere
      title="There is no such receipt"
      action={<TextLink to="/receipts">Show all receipts</TextLink>}
    >
      The number in the address may be mistyped, or it belongs to another office.
    </NothingHere>
  );
}
