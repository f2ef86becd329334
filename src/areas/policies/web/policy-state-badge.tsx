import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { stateWords } from '../rules.ts';
import type { PolicyState } from '../statuses.ts';

/** One that was renewed goes on in another term. */
const TONES: Record<PolicyState, Tone> = {
  'in force': 'done',
  'not yet': 'waits',
  pending: 'waits',
  renewed: 'closed',
  cancelled: 'problem',
  expired: 'closed',
};

export function PolicyStateBadge({ policy }: { policy: Parameters<typeof stateWords>[0] }) {
  return <StateBadge tone={TONES[policy.state]}>{stateWords(policy)}</StateBadge>;
}
