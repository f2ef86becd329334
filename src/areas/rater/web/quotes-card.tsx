import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#areas/customers/contract.ts';
import type { Lead } from '#areas/leads/contract.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { QuoteRow } from '../list-contract.ts';
import { cardQuery } from './card-query.ts';
import { QuoteStateBadge } from './quote-state-badge.tsx';
import { cardTexts } from './texts/card.ts';

export function CustomerQuotesCard({ customer }: { customer: Pick<Customer, 'id'> }) {
  return <QuotesCard filter={{ customer: customer.id }} />;
}

/** Of a sold lead the customer has the quotes. */
export function LeadQuotesCard({ lead }: { lead: Pick<Lead, 'id' | 'customerId'> }) {
  return <QuotesCard filter={lead.customerId === null ? { lead: lead.id } : { customer: lead.customerId }} />;
}

/** The newest quotes of one lead or customer, for those who have the rater. */
function QuotesCard({ filter }: { filter: { customer?: number; lead?: number } }) {
  const isOpen = useWhyClosed('rater') === undefined;
  const quotes = useQuery({ ...cardQuery(filter), enabled: isOpen });
  if (!isOpen) return null;
  return (
    <LoadedCard
      title={cardTexts.title}
      query={quotes}
      action={
        <Group gap="sm">
          <TextLink to="/quote/add" search={filter} fz="sm">
            {cardTexts.newQuote}
          </TextLink>
          <TextLink to="/quotes" search={filter} fz="sm">
            {cardTexts.quotes}
          </TextLink>
        </Group>
      }
      empty={{ is: ({ results }) => results.length === 0, says: cardTexts.none }}
    >
      {({ results }) => (
        <Stack component="ul" gap="xs" m={0} p={0}>
          {results.map((row) => (
            <QuoteLine key={row.id} row={row} />
          ))}
        </Stack>
      )}
    </LoadedCard>
  );
}

function QuoteLine({ row }: { row: QuoteRow }) {
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div>
        <TextLink to="/quote/$id" params={{ id: row.id }}>
          {row.number}
        </TextLink>
        <Text fz="sm" c="dimmed">
          {cardTexts.row(row.lines.join(', '), showDay(row.quotedOn), showMoney(row.least))}
        </Text>
      </div>
      <QuoteStateBadge state={row.state} />
    </Group>
  );
}
