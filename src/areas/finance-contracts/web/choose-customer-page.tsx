import { useNavigate } from '@tanstack/react-router';
import { CustomerChoice } from '#areas/customers/web/public.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { texts } from './texts.ts';

/** An address that names no contract: the customer is asked for, and then their contracts open. */
export function ChooseCustomerPage() {
  const navigate = useNavigate();
  const close = useCancel(() => navigate({ to: '/', replace: true }));
  return (
    <>
      <PageHead title={texts.choosing.title} facts={[texts.choosing.what]} />
      <Dialog title={texts.choosing.whose} onClose={close}>
        <CustomerChoice
          onChoose={(id) =>
            void navigate({ to: '/financeContract', search: { customerId: id }, replace: true })
          }
        />
      </Dialog>
    </>
  );
}
