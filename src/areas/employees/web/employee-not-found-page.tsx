import { Text } from '@mantine/core';
import { MessagePage } from '#platform/web/ui/message-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

/** For an id that is unknown and for one of another agency alike. */
export function EmployeeNotFoundPage() {
  return (
    <MessagePage
      title="There is no such employee"
      mark={
        <Text component="span" fz={56} fw={650} lh={1} c="accent">
          404
        </Text>
      }
      action={<TextLink to="/admin/employees">Show all employees</TextLink>}
    >
      The number in the address may be mistyped. You can find people by name or email in the list.
    </MessagePage>
  );
}
