import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';

export function EmployeeNotFoundPage() {
  return (
    <NothingHere
      title="There is no such employee"
      action={<TextLink to="/admin/employees">Show all employees</TextLink>}
    >
      The number in the address may be mistyped. You can find people by name or email in the list.
    </NothingHere>
  );
}
