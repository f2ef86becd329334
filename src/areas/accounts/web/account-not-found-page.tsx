import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function AccountNotFoundPage() {
  return (
    <MessagePage
      title="There is no such account"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/admin/backoffice">Show all accounts</TextLink>}
    >
      The number in the address may be mistyped.
    </MessagePage>
  );
}
