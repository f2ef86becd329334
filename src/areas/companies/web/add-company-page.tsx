import { useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Company } from '../contract.ts';
import { CompanyForm } from './company-form.tsx';

export function AddCompanyPage() {
  const navigate = useNavigate();

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id }: Company): void {
    toastDone('Saved');
    void navigate({ to: '/admin/companies/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title="Add company"
        up={<WayUp to="/admin/companies">Companies</WayUp>}
        facts={['You can add its products once it is saved.']}
      />
      <CompanyForm onSaved={onSaved} onCancel={() => void navigate({ to: '/admin/companies' })} />
    </>
  );
}
