import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { methodsQuery } from '#areas/account-payment-methods/web/public.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Steps, stepsFrom } from '#platform/web/charts/steps.tsx';
import { officeToday } from '#platform/web/office-today.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { priceTimeline } from './price-timeline.ts';

/** What an office costs, over time. */
export function PriceChartCard({ accountId }: { accountId: number }) {
  const query = useQuery(methodsQuery(accountId));
  const [range, setRange] = useState('all');
  const today = query.data?.[0]?.today ?? officeToday();
  const choice = (
    <SegmentedControl
      size="xs"
      styles={{ label: { whiteSpace: 'nowrap' } }}
      aria-label="How far back"
      data={[
        { value: 'year', label: '1 year' },
        { value: 'all', label: 'All' },
      ]}
      value={range}
      onChange={setRange}
    />
  );
  return (
    <LoadedCard
      title="Price per office"
      action={choice}
      query={query}
      empty={{
        is: (methods) => methods.length === 0,
        says: 'The price comes with the first payment method.',
      }}
    >
      {(methods) => {
        const { base, client, until } = priceTimeline(methods, today, officeToday);
        const first = client[0]?.at ?? today;
        const yearAgo = addMonths(today, -12);
        const from = range === 'year' && yearAgo > first ? yearAgo : first;
        return (
          <Steps
            label="Price per office"
            lines={[
              { name: 'Client price', points: stepsFrom(client, from) },
              { name: 'Base price', points: stepsFrom(base, from), isQuiet: true },
            ]}
            {...{ from, until, today }}
            ahead="as agreed today"
            show={showMoney}
          />
        );
      }}
    </LoadedCard>
  );
}
