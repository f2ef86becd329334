import { useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Employee } from '../contract.ts';
import { EmployeeForm } from './employee-form.tsx';

export function InvitePage() {
  const navigate = useNavigate();

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id, email }: Employee): void {
    toastDone(`The invitation is on its way to ${email}.`);
    void navigate({ to: '/admin/employees/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title="Invite employee"
        up={<WayUp to="/admin/employees">Employees</WayUp>}
        facts={['They will get an email with a link to choose a password. The link is good for 7 days.']}
      />
      <EmployeeForm submit="Send invitation" onSaved={onSaved} />
    </>
  );
}
