import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { customerNameQuery } from './attachment-queries.ts';
import { AttachmentsPanel } from './attachments-panel.tsx';
import { CustomerChoice } from './customer-choice.tsx';

const route = getRouteApi('/signed-in/attachment');

/** The panel in a dialog, for the record that the address names; without one the customer is asked for. */
export function AttachmentPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { tableName = 'customer', customerId = tableName === 'customer' ? (search.id ?? 0) : 0 } = search;
  const { data: name } = useQuery({ ...customerNameQuery(customerId), enabled: customerId > 0 });
  const close = useCancel(() =>
    customerId > 0
      ? navigate({ to: '/customer/$id', params: { id: customerId }, replace: true })
      : navigate({ to: '/', replace: true }),
  );
  const recordId = search.id ?? (tableName === 'customer' && customerId > 0 ? customerId : undefined);
  return (
    <>
      <PageHead title="Attachments" facts={[name ?? 'Files that belong to a record']} />
      {recordId === undefined ? (
        <Dialog title="Whose attachments?" onClose={close}>
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
      ) : (
        <Dialog title={name ? `Attachments of ${name}` : 'Attachments'} width={760} onClose={close}>
          <AttachmentsPanel tableName={tableName} recordId={recordId} customerId={customerId} />
        </Dialog>
      )}
    </>
  );
}
