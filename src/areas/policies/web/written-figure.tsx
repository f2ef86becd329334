import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { FigureLink } from '#platform/web/ui/figure-link.tsx';
import { HOW_WRITTEN } from '../how.ts';
import { monthName } from './month-words.ts';
import { homeTexts } from './texts/home.ts';
import { writtenQuery } from './written-query.ts';

/** The premium written in the running month, for the home screen; it leads to the months before. */
export function WrittenFigure() {
  const { data, isError } = useQuery(writtenQuery);
  const [before, now] = data?.months.slice(-2) ?? [];
  return (
    <FigureLink
      to="/"
      hash="premium"
      label={homeTexts.thisMonth}
      how={HOW_WRITTEN}
      value={now && showMoney(now.newBusiness + now.renewals)}
      note={before && `${monthName(before.month, 'long')} ${showMoney(before.newBusiness + before.renewals)}`}
      hasFailed={isError}
    />
  );
}
