import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSession } from '#areas/session/web/public.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import type { Customer } from '../contract.ts';
import { searchedFor } from '../searched-for.ts';
import { CustomerForm } from './customer-form.tsx';
import { officesQuery } from './customer-queries.ts';
import { SearchLink } from './search-link.tsx';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { useNoun } from './use-noun.ts';

const route = getRouteApi('/signed-in/customer/add');

export function AddCustomerPage() {
  const { noun } = useNoun();
  const navigate = useNavigate();
  const { selection = '', query = '' } = route.useSearch();
  const { officeId } = useSession();
  const { data: offices } = useSuspenseQuery(officesQuery);
  const ownOffice = offices.results.find(({ id, isClosed }) => id === officeId && !isClosed)?.id ?? null;
  const cancel = useCancel(() => navigate({ to: '/' }));

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id }: Customer): void {
    toastDone(texts.form.saved);
    void navigate({ to: '/customer/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead title={frameTexts.add(noun)} up={<SearchLink />} facts={[texts.form.enoughToBegin]} />
      <CustomerForm
        start={{ officeId: ownOffice, ...searchedFor(selection, query) }}
        onSaved={onSaved}
        onCancel={cancel}
      />
    </>
  );
}
