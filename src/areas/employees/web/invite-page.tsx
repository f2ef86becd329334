import { useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Employee } from '../contract.ts';
import { EmployeeForm } from './employee-form.tsx';
import { texts } from './texts.ts';

export function InvitePage() {
  const navigate = useNavigate();

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id, email }: Employee): void {
    toastDone(texts.invite.sent(email));
    void navigate({ to: '/admin/employees/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.invite.title}
        up={<WayUp to="/admin/employees">{texts.employees.title}</WayUp>}
        facts={[texts.invite.about]}
      />
      <EmployeeForm submit={texts.invite.send} onSaved={onSaved} />
    </>
  );
}
