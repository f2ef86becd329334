import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { useNoun } from './use-noun.ts';

/** For an id that is unknown and for one of another agency alike. */
export function CustomerNotFoundPage() {
  const { noun } = useNoun();
  return (
    <MessagePage
      title={`There is no such ${noun}`}
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/customer/add">Add {noun}</TextLink>}
    >
      The number in the address may be mistyped. The search above finds a {noun} by name, telephone and more.
    </MessagePage>
  );
}
