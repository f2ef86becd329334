import { SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CustomerTabProps } from '#areas/customers/web/public.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { useInSteps } from '#platform/web/ui/use-in-steps.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_PREMIUM_BY_YEAR } from '../how.ts';
import type { Standing } from '../standing-contract.ts';
import { ExpirationsCard } from './expirations-card.tsx';
import { standingQuery } from './standing-query.ts';
import { texts } from './texts.ts';

/** What expires next and the premium over the years, below the lists of the overview; the figures tell a failure. */
export function StandingCards({ customer: { id } }: CustomerTabProps) {
  const { data: answer, isError } = useQuery(standingQuery(id));
  const data = useInSteps(answer);
  if (!data) return isError ? null : <Waiting height={290} radius={8} />;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <ExpirationsCard standing={data} customerId={id} />
      <PremiumCard years={data.years} />
    </SimpleGrid>
  );
}

function PremiumCard({ years }: Pick<Standing, 'years'>) {
  return (
    <PageCard title={texts.standing.premiumByYear} how={HOW_PREMIUM_BY_YEAR}>
      {years.length === 0 && <Text c="dimmed">{texts.standing.noTermYet}</Text>}
      {years.length > 0 && (
        <>
          <Bars
            label={texts.standing.premiumByYear}
            bars={years.map(({ year, premium }) => ({ label: String(year), value: premium }))}
            show={showMoney}
            showShort={shortMoney}
            height={176}
          />
          <Text fz="xs" c="dimmed" mt="xs">
            {texts.standing.whatCounts}
          </Text>
        </>
      )}
    </PageCard>
  );
}
