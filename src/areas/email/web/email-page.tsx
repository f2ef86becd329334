import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CustomerChoice } from '#areas/attachments/web/public.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ErrorDialog } from '#platform/web/ui/error-dialog.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { AcordDialog } from './acord-dialog.tsx';
import { ComposeDialog } from './compose-dialog.tsx';
import { receiverQuery } from './email-queries.ts';
import { SentTable } from './sent-table.tsx';

const route = getRouteApi('/signed-in/email');

/** The popup over the mails of its customer; without one the customer is asked for, over one's own mails. */
export function EmailPage() {
  const { customerId, policyId, customerDocsId, attachmentIds, email, acord } = route.useSearch();
  const isWriting = !email && !acord;
  const navigate = useNavigate();
  const { data: customer, error } = useQuery({
    ...receiverQuery(customerId ?? 0),
    enabled: customerId !== undefined,
  });
  const close = useCancel(() =>
    customerId
      ? navigate({ to: '/customer/$id', params: { id: customerId }, search: { tab: 'email' }, replace: true })
      : navigate({ to: '/', replace: true }),
  );
  const choose = (id: number) =>
    void navigate({ to: '/email', search: { customerId: id, customerDocsId, attachmentIds }, replace: true });
  const ids = [...new Set([...(customerDocsId ? [customerDocsId] : []), ...idsIn(attachmentIds)])];
  return (
    <>
      <PageHead
        title="Email"
        up={
          customer && (
            <WayUp to="/customer/$id" params={{ id: customer.id }} search={{ tab: 'email' }}>
              {customer.name}
            </WayUp>
          )
        }
        facts={[customer?.name ?? 'What you have sent']}
      />
      <TableCard title="Sent">
        <SentTable customerId={customerId} />
      </TableCard>
      {isWriting && customerId === undefined && (
        <Dialog title="Who is it for?" onClose={close}>
          <CustomerChoice onChoose={choose} />
        </Dialog>
      )}
      {acord && <AcordDialog {...(customerId && { customerId })} onClose={close} />}
      {error && <ErrorDialog title="Email" messages={[error.message]} onClose={close} />}
      {isWriting && customerId !== undefined && customer && (
        <ComposeDialog
          key={`${customerId} ${policyId}`}
          start={{ customerId, policyId, attachmentIds: ids }}
          name={customer.name}
          onClose={close}
        />
      )}
    </>
  );
}

const idsIn = (text = '') =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
