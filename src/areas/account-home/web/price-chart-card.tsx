import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { methodsQuery } from '#areas/account-payment-methods/web/public.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Steps, stepsFrom } from '#platform/web/charts/steps.tsx';
import { officeToday } from '#platform/web/office-today.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { HOW_PRICE_CHART } from '../how.ts';
import { priceTimeline } from './price-timeline.ts';
import { texts } from './texts.ts';

/** What an office costs, over time. */
export function PriceChartCard({ accountId }: { accountId: number }) {
  const query = useQuery(methodsQuery(accountId));
  const [range, setRange] = useState('all');
  const today = query.data?.[0]?.today ?? officeToday();
  const choice = (
    <SegmentedControl
      size="xs"
      styles={{ label: { whiteSpace: 'nowrap' } }}
      aria-label={texts.priceChart.howFarBack}
      data={[
        { value: 'year', label: texts.priceChart.oneYear },
        { value: 'all', label: texts.priceChart.all },
      ]}
      value={range}
      onChange={setRange}
    />
  );
  return (
    <LoadedCard
      title={texts.priceChart.pricePerOffice}
      how={HOW_PRICE_CHART}
      action={choice}
      query={query}
      empty={{
        is: (methods) => methods.length === 0,
        says: texts.priceChart.noPriceYet,
      }}
    >
      {(methods) => {
        const { base, client, until } = priceTimeline(methods, today, officeToday);
        const first = client[0]?.at ?? today;
        const yearAgo = addMonths(today, -12);
        const from = range === 'year' && yearAgo > first ? yearAgo : first;
        return (
          <Steps
            label={texts.priceChart.pricePerOffice}
            lines={[
              { name: texts.priceChart.clientPrice, points: stepsFrom(client, from) },
              { name: texts.priceChart.basePrice, points: stepsFrom(base, from), isQuiet: true },
            ]}
            {...{ from, until, today }}
            ahead={texts.priceChart.asAgreedToday}
            show={showMoney}
          />
        );
      }}
    </LoadedCard>
  );
}
