import { Badge } from '@mantine/core';
import { openState, openWords, type WeekHours } from '../opening-hours.ts';
import { useNow } from './use-now.ts';

interface OpenBadgeProps {
  office: { hours: WeekHours; timeZone: string; closedAt: Date | null };
}

/** Whether somebody is there now and until when, by the clock on the office's own wall. */
export function OpenBadge({ office }: OpenBadgeProps) {
  const now = useNow();
  if (office.closedAt) {
    return (
      <Badge variant="default" tt="none">
        Closed office
      </Badge>
    );
  }
  const state = openState(office.hours, office.timeZone, now);
  return (
    <Badge variant={state.isOpen ? 'light' : 'default'} tt="none">
      {openWords(state)}
    </Badge>
  );
}
