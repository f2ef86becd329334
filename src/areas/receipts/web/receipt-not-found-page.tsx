import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For a number that is unknown and for one of another agency alike. */
export function ReceiptNotFoundPage() {
  return (
    <MessagePage
      title="There is no such receipt"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/receipts">Show all receipts</TextLink>}
    >
      The number in the address may be mistyped, or it belongs to another office.
    </MessagePage>
  );
}
