import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { FigureLink } from '#platform/web/ui/figure-link.tsx';
import { HOW_TAKEN } from '../how.ts';
import { daysQuery } from './days-query.ts';
import { commonTexts } from './texts/common.ts';

/** What was taken today, for the home screen. */
export function ReceiptsTodayFigure() {
  const { data, isError } = useQuery(daysQuery);
  const today = data?.days.at(-1);
  return (
    <FigureLink
      to="/receipts"
      search={{ office: data?.office?.id, from: today?.day, to: today?.day }}
      label={commonTexts.today}
      how={HOW_TAKEN}
      value={today && showMoney(today.amount)}
      note={today && commonTexts.countAt(today.receipts, data?.office?.name)}
      hasFailed={isError}
    />
  );
}
