import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For an id that is unknown and for one of another agency alike. */
export function TemplateNotFoundPage() {
  return (
    <MessagePage
      title="There is no such template"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/admin/templates">Show all templates</TextLink>}
    >
      The number in the address may be mistyped, or it belongs to another agency.
    </MessagePage>
  );
}
