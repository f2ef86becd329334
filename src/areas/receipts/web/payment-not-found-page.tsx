import { Text } from '@mantine/core';
import { useSession } from '#areas/session/web/public.ts';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For a payment of somebody unknown, or of another agency. */
export function PaymentNotFoundPage() {
  const noun = useSession().whiteLabel.customerNoun || 'customer';
  return (
    <MessagePage
      title={`There is no such ${noun}`}
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/receipts">Show all receipts</TextLink>}
    >
      No payment can be taken. Use the search above to find a {noun} by name, telephone and more.
    </MessagePage>
  );
}
