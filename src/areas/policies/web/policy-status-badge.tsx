import { Badge, type BadgeProps } from '@mantine/core';
import type { PolicyStatus } from '../statuses.ts';
import { STATUS_WORDS } from './policy-words.ts';

/** Teal is in force, orange waits, blue goes on in another term, red is lost, grey is over. */
const COLORS: Record<PolicyStatus, BadgeProps['color']> = {
  active: 'accent',
  pending: 'orange',
  renewed: 'blue',
  cancelled: 'red',
  expired: 'gray',
};

export function PolicyStatusBadge({ status }: { status: PolicyStatus }) {
  return (
    <Badge variant="dot" color={COLORS[status]} tt="none">
      {STATUS_WORDS[status]}
    </Badge>
  );
}
