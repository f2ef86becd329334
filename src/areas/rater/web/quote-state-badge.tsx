import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { type QuoteState, STATE_WORDS } from '../statuses.ts';

const TONES: Record<QuoteState, Tone> = {
  open: 'work',
  presented: 'waits',
  sold: 'done',
  lost: 'problem',
  expired: 'closed',
};

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  return (
    <StateBadge tone={TONES[state]} isUsual={state === 'open'}>
      {STATE_WORDS[state]}
    </StateBadge>
  );
}
