import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For an id that is unknown, for one of another agency, and for a statement that was deleted. */
export function StatementNotFoundPage() {
  return (
    <MessagePage
      title="There is no such statement"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/admin/commissions/statements">Show all statements</TextLink>}
    >
      It may have been deleted, or the number in the address is mistyped.
    </MessagePage>
  );
}
