import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { HOW_WRITTEN } from '../how.ts';
import { monthName } from './month-words.ts';
import { writtenQuery } from './written-query.ts';

/** Premium month by month, new business and renewals apart. */
export function WrittenCard() {
  const written = useQuery(writtenQuery);
  return (
    <LoadedCard
      title="Premium written by month"
      how={HOW_WRITTEN}
      query={written}
      empty={{
        is: ({ months }) => months.every(({ terms }) => terms === 0),
        says: 'No premium was written in the last twelve months.',
      }}
      note="By the day a term begins. Pending and cancelled policies do not count."
    >
      {({ months }) => (
        <Bars
          label="Premium written in the last twelve months"
          unit=""
          parts={['New business', 'Renewals']}
          bars={months.map(({ month, newBusiness, renewals }) => ({
            label: monthName(month, 'short'),
            value: newBusiness + renewals,
            part: newBusiness,
          }))}
          show={showMoney}
          showShort={shortMoney}
          height={182}
        />
      )}
    </LoadedCard>
  );
}
