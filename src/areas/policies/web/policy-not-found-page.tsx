import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { say } from '#platform/web/wording.ts';

/** For an id that is unknown and for one of another agency alike. */
export function PolicyNotFoundPage() {
  return (
    <MessagePage
      title="There is no such policy"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/">Go to the home page</TextLink>}
    >
      {say('The number in the address may be mistyped. The search above finds a customer by policy number.')}
    </MessagePage>
  );
}
