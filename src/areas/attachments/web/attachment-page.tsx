import { useNavigate } from '@tanstack/react-router';
import { CustomerChoice } from '#areas/customers/web/public.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { say } from '#platform/web/wording.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

/** An address that names no record: the customer is asked for, and then the files open over the customer's page. */
export function AttachmentPage() {
  const navigate = useNavigate();
  const close = useCancel(() => navigate({ to: '/', replace: true }));
  return (
    <>
      <PageHead title={frameTexts.tab} facts={[say(texts.whose.chooseCustomer)]} />
      <Dialog title={texts.whose.title} onClose={close}>
        <CustomerChoice
          onChoose={(id) =>
            void navigate({
              to: '/attachment',
              search: { tableName: 'customer', id, customerId: id },
              replace: true,
            })
          }
        />
      </Dialog>
    </>
  );
}
