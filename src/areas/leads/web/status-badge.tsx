import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { type LeadStatus, STATUS_WORDS } from '../statuses.ts';

const TONES: Record<LeadStatus, Tone> = {
  new: 'work',
  open: 'work',
  unassigned: 'waits',
  'call center': 'waits',
  incubate: 'waits',
  sold: 'done',
  closed: 'closed',
};

export function StatusBadge({ status }: { status: LeadStatus }) {
  return (
    <StateBadge tone={TONES[status]} isUsual={status === 'open'}>
      {STATUS_WORDS[status]}
    </StateBadge>
  );
}
