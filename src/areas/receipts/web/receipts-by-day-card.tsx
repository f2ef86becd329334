import { useQuery } from '@tanstack/react-query';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { HOW_TAKEN } from '../how.ts';
import { daysQuery } from './days-query.ts';
import { commonTexts } from './texts/common.ts';

/** What was taken on each of the last thirty days. */
export function ReceiptsByDayCard() {
  const days = useQuery(daysQuery);
  const place = days.data?.office?.name ?? commonTexts.allOffices;
  return (
    <LoadedCard
      title={commonTexts.byDay}
      how={HOW_TAKEN}
      action={
        <TextLink to="/receipts" fz="sm">
          {commonTexts.all}
        </TextLink>
      }
      query={days}
      empty={{
        is: (loaded) => loaded.days.every(({ receipts }) => receipts === 0),
        says: commonTexts.noneInThirtyDays,
      }}
      note={days.data && commonTexts.thirtyDays(place)}
    >
      {(loaded) => (
        <Bars
          label={commonTexts.thirtyDaysChart(place)}
          bars={loaded.days.map(({ day, amount }) => ({ label: showDay(day).slice(0, 5), value: amount }))}
          show={showMoney}
          showShort={shortMoney}
          labelEvery={7}
          height={200}
        />
      )}
    </LoadedCard>
  );
}
