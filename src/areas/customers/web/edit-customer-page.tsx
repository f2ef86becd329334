import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { CustomerForm } from './customer-form.tsx';
import { customerQuery } from './customer-queries.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/customer/$id/edit');

export function EditCustomerPage() {
  const { id } = route.useParams();
  const { data: customer } = useSuspenseQuery(customerQuery(id));
  const navigate = useNavigate();
  const cancel = useCancel(() => navigate({ to: '/customer/$id', params: { id } }));

  function onSaved(): void {
    toastDone(texts.form.saved);
    void navigate({ to: '/customer/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={texts.form.edit(customer.name)}
        up={
          <WayUp to="/customer/$id" params={{ id }}>
            {customer.name}
          </WayUp>
        }
        number={id}
        facts={[]}
      />
      <CustomerForm key={id} customer={customer} onSaved={onSaved} onCancel={cancel} />
    </>
  );
}
