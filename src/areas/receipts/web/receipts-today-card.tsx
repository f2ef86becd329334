import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_TAKEN } from '../how.ts';
import { MethodTotals } from './method-totals.tsx';
import { todayQuery } from './receipt-queries.ts';
import { commonTexts } from './texts/common.ts';

/** What the home office has taken today, for the home screen. */
export function ReceiptsTodayCard() {
  const query = useQuery(todayQuery);
  const { data, error } = query;
  return (
    <PageCard title={commonTexts.today} how={HOW_TAKEN}>
      {!data && !error && <Waiting height={150} />}
      <RetryProblem query={query} />
      {data?.office === null && (
        <Stack gap="xs" align="flex-start">
          <Text c="dimmed">{commonTexts.noHomeOffice}</Text>
          <TextLink to="/receipts" fz="sm">
            {commonTexts.all}
          </TextLink>
        </Stack>
      )}
      {data?.office && (
        <Stack gap="sm">
          <MethodTotals methods={data.methods} total={data.total} />
          <TextLink to="/receipts" search={{ office: data.office.id, from: data.day, to: data.day }} fz="sm">
            {commonTexts.todaysReceipts}
          </TextLink>
        </Stack>
      )}
    </PageCard>
  );
}
