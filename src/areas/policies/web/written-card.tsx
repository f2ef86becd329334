import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { HOW_WRITTEN } from '../how.ts';
import { monthName } from './month-words.ts';
import { homeTexts } from './texts/home.ts';
import { writtenQuery } from './written-query.ts';

/** Premium month by month, new business and renewals apart. */
export function WrittenCard() {
  const written = useQuery(writtenQuery);
  return (
    <LoadedCard
      title={homeTexts.byMonth}
      how={HOW_WRITTEN}
      query={written}
      empty={{
        is: ({ months }) => months.every(({ terms }) => terms === 0),
        says: homeTexts.nothing,
      }}
      note={homeTexts.whatCounts}
    >
      {({ months }) => (
        <Bars
          label={homeTexts.chart}
          parts={[homeTexts.newBusiness, homeTexts.renewals]}
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
