import { StateBadge as Badge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { STATE_WORDS, type StatementState } from '../rules.ts';

const TONES: Readonly<Record<StatementState, Tone>> = {
  unposted: 'waits',
  partly: 'work',
  posted: 'done',
  deleted: 'closed',
};

export function StateBadge({ state }: { state: StatementState }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>;
}
