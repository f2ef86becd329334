import { Badge } from '@mantine/core';
import { type LeadStatus, STATUS_WORDS } from '../statuses.ts';

/** Blue is in work, orange waits, teal is done, grey is closed. */
const COLORS: Record<LeadStatus, string> = {
  new: 'blue',
  open: 'blue',
  unassigned: 'orange',
  'call center': 'orange',
  incubate: 'grape',
  sold: 'accent',
  closed: 'gray',
};

export function StatusBadge({ status }: { status: LeadStatus }) {
  return (
    <Badge variant="dot" color={COLORS[status]} tt="none">
      {STATUS_WORDS[status]}
    </Badge>
  );
}
