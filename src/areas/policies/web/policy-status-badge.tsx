import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { PolicyStatus } from '../statuses.ts';
import { STATUS_WORDS } from './policy-words.ts';

/** One that is renewed goes on in another term. */
const TONES: Record<PolicyStatus, Tone> = {
  active: 'done',
  pending: 'waits',
  renewed: 'work',
  cancelled: 'problem',
  expired: 'closed',
};

export function PolicyStatusBadge({ status }: { status: PolicyStatus }) {
  return <StateBadge tone={TONES[status]}>{STATUS_WORDS[status]}</StateBadge>;
}
