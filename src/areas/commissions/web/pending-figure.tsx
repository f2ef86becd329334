import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { FigureLink } from '#platform/web/ui/figure-link.tsx';
import { HOW_STATES } from '../how.ts';
import { figuresQuery } from './figures-query.ts';
import { homeTexts } from './texts/home.ts';

/** What is still pending in the active files, for the home screen. */
export function PendingFigure() {
  const { data, isError } = useQuery(figuresQuery);
  const pending = data?.pending;
  return (
    <FigureLink
      to="/commissions/reconcile"
      label={homeTexts.pending}
      how={HOW_STATES}
      value={pending && showMoney(pending.amount)}
      note={pending && homeTexts.lines(pending.lines)}
      hasFailed={isError}
    />
  );
}
