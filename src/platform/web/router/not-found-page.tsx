import { Text } from '@mantine/core';
import { MessagePage } from '../ui/message-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      title="This page does not exist"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/">Go to the home page</TextLink>}
    >
      The address may be mistyped, or what it showed is gone.
    </MessagePage>
  );
}
