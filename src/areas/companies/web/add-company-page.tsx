import { useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { Company } from '../contract.ts';
import { CompanyForm } from './company-form.tsx';
import { texts } from './texts.ts';

export function AddCompanyPage() {
  const navigate = useNavigate();

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id }: Company): void {
    toastDone(texts.company.saved);
    void navigate({ to: '/admin/companies/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.adding.title}
        up={<WayUp to="/admin/companies">{texts.companies.title}</WayUp>}
        facts={[texts.adding.about]}
      />
      <CompanyForm onSaved={onSaved} onCancel={() => void navigate({ to: '/admin/companies' })} />
    </>
  );
}
