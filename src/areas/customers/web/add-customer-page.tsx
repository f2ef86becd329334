import { useNavigate } from '@tanstack/react-router';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import type { Customer } from '../contract.ts';
import { CustomerForm } from './customer-form.tsx';
import { SearchLink } from './search-link.tsx';
import { useNoun } from './use-noun.ts';

export function AddCustomerPage() {
  const { noun } = useNoun();
  const navigate = useNavigate();
  const cancel = useCancel(() => navigate({ to: '/' }));

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id }: Customer): void {
    toastDone('Saved');
    void navigate({ to: '/customer/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={`Add ${noun}`}
        up={<SearchLink />}
        facts={['A last name or the name of a business is enough to begin with.']}
      />
      <CustomerForm onSaved={onSaved} onCancel={cancel} />
    </>
  );
}
