import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { EmployeeForm } from './employee-form.tsx';
import { EmployeeHead } from './employee-head.tsx';
import { employeeQuery } from './employee-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/employees/$id');

export function EmployeePage() {
  const { id } = route.useParams();
  const { data: employee } = useSuspenseQuery(employeeQuery(id));
  return (
    <>
      <EmployeeHead employee={employee} />
      <EmployeeForm
        key={id}
        employee={employee}
        submit={texts.employee.save}
        onSaved={() => toastDone(texts.employee.saved)}
      />
    </>
  );
}
