import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { openState, openWords, type WeekHours } from '../opening-hours.ts';
import { homeTexts } from './texts/home.ts';

interface OpenBadgeProps {
  office: { hours: WeekHours; timeZone: string; closedAt: Date | null };
}

/** Whether somebody is there now and until when, by the clock on the office's own wall. */
export function OpenBadge({ office }: OpenBadgeProps) {
  const now = useNow();
  if (office.closedAt) return <StateBadge tone="closed">{homeTexts.closedOffice}</StateBadge>;
  const state = openState(office.hours, office.timeZone, now);
  return <StateBadge tone={state.isOpen ? 'done' : 'closed'}>{openWords(state)}</StateBadge>;
}
