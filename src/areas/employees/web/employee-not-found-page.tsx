import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

export function EmployeeNotFoundPage() {
  return (
    <NothingHere
      title={texts.employeeNotFound.title}
      action={<TextLink to="/admin/employees">{texts.employeeNotFound.showAll}</TextLink>}
    >
      {texts.employeeNotFound.why}
    </NothingHere>
  );
}
