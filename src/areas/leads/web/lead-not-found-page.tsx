import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For an id that is unknown and for one of another agency alike. */
export function LeadNotFoundPage() {
  return (
    <MessagePage
      title="There is no such lead"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/leads/lookup">Look up a lead</TextLink>}
    >
      The number in the address may be mistyped. You can look up a lead by name, phone or email.
    </MessagePage>
  );
}
