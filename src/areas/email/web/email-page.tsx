import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CustomerChoice } from '#areas/customers/web/public.ts';
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
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/email');

/** The popup over the mails of its customer; without one the customer is asked for, over one's own mails. */
export function EmailPage() {
  const { customerId, leadId, policyId, customerDocsId, attachmentIds, email, acord } = route.useSearch();
  const receiver = customerId ? { customerId } : { leadId };
  const isKnown = customerId !== undefined || leadId !== undefined;
  const isWriting = !email && !acord;
  const navigate = useNavigate();
  const { data: person, error } = useQuery({ ...receiverQuery(receiver), enabled: isKnown });
  const home = { search: { tab: 'email' }, replace: true } as const;
  const close = useCancel(() => {
    if (customerId) return navigate({ to: '/customer/$id', params: { id: customerId }, ...home });
    return leadId
      ? navigate({ to: '/lead/$id', params: { id: leadId }, ...home })
      : navigate({ to: '/', replace: true });
  });
  const choose = (id: number) =>
    void navigate({ to: '/email', search: { customerId: id, customerDocsId, attachmentIds }, replace: true });
  const ids = [...new Set([...(customerDocsId ? [customerDocsId] : []), ...idsIn(attachmentIds)])];
  return (
    <>
      <PageHead
        title={frameTexts.tab}
        up={
          person && (
            <WayUp
              to={customerId ? '/customer/$id' : '/lead/$id'}
              params={{ id: person.id }}
              search={{ tab: 'email' }}
            >
              {person.name}
            </WayUp>
          )
        }
        facts={[person?.name ?? texts.sent.own]}
      />
      <TableCard title={texts.sent.title}>
        <SentTable receiver={receiver} />
      </TableCard>
      {isWriting && !isKnown && (
        <Dialog title={texts.compose.whoFor} onClose={close}>
          <CustomerChoice onChoose={choose} />
        </Dialog>
      )}
      {acord && <AcordDialog {...(customerId && { customerId })} onClose={close} />}
      {error && <ErrorDialog title={frameTexts.tab} messages={[error.message]} onClose={close} />}
      {isWriting && isKnown && person && (
        <ComposeDialog
          key={`${customerId} ${leadId} ${policyId}`}
          start={{ ...receiver, policyId, attachmentIds: ids }}
          name={person.name}
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
