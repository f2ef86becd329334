import { useQuery } from '@tanstack/react-query';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { shortMoney } from '#platform/web/charts/short-money.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { HOW_TAKEN } from '../how.ts';
import { daysQuery } from './days-query.ts';

/** What was taken on each of the last thirty days. */
export function ReceiptsByDayCard() {
  const days = useQuery(daysQuery);
  const place = days.data?.office?.name ?? 'All offices';
  return (
    <LoadedCard
      title="Receipts by day"
      how={HOW_TAKEN}
      action={
        <TextLink to="/receipts" fz="sm">
          All receipts
        </TextLink>
      }
      query={days}
      empty={{
        is: (loaded) => loaded.days.every(({ receipts }) => receipts === 0),
        says: 'No receipts in the last thirty days.',
      }}
      note={days.data && `${place}, the last thirty days. A voided receipt does not count.`}
    >
      {(loaded) => (
        <Bars
          label={`Receipts of the last thirty days, ${place}`}
          unit=""
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
