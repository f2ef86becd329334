import { Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CustomerChoice } from '#areas/customers/web/public.ts';
import { LeadChoice } from '#areas/leads/web/public.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { useCancel } from '#platform/web/router/use-cancel.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import type { Quote } from '../contract.ts';
import { QuoteForm } from './quote-form.tsx';
import { customerQuery, leadQuery } from './quote-queries.ts';
import { type QuoteValues, valuesForCustomer, valuesForLead } from './quote-values.ts';
import { cardTexts } from './texts/card.ts';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/quote/add');

export function AddQuotePage() {
  const { customer, lead } = route.useSearch();
  if (customer) return <ForCustomer key={customer} id={customer} />;
  return lead ? <ForLead key={lead} id={lead} /> : <ChooseReceiver />;
}

/** The address names the lead or the customer, so that a link can do so too. */
function ChooseReceiver() {
  const navigate = useNavigate();
  const hasLeads = useWhyClosed('leads') === undefined;
  const choose = (search: { customer?: number; lead?: number }) =>
    void navigate({ to: '/quote/add', search, replace: true });
  return (
    <>
      <RecordHead
        title={cardTexts.newQuote}
        up={<WayUp to="/quotes">{cardTexts.quotes}</WayUp>}
        facts={[say(texts.receiver.choose)]}
      />
      <PageCard title={texts.labels.receiver} maw={480}>
        <Stack gap="sm">
          <CustomerChoice onChoose={(id) => choose({ customer: id })} />
          {hasLeads ? (
            <LeadChoice onChoose={(id) => choose({ lead: id })} />
          ) : (
            <Text c="dimmed" fz="sm">
              {texts.receiver.onlyWithLeads}
            </Text>
          )}
        </Stack>
      </PageCard>
    </>
  );
}

function ForCustomer({ id }: { id: number }) {
  const { data: customer } = useSuspenseQuery(customerQuery(id));
  return <NewQuote name={customer.name} values={valuesForCustomer(customer, officeToday())} />;
}

function ForLead({ id }: { id: number }) {
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  return <NewQuote name={lead.name} values={valuesForLead(lead, officeToday())} />;
}

function NewQuote({ name, values }: { name: string; values: QuoteValues }) {
  const navigate = useNavigate();
  const cancel = useCancel(() => navigate({ to: '/quotes' }));

  // Back from the new record leads to where the person came from, not to the empty form.
  function onSaved({ id, number }: Quote): void {
    toastDone(texts.form.stored(number));
    void navigate({ to: '/quote/$id', params: { id }, replace: true, ignoreBlocker: true });
  }

  return (
    <>
      <RecordHead
        title={cardTexts.newQuote}
        up={<WayUp to="/quotes">{cardTexts.quotes}</WayUp>}
        facts={[name]}
      />
      <QuoteForm values={values} onSaved={onSaved} onCancel={cancel} />
    </>
  );
}
