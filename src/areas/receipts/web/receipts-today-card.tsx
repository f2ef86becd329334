import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_TAKEN } from '../how.ts';
import { MethodTotals } from './method-totals.tsx';
import { todayQuery } from './receipt-queries.ts';
import { commonTexts } from './texts/common.ts';

/** What the home office has taken today, for the home screen. */
export function ReceiptsTodayCard() {
  const { data, error, refetch } = useQuery(todayQuery);
  return (
    <PageCard title={commonTexts.today} how={HOW_TAKEN}>
      {!data && !error && <Waiting height={150} />}
      {!data && error && (
        <Stack gap="xs" align="flex-start">
          <ProblemAlert>{error.message}</ProblemAlert>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {commonTexts.tryAgain}
          </Button>
        </Stack>
      )}
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
